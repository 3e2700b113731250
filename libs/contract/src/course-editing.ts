import { z } from 'zod';
import {
  authorInfo,
  citation,
  courseSource,
  fewestToOrder,
  asksForAll,
  isFreeRecall,
  isMatching,
  isOrdering,
  keyTerm,
  makesPairs,
  quizItem,
  quizKinds,
  submodule,
} from './course.ts';
import { sentenceSaid } from './errors.ts';
import { limits } from './limits.ts';
import { lineOfText, plainText } from './text.ts';

/**
 * Changing an existing course: a lesson, by hand or rewritten by the author; the versions of a
 * lesson; the order of modules and lessons.
 */

const bounds = limits.editing;
const title = lineOfText(1, bounds.titleMax);
const description = plainText(0, bounds.descriptionMax);
/** Beside a text that consists of sentences: which. */
const sentencesSaid = z
  .array(sentenceSaid)
  .optional()
  .describe(
    'Which sentences it consists of, for other languages. Absent: it is known in these words only.',
  );
const revision = z
  .int()
  .min(0)
  .describe('The `course_revision` that the change was made on; another one is answered with 409.');

export const submoduleParams = z.strictObject({ id: z.uuid(), submodule_id: z.uuid() });
export type SubmoduleParams = z.infer<typeof submoduleParams>;
export const versionParams = submoduleParams.extend({
  number: z.coerce.number().int().min(1).max(1_000_000),
});
export type VersionParams = z.infer<typeof versionParams>;

export const rewriteParts = ['content', 'quiz', 'both'] as const;
export type RewriteParts = (typeof rewriteParts)[number];
export const rewriteSubmoduleBody = z
  .strictObject({
    parts: z.enum(rewriteParts),
    instruction: plainText(1, bounds.instructionMax)
      .optional()
      .describe('Such as "shorter" or "more examples".'),
  })
  .meta({ id: 'RewriteSubmodule' });
export const rewriteSubmoduleInput = submoduleParams.extend(rewriteSubmoduleBody.shape);
export type RewriteSubmoduleInput = z.infer<typeof rewriteSubmoduleInput>;

/**
 * The rewrite a task ran last. `outcome` is absent while it runs; `message` says what the learner
 * should know, e.g. why the old text stays.
 */
export const rewriteView = z.strictObject({
  submodule_id: z.uuid(),
  parts: z.enum(rewriteParts),
  instruction: z.string().optional(),
  outcome: z.enum(['rewritten', 'unchanged', 'failed', 'cancelled']).optional(),
  message: z.string().optional(),
  message_said: sentencesSaid,
});
export type RewriteView = z.infer<typeof rewriteView>;

const editedOption = z.strictObject({
  id: z.uuid().optional(),
  text: plainText(1, bounds.quiz.optionMax),
  is_correct: z.boolean(),
  match: plainText(1, bounds.quiz.optionMax)
    .optional()
    .describe('Of `matching`: what belongs to the text.'),
});
interface EditedAnswers {
  readonly kind: (typeof quizKinds)[number];
  readonly options: readonly {
    readonly text: string;
    readonly is_correct: boolean;
    readonly match?: string | undefined;
  }[];
}
const areDistinct = ({ options }: EditedAnswers): boolean =>
  new Set(options.map(({ text }) => text.toLowerCase())).size === options.length;
const isChoice = (item: EditedAnswers): boolean =>
  asksForAll(item) ||
  (item.options.filter(({ is_correct }) => is_correct).length === 1 && areDistinct(item));
const isOrder = (item: EditedAnswers): boolean =>
  !isOrdering(item) || (item.options.length >= fewestToOrder && areDistinct(item));
const arePairs = (item: EditedAnswers): boolean => !isMatching(item) || makesPairs(item);

/**
 * One answer to recall, or two options at least; said as of each list that is too long or short, and
 * then nothing more of what the options would have to be.
 */
const hasItsOptions = (item: EditedAnswers, context: z.core.$RefinementCtx): void => {
  const { length } = item.options;
  const bound = { origin: 'array', path: ['options'], input: item.options, continue: false };
  if (isFreeRecall(item) && length > 1) context.addIssue({ ...bound, code: 'too_big', maximum: 1 });
  if (!isFreeRecall(item) && length < 2)
    context.addIssue({ ...bound, code: 'too_small', minimum: 2 });
};

/** Ids that are given stay those of the question and its options; what has none is new. */
export const editedQuizItem = z
  .strictObject({
    id: z.uuid().optional(),
    kind: z.enum(quizKinds),
    question: plainText(1, bounds.quiz.questionMax),
    options: z
      .array(editedOption)
      .min(1)
      .max(6)
      .describe(
        'Of `ordering` in their right order, of `matching` each with its `match`, of `free_recall` the one answer; of the others exactly one is correct.',
      ),
    explanation: plainText(0, bounds.quiz.explanationMax),
    cites: z
      .array(z.uuid())
      .max(bounds.quiz.citesMax)
      .default([])
      .describe('Ids of passages of the course.'),
  })
  .superRefine(hasItsOptions)
  .refine(isChoice, {
    path: ['options'],
    error: 'Exactly one option must be right, and no two may be the same.',
    params: { rule: 'choice' },
  })
  .refine(isOrder, {
    path: ['options'],
    error: 'At least three things must be put in order, and no two may be the same.',
    params: { rule: 'order' },
  })
  .refine(arePairs, {
    path: ['options'],
    error: 'Three to five things must have a match each, and no two may be the same.',
    params: { rule: 'pairs' },
  });

export const editSubmoduleBody = z
  .strictObject({
    revision,
    title,
    description: description.optional().describe('Absent: as it is.'),
    objectives: z
      .array(lineOfText(1, bounds.objectives.lengthMax))
      .max(bounds.objectives.max)
      .optional()
      .describe('Absent: as they are.'),
    content: plainText(1, bounds.contentMax).describe(
      'Markdown. Markers such as [^3] that stay keep their citations; a marker without one is refused.',
    ),
    summary: plainText(0, bounds.summaryMax),
    key_terms: z
      .array(
        z.strictObject({
          term: lineOfText(1, bounds.keyTerms.termMax),
          definition: plainText(1, bounds.keyTerms.definitionMax),
          cites: z
            .array(z.uuid())
            .max(bounds.quiz.citesMax)
            .optional()
            .describe('Ids of passages of the course. Absent: as it was, if the term stays.'),
        }),
      )
      .max(bounds.keyTerms.max),
    quiz: z.array(editedQuizItem).max(bounds.quiz.max),
  })
  .meta({ id: 'EditSubmodule' });
export const editSubmoduleInput = submoduleParams.extend(editSubmoduleBody.shape);
export type EditSubmoduleInput = z.infer<typeof editSubmoduleInput>;

export const versionChanges = [
  'written',
  'rewritten',
  'edited',
  'restored',
  'questions_added',
] as const;
export type VersionChange = (typeof versionChanges)[number];

/** A state of one lesson. Versions count from 1; the current one is what the course shows. */
export const submoduleVersion = z.strictObject({
  number: z.int().min(1),
  created_at: z.iso.datetime(),
  author: z.strictObject({
    kind: z.enum([...authorInfo.shape.kind.options, 'learner']),
    name: z.string(),
  }),
  change: z.enum(versionChanges),
  instruction: z
    .string()
    .optional()
    .describe('What was asked for, where it was rewritten with an instruction.'),
  note: z
    .string()
    .optional()
    .describe('What the author says about it, e.g. that it could not follow the instruction.'),
  note_said: sentencesSaid,
  is_current: z.boolean(),
});
export type SubmoduleVersion = z.infer<typeof submoduleVersion>;
/**
 * Newest first. A lesson that was never changed has the one version that its author wrote; one that
 * was never written has none.
 */
export const submoduleVersions = z
  .strictObject({ versions: z.array(submoduleVersion) })
  .meta({ id: 'SubmoduleVersions' });
export type SubmoduleVersions = z.infer<typeof submoduleVersions>;

/**
 * A version whole. `sources` hold the passages that it cites, whether or not the course of today
 * still has them.
 */
export const submoduleVersionView = submoduleVersion
  .extend({
    title: submodule.shape.title,
    description: submodule.shape.description,
    objectives: submodule.shape.objectives,
    content: z.string(),
    summary: z.string(),
    key_terms: z.array(keyTerm),
    quiz: z.array(quizItem),
    citations: z.array(citation),
    sources: z.array(courseSource),
  })
  .meta({ id: 'SubmoduleVersion' });
export type SubmoduleVersionView = z.infer<typeof submoduleVersionView>;

export const restoreVersionBody = z.strictObject({ revision }).meta({ id: 'RestoreVersion' });
export const restoreVersionInput = versionParams.extend(restoreVersionBody.shape);
export type RestoreVersionInput = z.infer<typeof restoreVersionInput>;

/**
 * A lesson of the course (or one that was removed from it) by its id, perhaps under another name;
 * or a new one, without an id.
 */
const placedSubmodule = z.union([
  z.strictObject({ id: z.uuid(), title: title.optional(), description: description.optional() }),
  z.strictObject({ title, description: description.default('') }),
]);
const placedModule = z.strictObject({
  id: z.uuid().optional(),
  title,
  description,
  submodules: z.array(placedSubmodule).max(limits.submodules.max),
});
const isEachOnce = (modules: readonly z.infer<typeof placedModule>[]): boolean => {
  const ids = modules.flatMap(({ id, submodules }) => [
    ...(id ? [id] : []),
    ...submodules.flatMap((one) => ('id' in one ? one.id : [])),
  ]);
  return new Set(ids).size === ids.length;
};

export const saveStructureBody = z
  .strictObject({
    revision,
    modules: z
      .array(placedModule)
      .min(1)
      .max(limits.modules.max)
      .refine(isEachOnce, {
        error: 'Each module and lesson can stand in one place only.',
        params: { rule: 'each_once' },
      })
      .describe(
        'The whole course in its new order. What is left out is removed; naming its id again brings it back as it was.',
      ),
  })
  .meta({ id: 'SaveStructure' });
export const saveStructureInput = z.strictObject({ id: z.uuid(), ...saveStructureBody.shape });
export type SaveStructureInput = z.infer<typeof saveStructureInput>;
