import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number } = wordsOf('fr');

const fr: Messages = {
  email: 'E-mail',
  password: 'Mot de passe',
  full_name: 'Nom complet',
  enter_email: 'Saisissez une adresse e-mail, par exemple nom@exemple.org.',
  enter_password: 'Saisissez votre mot de passe.',
  enter_name: 'Saisissez votre nom.',
  check_mail: 'Consultez votre messagerie',
  sent_to: ({ email }) => <>Le message est parti à l’adresse {email}.</>,
  log_in: 'Se connecter',

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
  confirmation_sent:
    'Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer votre adresse.',
  resent:
    'Si un compte avec cette adresse attend une confirmation, nous avons envoyé un nouveau lien.',
  resend: 'Renvoyer le lien',
  resend_failed: 'Impossible de renvoyer l’e-mail de confirmation. Réessayez plus tard.',
};
export default fr;
