import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const es: Messages = {
  titles: { welcome: 'Te damos la bienvenida', how: 'Cómo funciona', start: 'Empieza' },
  step: ({ step, of }) => `${step} de ${of}`,
  back: 'Atrás',
  next: 'Siguiente',
  go: 'Empezar',

  greeting: 'Nos alegra tenerte aquí.',
  greeting_by_name: ({ name }) => `Nos alegra tenerte aquí, ${name}.`,
  what_it_does:
    'Coursewright escribe un curso para ti: sobre un tema que elijas o a partir de tus documentos.',
  check_it:
    'No tienes que fiarte de su palabra. El número que acompaña a cada frase abre el pasaje del que procede.',

  name_topic: ({ strong }) => (
    <>{strong('Elige un tema o añade documentos.')} Si quieres, indica hasta dónde profundizar.</>
  ),
  watch: ({ strong }) => (
    <>
      {strong('Mira cómo crece.')} Se leen las fuentes, aparece el esquema y cada lección se abre en
      cuanto está escrita.
    </>
  ),
  practise: ({ strong }) => (
    <>{strong('Lee, comprueba y practica.')} Cada lección trae sus fuentes y un cuestionario.</>
  ),

  you_have: ({ count, strong }) => (
    <>
      Tienes{' '}
      {strong(
        plural(count, {
          one: '1 crédito',
          many: `${number(count)} de créditos`,
          other: `${number(count)} créditos`,
        }),
      )}
      . 1 crédito genera 1 curso.
    </>
  ),
  more: 'El audio y las visualizaciones de una lección cuestan créditos aparte. Los cursos que guardes te esperan en la página «Sin conexión», haya red o no.',
  failure_is_free: 'Si un curso falla, su crédito se te devuelve automáticamente.',
};
export default es;
