import { z } from 'zod';
import { learningEvent } from './learning-events.ts';
import { exportedCourse } from './learning-paths.ts';
import { limits } from './limits.ts';
import { submoduleVersion } from './course-editing.ts';
import { languageTag } from './languages.ts';
import { narrationStyle, spokenSentence } from './narration.ts';
import { diagram } from './visualization.ts';
import { yesOrNo } from './yes-or-no.ts';

/** A course whole, as a signed file that this or another installation takes in again; Markdown comes in the same way. */
export const downloadCourseFileQuery = z.strictObject({
  learning: yesOrNo
    .default(true)
    .describe('What its owner did in it: ticks, answers, notes. Not for a file to hand on.'),
  media: yesOrNo
    .default(true)
    .describe('Lessons that were read aloud, with their transcripts, and diagrams.'),
});
export type DownloadCourseFileQuery = z.output<typeof downloadCourseFileQuery>;

/** A lesson as it was once; in the file those of a lesson stand in their order. */
export const versionInFile = submoduleVersion
  .pick({
    created_at: true,
    author: true,
    change: true,
    instruction: true,
    note: true,
    note_said: true,
  })
  .extend({
    submodule: z.looseObject({ id: z.uuid() }),
    sources: z.array(z.unknown()),
  });

const seconds = z.number().min(0).max(100_000);
/** A lesson that was read aloud, as it stands in the file; the entry `file` has the sound. */
export const recordingInFile = z.strictObject({
  submodule_id: z.uuid(),
  language: languageTag,
  style: narrationStyle,
  voice: z.string().min(1).max(60),
  duration_seconds: seconds,
  sentences: z
    .array(
      spokenSentence.extend({
        text: z.string().max(limits.narration.scriptMax),
        starts_at: seconds,
        ends_at: seconds,
      }),
    )
    .max(limits.courseFile.sentences),
  created_at: z.iso.datetime(),
  file: z.string().regex(/^media\/[0-9a-f]{64}\.(?:opus|mp3)$/),
});
export type RecordingInFile = z.output<typeof recordingInFile>;

/** A diagram of a lesson; `is_best`: its author chose the kind. */
export const diagramInFile = z.strictObject({
  submodule_id: z.uuid(),
  language: languageTag,
  is_best: z.boolean(),
  diagram,
  created_at: z.iso.datetime(),
});
export type DiagramInFile = z.output<typeof diagramInFile>;

/** What was made of the lessons as they stand. */
export const mediaInFile = z.strictObject({
  recordings: z.array(recordingInFile).max(limits.courseFile.recordings),
  diagrams: z.array(diagramInFile).max(limits.courseFile.diagrams),
});
export type MediaInFile = z.output<typeof mediaInFile>;

/** What the entries of a course file hold, before anybody has looked into the course itself. */
export const courseFileContent = z.object({
  course: exportedCourse.extend({ path_id: z.uuid() }).omit({ events: true }),
  modified_at: z.iso.datetime().optional().describe('Of Markdown, which has it in its head.'),
  versions: z.array(versionInFile).max(limits.courseFile.versions),
  events: z.array(learningEvent).max(limits.learningEvents.perCourse),
  media: mediaInFile.optional(),
});
export type CourseFileContent = z.output<typeof courseFileContent>;

/** Longest text of base64 that a file of the largest size makes. */
const longest = Math.ceil(limits.courseFile.bytes / 3) * 4;
export const importCourseFileBody = z
  .strictObject({ file: z.base64().min(1).max(longest).describe('Its bytes in base64.') })
  .meta({ id: 'ImportCourseFile' });

/** What a Markdown file of some lessons only, or without its questions or passages, does not hold. */
export const leftOut = ['lessons', 'questions', 'passages'] as const;
export type LeftOut = (typeof leftOut)[number];

export const courseFileOutcomes = ['imported', 'merged', 'known'] as const;
export const importedCourseFile = z
  .strictObject({
    outcome: z
      .enum(courseFileOutcomes)
      .describe('`merged`: the own course took in what was new. `known`: there was nothing new.'),
    path_id: z
      .uuid()
      .describe(
        'A new one where somebody else has a course of that id, and for Markdown where you have.',
      ),
    topic: z.string(),
    signed_by: z
      .strictObject({
        is_this_installation: z.boolean(),
        address: z.string().describe('As the file says; only the key proves anything.'),
        key: z.string().describe('Fingerprint of the key that the signature was made with.'),
      })
      .nullable()
      .describe('Nothing was changed since. Null: Markdown, which anybody may have changed.'),
    left_out: z.array(z.enum(leftOut)).describe('What the file says that it does not hold.'),
  })
  .meta({ id: 'ImportedCourseFile' });
export type ImportedCourseFile = z.infer<typeof importedCourseFile>;
