import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const fr: Messages = {
  conversation: 'Conversation avec le tuteur',
  about: {
    builtin: 'Le tuteur répond avec des phrases des sources de ce cours. Aucune IA ne les rédige.',
    model:
      'Une IA rédige les réponses. Chaque phrase est comparée aux sources de ce cours et y renvoie.',
  },
  empty: 'Posez vos questions sur cette leçon, avec vos propres mots.',
  suggestions: 'Questions suggérées',
  suggest_term: ({ term }) => `Que veut dire « ${term} » ?`,
  suggest_quiz: ({ question }) => `Aidez-moi pour la question ${number(question)} du quiz`,
  your_question: 'Votre question',
  placeholder: 'Une question sur cette leçon…',
  send: 'Envoyer',
  you: 'Vous',
  tutor: 'Tuteur',
  says: {
    answered: 'D’après les sources de ce cours :',
    quoted: 'Les sources de ce cours disent :',
    nothing_found:
      'Les sources de ce cours n’en disent rien. Essayez d’autres mots ou l’un des termes clés.',
    hint: 'Essayez d’abord par vous-même. Un indice ici :',
    example: 'Essayez d’abord par vous-même. Voici une question semblable, résolue :',
    solved: 'Vous avez essayé. Voici la réponse :',
  },
  source: ({ marker }) => `Source ${number(marker)}`,
  thinking: 'Recherche…',
  checking: 'Vérification de la réponse dans les sources…',
  stop: 'Arrêter',
  stopped: 'Vous avez arrêté cette réponse. Elle ne coûte rien.',
  uncertain: 'Incertain : les sources de ce cours ne le confirment pas.',
  edit: 'Reformuler',
  editing: 'Vous reformulez cette question. Ce qui l’a suivie sera oublié.',
  about_question: 'Aide pour la question',
  help_me: 'Aidez-moi pour cette question.',
  another_hint: 'Un autre indice, s’il vous plaît.',
  cancel: 'Annuler',
  ask_again: 'Redemander',
  failed: 'Votre question est restée sans réponse et ne coûte rien.',
  try_again: 'Réessayer',
  copy: 'Copier la réponse',
  copied: 'Copiée.',
  not_copied: 'Impossible de copier la réponse.',
  earlier: 'Afficher les messages précédents',
  later: 'Afficher les messages suivants',
  latest: 'Revenir aux derniers',
  clear: 'Effacer la conversation',
  clear_question: 'Effacer cette conversation ?',
  clear_why: 'Ce qui s’est dit sur cette leçon est supprimé définitivement.',
  keep: 'La garder',
  free_left: ({ left, all }) =>
    plural(left, {
      one: `Encore ${number(left)} message gratuit sur ${number(all)} aujourd’hui`,
      other: `Encore ${number(left)} messages gratuits sur ${number(all)} aujourd’hui`,
    }),
  bought_left: ({ count }) =>
    plural(count, {
      one: `Encore ${number(count)} message acheté`,
      other: `Encore ${number(count)} messages achetés`,
    }),
  buy: ({ messages, credits }) =>
    `Acheter ${number(messages)} messages pour ${plural(credits, {
      one: `${number(credits)} crédit`,
      other: `${number(credits)} crédits`,
    })}`,
  buying: 'Achat…',
  none_left:
    'Vous avez utilisé tous les messages du jour. Ils seront de nouveau gratuits à minuit UTC.',
  offline: 'Vous êtes hors ligne. Le tuteur répondra au retour de la connexion.',
  own_only:
    'Le tuteur vous aide dans vos propres cours. Copiez celui-ci dans votre historique pour poser vos questions.',
  loading: 'Chargement de la conversation…',
};
export default fr;
