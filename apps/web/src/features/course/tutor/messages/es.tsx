import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const es: Messages = {
  conversation: 'Conversación con el tutor',
  about: {
    builtin:
      'El tutor responde con frases de las fuentes de este curso. No las escribe ninguna IA.',
    model:
      'Las respuestas las escribe una IA. Cada frase se comprueba con las fuentes de este curso y lleva a ellas.',
  },
  empty: 'Pregunta por esta lección con tus propias palabras.',
  suggestions: 'Preguntas sugeridas',
  suggest_term: ({ term }) => `¿Qué es «${term}»?`,
  suggest_quiz: ({ question }) => `Ayúdame con la pregunta ${number(question)} del cuestionario`,
  your_question: 'Tu pregunta',
  placeholder: 'Pregunta por esta lección…',
  send: 'Preguntar',
  you: 'Tú',
  tutor: 'Tutor',
  says: {
    answered: 'Según las fuentes de este curso:',
    quoted: 'Las fuentes de este curso dicen:',
    nothing_found:
      'Las fuentes de este curso no dicen nada de eso. Prueba con otras palabras o con un término clave.',
    hint: 'Inténtalo primero tú. Mira aquí:',
    example: 'Inténtalo primero tú. Esta se le parece y está resuelta:',
    solved: 'Ya lo has intentado. La respuesta:',
  },
  source: ({ marker }) => `Fuente ${number(marker)}`,
  thinking: 'Buscando…',
  checking: 'Comprobando la respuesta con las fuentes…',
  stop: 'Parar',
  stopped: 'Has parado esta respuesta. No cuesta nada.',
  uncertain: 'No es seguro: las fuentes de este curso no lo confirman.',
  edit: 'Preguntar de otra forma',
  editing: 'Vas a preguntarlo de otra forma. Lo que vino después se olvida.',
  about_question: 'Ayuda con la pregunta',
  help_me: 'Ayúdame con esta pregunta.',
  another_hint: 'Otra pista, por favor.',
  cancel: 'Cancelar',
  ask_again: 'Preguntar otra vez',
  failed: 'Tu pregunta no se ha respondido y no cuesta nada.',
  try_again: 'Intentarlo de nuevo',
  copy: 'Copiar la respuesta',
  copied: 'Copiada.',
  not_copied: 'No se ha podido copiar la respuesta.',
  earlier: 'Mostrar mensajes anteriores',
  later: 'Mostrar mensajes posteriores',
  latest: 'Volver a los últimos',
  clear: 'Borrar la conversación',
  clear_question: '¿Borrar esta conversación?',
  clear_why: 'Lo que se ha dicho sobre esta lección se borra para siempre.',
  keep: 'Conservarla',
  free_left: ({ left, all }) => `Quedan ${number(left)} de ${number(all)} mensajes gratis de hoy`,
  bought_left: ({ count }) =>
    plural(count, {
      one: 'Queda 1 mensaje comprado',
      many: `Quedan ${number(count)} de mensajes comprados`,
      other: `Quedan ${number(count)} mensajes comprados`,
    }),
  buy: ({ messages, credits }) =>
    `Comprar ${number(messages)} mensajes por ${plural(credits, {
      one: '1 crédito',
      many: `${number(credits)} de créditos`,
      other: `${number(credits)} créditos`,
    })}`,
  buying: 'Comprando…',
  none_left: 'Has usado todos los mensajes de hoy. Vuelven a ser gratis a medianoche UTC.',
  offline: 'No tienes conexión. El tutor responderá cuando vuelva.',
  own_only: 'El tutor ayuda con tus propios cursos. Copia este en tu historial para preguntar.',
  loading: 'Cargando la conversación…',
};
export default es;
