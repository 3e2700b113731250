import type { Messages } from './en.tsx';

const fr: Messages = {
  try_again: 'Réessayer',
  change_request: 'Modifier la demande',
  needs_credit: 'Il vous faut d’abord un crédit ; ce qui est déjà rédigé est conservé.',
  goes_on_free: 'La rédaction reprend là où elle s’est arrêtée, sans frais supplémentaires.',
  goes_on_for_credit:
    'La rédaction reprend là où elle s’est arrêtée et utilise le crédit rendu ; un cours coûte un crédit en tout.',
  lesson: {
    planned: 'Prévue',
    writing: 'En cours de rédaction',
    readable: 'Prête à lire, quiz à venir',
    completed: 'Prête',
    failed: 'En échec',
  },
  lesson_at_the_end: {
    planned: 'Non rédigée',
    writing: 'Non rédigée',
    readable: 'Prête à lire, sans quiz',
    completed: 'Prête',
    failed: 'En échec',
  },
  not_found: 'Cours introuvable',
  not_found_why: 'Il n’y a pas de cours à cette adresse, ou il appartient à un autre compte.',
  create_course: 'Créer un cours',
  not_loaded: 'Impossible de charger le cours',
  next_in_line: 'le prochain dans la file',
  in_line: ({ position }) => `${position === 1 ? '1er' : `${position}e`} dans la file`,
};
export default fr;
