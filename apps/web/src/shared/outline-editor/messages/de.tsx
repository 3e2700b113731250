import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number } = wordsOf('de');

const entry = (title: string) => (title ? `„${title}“` : 'Der neue Eintrag');

const de: Messages = {
  add_module: 'Modul hinzufügen',
  add_lesson: 'Lektion hinzufügen',
  add_lesson_to: ({ title }) =>
    title ? `Lektion hinzufügen: „${title}“` : 'Lektion hinzufügen: neues Modul',
  modules_full: ({ max }) => `Ein Kurs hat höchstens ${number(max)} Module.`,
  lessons_full: ({ max }) => `Ein Modul hat höchstens ${number(max)} Lektionen.`,

  removed: ({ title }) => `${entry(title)} ist entfernt.`,
  removed_on_save: ({ title }) => `${entry(title)} wird beim Speichern entfernt.`,
  stays: ({ title }) => `${entry(title)} bleibt.`,
  lesson_added: 'Eine neue Lektion am Ende des Moduls. Gib ihr einen Titel.',
  module_added: 'Ein neues Modul am Ende. Gib ihm einen Titel.',
  module_moved: ({ title, place, of }) => `${entry(title)}: Platz ${place} von ${of}.`,
  lesson_moved: ({ title, module, place, of }) =>
    `${entry(title)}: Modul ${module}, Platz ${place} von ${of}.`,

  module_called: ({ title }) => (title ? `Modul „${title}“` : 'das neue Modul'),
  lesson_called: ({ title }) => (title ? `„${title}“` : 'die neue Lektion'),
  place_of: ({ name }) => `Platz: ${name}`,
  move_up: 'Nach oben',
  move_down: 'Nach unten',
  remove: 'Entfernen',
  move_this_up: ({ name }) => `Nach oben verschieben: ${name}`,
  move_this_down: ({ name }) => `Nach unten verschieben: ${name}`,
  move_to_module: ({ name }) => `In ein anderes Modul verschieben: ${name}`,
  remove_this: ({ name }) => `Entfernen: ${name}`,
  new_module: 'Neues Modul',
  new_lesson: 'Neue Lektion',
  full: ({ title }) => `${title} (voll)`,

  module_title: 'Titel des Moduls',
  lesson_title: 'Titel der Lektion',
  module_placeholder: 'Worum es im Modul geht',
  lesson_placeholder: 'Worum es in der Lektion geht',
  description: 'Beschreibung',
  description_of: ({ name }) => `Beschreibung zu: ${name}`,
  hide_description: 'Beschreibung ausblenden',
  add_description: 'Beschreibung hinzufügen',
  objectives: 'Lernziele, eines je Zeile',

  module_gone: ({ title }) => <>{title} ist entfernt, mit allen Lektionen.</>,
  module_gone_on_save: ({ title }) => (
    <>{title} wird beim Speichern entfernt, mit allen Lektionen.</>
  ),
  lesson_gone: ({ title }) => <>{title} ist entfernt.</>,
  lesson_gone_on_save: ({ title }) => <>{title} wird beim Speichern entfernt.</>,
  put_back: 'Zurückholen',
  put_this_back: ({ title }) => `„${title}“ zurückholen`,
};
export default de;
