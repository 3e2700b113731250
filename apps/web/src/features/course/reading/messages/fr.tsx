import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const fr: Messages = {
  loading: 'Chargement…',
  not_loaded: 'Chargement impossible. Vérifiez votre connexion et rechargez la page.',

  text_settings: 'Réglages du texte',
  settings: {
    size: 'Taille du texte',
    spacing: 'Interligne',
    width: 'Largeur de colonne',
  },
  sizes: {
    small: 'Petite',
    normal: 'Normale',
    large: 'Grande',
    larger: 'Plus grande',
    largest: 'Maximale',
  },
  spacings: { tight: 'Serré', normal: 'Normal', loose: 'Aéré' },
  widths: { narrow: 'Étroite', normal: 'Normale', wide: 'Large' },
  reset: 'Réinitialiser',

  tools: {
    search: 'Rechercher dans ce cours',
    glossary: 'Glossaire',
    shortcuts: 'Raccourcis clavier',
  },
  tools_short: { search: 'Rechercher', glossary: 'Glossaire' },

  shortcuts_on: 'Raccourcis à une touche',
  shortcuts_hint: 'Ils ne s’activent jamais pendant que vous écrivez dans un champ.',
  shortcuts: {
    next: 'Leçon suivante',
    previous: 'Leçon précédente',
    outline: 'Plan',
    questions: 'Quiz de cette leçon, et retour',
    sources: 'Sources et détails',
    search: 'Rechercher dans ce cours',
    glossary: 'Glossaire',
    finish: 'Terminer cette leçon',
    help: 'Cette liste',
    close: 'Fermer ce qui est ouvert',
  },
  escape_key: 'Échap',
  left_arrow: 'Flèche gauche',
  right_arrow: 'Flèche droite',

  search_words: 'Mots à chercher dans toutes les leçons',
  searching: 'Recherche…',
  found: ({ count }) =>
    plural(count, {
      one: `Trouvé dans ${number(count)} leçon`,
      other: `Trouvé dans ${number(count)} leçons`,
    }),
  found_nothing: ({ words }) =>
    `Aucune leçon ne contient « ${words} ». Essayez moins de mots, ou seulement le début d’un mot.`,
  more_places: ({ count }) =>
    plural(count, {
      one: `et ${number(count)} autre endroit`,
      other: `et ${number(count)} autres endroits`,
    }),

  filter_terms: 'Filtrer les termes',
  terms: ({ count }) =>
    plural(count, { one: `${number(count)} terme`, other: `${number(count)} termes` }),
  found_no_term: ({ words }) =>
    `Aucun terme ne contient « ${words} ». La recherche parcourt le texte de toutes les leçons.`,
  no_terms: 'Les leçons de ce cours n’ont pas de termes clés.',
  terms_to_come: 'Les termes clés apparaîtront ici à mesure que les leçons seront prêtes.',
  in_lesson: ({ lesson }) => `Leçon ${lesson} :`,
  source: ({ title }) => `Source : ${title}`,
};
export default fr;
