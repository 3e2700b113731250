import type { Messages } from './en.tsx';

const fr: Messages = {
  titles: {
    benefits: 'Avantages',
    install: 'Installation',
    offline: 'Hors ligne',
    ready: 'C’est prêt !',
  },
  step: ({ step, of }) => `${step} / ${of}`,
  progress: 'Progression du tutoriel',
  skip: 'Passer',
  back: 'Retour',
  next: 'Suivant',
  finish: 'Terminer',
  all_set: 'Tout est prêt. Bon apprentissage !',

  benefits_lead:
    'Coursewright peut s’installer sur votre appareil comme n’importe quelle application.',
  benefit_start: ({ strong }) => (
    <>{strong('En un geste.')} Coursewright s’ouvre depuis l’écran d’accueil, dans sa fenêtre.</>
  ),
  benefit_offline: ({ strong }) => (
    <>
      {strong('Même sans connexion.')} Les cours enregistrés vous attendent sur la page Hors ligne.
    </>
  ),
  benefit_credits: ({ strong }) => (
    <>{strong('Des prix simples.')} 1 crédit permet de générer 1 cours.</>
  ),
  benefit_companions: ({ strong }) => (
    <>
      {strong('Plus que du texte.')} L’audio et les visualisations d’une leçon demandent des crédits
      à part.
    </>
  ),
  benefit_free: ({ strong }) => (
    <>{strong('Essai gratuit.')} Tout nouveau compte reçoit des crédits gratuits.</>
  ),

  one_press: 'Votre navigateur peut l’installer pour vous.',
  install_now: 'Installer',
  or_by_hand: 'Ou faites-le à la main :',
  being_installed: 'Votre navigateur l’installe. Cela peut prendre un moment.',
  declined:
    'Entendu, pas maintenant. Vous pourrez l’installer plus tard depuis le menu du navigateur.',
  already_installed: 'Coursewright est déjà installé sur cet appareil.',
  not_completed:
    'L’installation automatique n’a pas abouti. Vous pouvez tout de même ajouter cette page à vos favoris et profiter de toutes les fonctions hors ligne !',
  variants: {
    safari_ios: {
      title: 'Safari sur iPhone et iPad',
      steps: [
        'Touchez le bouton Partager dans la barre d’outils.',
        'Faites défiler vers le bas et touchez « Sur l’écran d’accueil ».',
        'Touchez « Ajouter » dans l’angle.',
      ],
    },
    chrome_android: {
      title: 'Chrome sur Android',
      steps: [
        'Touchez le menu à trois points.',
        'Touchez « Ajouter à l’écran d’accueil » ou « Installer l’application ».',
        'Confirmez avec « Installer ».',
      ],
    },
    chrome_desktop: {
      title: 'Chrome sur ordinateur',
      steps: [
        'Cliquez sur l’icône d’installation au bout de la barre d’adresse.',
        'Si elle n’y est pas : ouvrez le menu, puis « Caster, enregistrer et partager », puis « Installer la page en tant qu’application ».',
        'Confirmez avec « Installer ».',
      ],
    },
    edge_desktop: {
      title: 'Edge sur ordinateur',
      steps: [
        'Cliquez sur l’icône d’application dans la barre d’adresse.',
        'Si elle n’y est pas : ouvrez le menu, puis « Applications », puis « Installer ce site en tant qu’application ».',
        'Confirmez avec « Installer ».',
      ],
    },
    firefox_manual: {
      title: 'Firefox',
      steps: [
        'Sur Android : ouvrez le menu et touchez « Ajouter l’application à l’écran d’accueil ».',
        'Sur ordinateur, Firefox n’installe pas d’applications web : ajoutez cette page aux marque-pages avec Ctrl+D (⌘D sur Mac).',
        'Les cours enregistrés fonctionnent tout de même sans connexion.',
      ],
    },
    generic: {
      title: 'Votre navigateur',
      steps: [
        'Ouvrez le menu de votre navigateur ou son bouton Partager.',
        'Choisissez « Installer », « Installer l’application » ou « Ajouter à l’écran d’accueil ».',
        'Si rien de tel n’apparaît, ajoutez cette page à vos favoris.',
      ],
    },
  },

  offline_lead: 'Emportez vos cours là où il n’y a pas de connexion :',
  offline_save: ({ strong }) => (
    <>Ouvrez l’un de vos cours et choisissez {strong('Enregistrer hors ligne')}.</>
  ),
  offline_open: ({ strong }) => (
    <>Retrouvez-le dans le menu, sous {strong('Hors ligne')}, avec ses quiz et ses sources.</>
  ),
  offline_learn: ({ strong }) => (
    <>
      {strong('Continuez à apprendre.')} Vos coches, vos réponses et vos notes rejoindront votre
      compte dès le retour de la connexion.
    </>
  ),
  no_offline: 'Ce navigateur ne peut pas conserver de cours hors ligne.',

  checking: 'Vérification de l’installation…',
  detected: 'Installation détectée',
  detected_why: 'Ouvrez Coursewright depuis votre écran d’accueil ou votre liste d’applications.',
  not_detected: 'Installation non détectée',
  next_steps: 'Et maintenant',
  next_open_app: 'Ouvrez Coursewright depuis votre écran d’accueil ou votre liste d’applications.',
  next_bookmark: 'Ajoutez cette page à vos favoris pour la retrouver.',
  next_install_later:
    'Installez-la quand vous voulez : « Installer l’application » se trouve en bas de page.',
  next_register: 'Créez un compte pour générer vos propres cours.',
  next_generate: 'Indiquez un sujet et générez un cours.',
  next_save: 'Enregistrez-le hors ligne avant votre prochain voyage.',
  tips: 'Quelques astuces',
  tip_shortcuts:
    'Appui long ou clic droit sur l’icône : vous arrivez directement à un nouveau cours.',
  tip_wifi: 'Enregistrez vos cours tant que vous avez du Wi-Fi.',
  tip_keep:
    'Sur votre propre appareil, choisissez de garder les cours enregistrés après la déconnexion.',
};
export default fr;
