import { z } from 'zod';
import { keptNotes } from './course-notes.ts';
import { sentenceSaid } from './errors.ts';
import { explanationStyle, languageTag } from './languages.ts';
import { courseReading, reportCard } from './report-card.ts';

/**
 * The course document: what the wire calls `path_data`. Ids are UUIDs and survive every edit;
 * nothing is referred to by its index.
 */

export const sourceKinds = ['document', 'web', 'sample'] as const;

/**
 * A numbered passage of a source's text, as the course was written from it. `number` counts from 1
 * within its source.
 */
export const passage = z.strictObject({
  id: z.uuid(),
  number: z.int().min(1),
  heading: z
    .string()
    .describe('Path of headings above the passage, joined by " › "; may be empty.'),
  text: z.string(),
});
export type Passage = z.infer<typeof passage>;

/**
 * A snapshot of a source: the cited passages travel inside the course, so a citation opens even
 * when the page or document is gone.
 */
export const courseSource = z.strictObject({
  id: z.uuid(),
  kind: z.enum(sourceKinds),
  title: z.string(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  file_name: z.string().optional(),
  language: z.string().optional(),
  fetched_at: z.iso.datetime(),
  content_hash: z.string().describe('SHA-256 of the extracted text, hex.'),
  passages: z.array(passage),
});
export type CourseSource = z.infer<typeof courseSource>;

/**
 * `supported`: the passage has the sentence word for word or bears it out. `unsupported`: it does
 * not prove it or says otherwise, and the reader is told; `checks` of the submodule says which.
 */
export const citationStatuses = ['supported', 'unsupported'] as const;
export const citation = z.strictObject({
  marker: z
    .int()
    .min(1)
    .describe('The number in the text: [^3] is marker 3. Counts from 1 within a submodule.'),
  source_id: z.uuid(),
  passage_id: z.uuid(),
  status: z.enum(citationStatuses),
});
export type Citation = z.infer<typeof citation>;

/**
 * What the passages make of a sentence. `quoted`: they have it word for word. `supported`: they bear
 * it out in other words. `loose`: nothing speaks against it, but they do not prove it.
 * `contradicted`: they say otherwise, or do not have what it names. `unsourced`: there were none; the
 * author wrote it from what it knows.
 */
export const claimStates = ['quoted', 'supported', 'loose', 'contradicted', 'unsourced'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Why, as a code; the interface has the words for it. */
export const claimReasons = [
  'word_for_word',
  'in_other_words',
  'evidence_stands',
  'evidence_missing',
  'much_reworded',
  'little_found',
  'no_passage',
  'no_source',
  'negation',
  'opposite',
  'quantifier',
  'attribution',
  'cause',
  'order',
  'unit',
  'number_absent',
  'number_elsewhere',
  'name_absent',
  'name_elsewhere',
  'rival',
  'exchanged',
  'appended',
  'spliced',
  'quotation',
  'code',
] as const;
export type ClaimReason = (typeof claimReasons)[number];

/** What a model finds that reads an uncertain sentence and its evidence once more. */
export const secondVerdicts = ['supported', 'contradicted', 'unproven'] as const;
export type SecondVerdict = (typeof secondVerdicts)[number];

export const claimParts = ['lesson', 'summary', 'key_term', 'quiz'] as const;
export const claimCheck = z.strictObject({
  part: z.enum(claimParts).describe('Where in the submodule it is said.'),
  text: z.string().describe('The sentence as a reader sees it, without markup and markers.'),
  markers: z.array(z.int().min(1)).describe('Its citation markers; empty if it cites none.'),
  state: z.enum(claimStates),
  probability: z.number().min(0).max(1).describe('That its passages bear it out.'),
  reason: z.strictObject({
    code: z.enum(claimReasons),
    said: z.string().optional().describe('The words of the sentence it is about.'),
    given: z.string().optional().describe('What the passage has in their place.'),
  }),
  evidence: z
    .strictObject({ passage_id: z.uuid(), text: z.string() })
    .optional()
    .describe('The words of the passage that carry it, to the letter.'),
  second_reader: z
    .enum(secondVerdicts)
    .optional()
    .describe('What a model finds of an uncertain sentence; it leaves the state as it is.'),
});
export type ClaimCheck = z.infer<typeof claimCheck>;

export const resourceTypes = [
  'article',
  'book',
  'course',
  'documentation',
  'video',
  'tool',
  'document',
  'other',
] as const;
export const resource = z.strictObject({
  title: z.string(),
  description: z.string(),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Absent for an uploaded document or a sample text.'),
  type: z.enum(resourceTypes),
  source_id: z.uuid().optional(),
});
export type Resource = z.infer<typeof resource>;

export const keyTerm = z.strictObject({
  term: z.string(),
  definition: z.string(),
  cites: z
    .array(z.string())
    .optional()
    .describe('Ids of the passages it rests on. Absent: those that its lesson cites.'),
});
export type KeyTerm = z.infer<typeof keyTerm>;

export const quizKinds = [
  'multiple_choice',
  'true_false',
  'cloze',
  'ordering',
  'matching',
  'free_recall',
] as const;
interface OfKind {
  readonly kind: (typeof quizKinds)[number];
}
/** Options are in their right order here, and every one of them is right; a reader shows them mixed. */
export const isOrdering = ({ kind }: OfKind): boolean => kind === 'ordering';
/** Every option has its `match`; a reader shows the matches mixed. */
export const isMatching = ({ kind }: OfKind): boolean => kind === 'matching';
/**
 * Its one option is the answer: learners think of theirs, see it, and say whether they knew it. Who
 * knew it is recorded as having chosen it.
 */
export const isFreeRecall = ({ kind }: OfKind): boolean => kind === 'free_recall';
/**
 * Is every option part of the answer, which is all of them in one order? The answer to a matching
 * question names, for each option in turn, the option whose match was given to it.
 */
export const asksForAll = (item: OfKind): boolean =>
  isOrdering(item) || isMatching(item) || isFreeRecall(item);
/** Two pairs are one choice. */
export const pairsToMatch = { least: 3, most: 5 } as const;
/** Two things in order are a guess. */
export const fewestToOrder = 3;
/** Is there something to choose from, or the one answer that is recalled? */
export const hasEnoughOptions = (
  item: OfKind & { readonly options: readonly unknown[] },
): boolean => (isFreeRecall(item) ? item.options.length === 1 : item.options.length > 1);
export const quizOption = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  is_correct: z.boolean(),
  match: z.string().optional().describe('Of `matching`: what belongs to the text.'),
});
/** Has every option a match, no two the same, and are there enough of them and not too many? */
export const makesPairs = ({
  options,
}: {
  readonly options: readonly { readonly text: string; readonly match?: string | undefined }[];
}): boolean => {
  const different = (texts: readonly string[]): number =>
    new Set(texts.map((text) => text.trim().toLowerCase())).size;
  const matches = options.flatMap(({ match }) => (match?.trim() ? [match] : []));
  return (
    options.length >= pairsToMatch.least &&
    options.length <= pairsToMatch.most &&
    different(matches) === options.length &&
    different(options.map(({ text }) => text)) === options.length
  );
};
/** What questions are brought in as. */
export const questionFormats = ['gift', 'csv', 'moodle_xml', 'qti', 'anki'] as const;
export type QuestionFormat = (typeof questionFormats)[number];
export const quizItem = z.strictObject({
  id: z.uuid(),
  kind: z
    .enum(quizKinds)
    .describe(
      'The options of `ordering` are in their right order, those of `matching` are pairs, that of `free_recall` is the answer; of the others, one is correct.',
    ),
  question: z.string(),
  options: z.array(quizOption).min(1).max(6),
  explanation: z.string(),
  cites: z.array(z.uuid()).describe('Ids of the passages that answer the question.'),
  imported: z
    .strictObject({
      format: z.enum(questionFormats),
      file_name: z.string().optional().describe('Only for its owner.'),
    })
    .optional()
    .describe('Of a question from a file of the owner: nobody has checked it by the sources.'),
});
export type QuizItem = z.infer<typeof quizItem>;

/**
 * planned → writing → readable (the lesson can be read, the quiz is on its way) → completed; or
 * failed, with `error`.
 */
export const submoduleStatuses = ['planned', 'writing', 'readable', 'completed', 'failed'] as const;
export const submodule = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  objectives: z.array(z.string()),
  status: z.enum(submoduleStatuses),
  error: z.string().optional().describe('Why it failed, in one sentence for the learner.'),
  error_said: sentenceSaid.optional().describe('Which sentence `error` is, for other languages.'),
  content: z
    .string()
    .describe(
      'Markdown; citation markers are footnote references such as [^3]. Empty until written.',
    ),
  summary: z.string(),
  key_terms: z.array(keyTerm),
  quiz: z.array(quizItem),
  quiz_outdated: z
    .boolean()
    .optional()
    .describe(
      'The lesson was changed after its quiz was written and no longer cites what a question rests on.',
    ),
  resources: z.array(resource),
  citations: z.array(citation),
  checks: z
    .array(claimCheck)
    .optional()
    .describe('What the citation check says of every sentence that claims something.'),
});
export type Submodule = z.infer<typeof submodule>;

export const courseModule = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  learning_objectives: z.array(z.string()),
  prerequisites: z.array(z.string()),
  resources: z.array(resource),
  submodules: z.array(submodule),
});
export type CourseModule = z.infer<typeof courseModule>;

/**
 * Who wrote the course. `builtin` is the extractive author, which quotes and never invents; the
 * interface says so.
 */
export const authorInfo = z.strictObject({ kind: z.enum(['builtin', 'model']), name: z.string() });

/** Counts for the reader of the course's details. */
export const courseReport = z.strictObject({
  sentences_cited: z.int(),
  sentences_uncited: z.int(),
  citations_supported: z.int(),
  citations_unsupported: z.int(),
  claims: z
    .strictObject({
      quoted: z.int(),
      supported: z.int(),
      loose: z.int(),
      contradicted: z.int(),
      unsourced: z.int().optional().describe('Absent: none.'),
    })
    .optional()
    .describe('Checked sentences by state; absent for courses from before they were counted.'),
  submodules_failed: z.int(),
  questions_imported: z
    .int()
    .optional()
    .describe('Brought in from files, and not checked by the sources. Absent: none.'),
  ...keptNotes,
  notes: keptNotes.notes.describe(
    'What the learner should know, e.g. "The course rests on the bundled sample library."',
  ),
  card: reportCard
    .optional()
    .describe('Absent for courses from before they were checked as a whole, and until one ends.'),
  reading: courseReading
    .optional()
    .describe(
      'Absent where no model read the course as a whole, or found nothing that still stands.',
    ),
});
export type CourseReport = z.infer<typeof courseReport>;

export const pathData = z
  .strictObject({
    topic: z.string(),
    language: languageTag,
    explanation_style: explanationStyle,
    summary: z.string(),
    author: authorInfo,
    sources: z.array(courseSource),
    resources: z.array(resource),
    modules: z.array(courseModule),
    report: courseReport.optional(),
  })
  .meta({ id: 'PathData' });
export type PathData = z.infer<typeof pathData>;
