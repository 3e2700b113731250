import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const es: Messages = {
  loading: 'Cargando el curso…',
  shared: 'Un curso compartido',
  as_of: ({ day }) => <>Estado: {day}.</>,
  from_sources: ({ sources }) => <>Escrito a partir de {sources}.</>,
  source_named: ({ title }) => `«${title}»`,
  more_sources: ({ count }) =>
    plural(count, {
      one: '1 fuente más',
      many: `${number(count)} de fuentes más`,
      other: `${number(count)} fuentes más`,
    }),
  incomplete: 'Su redacción terminó antes de tiempo; pueden faltar lecciones.',
  copy: 'Copiar a mi historial',
  copy_signed_out: 'Inicia sesión para copiarlo a tu historial',
  copied: ({ topic }) => `«${topic}» ya está en tu historial.`,
  not_copied: ({ reason }) => `El curso no se ha copiado. ${reason}`,

  report: 'Denunciar este curso',
  report_title: 'Denunciar este curso',
  report_lead: 'Dinos si este curso no debería ser público. Un administrador lo revisará.',
  reason: '¿Qué tiene de malo?',
  choose_reason: 'Elige un motivo',
  reasons: {
    illegal: 'Es ilegal',
    dangerous: 'Es peligroso',
    hateful: 'Contiene odio o acosa a alguien',
    sexual: 'Es sexual',
    personal_data: 'Muestra datos personales',
    copyright: 'Infringe derechos de autor',
    spam: 'Es spam o un fraude',
    other: 'Otra cosa',
  },
  report_text: 'Algo que debamos saber (opcional)',
  report_send: 'Enviar la denuncia',
  cancel: 'Cancelar',
  reported: 'Gracias. Un administrador revisará este curso.',

  gone: 'Este curso no es público',
  gone_why:
    'Su propietario lo ha hecho privado o lo ha eliminado, o el enlace no está completo. Si alguien te lo envió, pídele uno nuevo.',
  to_home: 'A la página de inicio',
  to_sample: 'Abrir un curso de ejemplo',
  offline: 'No tienes conexión',
  offline_why: 'El curso se abrirá por sí solo en cuanto haya conexión.',
};
export default es;
