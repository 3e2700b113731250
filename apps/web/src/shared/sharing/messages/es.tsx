import type { Messages } from './en.tsx';

const es: Messages = {
  share: 'Compartir',
  share_course: 'Compartir este curso',
  loading: 'Cargando quién puede leerlo…',
  not_loaded: 'No se ha podido cargar si este curso es público.',
  try_again: 'Intentarlo de nuevo',
  changing: 'Cambiándolo…',
  not_changed: ({ reason }) => `No se ha cambiado nada. ${reason}`,

  anyone: 'Cualquiera con el enlace puede leerlo',
  is_private: 'Solo tú puedes leer este curso.',
  is_public:
    'Para leerlo no hace falta una cuenta, y quien la tenga puede copiarlo a su propio historial.',
  what_is_hidden:
    'Tu nombre, tus etiquetas, tu progreso y los nombres de tus archivos no se muestran nunca.',
  what_ends:
    'Si lo desactivas, el enlace deja de funcionar al instante. Si lo vuelves a activar, habrá un enlace nuevo.',

  link: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'El enlace se ha copiado.',
  copy_by_hand: 'Tu navegador no permite copiar desde aquí. El enlace está seleccionado: cópialo.',
  send: 'Enviar…',
  code: 'El enlace como código QR',
  code_use: 'Escanéalo para abrir el curso en otro dispositivo.',
  indexable: 'Permitir que los buscadores lo muestren',
  indexable_off: 'Se pide a los buscadores que no lo muestren.',
  indexable_on: 'Puede aparecer en los resultados de búsqueda dentro de unos días.',
};
export default es;
