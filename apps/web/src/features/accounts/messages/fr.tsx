import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');
const minutes = (count: number) =>
  plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` });

const fr: Messages = {
  email: 'E-mail',
  password: 'Mot de passe',
  new_password: 'Nouveau mot de passe',
  full_name: 'Nom complet',
  enter_email: 'Saisissez une adresse e-mail, par exemple nom@exemple.org.',
  enter_password: 'Saisissez votre mot de passe.',
  enter_name: 'Saisissez votre nom.',
  check_mail: 'Consultez votre messagerie',
  sent_to: ({ email }) => <>Le message est parti à l’adresse {email}.</>,
  log_in: 'Se connecter',
  back_to_login: 'Retour à la connexion',

  welcome_back: 'Ravis de vous revoir.',
  session_expired: 'Votre session a expiré. Reconnectez-vous.',
  no_storage: 'Impossible d’ouvrir une session.',
  no_storage_why:
    'Votre navigateur interdit à ce site de stocker quoi que ce soit : aucune session ne peut donc durer. Autorisez-le, puis rechargez la page.',
  login_failed: 'Échec de la connexion',
  wrong_credentials: 'Adresse e-mail ou mot de passe incorrect.',
  unconfirmed: 'Confirmez d’abord votre adresse e-mail. Ouvrez le lien que nous vous avons envoyé.',
  remember_me: 'Se souvenir de moi',
  forgot_password: 'Mot de passe oublié ?',
  new_here: ({ link }) => <>Pas encore de compte ? {link('Créer un compte')}</>,

  register: 'S’inscrire',
  create_account: 'Créez votre compte',
  free_credits: 'Des crédits gratuits vous attendent. Sans carte bancaire.',
  registration_failed: 'Échec de l’inscription',
  accept: ({ terms, privacy }) => (
    <>
      En vous inscrivant, vous acceptez les {terms('conditions d’utilisation')} ; la{' '}
      {privacy('page de confidentialité')} dit ce qui est conservé.
    </>
  ),
  have_account: ({ link }) => <>Déjà un compte ? {link('Se connecter')}</>,
  no_mail_yet:
    'Toujours rien après quelques minutes ? Regardez dans vos indésirables ou demandez un autre lien.',
  confirmed_already: ({ link }) => <>Adresse déjà confirmée ? {link('Se connecter')}</>,

  password_length: ({ min, max }) =>
    `De ${number(min)} à ${number(max)} caractères, comme vous voulez`,
  password_not_name: 'Ni votre nom ni votre adresse e-mail',
  rule_met: '(c’est bon)',
  rule_not_met: '(pas encore)',

  no_real_mail: 'Les e-mails ne sont pas distribués ici',
  mailbox: ({ link }) => <>Ils attendent dans la {link('boîte de développement')}.</>,

  confirm_address: 'Confirmez votre adresse e-mail',
  confirm_how: 'Nous vous envoyons un lien par e-mail. L’ouvrir suffit à confirmer l’adresse.',
  verifying: 'Vérification de votre adresse e-mail…',
  verification_failed: 'Échec de la vérification de l’e-mail',
  confirmed: 'Adresse e-mail confirmée',
  confirmed_now: 'Votre adresse e-mail est confirmée. Vous pouvez maintenant vous connecter.',
  confirmation_sent:
    'Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer votre adresse.',
  resent:
    'Si un compte avec cette adresse attend une confirmation, nous avons envoyé un nouveau lien.',
  resend: 'Renvoyer le lien',
  resend_failed: 'Impossible de renvoyer l’e-mail de confirmation. Réessayez plus tard.',

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
