import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');
const minutes = (count: number) =>
  plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` });

const fr: Messages = {
  new_password: 'Nouveau mot de passe',
  back_to_login: 'Retour à la connexion',

  confirm_address: 'Confirmez votre adresse e-mail',
  confirm_how: 'Nous vous envoyons un lien par e-mail. L’ouvrir suffit à confirmer l’adresse.',
  verifying: 'Vérification de votre adresse e-mail…',
  verification_failed: 'Échec de la vérification de l’e-mail',
  confirmed: 'Adresse e-mail confirmée',
  confirmed_now: 'Votre adresse e-mail est confirmée. Vous pouvez maintenant vous connecter.',

  reset_how: ({ count }) =>
    `Nous vous envoyons un lien pour en choisir un nouveau. Il sert une seule fois, pendant ${minutes(count)}.`,
  mail_link: 'M’envoyer le lien',
  remembered_early: ({ link }) => <>Vous vous en souvenez ? {link('Se connecter')}</>,
  no_reset_mail:
    'Toujours rien après quelques minutes ? Regardez dans vos indésirables, ou vérifiez qu’il s’agit bien de l’adresse de votre inscription.',
  reset_link_sent:
    'S’il existe un compte avec cette adresse, nous avons envoyé un lien pour choisir un nouveau mot de passe.',
  ask_again: 'Redemander',
  set_password_title: 'Choisissez un nouveau mot de passe',
  set_password_lead: 'Toutes vos sessions ouvertes seront fermées.',
  set_password: 'Valider le mot de passe',
  password_changed: 'Votre mot de passe est modifié',
  log_in_with_it: 'Vous pouvez maintenant l’utiliser pour vous connecter.',
  logged_out_everywhere: 'Les sessions ouvertes sur tous vos appareils ont été fermées.',
  link_dead: 'Ce lien ne fonctionne pas',
  link_incomplete: 'Ce lien est incomplet.',
  link_rules: ({ count }) =>
    `Un lien sert une seule fois, pendant ${minutes(count)}, et seul le dernier demandé est valable. Votre mot de passe est inchangé.`,
  new_link: 'Demander un nouveau lien',
};
export default fr;
