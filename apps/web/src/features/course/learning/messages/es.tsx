import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const es: Messages = {
  questions_wait: ({ count }) =>
    plural(count, {
      one: 'Una pregunta muestra qué se te ha quedado.',
      many: `${number(count)} de preguntas muestran qué se te ha quedado.`,
      other: `${number(count)} preguntas muestran qué se te ha quedado.`,
    }),
  questions_left: ({ count }) =>
    plural(count, {
      one: 'Queda una pregunta por responder.',
      many: `Quedan ${number(count)} de preguntas por responder.`,
      other: `Quedan ${number(count)} preguntas por responder.`,
    }),
  to_questions: 'Responder a las preguntas',
  finish: 'Terminar la lección',
  finished: 'Terminada',
  finished_said: ({ lesson }) => `Lección ${lesson} terminada`,
  not_finished: 'Marcar como no terminada',
  continue_with: ({ lesson, title }) => (
    <>
      Continuar con {lesson}: {title}
    </>
  ),
  see_learned: 'Ver lo que has aprendido',

  right_of: ({ right, count }) =>
    plural(count, {
      one: `${number(right)} de 1 respuesta correcta`,
      many: `${number(right)} de ${number(count)} de respuestas correctas`,
      other: `${number(right)} de ${number(count)} respuestas correctas`,
    }),
  unanswered: ({ count }) =>
    plural(count, {
      one: '1 pregunta sin responder',
      many: `${number(count)} de preguntas sin responder`,
      other: `${number(count)} preguntas sin responder`,
    }),
  best_of: ({ best }) => `mejor resultado: ${number(best)}`,
  attempts: ({ count }) =>
    plural(count, {
      one: '1 intento',
      many: `${number(count)} de intentos`,
      other: `${number(count)} intentos`,
    }),
  not_answered: 'Sin responder todavía',
  not_counted: 'No cuenta',
  you_chose: ({ answer }) => <>Tu respuesta: {answer}</>,
  wrong_again: ({ count }) =>
    plural(count, {
      one: 'Responder de nuevo a la fallada',
      many: `Responder de nuevo a los ${number(count)} de falladas`,
      other: `Responder de nuevo a las ${number(count)} falladas`,
    }),
  rest_now: ({ count }) =>
    plural(count, {
      one: 'Responder a la que queda',
      many: `Responder a los ${number(count)} de preguntas que quedan`,
      other: `Responder a las ${number(count)} que quedan`,
    }),
  all_again: 'Responder de nuevo a todas',

  before_you_read_on: 'Antes de seguir leyendo',
  answered_right: 'Respuesta correcta',
  answered_wrong: 'No del todo',
  read_on: 'Seguir leyendo',
  pass_over: 'Omitir',
  bring_back: ({ count }) =>
    plural(count, {
      one: 'Una pregunta de una lección anterior',
      many: `${number(count)} de preguntas de lecciones anteriores`,
      other: `${number(count)} preguntas de lecciones anteriores`,
    }),
  from_lesson: ({ lesson, title }) => (
    <>
      De la lección {lesson}: {title}
    </>
  ),
  pass_brought_back: 'Ir al resultado',
  question_gone: 'Esta pregunta ya no se hace.',

  dispute: 'Esta pregunta está mal',
  dispute_label: '¿Qué tiene de malo? (opcional)',
  dispute_send: 'Avisar',
  dispute_cancel: 'Cancelar',
  disputed: 'Has avisado de esta pregunta. No cuenta.',
  disputed_told: 'El autor del curso ha recibido el aviso. La pregunta no cuenta.',
  dispute_goes_to: 'Lo lee el autor del curso, sin tu nombre.',
  count_again: 'Volver a contarla',
  disputes: ({ count }) => `Preguntas señaladas como erróneas (${number(count)})`,
  disputes_why: 'No cuentan en el resultado. Edita o reescribe las preguntas que estén mal.',
  dispute_said: ({ reason }) => `«${reason}»`,
  reader_reports: ({ count }) => `Preguntas que los lectores creen erróneas (${number(count)})`,
  reader_reports_why: 'Han avisado quienes leen la página pública. Mira la fuente y decide.',
  dismiss_reports: ({ count }) =>
    plural(count, {
      one: 'Descartar el aviso',
      many: `Descartar ${number(count)} de avisos`,
      other: `Descartar ${number(count)} avisos`,
    }),
  dismiss_reports_of: ({ lesson, count }) =>
    plural(count, {
      one: `Descartar el aviso sobre una pregunta de la lección ${lesson}`,
      many: `Descartar ${number(count)} de avisos sobre una pregunta de la lección ${lesson}`,
      other: `Descartar ${number(count)} avisos sobre una pregunta de la lección ${lesson}`,
    }),
  to_question: ({ lesson }) => `Lección ${lesson}`,
  show_passage: 'Mostrar la fuente',
  rewrite_questions: 'Reescribir las preguntas…',
  rewrite_questions_of: ({ lesson }) => `Reescribir las preguntas de la lección ${lesson}…`,

  module_done: ({ module, count }) => `Módulo ${number(module)} de ${number(count)} terminado`,
  course_done: 'Has terminado el curso',
  lessons: ({ count }) =>
    plural(count, {
      one: '1 lección',
      many: `${number(count)} de lecciones`,
      other: `${number(count)} lecciones`,
    }),
  minutes_read: ({ count }) => `${number(count)} min de lectura`,
  you_can: 'Ahora puedes',
  you_learned: 'Lo que has aprendido',
  weak: 'Merece otro repaso',
  up_next: 'Y ahora, ¿qué?',
  next_module: ({ module, title }) => (
    <>
      Módulo {number(module)}: {title}
    </>
  ),
  next_why: 'Lo que repasas al cabo de unos días se queda. Después, pasa a algo nuevo.',
  practise: 'Responder de nuevo a las falladas',
  new_course: 'Generar un curso nuevo',
  to_history: 'A tus cursos',
  read_again: 'Volver a las lecciones',
};
export default es;
