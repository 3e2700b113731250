import type { Messages } from './en.tsx';

const fr: Messages = {
  share: 'Partager',
  share_course: 'Partager ce cours',
  loading: 'Chargement des droits de lecture…',
  not_loaded: 'Impossible de savoir si ce cours est public.',
  try_again: 'Réessayer',
  changing: 'Modification en cours…',
  not_changed: ({ reason }) => `Rien n’a été modifié. ${reason}`,

  anyone: 'Lisible par toute personne ayant le lien',
  is_private: 'Personne d’autre que vous ne peut lire ce cours.',
  is_public:
    'Aucun compte n’est nécessaire pour le lire, et qui en possède un peut le copier dans son propre historique.',
  what_is_hidden:
    'Votre nom, vos étiquettes, votre progression et les noms de vos fichiers ne sont jamais affichés.',
  what_ends:
    'Si vous désactivez le partage, le lien cesse aussitôt de fonctionner. Si vous le réactivez, un nouveau lien est créé.',

  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  copy_by_hand:
    'Votre navigateur ne permet pas de copier d’ici. Le lien est sélectionné : copiez-le.',
  send: 'Envoyer…',
  code: 'Le lien sous forme de code QR',
  code_use: 'Scannez-le pour ouvrir le cours sur un autre appareil.',
  indexable: 'Autoriser les moteurs de recherche à l’afficher',
  indexable_off: 'Les moteurs de recherche sont priés de ne pas l’afficher.',
  indexable_on: 'Il pourra apparaître dans les résultats de recherche d’ici quelques jours.',
};
export default fr;
