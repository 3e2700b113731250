import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number } = wordsOf('es');
const quoted = (title: string) => (title ? `«${title}»` : 'El elemento nuevo');

const es: Messages = {
  add_module: 'Añadir un módulo',
  add_lesson: 'Añadir una lección',
  add_lesson_to: ({ title }) =>
    title ? `Añadir una lección a «${title}»` : 'Añadir una lección al módulo nuevo',
  modules_full: ({ max }) => `Un curso tiene como máximo ${number(max)} módulos.`,
  lessons_full: ({ max }) => `Un módulo tiene como máximo ${number(max)} lecciones.`,

  removed: ({ title }) => `${quoted(title)} se ha quitado.`,
  removed_on_save: ({ title }) => `${quoted(title)} se quitará al guardar.`,
  stays: ({ title }) => `${quoted(title)} se queda.`,
  lesson_added: 'Una lección nueva al final del módulo. Ponle un título.',
  module_added: 'Un módulo nuevo al final. Ponle un título.',
  module_moved: ({ title, place, of }) => `${quoted(title)}: posición ${place} de ${of}.`,
  lesson_moved: ({ title, module, place, of }) =>
    `${quoted(title)}: módulo ${module}, posición ${place} de ${of}.`,

  module_called: ({ title }) => (title ? `el módulo «${title}»` : 'el módulo nuevo'),
  lesson_called: ({ title }) => (title ? `«${title}»` : 'la lección nueva'),
  place_of: ({ name }) => `Posición: ${name}`,
  move_up: 'Subir',
  move_down: 'Bajar',
  remove: 'Quitar',
  move_this_up: ({ name }) => `Subir ${name}`,
  move_this_down: ({ name }) => `Bajar ${name}`,
  move_to_module: ({ name }) => `Mover ${name} a otro módulo`,
  remove_this: ({ name }) => `Quitar ${name}`,
  new_module: 'Módulo nuevo',
  new_lesson: 'Lección nueva',
  full: ({ title }) => `${title} (lleno)`,

  module_title: 'Título del módulo',
  lesson_title: 'Título de la lección',
  module_placeholder: 'De qué trata el módulo',
  lesson_placeholder: 'De qué trata la lección',
  description: 'Descripción',
  description_of: ({ name }) => `Descripción: ${name}.`,
  hide_description: 'Ocultar la descripción',
  add_description: 'Añadir una descripción',
  objectives: 'Objetivos, uno por línea',

  module_gone: ({ title }) => <>{title} se ha quitado, con sus lecciones.</>,
  module_gone_on_save: ({ title }) => <>{title} se quitará al guardar, con sus lecciones.</>,
  lesson_gone: ({ title }) => <>{title} se ha quitado.</>,
  lesson_gone_on_save: ({ title }) => <>{title} se quitará al guardar.</>,
  put_back: 'Recuperar',
  put_this_back: ({ title }) => `Recuperar «${title}»`,
};
export default es;
