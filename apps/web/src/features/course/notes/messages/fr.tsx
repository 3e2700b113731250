import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, minute } = wordsOf('fr');

const fr: Messages = {
  notes: 'Notes',
  notes_counted: ({ count }) => (count === 0 ? 'Notes' : `Notes (${number(count)})`),
  note: 'Note',

  selection: 'Texte sélectionné',
  reach_toolbar: 'Appuyez sur Tab pour surligner le texte sélectionné ou y ajouter une note.',
  colors: { yellow: 'Jaune', green: 'Vert', blue: 'Bleu', pink: 'Rose' },
  sample: 'Aa',
  highlight_in: ({ color }) => `Surligner : ${color}`,
  highlighted: 'Surligné.',
  write_note: 'Note',
  copy: 'Copier',
  copied: 'Copié.',
  copy_failed: 'Votre navigateur ne permet pas de copier ici. Passez par son propre menu.',
  too_long: ({ max }) => `Sélectionnez au plus ${number(max)} caractères pour les surligner.`,
  too_many: ({ max }) =>
    plural(max, {
      one: `Un cours garde au plus ${number(max)} note ou surlignage. Retirez-en pour en ajouter.`,
      other: `Un cours garde au plus ${number(max)} notes et surlignages. Retirez-en pour en ajouter.`,
    }),

  color: 'Couleur',
  text: 'Votre note',
  saved_by_itself: 'Enregistrée automatiquement quand vous quittez le champ.',
  full: ({ max }) =>
    `Une note contient au plus ${number(max)} caractères. Écrivez la suite sur un autre passage.`,
  done: 'Terminé',
  remove: 'Retirer',
  removed: 'Retiré.',
  undo: 'Annuler',
  passage_gone: 'Le passage n’est plus dans le texte.',

  conflict: 'Modifiée sur deux appareils',
  conflict_why:
    'Cette note a été modifiée sur deux appareils qui n’étaient pas encore synchronisés. Les deux textes sont conservés jusqu’à votre choix.',
  written_at: ({ time }) => `Écrit le ${minute(time)}`,
  keep_this: ({ number: which }) => `Garder seulement le texte ${number(which)}`,
  keep_all: 'Garder les deux en une note',
  settle: 'Choisir',

  empty: 'Pas encore de notes.',
  empty_how:
    'Sélectionnez un passage dans une leçon pour le surligner ou y ajouter une note. Vous les retrouverez tous ici.',
  download: 'Télécharger en Markdown',
  export_title: ({ topic }) => `Notes : ${topic}`,
  lesson_gone: 'Leçons qui ne sont plus dans le cours',
  show_passage: 'Voir dans la leçon',
  show_lesson: 'Ouvrir la leçon',
  edit: 'Modifier',
};
export default fr;
