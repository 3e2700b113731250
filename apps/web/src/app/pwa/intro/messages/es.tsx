import type { Messages } from './en.tsx';

const es: Messages = {
  titles: { benefits: 'Ventajas', install: 'Instalar', offline: 'Sin conexión', ready: '¡Listo!' },
  step: ({ step, of }) => `${step} / ${of}`,
  progress: 'Progreso del tutorial',
  skip: 'Omitir',
  back: 'Atrás',
  next: 'Siguiente',
  finish: 'Terminar',
  all_set: 'Todo listo. ¡A aprender!',

  benefits_lead: 'Coursewright puede estar en tu dispositivo como cualquier otra aplicación.',
  benefit_start: ({ strong }) => (
    <>{strong('A un toque.')} Se abre desde la pantalla de inicio, en su propia ventana.</>
  ),
  benefit_offline: ({ strong }) => (
    <>
      {strong('Funciona sin conexión.')} Los cursos guardados te esperan en la página Sin conexión.
    </>
  ),
  benefit_credits: ({ strong }) => (
    <>{strong('Precios sencillos.')} Con 1 crédito se genera 1 curso.</>
  ),
  benefit_companions: ({ strong }) => (
    <>
      {strong('Más que texto.')} El audio y las visualizaciones de una lección cuestan créditos
      aparte.
    </>
  ),
  benefit_free: ({ strong }) => (
    <>{strong('Pruébalo gratis.')} Los usuarios nuevos reciben créditos gratuitos.</>
  ),

  one_press: 'Tu navegador puede instalarla por ti.',
  install_now: 'Instalar ahora',
  or_by_hand: 'O hazlo a mano:',
  being_installed: 'Tu navegador la está instalando. Puede tardar un momento.',
  declined: 'Ahora no, entonces. Puedes instalarla más tarde desde el menú del navegador.',
  already_installed: 'Coursewright ya está instalada en este dispositivo.',
  not_completed:
    'La instalación no se completó automáticamente. Aun así, puedes guardar esta página en marcadores y usar todas las funciones sin conexión.',
  variants: {
    safari_ios: {
      title: 'Safari en iPhone y iPad',
      steps: [
        'Toca el botón Compartir de la barra.',
        'Desplázate hacia abajo y toca «Añadir a pantalla de inicio».',
        'Toca «Añadir» en la esquina.',
      ],
    },
    chrome_android: {
      title: 'Chrome en Android',
      steps: [
        'Toca el menú de los tres puntos.',
        'Toca «Añadir a pantalla de inicio» o «Instalar aplicación».',
        'Confirma con «Instalar».',
      ],
    },
    chrome_desktop: {
      title: 'Chrome en un ordenador',
      steps: [
        'Haz clic en el icono de instalar, al final de la barra de direcciones.',
        'Si no aparece: abre el menú, después «Enviar, guardar y compartir» y «Instalar página como aplicación».',
        'Confirma con «Instalar».',
      ],
    },
    edge_desktop: {
      title: 'Edge en un ordenador',
      steps: [
        'Haz clic en el icono de aplicación de la barra de direcciones.',
        'Si no aparece: abre el menú, después «Aplicaciones» e «Instalar este sitio como aplicación».',
        'Confirma con «Instalar».',
      ],
    },
    firefox_manual: {
      title: 'Firefox',
      steps: [
        'En Android: abre el menú y toca «Añadir la aplicación a la pantalla de inicio».',
        'En un ordenador Firefox no instala aplicaciones web: guarda esta página en marcadores con Ctrl+D (en un Mac, ⌘D).',
        'Los cursos guardados funcionan igualmente sin conexión.',
      ],
    },
    generic: {
      title: 'Tu navegador',
      steps: [
        'Abre el menú de tu navegador o su botón Compartir.',
        'Elige «Instalar», «Instalar aplicación» o «Añadir a pantalla de inicio».',
        'Si no hay ninguna opción así, guarda esta página en marcadores.',
      ],
    },
  },

  offline_lead: 'Lleva tus cursos adonde no hay conexión:',
  offline_save: ({ strong }) => (
    <>Abre uno de tus cursos y elige {strong('Guardar sin conexión')}.</>
  ),
  offline_open: ({ strong }) => (
    <>
      Vuelve a encontrarlo en {strong('Sin conexión')}, en el menú, con sus cuestionarios y fuentes.
    </>
  ),
  offline_learn: ({ strong }) => (
    <>
      {strong('Sigue aprendiendo.')} Lo que marques, respondas y anotes llegará a tu cuenta cuando
      vuelvas a tener conexión.
    </>
  ),
  no_offline: 'Este navegador no puede guardar cursos para usarlos sin conexión.',

  checking: 'Comprobando la instalación…',
  detected: 'Instalación detectada',
  detected_why: 'Abre Coursewright desde la pantalla de inicio o tu lista de aplicaciones.',
  not_detected: 'Instalación no detectada',
  next_steps: 'Próximos pasos',
  next_open_app: 'Abre Coursewright desde la pantalla de inicio o tu lista de aplicaciones.',
  next_bookmark: 'Guarda esta página en marcadores para volver a encontrarla.',
  next_install_later:
    'Instálala cuando quieras: «Instalar la aplicación» está al pie de la página.',
  next_register: 'Crea una cuenta para generar tus propios cursos.',
  next_generate: 'Indica un tema y genera un curso.',
  next_save: 'Guárdalo sin conexión antes de tu próximo viaje.',
  tips: 'Consejos rápidos',
  tip_shortcuts: 'Mantén pulsado el icono o haz clic derecho: lleva directamente a un curso nuevo.',
  tip_wifi: 'Guarda los cursos mientras tengas wifi.',
  tip_keep: 'En un dispositivo tuyo, elige que los cursos guardados se queden al cerrar la sesión.',
};
export default es;
