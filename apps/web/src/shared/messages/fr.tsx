import type { Messages } from './en.tsx';

function inHowLong(seconds: number): string {
  if (seconds < 2) return 'dans un instant';
  if (seconds < 60) return `dans ${seconds} secondes`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}`;
  return `dans ${Math.ceil(minutes / 60)} heures`;
}

const fr: Messages = {
  unexpected_error: 'Une erreur inattendue s’est produite',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  with_error_id: ({ message, id }) => `${message} (ID de l’erreur : ${id})`,
  failure: {
    unauthorized: 'Votre session a expiré. Reconnectez-vous.',
    not_found: 'Élément introuvable. Il a peut-être été supprimé.',
    too_many_requests: ({ retryAfter = 1 }) =>
      `Trop de tentatives. Réessayez ${inHowLong(retryAfter)}.`,
    server_error: 'Une erreur inattendue s’est produite',
    provider_error: 'Un service externe n’a pas pu répondre. Réessayez plus tard.',
    unavailable: 'Indisponible pour le moment. Réessayez plus tard.',
    request_timeout: 'La connexion est trop lente. Réessayez avec une meilleure connexion.',
    timeout: 'L’opération a pris trop de temps. Réessayez.',
  },
  unreadable_progress: 'Impossible de lire une mise à jour de la progression.',
  login_failed: 'Échec de la connexion',
  not_recorded: ({ reason }) => `Votre progression n’a pas été enregistrée. ${reason}`,
  close_notification: 'Fermer la notification',
  part_not_loaded: 'Impossible d’ouvrir cette partie',
  part_not_loaded_why:
    'Une partie de l’application n’a pas pu être chargée. Vérifiez votre connexion et réessayez. Si cela ne suffit pas, rechargez la page.',
  try_again: 'Réessayer',
  close: 'Fermer',
  tagline: 'donnez un sujet, recevez un cours sourcé',
};
export default fr;
