import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');
const credits = (count: number) =>
  plural(count, { one: `${number(count)} crédit`, other: `${number(count)} crédits` });

const fr: Messages = {
  title: 'Compte',
  sections: {
    profile: 'Profil',
    password: 'Mot de passe',
    sessions: 'Sessions',
    api_tokens: 'Jetons d’API',
    keys: 'Vos clés',
    credits: 'Crédits',
    export: 'Vos données',
    delete: 'Supprimer le compte',
  },
  loading: 'Chargement…',
  try_again: 'Réessayer',

  full_name: 'Nom complet',
  enter_name: 'Saisissez votre nom.',
  mail_language: 'Langue des e-mails',
  same_as_browser: 'Comme le navigateur',
  theme: 'Thème',
  themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  theme_hint:
    'S’applique aussi à vos prochaines connexions, sauf là où un autre thème a été choisi.',
  save_profile: 'Enregistrer le profil',
  profile_saved: 'Votre profil est enregistré.',

  password_effect:
    'Un nouveau mot de passe déconnecte tous les autres appareils et révoque tous les jetons d’API.',
  current_password: 'Mot de passe actuel',
  new_password: 'Nouveau mot de passe',
  enter_password: 'Saisissez votre mot de passe.',
  change_password: 'Changer le mot de passe',

  device: ({ browser, system }) =>
    browser && system ? `${browser} sur ${system}` : (browser ?? system ?? 'Appareil inconnu'),
  this_device: 'Cet appareil',
  session_facts: ({ ip, used, begun }) =>
    `${ip} · dernière activité : ${used} · connexion : ${begun}`,
  log_out: 'Déconnecter',
  log_out_session: ({ device, used }) => `Déconnecter ${device}, dernière activité : ${used}`,
  log_out_question: ({ device }) => `Déconnecter ${device} ?`,
  log_out_effect: 'La personne qui l’utilise devra se reconnecter.',
  log_it_out: 'Déconnecter',
  logged_out: ({ device }) => `Session fermée : ${device}.`,
  no_other_sessions: 'Aucune autre session.',
  log_out_others: 'Déconnecter tous les autres appareils',
  log_out_others_question: 'Déconnecter tous les autres appareils ?',
  log_out_others_effect: 'Seul celui-ci reste connecté.',
  log_them_out: 'Tout déconnecter',
  others_logged_out: ({ count }) =>
    plural(count, {
      one: `${number(count)} autre appareil est déconnecté.`,
      other: `${number(count)} autres appareils sont déconnectés.`,
    }),

  tokens_lead: ({ link }) => (
    <>Ils permettent à vos propres programmes d’utiliser {link('l’API REST')} en votre nom.</>
  ),
  no_tokens: 'Pas encore de jeton d’API.',
  tokens_full: ({ max }) =>
    `Vous ne pouvez pas avoir plus de ${number(max)} jetons. Révoquez-en un pour en créer un autre.`,
  token_revoked: ({ name }) => `${name} est révoqué.`,
  revoke: 'Révoquer',
  revoke_token: ({ name }) => `Révoquer ${name}`,
  revoke_question: ({ name }) => `Révoquer ${name} ?`,
  revoke_effect:
    'Les programmes qui l’utilisent seront refusés dès cet instant. Cette action est définitive.',
  revoke_it: 'Révoquer',
  scopes: { read: 'Lecture', generate: 'Génération' },
  scope_meanings: {
    read: 'voir les cours, les documents, la progression et les crédits',
    generate:
      'lancer et arrêter des cours, envoyer et supprimer des documents ; dépense des crédits',
  },
  created: ({ day }) => `créé le ${day}`,
  expired: ({ day }) => `expiré le ${day}`,
  expires: ({ day }) => `expire le ${day}`,
  never_expires: 'n’expire jamais',
  last_used: ({ day }) => `dernière utilisation le ${day}`,
  not_used: 'aucune utilisation pour l’instant',

  new_token: 'Nouveau jeton',
  new_api_token: 'Nouveau jeton d’API',
  name: 'Nom',
  name_placeholder: 'Script de liste de lecture',
  enter_token_name: 'Saisissez un nom pour le jeton.',
  permissions: 'Autorisations',
  choose_permission: 'Choisissez-en au moins une.',
  expires_after: 'Expire après',
  days: ({ count }) =>
    plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` }),
  one_year: '1 an',
  until_revoked: 'Jusqu’à sa révocation',
  create_token: 'Créer le jeton',

  copy_token: ({ name }) => `Copiez maintenant le jeton « ${name} »`,
  shown_once: 'Il n’est affiché que cette fois. Envoyez-le comme en-tête :',
  copy: 'Copier',
  i_have_it: 'C’est fait',
  token_copied: 'Le jeton est copié.',
  copy_by_hand:
    'Votre navigateur ne nous permet pas de copier. Le jeton est sélectionné : copiez-le au clavier.',

  keys_lead: ({ link }) => (
    <>
      Faites rédiger vos cours par Gemini ou chercher leurs sources par Perplexity avec votre propre
      clé. Elle est testée auprès de son fournisseur, conservée chiffrée et plus jamais affichée. Si
      vous lancez un cours par {link('l’API REST')}, son jeton la représente.
    </>
  ),
  no_keys: 'Pas encore de clé.',
  key_saved_on: ({ day }) => `enregistrée le ${day}`,
  key_forgotten_on: ({ day }) => `oubliée le ${day} si elle n’est pas utilisée d’ici là`,
  delete_key: ({ provider }) => `Supprimer la clé ${provider}`,
  delete_key_question: ({ provider }) => `Supprimer votre clé ${provider} ?`,
  delete_key_effect:
    'Elle n’est plus utilisée dès cet instant. Chez le fournisseur, elle reste valable jusqu’à ce que vous l’y révoquiez.',
  delete_it: 'Supprimer',
  delete: 'Supprimer',
  key_deleted: ({ provider }) => `Votre clé ${provider} est supprimée.`,
  key_accepted: ({ provider }) => `${provider} accepte la clé. Elle est enregistrée.`,
  new_key: 'Nouvelle clé',
  provider: 'Fournisseur',
  key: 'Clé',
  enter_key: 'Saisissez la clé.',
  replaces_key: ({ provider }) => `Elle remplace celle enregistrée pour ${provider}.`,
  asking_provider: 'Demande au fournisseur…',
  test_and_save: 'Tester et enregistrer',

  balance: ({ count, strong }) => (
    <>Vous avez {strong(credits(count))}. 1 crédit permet de générer 1 cours.</>
  ),
  buy_credits: 'Acheter des crédits',
  no_movements: 'Pas encore de mouvement de crédits.',
  movements: 'Mouvements de crédits, du plus récent au plus ancien',
  movement_pages: 'Pages des mouvements de crédits',
  when: 'Quand',
  what: 'Quoi',
  change: 'Variation',
  balance_after: 'Solde',
  actions: {
    signup_grant: 'Crédits de bienvenue',
    purchase: 'Achat',
    admin_add: 'Ajout par l’administration',
    generation_use: 'Cours',
    audio_use: 'Audio',
    visualization_use: 'Visualisation',
    chat_allowance_purchase: 'Messages au tuteur',
    refund: 'Remboursement',
  },
  newer: 'Plus récents',
  older: 'Plus anciens',
  page: ({ page, last }) => `Page ${number(page)} sur ${number(last)}`,

  export_lead:
    'Tout ce qui est conservé à votre sujet, en un fichier JSON : profil, sessions, documents, cours et crédits.',
  download: 'Télécharger vos données',

  delete_lead:
    'Vos cours, documents, jetons et sessions sont supprimés aussitôt et définitivement, et les crédits restants sont perdus. Les mouvements de crédits restent, sans votre nom, pour que les comptes restent justes.',
  delete_account: 'Supprimer le compte…',
  delete_question: 'Supprimer votre compte ?',
  delete_confirm:
    'Cette action est définitive. Saisissez votre adresse e-mail et votre mot de passe pour confirmer.',
  your_email: 'Votre adresse e-mail',
  enter_email: 'Saisissez votre adresse e-mail.',
  your_password: 'Votre mot de passe',
  delete_for_good: 'Supprimer mon compte définitivement',
  keep_it: 'Le garder',
  account_deleted: 'Votre compte est supprimé.',
};
export default fr;
