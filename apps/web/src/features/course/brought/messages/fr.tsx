import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

export default {
  bring: 'Importer des questions…',
  title: 'Importer des questions',
  lead: ({ formats }) =>
    `Les questions d’autres logiciels rejoignent les quiz de ce cours. Fichiers lisibles : ${formats}. Rien ne change avant que vous les ayez regardées.`,
  choose_file: 'Choisir un fichier',
  choose_another: 'Choisir un autre fichier',
  or_drop: 'ou déposez-le ici.',
  too_large: ({ max }) => `Ce fichier est trop volumineux : ${max} au plus.`,
  reading: ({ name }) => `Lecture de ${name}…`,
  offline: 'Vous êtes hors ligne. L’import sera possible au retour de la connexion.',
  found: ({ count, name }) =>
    plural(count, {
      one: `${number(count)} question trouvée dans ${name}`,
      many: `${number(count)} questions trouvées dans ${name}`,
      other: `${number(count)} questions trouvées dans ${name}`,
    }),
  none_usable: ({ name }) =>
    `${name} contient des questions, mais aucune qu’une leçon puisse poser.`,
  unchecked:
    'Ces questions n’ont pas été comparées aux sources du cours, et les lecteurs en sont informés.',
  all: 'Toutes',
  none: 'Aucune',
  take: ({ question }) => `Importer : ${question}`,
  lesson: 'Leçon',
  lesson_of: ({ question }) => `Leçon pour : ${question}`,
  in_file: ({ where }) => `Dans le fichier, sous ${where}`,
  found_by: {
    title: 'La leçon porte ce nom',
    words: 'La leçon parle du même sujet',
    none: 'Aucune leçon ne convient : choisissez',
  },
  known: 'Déjà dans ce cours',
  lost: {
    picture: 'Une image a été omise',
    options: 'Des réponses fausses ont été omises',
    sound: 'Un enregistrement a été omis',
    borrowed: 'Les réponses fausses viennent d’autres cartes',
    typed: 'Les lecteurs comparent eux-mêmes leur réponse',
  },
  show_more: ({ count }) =>
    plural(count, {
      one: `En afficher ${number(count)} de plus`,
      many: `En afficher ${number(count)} de plus`,
      other: `En afficher ${number(count)} de plus`,
    }),
  not_understood: ({ count }) =>
    plural(count, {
      one: `${number(count)} entrée du fichier n’a pas été comprise`,
      many: `${number(count)} entrées du fichier n’ont pas été comprises`,
      other: `${number(count)} entrées du fichier n’ont pas été comprises`,
    }),
  entry: ({ place, said }) => (said ? `N° ${number(place)}, « ${said} »` : `N° ${number(place)}`),
  left_off: ({ count }) =>
    plural(count, {
      one: `${number(count)} autre dépasse ce qu’un fichier peut apporter.`,
      many: `${number(count)} autres dépassent ce qu’un fichier peut apporter.`,
      other: `${number(count)} autres dépassent ce qu’un fichier peut apporter.`,
    }),
  problems: {
    typed_answer: 'la réponse se saisit au clavier et le fichier ne la donne pas',
    number_answer: 'la réponse est un nombre à saisir, qui n’est pas vérifié ici',
    several_right: 'plusieurs réponses sont justes ; ici, une seule l’est',
    none_right: 'aucune réponse n’est indiquée comme juste',
    options_few: 'il n’y a pas deux réponses différentes au choix',
    options_alike: 'une réponse fausse dit la même chose que la bonne',
    pairs_count:
      'l’association demande trois à cinq paires différentes, la mise en ordre trois à six éléments',
    too_long: 'un de ses textes est trop long',
    no_text: 'elle n’a pas de texte, peut-être seulement une image',
    kind_unknown: 'ce type de question n’existe pas ici',
    damaged: 'elle est incomplète ou endommagée',
  },
  add: ({ count }) =>
    plural(count, {
      one: `Ajouter ${number(count)} question`,
      many: `Ajouter ${number(count)} questions`,
      other: `Ajouter ${number(count)} questions`,
    }),
  adding: 'Ajout des questions…',
  read_again: 'Relire le fichier',
  added: ({ count }) =>
    plural(count, {
      one: `${number(count)} question ajoutée.`,
      many: `${number(count)} questions ajoutées.`,
      other: `${number(count)} questions ajoutées.`,
    }),
  were_known: ({ count }) =>
    plural(count, {
      one: `${number(count)} y était déjà.`,
      many: `${number(count)} y étaient déjà.`,
      other: `${number(count)} y étaient déjà.`,
    }),
  were_full: ({ count, max }) =>
    plural(count, {
      one: `${number(count)} omise : une leçon a ${number(max)} questions au plus.`,
      many: `${number(count)} omises : une leçon a ${number(max)} questions au plus.`,
      other: `${number(count)} omises : une leçon a ${number(max)} questions au plus.`,
    }),
  take_back:
    'Chacune de ces leçons a une nouvelle version. Pour annuler, restaurez la précédente :',
  versions_of: ({ lesson, count }) =>
    plural(count, {
      one: `${lesson} : ${number(count)} question`,
      many: `${lesson} : ${number(count)} questions`,
      other: `${lesson} : ${number(count)} questions`,
    }),
  cancel: 'Annuler',
  done: 'Terminé',
} satisfies Messages;
