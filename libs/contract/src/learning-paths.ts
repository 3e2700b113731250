import { z } from 'zod';
import { pathData } from './course.ts';
import { courseOutline } from './course-outline.ts';
import { errorDetail } from './errors.ts';
import { languageTag } from './languages.ts';
import { learningEvent, learningState } from './learning-events.ts';
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

/** A course with its text. Ids of a course and of the generation it came from both name it. */
export const learningPath = learningPathEntry
  .extend({
    path_data: pathData,
    course_revision: z.int().min(0),
    learning: learningState.describe('What its owner has done in it, on every device.'),
    is_being_written: z.boolean().describe('A run changes it; until that ends nobody else can.'),
  })
  .meta({ id: 'LearningPath' });
export type LearningPath = z.infer<typeof learningPath>;

/** The same without the text of its lessons, which are read one by one. */
export const learningPathOutline = learningPath
  .omit({ path_data: true })
  .extend({ outline: courseOutline })
  .meta({ id: 'LearningPathOutline' });
export type LearningPathOutline = z.infer<typeof learningPathOutline>;

/** What is absent stays as it is. */
export const updateLearningPathBody = z
  .strictObject({ favorite: z.boolean().optional(), tags: courseTags.optional() })
  .meta({ id: 'UpdateLearningPath' });
export const updateLearningPathInput = z.strictObject({
  id: z.uuid(),
  ...updateLearningPathBody.shape,
});
export type UpdateLearningPathInput = z.infer<typeof updateLearningPathInput>;

export const clearLearningPathsQuery = z.strictObject({
  confirm: z.union([z.literal('true'), z.literal(true)]).describe('All own courses are deleted.'),
});

const savedTopic = z
  .union([z.null(), lineOfText(0, limits.topic.max)])
  .optional()
  .transform((topic) => topic || 'Untitled');

export const saveLearningPathBody = z
  .strictObject({
    topic: savedTopic.describe('Default: Untitled.'),
    path_data: z.unknown().optional().describe('The course document, as `PathData` describes it.'),
    favorite: z.boolean().optional(),
    tags: courseTags.optional(),
    source: z.enum(learningPathSources).default('generated'),
    task_id: z.uuid().nullish().describe('The generation it came from. Its course is saved once.'),
    language: languageTag.optional().describe("Default: the document's."),
  })
  .meta({ id: 'SaveLearningPath' });
export type SaveLearningPathInput = z.output<typeof saveLearningPathBody>;
export const savedLearningPath = z
  .strictObject({
    path_id: z.uuid(),
    is_new: z.boolean().describe('False: the course of that generation was there already.'),
    entry: learningPathEntry,
  })
  .meta({ id: 'SavedLearningPath' });
export type SavedLearningPath = z.infer<typeof savedLearningPath>;

/** A course as the export of all of them has it, and as an import takes it. */
export const exportedCourse = z.object({
  path_id: z.uuid().optional(),
  topic: savedTopic,
  language: languageTag.optional(),
  source: z.enum(learningPathSources).optional(),
  tags: courseTags.default([]),
  favorite: z.boolean().default(false),
  is_complete: z.boolean().default(true),
  created_at: z.iso.datetime().optional(),
  path_data: z.unknown().optional(),
  events: z
    .array(learningEvent)
    .max(limits.learningEvents.perCourse)
    .default([])
    .describe('Left out where the course comes under a new id.'),
});
export type ExportedCourse = z.output<typeof exportedCourse>;
export const exportFormat = 'coursewright-courses';

export const importLearningPathsBody = z
  .union([z.array(z.unknown()), z.looseObject({})])
  .describe(
    'A file that was exported, some of its `courses` as a list, one of them, or a course document.',
  );
export const importOutcomes = ['imported', 'known', 'refused'] as const;
export const importReport = z
  .strictObject({
    imported: z.int(),
    known: z.int(),
    refused: z.int(),
    courses: z.array(
      z.strictObject({
        index: z.int().min(0).describe('Its place in the file, from 0.'),
        topic: z.string().optional(),
        outcome: z
          .enum(importOutcomes)
          .describe('`known`: it is among the own courses already; nothing was changed.'),
        path_id: z.uuid().optional(),
        problems: z.array(errorDetail).describe('What is wrong, and where in the course.'),
      }),
    ),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.infer<typeof importReport>;
