import type { sentencesOfFailures } from '../../sentences-of-failures.ts';
import { type Translation, wordsOf } from '../../words.ts';

const { number, plural } = wordsOf('es');

export const es: Translation<typeof sentencesOfFailures> = {
  model_key_refused: ({ variable, model }) =>
    `El proveedor del modelo rechazó la clave. Quien opera este servidor debería comprobar ${variable} y si la clave permite usar ${model}.`,
  model_unknown: ({ model }) =>
    `El proveedor no conoce el modelo ${model}. Quien opera este servidor debería comprobar MODEL y MODEL_BASE_URL.`,
  model_quota_spent: ({ provider }) =>
    `La cuenta en el proveedor del modelo (${provider}) ha agotado su cuota. Quien opera este servidor debería revisar la facturación.`,
  material_too_long: ({ model }) =>
    `El material es demasiado largo para el modelo ${model}. Prueba con menos documentos, con otros más cortos o con un modelo de mayor contexto.`,
  model_rejected: ({ model }) =>
    `El modelo ${model} no aceptó la petición. Quizá otro pueda; se indica en MODEL.`,
  model_busy:
    'El proveedor del modelo está limitando las peticiones en este momento. Inténtalo de nuevo dentro de un minuto.',
  model_too_slow: ({ model }) =>
    `El modelo ${model} no respondió a tiempo. Inténtalo de nuevo o aumenta MODEL_TIMEOUT_MS.`,
  model_away: ({ model }) =>
    `El modelo ${model} no está disponible o tiene problemas en este momento. Inténtalo de nuevo dentro de unos minutos.`,
  model_declined: ({ model }) =>
    `El modelo ${model} se negó a escribir sobre este tema. Prueba a expresarlo de otra manera o usa otro modelo.`,
  model_answer_unusable: ({ model }) =>
    `El modelo ${model} respondió dos veces de una forma que no se puede usar. Inténtalo de nuevo o usa otro modelo.`,
  author_answer_unusable: 'El autor respondió de una forma que no se puede usar.',
  author_failed: 'El autor integrado no pudo trabajar con estas fuentes.',
  author_stopped: 'El autor integrado se detuvo mientras escribía. Inténtalo de nuevo.',
  calls_spent: ({ count }) =>
    `Hacían falta más de las ${number(count)} llamadas al modelo que están pagadas, así que se detuvo ahí.`,
  nothing_found:
    'No se encontró nada a partir de lo que escribir este curso. Sube un documento sobre el tema o elige uno de los temas de ejemplo.',
  no_sources_agreed: 'No se encontró ninguna fuente y no se quería un curso sin fuentes.',
  lessons_failed: ({ failed, lessons }) =>
    plural(failed, {
      one: `No se pudo escribir 1 de ${number(lessons)} lecciones.`,
      many: `No se pudieron escribir ${number(failed)} de ${number(lessons)} lecciones.`,
      other: `No se pudieron escribir ${number(failed)} de ${number(lessons)} lecciones.`,
    }),
  no_lesson_written: 'No se pudo escribir ninguna de las lecciones.',
  lesson_stays: 'La lección se queda como estaba.',
  rewrite_stopped: 'Se detuvo. La lección se queda como estaba.',
  rewrite_unchanged:
    'Las fuentes no contienen nada más para esta lección, así que se queda como estaba.',
  rewrite_our_fault: 'Un fallo nuestro impidió reescribir la lección. Se queda como estaba.',
  no_question_usable: 'Ninguna de las preguntas nuevas servía.',
  outline_not_confirmed: ({ days }) =>
    plural(days, {
      one: 'El esquema no se confirmó en 1 día, así que el curso se detuvo.',
      many: `El esquema no se confirmó en ${number(days)} de días, así que el curso se detuvo.`,
      other: `El esquema no se confirmó en ${number(days)} días, así que el curso se detuvo.`,
    }),
  sources_not_agreed: ({ days }) =>
    plural(days, {
      one: 'No se encontró ninguna fuente y nadie aceptó en 1 día un curso sin fuentes, así que se detuvo.',
      many: `No se encontró ninguna fuente y nadie aceptó en ${number(days)} de días un curso sin fuentes, así que se detuvo.`,
      other: `No se encontró ninguna fuente y nadie aceptó en ${number(days)} días un curso sin fuentes, así que se detuvo.`,
    }),
  our_fault: 'No se pudo escribir el curso por un fallo nuestro.',
  lesson_our_fault: 'No se pudo escribir esta lección por un fallo nuestro.',
  lesson_fault: 'Algo inesperado salió mal mientras se escribía.',
  lesson_stopped: 'Se detuvo la escritura antes de que esta lección estuviera completa.',
  export_failed: 'No se pudo crear el archivo. Inténtalo de nuevo.',
};
