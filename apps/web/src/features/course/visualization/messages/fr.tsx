import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const fr: Messages = {
  title: 'Voir comment tout se tient',
  what_it_is:
    'Un schéma de cette leçon, à explorer. Chaque élément ouvre le passage sur lequel il repose.',
  which_kind: 'Que doit-il montrer ?',
  kind: {
    best: { name: 'Ce qui convient le mieux', explanation: 'C’est la leçon qui décide.' },
    concept_map: { name: 'Carte conceptuelle', explanation: 'Les termes et leurs liens.' },
    flow: { name: 'Enchaînement', explanation: 'Des étapes, l’une après l’autre.' },
    timeline: { name: 'Frise chronologique', explanation: 'Ce qui s’est passé, et quand.' },
    comparison: { name: 'Comparaison', explanation: 'Des éléments côte à côte.' },
    cycle: { name: 'Cycle', explanation: 'Des étapes qui recommencent.' },
    hierarchy: { name: 'Hiérarchie', explanation: 'Un tout et ses parties.' },
  },
  costs: ({ count }) =>
    plural(count, {
      one: `Coûte ${number(count)} crédit`,
      other: `Coûte ${number(count)} crédits`,
    }),
  free: 'Gratuit : il est déjà dessiné',
  you_have: ({ count }) => `vous en avez ${number(count)}`,
  draw: 'Dessiner le schéma',
  drawing: 'Dessin en cours…',
  drawing_takes:
    'La leçon est en cours d’analyse. Cela peut prendre une minute ; vous pouvez continuer à lire.',
  paid_once: 'Payé une fois, il reste avec la leçon tant qu’elle ne change pas.',
  offline: 'Vous êtes hors ligne. Vous pourrez dessiner des schémas au retour de la connexion.',
  not_enough_credits: 'Vous n’avez pas assez de crédits.',
  buy_credits: 'Acheter des crédits',
  not_drawn: 'Le schéma n’a pas pu être dessiné.',
  nothing_charged: 'Rien n’a été débité.',
  nothing_to_draw: 'Cette leçon ne contient rien qu’un schéma puisse montrer.',
  unsuitable: ({ kind }) => `Cette leçon ne s’y prête pas : ${kind}.`,
  try_instead: 'Essayez plutôt :',
  only_own:
    'Les schémas sont réservés à vos propres cours. Copiez ce cours dans votre historique pour dessiner ses leçons.',
  not_on_device:
    'Aucun schéma de cette leçon n’est enregistré sur cet appareil. Une fois en ligne, choisissez de nouveau « Enregistrer hors ligne » dans votre cours pour l’emporter.',
  not_loaded: 'Impossible de charger les schémas de cette leçon.',
  try_again: 'Réessayer',
  loading: 'Chargement des schémas…',
  drawn: 'Schémas de cette leçon',
  another: 'Un autre schéma',
  diagram: ({ title, kind }) => `${title} : ${kind}`,
  nodes: ({ count }) =>
    plural(count, { one: `${number(count)} élément`, other: `${number(count)} éléments` }),
  tools: 'Outils du schéma',
  zoom_in: 'Agrandir',
  zoom_out: 'Réduire',
  fit: 'Tout afficher',
  unfold_all: 'Tout déplier',
  fold_all: 'Tout replier',
  as_text: 'En texte',
  search: 'Chercher dans le schéma',
  found: ({ count }) =>
    plural(count, { one: `${number(count)} résultat`, other: `${number(count)} résultats` }),
  download_svg: 'SVG',
  download_png: 'PNG',
  download: 'Télécharger en',
  not_saved: 'L’image n’a pas pu être créée. Essayez l’autre format.',
  keys: 'Glissez pour déplacer, Ctrl et molette pour zoomer. Au clavier : les flèches vont d’un élément à l’autre, Entrée en ouvre un, Espace le replie, + et − zooment, 0 affiche tout.',
  below: ({ count }) =>
    plural(count, {
      one: `${number(count)} élément en dessous`,
      other: `${number(count)} éléments en dessous`,
    }),
  step: ({ step }) => `Étape ${number(step)}`,
  pick: 'Choisissez un élément pour voir ce que la leçon en dit.',
  close: 'Fermer',
  leads_to: 'Mène à',
  comes_from: 'Vient de',
  sources: 'Repose sur',
  source: ({ source }) => `Source ${number(source)}`,
  no_source: 'Aucun passage n’est cité à ce sujet.',
  aspect: 'Aspect',
  also: 'Également lié',
};
export default fr;
