import { z } from 'zod';
import { pathData } from './course.ts';
import { keptNotes } from './course-notes.ts';
import { rewriteView } from './course-editing.ts';
import { courseOutline } from './course-outline.ts';
import { curiosity } from './curiosities.ts';
import { errorBody } from './errors.ts';
import { explanationStyle, languageTag } from './languages.ts';
import { limits } from './limits.ts';
import { finalStatuses, steps, taskStatuses } from './runs.ts';
import { lineWithAWord, plainText } from './text.ts';

const width = (fallback: number) =>
  z.int().min(limits.parallel.min).max(limits.parallel.max).default(fallback);

export const sourcePolicies = ['web', 'documents', 'documents_and_web'] as const;
export type SourcePolicy = (typeof sourcePolicies)[number];

/**
 * What becomes of a course for which no source is found: the run waits for its learner's decision,
 * goes on from what the model knows, or ends with the credit returned.
 */
export const withoutSources = ['ask', 'allow', 'refuse'] as const;
export type WithoutSources = (typeof withoutSources)[number];

export const generateCourseInput = z
  .strictObject({
    topic: lineWithAWord(limits.topic.min, limits.topic.max),
    parallel_count: width(limits.parallelDefaults.parallel_count),
    search_parallel_count: width(limits.parallelDefaults.search_parallel_count),
    submodule_parallel_count: width(limits.parallelDefaults.submodule_parallel_count),
    language: languageTag.default('en'),
    explanation_style: explanationStyle.default('standard'),
    desired_module_count: z.int().min(limits.modules.min).max(limits.modules.max).optional(),
    desired_submodule_count: z
      .int()
      .min(limits.submodules.min)
      .max(limits.submodules.max)
      .optional(),
    google_key_token: z.string().max(200).optional(),
    pplx_key_token: z.string().max(200).optional(),
    sources: z
      .array(z.uuid())
      .max(limits.document.perCourse)
      .optional()
      .describe('Ids of uploaded documents.'),
    source_policy: z.enum(sourcePolicies).optional(),
    without_sources: z
      .enum(withoutSources)
      .default('ask')
      .describe(
        'When no source is found: wait for a decision, write from what the model knows and cite nothing, or stop.',
      ),
    audience: plainText(0, limits.audience.max)
      .optional()
      .describe('Level and goal of the learner, free text.'),
    outline_first: z
      .boolean()
      .default(false)
      .describe('Wait after the outline until the learner has edited and confirmed it.'),
    notify_by_email: z
      .boolean()
      .default(false)
      .describe('Send a mail when the course is ready or has failed.'),
  })
  .meta({ id: 'GenerateCourse' });
export type GenerateCourseInput = z.infer<typeof generateCourseInput>;

/** What a course is asked from, before it is: to learn how much the sources carry. */
export const coverageQuestion = generateCourseInput.pick({
  topic: true,
  language: true,
  sources: true,
  source_policy: true,
  desired_module_count: true,
  desired_submodule_count: true,
  google_key_token: true,
  pplx_key_token: true,
});

const lessonCount = z.int().min(0).nullable();
/**
 * How many lessons the sources carry. Null where that is not known before: a model writes as much as
 * is asked for, and what a search finds is seen when it is found.
 */
export const courseCoverage = z
  .strictObject({
    on_topic: lessonCount.describe('Lessons that can be written on the topic itself.'),
    all: lessonCount.describe('Lessons that can be written from all of the sources.'),
    source_language: z
      .string()
      .nullable()
      .describe('Language in which the author will quote, where it is not the one asked for.'),
  })
  .meta({ id: 'CourseCoverage' });
export type CourseCoverage = z.infer<typeof courseCoverage>;

/** A whole course, the lessons it is missing, or one lesson again. */
export const runKinds = ['course', 'missing_lessons', 'rewrite'] as const;
export type RunKind = (typeof runKinds)[number];

/** What became of the credit of a course that failed or was cancelled. */
const creditLeft = z
  .enum(['spent', 'returned'])
  .optional()
  .describe('Of a course that failed or was cancelled; trying it again takes a returned credit.');

export const taskStarted = z
  .strictObject({ task_id: z.uuid(), status: z.literal('pending') })
  .meta({ id: 'TaskStarted' });
export type TaskStarted = z.infer<typeof taskStarted>;
export const taskIdInput = z.strictObject({ id: z.uuid() });

const queuePosition = z
  .int()
  .min(1)
  .optional()
  .describe(
    'While it waits in the queue: 1 is next. Courses of others who have fewer in it may pass.',
  );

/**
 * What a paused run waits for: that its outline is confirmed, or that its learner agrees to a course
 * without sources. Its status is `pending`, but it holds no worker and no place in the queue.
 */
export const waits = ['outline', 'sources'] as const;
export type Wait = (typeof waits)[number];

/**
 * How long a run will probably go on, from earlier courses of the same author and from its own
 * speed. Whole seconds.
 */
export const timeEstimate = z.strictObject({
  seconds_left: z.int().min(0),
  seconds_low: z.int().min(0),
  seconds_high: z.int().min(0),
});
export type TimeEstimate = z.infer<typeof timeEstimate>;

/**
 * The status poll. `learning_path` appears as soon as the outline exists and fills up; `result` is
 * the same document once completed.
 */
export const taskView = z
  .strictObject({
    task_id: z.uuid(),
    status: z.enum(taskStatuses),
    topic: z.string(),
    overall_progress: z.number().min(0).max(1),
    created_at: z.iso.datetime(),
    queue_position: queuePosition,
    waiting_for: z.enum(waits).optional(),
    outline_revision: z
      .int()
      .min(0)
      .optional()
      .describe('While it waits for its outline: grows by 1 with every change of it.'),
    notify_by_email: z.boolean().default(false),
    estimate: timeEstimate
      .optional()
      .describe('While it is pending or running, and only when anything is known.'),
    learning_path: pathData.optional(),
    result: pathData.optional(),
    error: errorBody.optional(),
    credit: creditLeft,
    stop_returns_credit: z
      .boolean()
      .optional()
      .describe(
        'Until the course is delivered: whether its credit comes back if it is stopped before a lesson is finished. What is stopped for nothing may make so many calls to the model a day.',
      ),
    course_revision: z
      .int()
      .min(0)
      .optional()
      .describe('Grows by 1 with every edit and rewrite of the course.'),
    run_kind: z.enum(runKinds).optional().describe('What the present or last run writes.'),
    rewrite: rewriteView.optional().describe('The rewrite of one lesson that was asked for last.'),
    rewrites_left: z
      .int()
      .min(0)
      .optional()
      .describe('How often lessons of this course can still be written again.'),
  })
  .meta({ id: 'Task' });
export type TaskView = z.infer<typeof taskView>;

/** The status poll of who reads the lessons one by one: `outline` instead of the whole document. */
export const taskOutline = taskView
  .omit({ learning_path: true, result: true })
  .extend({ outline: courseOutline.optional().describe('As soon as there is one; fills up.') })
  .meta({ id: 'TaskOutline' });
export type TaskOutline = z.infer<typeof taskOutline>;

export const activeTask = z.strictObject({
  task_id: z.uuid(),
  status: z.enum(taskStatuses),
  topic: z.string(),
  created_at: z.iso.datetime(),
  overall_progress: z.number(),
  queue_position: queuePosition,
  waiting_for: z.enum(waits).optional(),
  estimate: timeEstimate.optional(),
});
export const activeTasks = z.array(activeTask);
export type ActiveTask = z.infer<typeof activeTask>;

/** A generation in the list of all of them; `error` where it failed, or ended by itself. */
export const recentTask = activeTask.omit({ estimate: true }).extend({
  error: errorBody.optional(),
  credit: creditLeft,
  lessons_finished: z
    .int()
    .min(0)
    .default(0)
    .describe('How many lessons can be read of a course that failed or was cancelled.'),
});
export type RecentTask = z.infer<typeof recentTask>;
export const recentTasksQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.perPage.max)
    .default(limits.perPage.generations),
});
export type RecentTasksQuery = z.infer<typeof recentTasksQuery>;
/** Newest first. */
export const recentTasks = z
  .strictObject({
    generations: z.array(recentTask),
    total: z.int(),
    page: z.int(),
    per_page: z.int(),
  })
  .meta({ id: 'RecentTasks' });
export type RecentTasks = z.infer<typeof recentTasks>;

export const phases = ['queued', 'research', 'outline', 'lessons', 'assemble', 'done'] as const;
export type Phase = (typeof phases)[number];
export const progressActions = [
  'started',
  'processing',
  'completed',
  'ready',
  'skipped',
  'error',
  'stream_close',
] as const;

/**
 * What an event may show before the course is polled again. Ids are those of the course document.
 */
export const previewData = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('searches'),
    data: z.strictObject({
      queries: z.array(z.string()),
      module_id: z.uuid().optional().describe('Where it is one module that is searched for.'),
    }),
  }),
  z.strictObject({
    type: z.literal('source'),
    data: z.strictObject({ title: z.string(), kind: z.string(), url: z.string().optional() }),
  }),
  z.strictObject({
    type: z.literal('modules'),
    data: z.strictObject({
      modules: z.array(
        z.strictObject({ id: z.uuid(), title: z.string(), description: z.string() }),
      ),
    }),
  }),
  z.strictObject({
    type: z.literal('submodules'),
    data: z.strictObject({
      module_id: z.uuid(),
      submodules: z.array(
        z.strictObject({ id: z.uuid(), title: z.string(), description: z.string() }),
      ),
    }),
  }),
  z.strictObject({
    type: z.literal('submodule'),
    data: z.strictObject({
      module_id: z.uuid(),
      submodule_id: z.uuid(),
      step: z.enum(steps),
      status: z.enum(['planned', 'writing', 'readable', 'completed', 'failed']),
    }),
  }),
  z.strictObject({
    type: z.literal('curiosities'),
    data: z.strictObject({ items: z.array(curiosity) }),
  }),
  z
    .strictObject({ type: z.literal('outline'), data: z.strictObject({}) })
    .describe('With action `ready`: the run waits until the learner confirms the outline.'),
  z
    .strictObject({
      type: z.literal('no_sources'),
      data: z.strictObject({
        ...keptNotes,
        notes: keptNotes.notes.describe('What was tried in vain, in sentences.'),
      }),
    })
    .describe(
      'With action `ready`: the run waits until the learner agrees to a course without sources, or stops it.',
    ),
]);
export type PreviewData = z.infer<typeof previewData>;

/**
 * One row of the progress log. `id` counts 1, 2, 3 … without a gap per task, also across runs;
 * overall_progress never goes down; exactly one stream_close, the last event. When a task is run
 * again, the stream_close of the earlier run becomes an `error` under the same id, and the log goes
 * on with `started`: who reads from the start meets one ending, who had read to the earlier one
 * asks for what follows it.
 */
export const progressEvent = z
  .strictObject({
    id: z.int().min(1),
    action: z.enum(progressActions),
    status: z.enum(finalStatuses).optional().describe('On stream_close.'),
    phase: z.enum(phases),
    message: z.string(),
    timestamp: z.iso.datetime(),
    phase_progress: z.number().min(0).max(1),
    overall_progress: z.number().min(0).max(1),
    preview_data: previewData.optional(),
  })
  .meta({ id: 'ProgressEvent' });
export type ProgressEvent = z.infer<typeof progressEvent>;
/** The SSE event under which the stream tells of the text of a lesson that is being written. */
export const lessonTextEvent = 'lesson_text';
/**
 * How far a lesson has come that is being written, checked by nobody yet: `text` replaces what is
 * known of it from character (UTF-16) `from` on; from 0 with no text, there is nothing to show any
 * more. It is not in the log: it has no number of its own, and a reader that connects is told what
 * stands then.
 */
export const lessonText = z
  .strictObject({ submodule_id: z.uuid(), from: z.int().min(0), text: z.string() })
  .meta({ id: 'LessonText' });
export type LessonText = z.infer<typeof lessonText>;
/** What the pipeline says; the log adds id and timestamp. */
export type ProgressReport = Omit<ProgressEvent, 'id' | 'timestamp'>;
