import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const fr: Messages = {
  loading: 'Chargement du cours…',
  shared: 'Un cours partagé',
  as_of: ({ day }) => <>Version du {day}.</>,
  from_sources: ({ sources }) => <>Rédigé à partir de {sources}.</>,
  source_named: ({ title }) => `« ${title} »`,
  more_sources: ({ count }) =>
    plural(count, {
      one: `${number(count)} autre source`,
      other: `${number(count)} autres sources`,
    }),
  incomplete: 'Sa rédaction s’est arrêtée avant la fin : il se peut que des leçons manquent.',
  copy: 'Copier dans mon historique',
  copy_signed_out: 'Se connecter pour le copier dans son historique',
  copied: ({ topic }) => `« ${topic} » est maintenant dans votre historique.`,
  not_copied: ({ reason }) => `Le cours n’a pas été copié. ${reason}`,

  report: 'Signaler ce cours',
  report_title: 'Signaler ce cours',
  report_lead:
    'Dites-nous si ce cours ne devrait pas être public. Un membre de l’administration l’examinera.',
  reason: 'Qu’est-ce qui ne va pas ?',
  choose_reason: 'Choisissez un motif',
  reasons: {
    illegal: 'Il est illégal',
    dangerous: 'Il est dangereux',
    hateful: 'Il est haineux ou harcèle quelqu’un',
    sexual: 'Il est à caractère sexuel',
    personal_data: 'Il divulgue des données personnelles',
    copyright: 'Il enfreint le droit d’auteur',
    spam: 'C’est du spam ou une arnaque',
    other: 'Autre chose',
  },
  report_text: 'Une précision à ajouter (facultatif)',
  report_send: 'Envoyer le signalement',
  cancel: 'Annuler',
  reported: 'Merci. Un membre de l’administration examinera ce cours.',

  gone: 'Ce cours n’est pas public',
  gone_why:
    'Son propriétaire l’a rendu privé ou supprimé, ou le lien est incomplet. Si quelqu’un vous l’a envoyé, demandez-en un nouveau.',
  to_home: 'Aller à l’accueil',
  to_sample: 'Ouvrir un cours d’exemple',
  offline: 'Vous êtes hors ligne',
  offline_why: 'Le cours s’ouvrira automatiquement au retour du réseau.',
};
export default fr;
