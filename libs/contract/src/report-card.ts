import { z } from 'zod';

/** What a course is checked for. Ids stay in courses, so none is ever renamed. */
export const courseChecks = [
  'parts_missing',
  'scratch_text',
  'title_empty',
  'title_repeated',
  'objective_verb',
  'objective_untaught',
  'objective_repeated',
  'objectives_flat',
  'lesson_short',
  'lesson_long',
  'paragraph_long',
  'sentences_long',
  'questions_few',
  'text_repeated',
  'numbers_differ',
  'term_absent',
  'term_undefined',
  'term_redefined',
  'term_early',
  'citation_dangling',
  'citations_few',
  'claim_contradicted',
  'source_alone',
  'source_copied',
  'key_invalid',
  'options_alike',
  'key_unexplained',
  'question_elsewhere',
  'question_repeated',
  'answer_given_away',
  'option_form',
  'option_absolute',
  'options_unlike',
  'stem_negative',
  'stem_echo',
  'key_position',
  'key_longest',
  'key_frequent',
  'quiz_missing',
  'quiz_outdated',
  'language_other',
  'markup_broken',
  'headings_skip',
  'link_unclear',
  'markup_unsafe',
  'instruction_planted',
] as const;
export type CourseCheck = (typeof courseChecks)[number];

/**
 * `error`: it misleads or is broken. `warning`: it is weak. `info`: a check that is not sure enough
 * for more noticed it.
 */
export const defectSeverities = ['error', 'warning', 'info'] as const;
export type DefectSeverity = (typeof defectSeverities)[number];

/** What of the course a defect is in: where the reader is led, and what writing again would mend. */
export const defectParts = [
  'course',
  'module',
  'lesson',
  'title',
  'objective',
  'content',
  'summary',
  'key_term',
  'question',
] as const;
export type DefectPart = (typeof defectParts)[number];

export const courseDefect = z.strictObject({
  check: z
    .string()
    .describe('Which check found it, e.g. "options_alike". Others than those of today may come.'),
  severity: z.enum(defectSeverities),
  place: z.strictObject({
    part: z.enum(defectParts),
    module_id: z.uuid().optional(),
    submodule_id: z.uuid().optional(),
    question_id: z.uuid().optional(),
  }),
  said: z.string().optional().describe('The words of the course it is about.'),
  given: z.string().optional().describe('What it is compared with, e.g. the lesson it repeats.'),
});
export type CourseDefect = z.infer<typeof courseDefect>;

/** What a last reading of a whole course looks for. */
export const readingAspects = ['order', 'repetition', 'terms'] as const;
export type ReadingAspect = (typeof readingAspects)[number];

export const readingFinding = z.strictObject({
  aspect: z.enum(readingAspects),
  place: courseDefect.shape.place,
  said: z.string().describe('The words of the lesson that it is about, to the letter.'),
  remark: z.string().describe('What the model finds there, in the language of the course.'),
});
export type ReadingFinding = z.infer<typeof readingFinding>;

/** What a model found that read the whole course once more. */
export const courseReading = z
  .strictObject({ findings: z.array(readingFinding) })
  .meta({ id: 'CourseReading' });
export type CourseReading = z.infer<typeof courseReading>;

/** What deterministic checks of the whole course found, gravest first. */
export const reportCard = z
  .strictObject({
    defects: z.array(courseDefect),
    left_off: z.int().min(0).describe('Defects found beyond those listed.'),
  })
  .meta({ id: 'ReportCard' });
export type ReportCard = z.infer<typeof reportCard>;
