import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const fr: Messages = {
  skip_to_content: 'Aller au contenu',
  loading: 'Chargement…',
  verifying: 'Vérification de la session…',
  offline:
    'Vous êtes hors ligne. Ce qui est à l’écran y reste ; tout le reste attend le retour de la connexion.',
  scroll_to_top: 'Haut de page',

  render_failed: 'Une erreur s’est produite. Rechargez la page.',
  start_failed: 'Impossible de démarrer l’application.',
  reload: 'Recharger',
  new_version: 'Une nouvelle version est prête.',
  new_version_needed:
    'Il faut la nouvelle version pour continuer. Enregistrez ou copiez ce que vous avez écrit, puis rechargez la page.',
  later: 'Plus tard',
  chunk_failed: ({ chunk }) => `Impossible de charger le fragment ${chunk}.`,

  main_navigation: 'Principale',
  menu: 'Menu',
  home: 'Accueil',
  generator: 'Générateur',
  history: 'Historique',
  in_progress: ({ count }) => `${number(count)} en cours`,
  offline_courses: 'Hors ligne',
  login: 'Connexion',
  register: 'Inscription',
  logout: 'Déconnexion',
  logout_question: 'Se déconnecter sur cet appareil ?',
  logout_unsent:
    'Une partie de ce que vous avez fait dans vos cours n’est pas encore arrivée au serveur. Elle sera perdue si vous vous déconnectez maintenant.',
  logout_removed: ({ count }) =>
    plural(count, {
      one: `${number(count)} cours enregistré pour être lu hors ligne sera retiré de cet appareil.`,
      other: `${number(count)} cours enregistrés pour être lus hors ligne seront retirés de cet appareil.`,
    }),
  logout_kept: ({ count }) =>
    plural(count, {
      one: `${number(count)} cours enregistré reste sur cet appareil : toute personne qui l’utilise peut le lire.`,
      other: `${number(count)} cours enregistrés restent sur cet appareil : toute personne qui l’utilise peut les lire.`,
    }),
  stay_logged_in: 'Garder la session ouverte',
  account: 'Compte',
  administration: 'Administration',
  buy: 'Acheter',
  credits: ({ count }) =>
    plural(count, { one: `${number(count)} crédit`, other: `${number(count)} crédits` }),
  credits_hint: '1 crédit permet de générer 1 cours. Acheter des crédits.',
  nameless_user: 'Utilisateur',

  appearance: 'Thème et langue',
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', system: 'Comme le système' },
  language: 'Langue',
  same_as_browser: 'Comme le navigateur',

  about:
    'Des cours personnalisés grâce à l’IA. Trouvez le parcours qui vous convient le mieux, avec une technologie de pointe.',
  quick_links: 'Liens utiles',
  connect: 'Nous contacter',
  email: 'E-mail',
  copyright: ({ year }) => `© ${year}Coursewright`,
  terms: 'Conditions',
  privacy: 'Confidentialité',
  install_app: 'Installer l’application',
  made_with: 'Fait avec ❤️ pour bien apprendre',
};
export default fr;
