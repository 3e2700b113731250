import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.ts';

const { number, plural } = wordsOf('fr');
const minutes = (count: number) =>
  plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` });
const hours = (count: number) =>
  plural(count, { one: `${number(count)} heure`, other: `${number(count)} heures` });

export const fr: Messages = {
  greeting: 'Bonjour,',
  greeting_by_name: ({ name }) => `Bonjour ${name},`,
  signature: 'Coursewright',

  verify_email: {
    subject: 'Confirmez votre adresse e-mail',
    why: 'Quelqu’un, vous sans doute, a créé un compte Coursewright avec cette adresse. Confirmez-la pour vous connecter et recevoir vos crédits gratuits.',
    action: 'Confirmer mon adresse e-mail',
    valid: ({ count }) => `Le lien sert une seule fois, pendant ${hours(count)}.`,
    not_you:
      'Si ce n’était pas vous, ne tenez pas compte de ce message : personne ne peut utiliser le compte sans ce lien.',
  },
  someone_registered: {
    subject: 'Vous avez déjà un compte',
    why: 'Quelqu’un a essayé de s’inscrire sur Coursewright avec votre adresse. Un compte existe déjà, et rien n’y a changé.',
    you_unconfirmed:
      'Si c’était vous : l’adresse n’est pas encore confirmée. Demandez un nouveau lien et ouvrez-le, puis connectez-vous.',
    you: 'Si c’était vous, connectez-vous, tout simplement.',
    ask_for_link: 'Demander un nouveau lien',
    log_in: 'Se connecter',
    not_you: 'Si ce n’était pas vous, il n’y a rien à faire.',
  },
  reset_password: {
    subject: 'Choisissez un nouveau mot de passe',
    why: 'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte Coursewright.',
    action: 'Choisir un nouveau mot de passe',
    valid: ({ count }) =>
      `Le lien sert une seule fois, pendant ${minutes(count)} ; un lien plus récent le remplace. Choisir un nouveau mot de passe ferme toutes vos sessions.`,
    not_you:
      'Si ce n’était pas vous, ne tenez pas compte de ce message : votre mot de passe n’a pas changé.',
  },
  password_changed: {
    subject: 'Votre mot de passe a été modifié',
    what: 'Le mot de passe de votre compte Coursewright a été modifié. Les autres appareils ont été déconnectés et les jetons d’API révoqués.',
    not_you:
      'Si c’était vous, il n’y a rien à faire. Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe :',
    action: 'Choisir un nouveau mot de passe',
  },
  course_ready: {
    subject: 'Votre cours est prêt',
    what: ({ topic }) => `Votre cours sur « ${topic} » est rédigé.`,
    action: 'Lire le cours',
  },
  course_failed: {
    subject: 'Votre cours n’a pas pu être rédigé',
    what: ({ topic }) => `Votre cours sur « ${topic} » n’a pas pu être rédigé.`,
    returned: 'Votre crédit vous a été rendu.',
    action: 'Voir ce qui s’est passé et réessayer',
  },
  asked_for: 'Vous recevez ce message parce que vous l’avez demandé en lançant le cours.',
};
