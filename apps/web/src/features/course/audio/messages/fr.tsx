import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');
const credits = (count: number) =>
  plural(count, { one: `${number(count)} crédit`, other: `${number(count)} crédits` });

const fr: Messages = {
  loading: 'Chargement…',
  not_loaded: 'Impossible de charger l’audio de cette leçon',
  offline: 'Vous êtes hors ligne. L’audio arrivera au retour du réseau.',
  try_again: 'Réessayer',
  not_on_device:
    'L’audio de cette leçon n’est pas enregistré sur cet appareil. Une fois en ligne, choisissez de nouveau « Enregistrer hors ligne » dans votre cours pour l’emporter.',
  own_only:
    'La lecture à voix haute est réservée aux leçons de vos propres cours. Copiez ce cours pour l’écouter.',
  refused: 'Cette leçon ne peut pas être lue à voix haute',
  synthetic: ({ narrator }) => `Lu par une voix de synthèse (${narrator}).`,
  built_in: ({ narrator }) => `Lu par la voix de synthèse intégrée (${narrator}).`,
  brought: 'Cet enregistrement est venu avec le cours. Son fichier ne dit pas qui parle.',
  own_words: 'Le texte de la leçon est lu tel quel.',
  script: {
    written: ({ author }) =>
      `${author} écrit pour l’oreille ce qui est dit ; chaque phrase est vérifiée d’après la leçon.`,
    partly: ({ author }) =>
      `${author} a écrit ce qui est dit ; certains paragraphes sont lus tels qu’ils figurent dans la leçon, car ce qui avait été écrit ne lui correspondait pas.`,
    refused: ({ author }) =>
      `Le texte de la leçon est lu tel quel : ce que ${author} avait écrit pour l’écoute ne lui correspondait pas.`,
  },

  offer: 'Écoutez cette leçon, en suivant son texte.',
  credits: ({ count }) => credits(count),
  you_have: ({ count }) => `vous avez ${credits(count)}`,
  buy_credits: 'Acheter des crédits',
  read_aloud: 'Lire à voix haute',
  starting: 'Lancement…',
  not_started: 'La lecture n’a pas été lancée, et rien n’a été débité',
  failed: 'La lecture à voix haute a échoué',
  credit_returned: 'Votre crédit vous a été rendu. Vous pouvez réessayer.',
  making: ({ percent }) => `L’audio est en préparation (${percent} %)`,
  you_can_leave:
    'Vous pouvez quitter la page : la préparation continue, et vous retrouverez l’audio ici.',

  voice: 'Voix',
  voices: { male: 'Grave', female: 'Aiguë' },
  style: 'Style',
  styles: {
    standard: 'Standard',
    calm: 'Posé, avec de plus longues pauses',
    simple: 'Simple',
    technical: 'Technique',
    example: 'D’abord des exemples',
    conceptual: 'D’abord les idées',
    grumpy_genius: 'Génie grincheux',
  },
  variety: 'Variante',

  player: 'Lecteur audio',
  playing: 'En cours de lecture',
  play: 'Lecture',
  pause: 'Pause',
  back: ({ seconds }) => `Reculer de ${seconds} secondes`,
  ahead: ({ seconds }) => `Avancer de ${seconds} secondes`,
  close: 'Arrêter l’écoute',
  position: 'Position',
  time_of: ({ time, whole }) => `${time} sur ${whole}`,
  speed: 'Vitesse',
  times: ({ value }) => `${number(value)} ×`,
  volume: 'Volume',
  percent: ({ value }) => `${value} %`,
  sleep: 'Arrêt automatique',
  sleeps: { never: 'Jamais', lesson: 'Après cette leçon' },
  in_minutes: ({ count }) =>
    plural(count, {
      one: `Dans ${number(count)} minute`,
      other: `Dans ${number(count)} minutes`,
    }),
  download: 'Télécharger (MP3)',
  not_playing: 'Impossible de lire l’audio',
  before_you_listen_on: 'Avant de poursuivre l’écoute',
  listen_on: 'Poursuivre l’écoute',
  stop_to_ask: 'S’arrêter à la question de la leçon',
  stop_to_ask_hint:
    'L’audio s’arrête là où le texte pose une question, jusqu’à ce que vous répondiez ou passiez.',
  waits_for_answer: 'L’audio attend votre réponse.',
  transcript: 'Transcription',
  transcript_keys:
    'Chaque phrase est un bouton qui lance la lecture à cet endroit. Haut et bas passent de l’une à l’autre.',
  course_ends: 'C’était la dernière leçon.',
  next_not_made: ({ lesson }) => `La leçon ${lesson} n’a pas encore d’audio.`,
  next_not_saved: ({ lesson }) =>
    `L’audio de la leçon ${lesson} n’est pas enregistré sur cet appareil.`,
  next_not_loaded: 'Impossible de charger la leçon suivante.',
};
export default fr;
