import { z } from 'zod';
import { pathData } from './course.ts';
import { courseOutline } from './course-outline.ts';
import { learningPathEntry } from './learning-paths.ts';

/** Courses that everybody may read who knows their address. */

/** Of a public address: 131 random bits, which nobody guesses. */
export const shareId = z.string().regex(/^[0-9A-Za-z]{22}$/);

export const publicityBody = z
  .strictObject({
    is_public: z
      .boolean()
      .describe('Every time that a private course is made public it gets another address.'),
    is_indexable: z
      .boolean()
      .optional()
      .describe('Search engines may list it. Absent: as before; no, when it was private.'),
  })
  .meta({ id: 'UpdatePublicity' });
export type UpdatePublicityBody = z.infer<typeof publicityBody>;

/** Who may read an own course besides its owner. */
export const publicity = z
  .strictObject({
    is_public: z.boolean(),
    share_id: shareId.nullable(),
    url: z.url().nullable().describe('Of its page; null while it is private.'),
    is_indexable: z.boolean(),
  })
  .meta({ id: 'Publicity' });
export type Publicity = z.infer<typeof publicity>;

export const shareIdInput = z.strictObject({ id: shareId });

/**
 * A public course. Nothing in it tells who owns it, what they did in it or marked it with, or what
 * the files are called that it was written from.
 */
export const publicCourse = learningPathEntry
  .pick({
    topic: true,
    language: true,
    is_complete: true,
    created_at: true,
    last_modified_at: true,
    modules_count: true,
    submodules_count: true,
    has_audio: true,
  })
  .extend({ share_id: shareId, path_data: pathData })
  .meta({ id: 'PublicCourse' });
export type PublicCourse = z.infer<typeof publicCourse>;

/** The same without the text of its lessons, which are read one by one. */
export const publicCourseOutline = publicCourse
  .omit({ path_data: true })
  .extend({ outline: courseOutline })
  .meta({ id: 'PublicCourseOutline' });
export type PublicCourseOutline = z.infer<typeof publicCourseOutline>;

export const publicLessonInput = z.strictObject({ id: shareId, submodule_id: z.uuid() });

export const copyInput = z.strictObject({
  id: z
    .union([shareId, z.uuid()])
    .describe('Of a public address, or of an own course or the generation it came from.'),
});
