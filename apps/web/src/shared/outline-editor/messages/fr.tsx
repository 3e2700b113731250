import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number } = wordsOf('fr');
const quoted = (title: string) => (title ? `« ${title} »` : 'Le nouvel élément');

const fr: Messages = {
  add_module: 'Ajouter un module',
  add_lesson: 'Ajouter une leçon',
  add_lesson_to: ({ title }) =>
    title ? `Ajouter une leçon à « ${title} »` : 'Ajouter une leçon au nouveau module',
  modules_full: ({ max }) => `Un cours compte au plus ${number(max)} modules.`,
  lessons_full: ({ max }) => `Un module compte au plus ${number(max)} leçons.`,

  removed: ({ title }) => `${quoted(title)} ne figure plus dans le plan.`,
  removed_on_save: ({ title }) => `${quoted(title)} disparaîtra à l’enregistrement.`,
  stays: ({ title }) => `${quoted(title)} reste dans le plan.`,
  lesson_added: 'Une nouvelle leçon à la fin du module. Donnez-lui un titre.',
  module_added: 'Un nouveau module à la fin. Donnez-lui un titre.',
  module_moved: ({ title, place, of }) => `${quoted(title)} : position ${place} sur ${of}.`,
  lesson_moved: ({ title, module, place, of }) =>
    `${quoted(title)} : module ${module}, position ${place} sur ${of}.`,

  module_called: ({ title }) => (title ? `le module « ${title} »` : 'le nouveau module'),
  lesson_called: ({ title }) => (title ? `« ${title} »` : 'la nouvelle leçon'),
  place_of: ({ name }) => `Position : ${name}`,
  move_up: 'Monter',
  move_down: 'Descendre',
  remove: 'Retirer',
  move_this_up: ({ name }) => `Monter ${name}`,
  move_this_down: ({ name }) => `Descendre ${name}`,
  move_to_module: ({ name }) => `Déplacer ${name} vers un autre module`,
  remove_this: ({ name }) => `Retirer ${name}`,
  new_module: 'Nouveau module',
  new_lesson: 'Nouvelle leçon',
  full: ({ title }) => `${title} (complet)`,

  module_title: 'Titre du module',
  lesson_title: 'Titre de la leçon',
  module_placeholder: 'De quoi parle le module',
  lesson_placeholder: 'De quoi parle la leçon',
  description: 'Description',
  description_of: ({ name }) => `Description, ${name} :`,
  hide_description: 'Masquer la description',
  add_description: 'Ajouter une description',
  objectives: 'Objectifs, un par ligne',

  module_gone: ({ title }) => <>{title} ne figure plus dans le plan, ses leçons non plus.</>,
  module_gone_on_save: ({ title }) => <>{title} disparaîtra à l’enregistrement, avec ses leçons.</>,
  lesson_gone: ({ title }) => <>{title} ne figure plus dans le plan.</>,
  lesson_gone_on_save: ({ title }) => <>{title} disparaîtra à l’enregistrement.</>,
  put_back: 'Rétablir',
  put_this_back: ({ title }) => `Rétablir « ${title} »`,
};
export default fr;
