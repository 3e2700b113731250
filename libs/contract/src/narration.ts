import { z } from 'zod';
import { sentenceSaid } from './errors.ts';
import { languageTag } from './languages.ts';

/**
 * How a lesson is read aloud. The first two change how any voice speaks; the others how an author
 * says it, so there are none of them where the lesson's own words are read.
 */
export const deliveryStyles = ['standard', 'calm'] as const;
export const narrationStyles = [
  ...deliveryStyles,
  'simple',
  'technical',
  'example',
  'conceptual',
  'grumpy_genius',
] as const;
export const narrationStyle = z.enum(narrationStyles);
export type NarrationStyle = z.infer<typeof narrationStyle>;

/**
 * What an author would have said in place of paragraphs of a lesson, each under its number. What is
 * not there is read as it stands.
 */
export const narrationDraft = z.strictObject({
  paragraphs: z.array(z.strictObject({ number: z.int(), text: z.string() })),
});
export type NarrationDraft = z.infer<typeof narrationDraft>;

/**
 * Whose words are heard: the `lesson`'s own, because its author writes no others; those `written`
 * to be heard; `partly` those, because some did not hold against the lesson; or, `refused`, the
 * lesson's own because none of them did.
 */
export const narrationScripts = ['lesson', 'written', 'partly', 'refused'] as const;
export const narrationScript = z.enum(narrationScripts);
export type NarrationScript = z.infer<typeof narrationScript>;

/** Of the files of what is heard. */
export const audioFormats = ['mp3', 'opus'] as const;
export type AudioFormat = (typeof audioFormats)[number];

const index = z.coerce.number().int().min(0).max(999);
/** A lesson by its place in the course, each counted from 0. */
export const lessonPlace = z.strictObject({
  id: z.uuid(),
  module_index: index,
  submodule_index: index,
});
export type LessonPlace = z.infer<typeof lessonPlace>;

const wanted = {
  language: languageTag
    .optional()
    .describe(
      "A variety of the course's own language, such as en-GB; a lesson is never read in another one.",
    ),
  style: narrationStyle.optional(),
  voice: z.string().min(1).max(60).optional(),
};
export const lessonAudioQuery = z.strictObject(wanted);
export const createLessonAudioBody = z.strictObject({
  ...wanted,
  wait: z
    .boolean()
    .default(true)
    .describe('Answer when the audio is there, after 25 seconds at the latest; else at once.'),
});
export type WantedAudio = z.output<typeof lessonAudioQuery>;
export type LessonAudioInput = LessonPlace & WantedAudio;
export type CreateLessonAudioInput = LessonPlace & z.output<typeof createLessonAudioBody>;

/** `waiting` and `running`: it is being made, and paid for. */
export const narrationStates = ['none', 'waiting', 'running', 'completed', 'failed'] as const;
export type NarrationState = (typeof narrationStates)[number];

export const spokenSentence = z.strictObject({
  text: z.string(),
  is_heading: z.boolean(),
  ends_paragraph: z.boolean(),
  /** Seconds from the beginning of the audio. */
  starts_at: z.number(),
  ends_at: z.number(),
});
export type SpokenSentence = z.infer<typeof spokenSentence>;

export const lessonAudio = z
  .strictObject({
    status: z.enum(narrationStates),
    progress: z.number().min(0).max(1),
    price: z.int().describe('Credits that asking for it costs now; 0 where it is there already.'),
    audio_url: z
      .string()
      .nullable()
      .describe(
        'As MP3, on this server, signed; it works for some hours. Ask again for a fresh one. The first who loads it may wait some seconds.',
      ),
    opus_url: z
      .string()
      .nullable()
      .describe('The same as Opus in Ogg, which is there at once; null where there is MP3 alone.'),
    transcript: z.string().nullable(),
    sentences: z.array(spokenSentence).describe('The transcript with its times.'),
    duration_seconds: z.number().nullable(),
    mime_type: z.string().nullable().describe('Of `audio_url`.'),
    language: z.string(),
    style: narrationStyle,
    voice: z.string(),
    narrator: z
      .string()
      .nullable()
      .describe('What speaks; null: it came with the file of its course, which does not say.'),
    script: narrationScript
      .nullable()
      .describe(
        'Whose words are, or would be, heard: the lesson’s own; `written` to be heard by its author; `partly` those; `refused`: the lesson’s own, because what was written did not hold against it. Null: it came with the file of its course.',
      ),
    script_author: z
      .string()
      .nullable()
      .describe('Who writes what is said; null: the lesson’s own words are read.'),
    is_builtin: z.boolean().describe('Whether that is the voice that comes with the product.'),
    languages: z.array(z.string()).describe("Varieties of the course's language that can be had."),
    styles: z.array(narrationStyle),
    voices: z.array(z.string()),
    refusal: z
      .string()
      .nullable()
      .describe('Why this lesson cannot be read aloud here; null: it can.'),
    refusal_said: sentenceSaid
      .optional()
      .describe('Which sentence `refusal` is, for other languages.'),
    error: z.string().nullable().describe('Why the last try failed; its credit was returned.'),
  })
  .meta({ id: 'LessonAudio' });
export type LessonAudio = z.infer<typeof lessonAudio>;

export const courseAudioParams = lessonPlace.pick({ id: true });
export const courseAudio = z.strictObject({
  recordings: z
    .array(
      z.strictObject({
        id: z.uuid().describe('What is heard never changes under it.'),
        submodule_id: z.uuid(),
        language: z.string(),
        style: narrationStyle,
        voice: z.string(),
        bytes: z.int().min(0).describe('Of its Opus; of its MP3 where there is that alone.'),
      }),
    )
    .describe('Of lessons as they stand now, oldest first.'),
});
export type CourseAudio = z.infer<typeof courseAudio>;

export const audioFileParams = z.strictObject({ id: z.uuid() });
export const audioFileQuery = z.strictObject({
  format: z.enum(audioFormats).default('mp3'),
  expires: z.coerce.number().int().min(0),
  signature: z.string().max(100),
});
export type AudioFileQuery = z.output<typeof audioFileQuery>;
