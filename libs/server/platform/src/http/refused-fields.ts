import { type RefusedField, sayAs, type SentenceCode } from '@coursewright/contract';

/** A field's failure as Standard Schema and tRPC report it, with what zod adds. */
export interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly code?: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly expected?: unknown;
  readonly format?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * What is wrong with each field: the words of its schema, and the sentence that says as much in
 * every language. `{ id: ['x'] }` failing becomes the path `id.0`.
 */
export const refusedFields = (issues: readonly Issue[]): RefusedField[] =>
  issues.map((issue) => {
    const [code, values] = sentenceOf(issue);
    const path = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.');
    return { path, ...sayAs(code, issue.message, values) };
  });

/** The same fields, as those of a value that stands at `path` in another one. */
export const fieldsBelow = (path: string, fields: readonly RefusedField[]): RefusedField[] =>
  fields.map((field) => ({ ...field, path: [path, field.path].filter(Boolean).join('.') }));

type Sentence = [code: SentenceCode, values?: Readonly<Record<string, number>>];

function sentenceOf(issue: Issue): Sentence {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_type':
      if (issue.expected === 'number' || issue.expected === 'int') return ['whole_number'];
      return [issue.message === missing ? 'required' : 'wrong_form'];
    case 'invalid_value':
      return ['not_a_choice'];
    case 'invalid_format':
      return [issue.format === 'email' ? 'not_an_email' : 'wrong_form'];
    case 'unrecognized_keys':
      return ['unknown_field'];
    case 'custom':
      return custom(issue.params);
    default:
      return ['wrong_form'];
  }
}

/** What the contract says of a field that is not there: zod does not tell it from another type. */
const missing = 'This is required.';

function tooSmall(origin: string | undefined, min: number): Sentence {
  if (origin === 'array' || origin === 'set') return ['too_few', { min }];
  if (origin !== 'string') return ['at_least', { min }];
  return min <= 1 ? ['required'] : ['too_short', { min }];
}

function tooBig(origin: string | undefined, max: number): Sentence {
  if (origin === 'array' || origin === 'set') return ['too_many', { max }];
  return [origin === 'string' ? 'too_long' : 'at_most', { max }];
}

/** The contract's own rules, by the name that their issues carry. */
const rules: Readonly<Record<string, SentenceCode>> = {
  control: 'control_characters',
  unicode: 'broken_text',
  line: 'one_line',
  word: 'letter_or_digit',
  choice: 'one_right_option',
  order: 'three_in_order',
  pairs: 'whole_pairs',
  each_once: 'each_once',
  language: 'unknown_language',
};

function custom({ rule, min }: Readonly<Record<string, unknown>> = {}): Sentence {
  if (rule === 'visible') return tooSmall('string', typeof min === 'number' ? min : 1);
  return [(typeof rule === 'string' ? rules[rule] : undefined) ?? 'wrong_form'];
}
