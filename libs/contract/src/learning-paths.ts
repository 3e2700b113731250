import { z } from 'zod';
import { languageTag } from './languages.ts';
import { limits } from './limits.ts';
import { lineOfText, plainText } from './text.ts';
import { yesOrNo } from './yes-or-no.ts';

/**
 * The courses of a user: what the specification calls learning paths, and the interface calls the
 * history.
 */

export const learningPathSources = ['generated', 'imported', 'copied_public'] as const;
export type LearningPathSource = (typeof learningPathSources)[number];

export const courseTag = lineOfText(1, limits.library.tags.lengthMax);
/** Each once, in the order in which they were given. */
export const courseTags = z
  .array(courseTag)
  .max(limits.library.tags.max)
  .transform((tags) => [...new Set(tags)]);

/** A course as a list shows it. */
export const learningPathEntry = z
  .strictObject({
    path_id: z.uuid(),
    task_id: z.uuid().nullable().describe('The generation it came from, as long as there is one.'),
    topic: z.string(),
    language: languageTag,
    source: z.enum(learningPathSources),
    tags: z.array(z.string()),
    favorite: z.boolean(),
    is_public: z.boolean(),
    share_id: z.string().nullable().describe('Of its public address; null while it is private.'),
    is_complete: z
      .boolean()
      .describe('False: its generation ended before every lesson had been tried.'),
    created_at: z.iso.datetime(),
    last_modified_at: z.iso.datetime(),
    modules_count: z.int().min(0),
    submodules_count: z.int().min(0),
    submodules_completed: z.int().min(0).describe('Lessons that the learner has completed.'),
    progress: z.number().min(0).max(1).describe('Completed lessons of all.'),
    last_visited: z
      .strictObject({ submodule_id: z.uuid(), visited_at: z.iso.datetime() })
      .nullable(),
    has_audio: z.boolean(),
  })
  .meta({ id: 'LearningPathEntry' });
export type LearningPathEntry = z.infer<typeof learningPathEntry>;

export const learningPathSorts = [
  'creation_date',
  'last_modified_date',
  'topic',
  'favorite',
] as const;
export type LearningPathSort = (typeof learningPathSorts)[number];

export const learningPathPreviewQuery = z.strictObject({
  sort_by: z
    .enum(learningPathSorts)
    .default('creation_date')
    .describe('Newest first; topics from A to Z; favourites first, the newest of them on top.'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(limits.perPage.max).default(limits.perPage.library),
  source: z
    .enum(['all', ...learningPathSources])
    .transform((source) => (source === 'all' ? undefined : source))
    .optional(),
  search: plainText(0, limits.library.searchMax)
    .transform((text) => text || undefined)
    .optional()
    .describe('Part of a topic or of a tag; accents and capitals make no difference.'),
  tag: courseTag.optional().describe('A whole tag.'),
  favorite: yesOrNo.optional().describe('Only favourites, or only others.'),
});
export type LearningPathPreviewQuery = z.output<typeof learningPathPreviewQuery>;

/** One page of the own courses. A course that is written for the first time is not among them. */
export const learningPathPreview = z
  .strictObject({
    entries: z.array(learningPathEntry),
    total: z.int().min(0),
    is_total_capped: z.boolean().describe('There are more than `total` says.'),
    page: z.int(),
    per_page: z.int(),
    request_time_ms: z.number().min(0).describe('What it took the server.'),
  })
  .meta({ id: 'LearningPathPreview' });
export type LearningPathPreview = z.infer<typeof learningPathPreview>;
