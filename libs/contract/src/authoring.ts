import { z } from 'zod';
import { quizKinds, secondVerdicts } from './course.ts';
import { curiosityCategories, questionCategories } from './curiosities.ts';
import { limits } from './limits.ts';
import { readingAspects } from './report-card.ts';

/**
 * What an author is asked for, step by step. These schemas are the model's structured output and
 * the builtin author's return values alike. Authors speak of passages by their `ref` (a short key
 * such as "S2.14", given to them with the text); they never see or invent ids or URLs.
 */

const line = z.string().trim().min(1);

export const searchPlan = z.strictObject({ queries: z.array(line.max(200)).min(1).max(6) });
export type SearchPlan = z.infer<typeof searchPlan>;

export const researchVerdict = z.strictObject({
  is_sufficient: z.boolean(),
  gaps: z.array(line).max(5),
  queries: z
    .array(line.max(200))
    .max(4)
    .describe('Further searches that would close the gaps; empty when sufficient.'),
});
export type ResearchVerdict = z.infer<typeof researchVerdict>;

/** What a part introduces, so that later parts use it without defining it again. */
const terms = z
  .array(line.max(80))
  .max(8)
  .describe('Terms that it introduces and later parts take as known; may be empty.');

export const modulesOutline = z.strictObject({
  summary: line.describe('Two or three sentences: what the course teaches and to whom.'),
  modules: z
    .array(
      z.strictObject({
        title: line.max(160),
        description: line,
        learning_objectives: z.array(line).min(1).max(5),
        prerequisites: z
          .array(line)
          .max(5)
          .describe('Titles of earlier modules or prior knowledge; may be empty.'),
        terms: terms.optional(),
      }),
    )
    .min(limits.modules.min)
    .max(limits.modules.max),
});
export type ModulesOutline = z.infer<typeof modulesOutline>;

export const submodulesOutline = z.strictObject({
  submodules: z
    .array(
      z.strictObject({
        title: line.max(160),
        description: line,
        objectives: z.array(line).min(1).max(4),
        refs: z
          .array(z.string())
          .max(40)
          .describe('Refs of the passages the lesson should rest on, best first; may be empty.'),
        terms: terms.optional(),
      }),
    )
    .min(limits.submodules.min)
    .max(limits.submodules.max),
});
export type SubmodulesOutline = z.infer<typeof submodulesOutline>;

export const givenEvidence = z.strictObject({
  sentence: z.string().describe('How a sentence of the lesson begins: its first five words.'),
  words: z
    .string()
    .describe('The words of the cited passage that carry it, to the letter; " … " between two.'),
});
export type GivenEvidence = z.infer<typeof givenEvidence>;

const draftTerm = z.strictObject({ term: line, definition: line });

/**
 * Content is Markdown whose factual sentences each end with a marker such as [S2.14] naming the
 * passage they rest on.
 */
export const lessonDraft = z.strictObject({
  content: line,
  summary: line,
  key_terms: z
    .array(
      draftTerm.extend({
        ref: z.string().optional().describe('The passage whose words the definition has.'),
      }),
    )
    .max(12),
  // It is verified and never trusted: a lesson is as good without, so nothing is refused for it.
  evidence: z.array(givenEvidence).max(300).catch([]),
});
/** As a model is asked for it: what defines a term is found among the passages of its lesson. */
export const lessonOfModel = lessonDraft.extend({ key_terms: z.array(draftTerm).max(12) });
/** An author that quotes names no evidence. */
export type LessonDraft = Omit<z.infer<typeof lessonDraft>, 'evidence'> & {
  evidence?: GivenEvidence[];
};

/** The rewritten sentences, in the order asked; an empty text removes the sentence. */
export const sentenceRevision = z.strictObject({
  sentences: z.array(
    z.strictObject({
      number: z.int().min(1),
      text: z.string(),
      // Verified and never trusted, as in a lesson.
      evidence: z.string().catch('').describe('The words of the passage that carry it.'),
    }),
  ),
});
/** An author that quotes names no evidence. */
export interface SentenceRevision {
  readonly sentences: readonly {
    readonly number: number;
    readonly text: string;
    readonly evidence?: string;
  }[];
}

/** A sentence that the check neither proved nor refused, with what it rests on. */
export interface UncertainClaim {
  readonly number: number;
  readonly sentence: string;
  readonly evidence: readonly string[];
}
/** What a second reader finds of the sentences it is shown, by their number. */
export const secondReading = z.strictObject({
  verdicts: z.array(z.strictObject({ number: z.int().min(1), verdict: z.enum(secondVerdicts) })),
});
export type SecondReading = z.infer<typeof secondReading>;

/** A lesson as the last reading of its course sees it. */
export interface LessonToRead {
  /** Where it stands, e.g. "2.3". */
  readonly number: string;
  readonly title: string;
  /** Without markers; shortened where the whole course has no room. */
  readonly text: string;
  /** Its key terms, each with its definition. */
  readonly terms: readonly string[];
}
/** What a last reading finds; verified and never trusted. */
export const readingDraft = z.strictObject({
  findings: z.array(
    z.strictObject({
      aspect: z.enum(readingAspects),
      lesson: z.string(),
      said: z.string(),
      remark: z.string(),
    }),
  ),
});
export type ReadingDraft = z.infer<typeof readingDraft>;

/** No item is an answer too: a lesson may hold nothing that is worth asking. */
export const quizDraft = z.strictObject({
  items: z
    .array(
      z.strictObject({
        kind: z.enum(quizKinds),
        question: line,
        options: z
          .array(z.strictObject({ text: line, is_correct: z.boolean(), match: line.optional() }))
          .min(1)
          .max(6),
        explanation: z.string().trim().describe('May be empty where the answer says it all.'),
        refs: z.array(z.string()).describe('Refs of the passages that answer the question.'),
      }),
    )
    .max(limits.quiz.max),
});
export type QuizDraft = z.infer<typeof quizDraft>;

/**
 * Resources are chosen from the sources at hand by their ref ("S2"), so a URL is never invented.
 */
export const resourceChoice = z.strictObject({
  resources: z.array(z.strictObject({ ref: z.string(), description: line })).max(6),
});
export type ResourceChoice = z.infer<typeof resourceChoice>;

/**
 * Small findings and questions from the sources, each resting on one passage. A curiosity has no
 * options and no explanation. A question has `options`, of which exactly one is correct, and an
 * explanation that repeats what the passage says; an opinion poll has none that is correct.
 */
export const curiositiesDraft = z.strictObject({
  items: z
    .array(
      z.strictObject({
        category: z.enum([...curiosityCategories, ...questionCategories]),
        text: line.max(600),
        options: z
          .array(z.strictObject({ text: line.max(300), is_correct: z.boolean() }))
          .max(limits.curiosities.options.max),
        explanation: z.string(),
        ref: z.string().describe('Ref of the passage it comes from.'),
      }),
    )
    .max(20),
});
export type CuriositiesDraft = z.infer<typeof curiositiesDraft>;
