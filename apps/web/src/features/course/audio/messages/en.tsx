import type { NarrationStyle } from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';

const { number, plural } = wordsOf('en');

export const en = {
  loading: 'Loading…',
  not_loaded: 'The audio of this lesson could not be loaded',
  offline: 'You are offline. The audio comes as soon as there is a network.',
  try_again: 'Try again',
  not_on_device:
    'The audio of this lesson is not saved on this device. With a connection, choose “Save for offline” in your course again to take it along.',
  own_only: 'Lessons of your own courses are read aloud. Copy this course to listen to it.',
  refused: 'This lesson cannot be read aloud',
  synthetic: ({ narrator }: { narrator: string }) => `Read by a synthetic voice (${narrator}).`,
  built_in: ({ narrator }: { narrator: string }) =>
    `Read by the built-in synthetic voice (${narrator}).`,
  brought: 'This recording came with the course. Its file does not say who speaks.',
  own_words: 'It is read in the lesson’s own words.',
  script: {
    written: ({ author }: { author: string }) =>
      `${author} writes what is said for the ear; each sentence is checked against the lesson.`,
    partly: ({ author }: { author: string }) =>
      `${author} wrote what is said; some paragraphs are read as they stand in the lesson, because what was written for them did not hold against it.`,
    refused: ({ author }: { author: string }) =>
      `It is read in the lesson’s own words: what ${author} wrote to be heard did not hold against the lesson.`,
  },

  offer: 'Listen to this lesson, with its text to read along.',
  credits: ({ count }: { count: number }) =>
    plural(count, { one: '1 credit', other: `${number(count)} credits` }),
  you_have: ({ count }: { count: number }) =>
    plural(count, { one: 'you have 1 credit', other: `you have ${number(count)} credits` }),
  buy_credits: 'Buy credits',
  read_aloud: 'Read it aloud',
  starting: 'Starting…',
  not_started: 'It was not started, and nothing was charged',
  failed: 'Reading aloud failed',
  credit_returned: 'Your credit was returned. You can try again.',
  making: ({ percent }: { percent: number }) => `The audio is being made (${percent}%)`,
  you_can_leave: 'You can leave; it goes on, and you find it here.',

  voice: 'Voice',
  voices: { male: 'Low', female: 'High' },
  style: 'Style',
  styles: {
    standard: 'Standard',
    calm: 'Calm, with longer pauses',
    simple: 'Simple',
    technical: 'Technical',
    example: 'Examples first',
    conceptual: 'Ideas first',
    grumpy_genius: 'Grumpy genius',
  } satisfies Record<NarrationStyle, string>,
  variety: 'Variety',

  player: 'Audio player',
  playing: 'Playing',
  play: 'Play',
  pause: 'Pause',
  back: ({ seconds }: { seconds: number }) => `Back ${seconds} seconds`,
  ahead: ({ seconds }: { seconds: number }) => `Ahead ${seconds} seconds`,
  close: 'Stop listening',
  position: 'Position',
  time_of: ({ time, whole }: { time: string; whole: string }) => `${time} of ${whole}`,
  speed: 'Speed',
  times: ({ value }: { value: number }) => `${number(value)} ×`,
  volume: 'Volume',
  percent: ({ value }: { value: number }) => `${value}%`,
  sleep: 'Stop by itself',
  sleeps: { never: 'Never', lesson: 'After this lesson' },
  in_minutes: ({ count }: { count: number }) =>
    plural(count, { one: 'In a minute', other: `In ${number(count)} minutes` }),
  download: 'Download (MP3)',
  not_playing: 'The audio could not be played',
  before_you_listen_on: 'Before you listen on',
  listen_on: 'Listen on',
  stop_to_ask: 'Wait at the question of the lesson',
  stop_to_ask_hint: 'The audio stops where the text asks something, until you answer or skip it.',
  waits_for_answer: 'The audio waits for your answer.',
  transcript: 'Transcript',
  transcript_keys: 'Each sentence is a button that plays from there. Up and down go through them.',
  course_ends: 'That was the last lesson.',
  next_not_made: ({ lesson }: { lesson: string }) => `Lesson ${lesson} has no audio yet.`,
  next_not_saved: ({ lesson }: { lesson: string }) =>
    `The audio of lesson ${lesson} is not saved on this device.`,
  next_not_loaded: 'The next lesson could not be loaded.',
};

export type Messages = Translation<typeof en>;
