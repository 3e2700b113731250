import { z } from 'zod';
import { learningEvent } from './learning-events.ts';
import { exportedCourse } from './learning-paths.ts';
import { limits } from './limits.ts';
import { submoduleVersion } from './course-editing.ts';
import { yesOrNo } from './yes-or-no.ts';

/** A course whole, as a signed file that this or another installation takes in again; Markdown comes in the same way. */
export const downloadCourseFileQuery = z.strictObject({
  learning: yesOrNo
    .default(true)
    .describe('What its owner did in it: ticks, answers, notes. Not for a file to hand on.'),
});

/** A lesson as it was once; in the file those of a lesson stand in their order. */
export const versionInFile = submoduleVersion
  .pick({ created_at: true, author: true, change: true, instruction: true, note: true })
  .extend({
    submodule: z.looseObject({ id: z.uuid() }),
    sources: z.array(z.unknown()),
  });

/** What the entries of a course file hold, before anybody has looked into the course itself. */
export const courseFileContent = z.object({
  course: exportedCourse.extend({ path_id: z.uuid() }).omit({ events: true }),
  modified_at: z.iso.datetime().optional().describe('Of Markdown, which has it in its head.'),
  versions: z.array(versionInFile).max(limits.courseFile.versions),
  events: z.array(learningEvent).max(limits.learningEvents.perCourse),
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
