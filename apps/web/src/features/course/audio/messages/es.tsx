import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const es: Messages = {
  loading: 'Cargando…',
  not_loaded: 'No se ha podido cargar el audio de esta lección',
  offline: 'No tienes conexión. El audio llegará en cuanto haya red.',
  try_again: 'Intentarlo de nuevo',
  not_on_device:
    'El audio de esta lección no está guardado en este dispositivo. Cuando tengas conexión, elige otra vez «Guardar sin conexión» en tu curso para llevarlo contigo.',
  own_only:
    'Se leen en voz alta las lecciones de tus propios cursos. Copia este curso para escucharlo.',
  refused: 'Esta lección no se puede leer en voz alta',
  synthetic: ({ narrator }) => `Leído por una voz sintética (${narrator}).`,
  built_in: ({ narrator }) => `Leído por la voz sintética integrada (${narrator}).`,
  brought: 'Esta grabación vino con el curso. Su archivo no dice quién habla.',
  own_words: 'Se lee el texto de la lección tal cual.',
  script: {
    written: ({ author }) =>
      `${author} escribe lo que se dice, pensado para el oído; cada frase se comprueba con la lección.`,
    partly: ({ author }) =>
      `${author} escribió lo que se dice; algunos párrafos se leen tal como están en la lección, porque lo escrito para ellos no coincidía con ella.`,
    refused: ({ author }) =>
      `Se lee el texto de la lección tal cual: lo que ${author} escribió para escuchar no coincidía con la lección.`,
  },

  offer: 'Escucha esta lección y sigue su texto.',
  credits: ({ count }) =>
    plural(count, {
      one: '1 crédito',
      many: `${number(count)} de créditos`,
      other: `${number(count)} créditos`,
    }),
  you_have: ({ count }) =>
    plural(count, {
      one: 'tienes 1 crédito',
      many: `tienes ${number(count)} de créditos`,
      other: `tienes ${number(count)} créditos`,
    }),
  buy_credits: 'Comprar créditos',
  read_aloud: 'Leer en voz alta',
  starting: 'Empezando…',
  not_started: 'No ha empezado y no se ha cobrado nada',
  failed: 'La lectura en voz alta ha fallado',
  credit_returned: 'Se te ha devuelto el crédito. Puedes intentarlo de nuevo.',
  making: ({ percent }) => `Se está preparando el audio (${percent} %)`,
  you_can_leave: 'Puedes irte: sigue adelante y lo encontrarás aquí.',

  voice: 'Voz',
  voices: { male: 'Grave', female: 'Aguda' },
  style: 'Estilo',
  styles: {
    standard: 'Normal',
    calm: 'Tranquilo, con pausas más largas',
    simple: 'Sencillo',
    technical: 'Técnico',
    example: 'Primero ejemplos',
    conceptual: 'Primero ideas',
    grumpy_genius: 'Genio gruñón',
  },
  variety: 'Variedad',

  player: 'Reproductor de audio',
  playing: 'Reproduciendo',
  play: 'Reproducir',
  pause: 'Pausar',
  back: ({ seconds }) => `Retroceder ${seconds} segundos`,
  ahead: ({ seconds }) => `Avanzar ${seconds} segundos`,
  close: 'Dejar de escuchar',
  position: 'Posición',
  time_of: ({ time, whole }) => `${time} de ${whole}`,
  speed: 'Velocidad',
  times: ({ value }) => `${number(value)} ×`,
  volume: 'Volumen',
  percent: ({ value }) => `${value} %`,
  sleep: 'Parar solo',
  sleeps: { never: 'Nunca', lesson: 'Después de esta lección' },
  in_minutes: ({ count }) =>
    plural(count, {
      one: 'En un minuto',
      many: `En ${number(count)} de minutos`,
      other: `En ${number(count)} minutos`,
    }),
  download: 'Descargar (MP3)',
  not_playing: 'No se ha podido reproducir el audio',
  before_you_listen_on: 'Antes de seguir escuchando',
  listen_on: 'Seguir escuchando',
  stop_to_ask: 'Esperar en la pregunta de la lección',
  stop_to_ask_hint:
    'El audio se detiene donde el texto pregunta algo, hasta que respondas o lo omitas.',
  waits_for_answer: 'El audio espera tu respuesta.',
  transcript: 'Transcripción',
  transcript_keys:
    'Cada frase es un botón que reproduce desde ahí. Las flechas arriba y abajo las recorren.',
  course_ends: 'Era la última lección.',
  next_not_made: ({ lesson }) => `La lección ${lesson} aún no tiene audio.`,
  next_not_saved: ({ lesson }) =>
    `El audio de la lección ${lesson} no está guardado en este dispositivo.`,
  next_not_loaded: 'No se ha podido cargar la lección siguiente.',
};
export default es;
