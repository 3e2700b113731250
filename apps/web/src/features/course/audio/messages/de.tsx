import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  loading: 'Wird geladen …',
  not_loaded: 'Die Aufnahme dieser Lektion konnte nicht geladen werden',
  offline: 'Du bist offline. Die Aufnahme kommt, sobald es ein Netz gibt.',
  try_again: 'Noch einmal versuchen',
  not_on_device:
    'Die Aufnahme dieser Lektion ist nicht auf diesem Gerät gespeichert. Wähle mit Verbindung in deinem Kurs noch einmal „Offline speichern“, um sie mitzunehmen.',
  own_only:
    'Vorgelesen werden Lektionen deiner eigenen Kurse. Kopiere diesen Kurs, um ihn zu hören.',
  refused: 'Diese Lektion kann nicht vorgelesen werden',
  synthetic: ({ narrator }) => `Gelesen von einer künstlichen Stimme (${narrator}).`,
  built_in: ({ narrator }) => `Gelesen von der eingebauten künstlichen Stimme (${narrator}).`,
  brought: 'Diese Aufnahme kam mit dem Kurs. In seiner Datei steht nicht, wer spricht.',
  own_words: 'Gelesen wird der Wortlaut der Lektion.',
  script: {
    written: ({ author }) =>
      `${author} schreibt fürs Ohr, was gesagt wird; jeder Satz wird mit der Lektion abgeglichen.`,
    partly: ({ author }) =>
      `${author} hat geschrieben, was gesagt wird; einige Absätze werden im Wortlaut der Lektion gelesen, weil das dafür Geschriebene ihr nicht entsprach.`,
    refused: ({ author }) =>
      `Gelesen wird der Wortlaut der Lektion: Was ${author} zum Hören schrieb, entsprach ihr nicht.`,
  },

  offer: 'Hör dir diese Lektion an, mit ihrem Text zum Mitlesen.',
  credits: ({ count }) => plural(count, { one: '1 Credit', other: `${number(count)} Credits` }),
  you_have: ({ count }) =>
    plural(count, { one: 'du hast 1 Credit', other: `du hast ${number(count)} Credits` }),
  buy_credits: 'Credits kaufen',
  read_aloud: 'Vorlesen lassen',
  starting: 'Wird begonnen …',
  not_started: 'Es wurde nicht begonnen und nichts berechnet',
  failed: 'Das Vorlesen ist misslungen',
  credit_returned: 'Dein Credit wurde zurückgegeben. Du kannst es noch einmal versuchen.',
  making: ({ percent }) => `Die Aufnahme entsteht (${percent} %)`,
  you_can_leave: 'Du kannst weggehen; es geht weiter, und du findest sie hier.',

  voice: 'Stimme',
  voices: { male: 'Tief', female: 'Hoch' },
  style: 'Stil',
  styles: {
    standard: 'Normal',
    calm: 'Ruhig, mit längeren Pausen',
    simple: 'Einfach',
    technical: 'Fachlich',
    example: 'Beispiele zuerst',
    conceptual: 'Konzepte zuerst',
    grumpy_genius: 'Mürrisches Genie',
  },
  variety: 'Aussprache',

  player: 'Audioplayer',
  playing: 'Läuft',
  play: 'Abspielen',
  pause: 'Pause',
  back: ({ seconds }) => `${seconds} Sekunden zurück`,
  ahead: ({ seconds }) => `${seconds} Sekunden vor`,
  close: 'Nicht weiter hören',
  position: 'Position',
  time_of: ({ time, whole }) => `${time} von ${whole}`,
  speed: 'Tempo',
  times: ({ value }) => `${number(value)} ×`,
  volume: 'Lautstärke',
  percent: ({ value }) => `${value} %`,
  sleep: 'Von selbst aufhören',
  sleeps: { never: 'Nie', lesson: 'Nach dieser Lektion' },
  in_minutes: ({ count }) =>
    plural(count, { one: 'In einer Minute', other: `In ${number(count)} Minuten` }),
  download: 'Herunterladen (MP3)',
  not_playing: 'Die Aufnahme konnte nicht abgespielt werden',
  before_you_listen_on: 'Bevor du weiterhörst',
  listen_on: 'Weiterhören',
  stop_to_ask: 'Bei der Frage der Lektion anhalten',
  stop_to_ask_hint:
    'Die Wiedergabe hält dort an, wo der Text etwas fragt, bis du antwortest oder die Frage überspringst.',
  waits_for_answer: 'Die Wiedergabe wartet auf deine Antwort.',
  transcript: 'Gesprochener Text',
  transcript_keys:
    'Jeder Satz ist eine Schaltfläche, die ab dort abspielt. Mit Pfeil hoch und runter gehst du durch.',
  course_ends: 'Das war die letzte Lektion.',
  next_not_made: ({ lesson }) => `Lektion ${lesson} hat noch keine Aufnahme.`,
  next_not_saved: ({ lesson }) =>
    `Die Aufnahme der Lektion ${lesson} ist nicht auf diesem Gerät gespeichert.`,
  next_not_loaded: 'Die nächste Lektion konnte nicht geladen werden.',
};
export default de;
