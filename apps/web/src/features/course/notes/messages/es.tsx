import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, minute } = wordsOf('es');

const es: Messages = {
  notes: 'Notas',
  notes_counted: ({ count }) => (count === 0 ? 'Notas' : `Notas (${number(count)})`),
  note: 'Nota',

  selection: 'Texto seleccionado',
  reach_toolbar: 'Pulsa Tab para resaltar el texto seleccionado o escribir una nota sobre él.',
  colors: { yellow: 'Amarillo', green: 'Verde', blue: 'Azul', pink: 'Rosa' },
  sample: 'Aa',
  highlight_in: ({ color }) => `Resaltar: ${color}`,
  highlighted: 'Resaltado.',
  write_note: 'Nota',
  copy: 'Copiar',
  copied: 'Copiado.',
  copy_failed: 'Tu navegador no permite copiar aquí. Usa su propio menú.',
  too_long: ({ max }) => `Selecciona como máximo ${number(max)} caracteres para resaltarlos.`,
  too_many: ({ max }) =>
    plural(max, {
      one: 'Un curso guarda una sola nota o resaltado. Quítalo para hacer otro.',
      many: `Un curso guarda como máximo ${number(max)} de notas y resaltados. Quita algunos para hacer más.`,
      other: `Un curso guarda como máximo ${number(max)} notas y resaltados. Quita algunos para hacer más.`,
    }),

  color: 'Color',
  text: 'Tu nota',
  saved_by_itself: 'Se guarda sola al salir del campo.',
  full: ({ max }) =>
    `Una nota admite como máximo ${number(max)} caracteres. Escribe el resto en otro pasaje.`,
  done: 'Listo',
  remove: 'Quitar',
  removed: 'Quitada.',
  undo: 'Deshacer',
  passage_gone: 'El pasaje ya no está en el texto.',

  conflict: 'Cambiada en dos dispositivos',
  conflict_why:
    'Esta nota se cambió en dos dispositivos sin que uno supiera del otro. Se guardan ambos textos hasta que elijas.',
  written_at: ({ time }) => `Escrito el ${minute(time)}`,
  keep_this: ({ number: which }) => `Dejar solo el texto ${number(which)}`,
  keep_all: 'Dejar ambos en una sola nota',
  settle: 'Elegir',

  empty: 'Aún no hay notas.',
  empty_how:
    'Selecciona un pasaje de una lección para resaltarlo o escribir una nota sobre él. Todas aparecen aquí.',
  download: 'Descargar como Markdown',
  export_title: ({ topic }) => `Notas: ${topic}`,
  lesson_gone: 'Lecciones que ya no están en el curso',
  show_passage: 'Ver en la lección',
  show_lesson: 'Abrir la lección',
  edit: 'Editar',
};
export default es;
