import type { sentencesOfFailures } from '../../sentences-of-failures.ts';
import { type Translation, wordsOf } from '../../words.ts';

const { number, plural } = wordsOf('fr');

export const fr: Translation<typeof sentencesOfFailures> = {
  model_key_refused: ({ variable, model }) =>
    `Le fournisseur du modèle a refusé la clé. L’exploitant de ce serveur devrait vérifier ${variable} et si la clé donne accès à ${model}.`,
  model_unknown: ({ model }) =>
    `Le fournisseur ne connaît pas le modèle ${model}. L’exploitant de ce serveur devrait vérifier MODEL et MODEL_BASE_URL.`,
  model_quota_spent: ({ provider }) =>
    `Le compte chez le fournisseur du modèle (${provider}) a épuisé son quota. L’exploitant de ce serveur devrait vérifier la facturation.`,
  material_too_long: ({ model }) =>
    `Les documents sont trop longs pour le modèle ${model}. Choisissez-en moins ou de plus courts, ou un modèle au contexte plus grand.`,
  model_rejected: ({ model }) =>
    `Le modèle ${model} n’a pas accepté la demande. Un autre y parviendra peut-être ; il se choisit avec MODEL.`,
  model_busy:
    'Le fournisseur du modèle limite les demandes en ce moment. Réessayez dans une minute.',
  model_too_slow: ({ model }) =>
    `Le modèle ${model} n’a pas répondu à temps. Réessayez ou augmentez MODEL_TIMEOUT_MS.`,
  model_away: ({ model }) =>
    `Le modèle ${model} est injoignable ou en difficulté en ce moment. Réessayez dans quelques minutes.`,
  model_declined: ({ model }) =>
    `Le modèle ${model} a refusé de rédiger sur ce sujet. Formulez le sujet autrement ou choisissez un autre modèle.`,
  model_answer_unusable: ({ model }) =>
    `Le modèle ${model} a donné deux fois une réponse inutilisable. Réessayez ou choisissez un autre modèle.`,
  author_answer_unusable: 'L’auteur a donné une réponse inutilisable.',
  author_failed: 'L’auteur intégré n’a rien pu tirer de ces sources.',
  author_stopped: 'L’auteur intégré s’est arrêté en cours de rédaction. Réessayez.',
  calls_spent: ({ count }) =>
    `Il aurait fallu plus que les ${number(count)} appels au modèle qui sont payés : la rédaction s’est donc arrêtée là.`,
  nothing_found:
    'Rien n’a été trouvé pour rédiger ce cours. Importez un document sur le sujet ou choisissez l’un des sujets d’exemple.',
  no_sources_agreed: 'Aucune source n’a été trouvée, et un cours sans source n’était pas souhaité.',
  lessons_failed: ({ failed, lessons }) =>
    plural(failed, {
      one: `${number(failed)} leçon sur ${number(lessons)} n’a pas pu être rédigée.`,
      other: `${number(failed)} leçons sur ${number(lessons)} n’ont pas pu être rédigées.`,
    }),
  no_lesson_written: 'Aucune des leçons n’a pu être rédigée.',
  lesson_stays: 'La leçon reste telle quelle.',
  rewrite_stopped: 'Arrêté. La leçon reste telle quelle.',
  rewrite_unchanged:
    'Les sources ne contiennent rien d’autre pour cette leçon : elle reste telle quelle.',
  rewrite_our_fault:
    'Une erreur de notre côté a empêché de réécrire la leçon. Elle reste telle quelle.',
  no_question_usable: 'Aucune des nouvelles questions n’était utilisable.',
  outline_not_confirmed: ({ days }) =>
    plural(days, {
      one: `Le plan n’a pas été confirmé en ${number(days)} jour ; le cours a donc été arrêté.`,
      other: `Le plan n’a pas été confirmé en ${number(days)} jours ; le cours a donc été arrêté.`,
    }),
  sources_not_agreed: ({ days }) =>
    plural(days, {
      one: `Aucune source n’a été trouvée, et personne n’a accepté un cours sans source en ${number(days)} jour ; il a donc été arrêté.`,
      other: `Aucune source n’a été trouvée, et personne n’a accepté un cours sans source en ${number(days)} jours ; il a donc été arrêté.`,
    }),
  our_fault: 'Le cours n’a pas pu être rédigé à cause d’une erreur de notre part.',
  lesson_our_fault: 'Cette leçon n’a pas pu être rédigée à cause d’une erreur de notre part.',
  lesson_fault: 'Un problème inattendu est survenu pendant la rédaction.',
  lesson_stopped: 'La rédaction a été arrêtée avant que cette leçon soit complète.',
  export_failed: 'Le fichier n’a pas pu être créé. Réessayez.',
};
