import type { Messages } from './en.tsx';

const es: Messages = {
  chip: '1 crédito = 1 curso completo',
  headline: ({ mark, line }) => (
    <>
      {line('Di un tema.')}
      {line(<>Recibe un {mark('curso')}</>)}
      {line('que podrás terminar.')}
    </>
  ),
  lead: 'Coursewright se documenta sobre tu tema, o lee los documentos que le des, y escribe módulos, lecciones breves y cuestionarios. Cada afirmación lleva al pasaje en que se apoya.',
  generate: 'Generar un curso',
  open_sample: 'Abrir un curso de muestra',
  free: 'Créditos gratis al registrarte. Sin tarjeta para empezar.',
  call: '¿Qué quieres entender?',
  call_text:
    'Tus primeros cursos son gratis. Siguen siendo tuyos, con todas las fuentes de las que salieron.',
  create_account: 'Crear tu cuenta',

  card: {
    label: 'Ejemplo de un curso en marcha',
    course: 'Cómo los ríos dan forma al terreno',
    size: '4 módulos',
    done: 'Hecho',
    now: 'Leyendo',
    next: 'Después',
  },
  modules: [
    { title: 'El agua camino del mar', about: '3 lecciones · todas leídas', state: 'done' },
    { title: 'Erosión y transporte', about: '4 lecciones · todas leídas', state: 'done' },
    { title: 'Las montañas y el curso alto', about: '3 lecciones · 6 términos', state: 'now' },
    { title: 'Meandros y llanuras aluviales', about: '4 lecciones · 5 preguntas', state: 'next' },
  ],

  how: 'De una pregunta a un curso en pocos minutos',
  steps: [
    {
      title: 'Tú dices qué',
      text: 'Un tema en pocas palabras o hasta veinte documentos tuyos: PDF, Word, EPUB, HTML, Markdown o texto. Añade para quién es y en qué idioma.',
    },
    {
      title: 'Primero lee',
      text: 'Las fuentes se dividen en pasajes numerados. El esquema sale de lo que cubren, módulo a módulo, antes de escribir una sola línea.',
    },
    {
      title: 'Escribe a la vista',
      text: 'Ves aparecer las lecciones y empiezas por la primera mientras se escribe el resto. Cada frase se comprueba con el pasaje que cita.',
    },
    {
      title: 'Tú aprendes',
      text: 'Lecciones breves, términos clave y un cuestionario en cada una, con una explicación y su fuente para cada respuesta.',
    },
  ],

  why: 'Por qué funciona',
  reasons: [
    {
      title: 'Puedes comprobarlo',
      text: 'Una cita abre el pasaje exacto, guardado dentro del curso. Sigue ahí aunque la página de la que salió ya no exista.',
    },
    {
      title: 'Dice lo que no sabe',
      text: 'Una frase que su pasaje no respalda se reescribe o se marca. El curso cuenta las dos, a la vista de todos.',
    },
    {
      title: 'Preguntar gana a releer',
      text: 'Lo que intentas recordar se queda más que lo que lees dos veces. Por eso cada lección tiene sus preguntas.',
    },
    {
      title: 'Fallar no cuesta nada',
      text: 'Si un curso no puede escribirse, su crédito vuelve solo. Si lo paras antes, lo ya escrito se queda.',
    },
  ],

  sample: 'Una página de un curso',
  sample_intro: 'Abre una cita. Responde a la pregunta. Así es una lección.',
  read_course: 'Leer el curso completo',
  citation: ({ marker }) => `Cita ${marker}`,
  lesson: {
    path: 'Erosión y transporte · Lección 2',
    title: 'Velocidad y tamaño de grano',
    source:
      'Cómo los ríos dan forma al terreno › Erosión y transporte › Velocidad y tamaño de grano',
    passages: {
      1: 'La competencia es el tamaño de la partícula más grande que un río puede mover en un momento dado. Una corriente más rápida tiene mayor competencia, así que los bloques solo se mueven en las crecidas.',
      2: 'La curva de Hjulström muestra que la arena media es el material más fácil de erosionar. La arcilla necesita una corriente más rápida que la arena para empezar a moverse, porque sus diminutas partículas se pegan entre sí.',
    },
  },
  lesson_text: ({ first, second }) => (
    <>
      Lo que un río puede llevar depende de su velocidad. Su competencia es el tamaño de la
      partícula más grande que puede mover en un momento dado, así que los bloques solo se mueven en
      las crecidas.{first('1')} Pero pequeño no significa fácil: la curva de Hjulström muestra que
      la arena media es el material más fácil de erosionar, mientras que la arcilla necesita una
      corriente más rápida para empezar a moverse.{second('2')}
    </>
  ),
  question: {
    path: 'Pregunta 1 de 5',
    title: '¿Qué material erosiona un río con más facilidad?',
    hint: 'Cada respuesta trae su explicación.',
    right: 'Correcto.',
    wrong: 'No, es la arena media.',
    explanation:
      'Los granos de arcilla son más pequeños, pero se pegan entre sí y necesitan una corriente más rápida para empezar a moverse. La grava y los bloques simplemente pesan más.',
  },
  answers: { clay: 'Arcilla', sand: 'Arena media', gravel: 'Grava', boulders: 'Bloques' },

  installation: 'Esta instalación escribe con el autor integrado',
  installation_text:
    'No usa ningún modelo de lenguaje: elige y cita frases de tus documentos o de una biblioteca incluida, siempre con su referencia. Si no traes documentos, tienes estos temas a mano:',
  installation_text_offline:
    'No usa ningún modelo de lenguaje: elige y cita frases de tus documentos o de una biblioteca incluida, siempre con su referencia. No busca en la web. Si no traes documentos, tienes estos temas a mano:',
};
export default es;
