import type { ErrorDetail } from '@coursewright/contract';
import type { z } from 'zod';
import { useUiMessages } from './messages/index.ts';
import type { Messages } from './messages/en.tsx';

/** The contract's own rules, by the `rule` that their issues name. */
const ownRules: Readonly<Record<string, (t: Messages) => string>> = {
  control: (t) => t.control_characters,
  unicode: (t) => t.broken_text,
  line: (t) => t.one_line,
  word: (t) => t.letter_or_digit,
  choice: (t) => t.one_right_option,
  order: (t) => t.three_in_order,
  pairs: (t) => t.whole_pairs,
  each_once: (t) => t.each_once,
  language: (t) => t.unknown_language,
};

/**
 * What is wrong with a field, in the language shown. `required` is said of an empty one. What no
 * message is known for keeps the sentence of the contract.
 */
export function fieldError(
  issue: z.core.$ZodIssue,
  t: Messages,
  required: string = t.required,
): string {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue, t, required);
    case 'too_big':
      return tooBig(issue, t);
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? t.whole_number : required;
    case 'invalid_value':
      return t.not_a_choice;
    case 'invalid_format':
      return issue.format === 'email' ? t.not_an_email : issue.message;
    case 'custom':
      return customError(issue.params, t, required) ?? issue.message;
    default:
      return issue.message;
  }
}

function tooSmall(
  { origin, minimum }: z.core.$ZodIssueTooSmall,
  t: Messages,
  required: string,
): string {
  const min = Number(minimum);
  if (origin === 'array') return t.too_few({ min });
  if (origin !== 'string') return t.at_least({ min });
  return min <= 1 ? required : t.too_short({ min });
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, t: Messages): string {
  const max = Number(maximum);
  if (origin === 'array') return t.too_many({ max });
  return origin === 'string' ? t.too_long({ max }) : t.at_most({ max });
}

function customError(
  params: Readonly<Record<string, unknown>> = {},
  t: Messages,
  required: string,
): string | undefined {
  const { rule, min } = params;
  if (rule === 'visible')
    return typeof min === 'number' && min > 1 ? t.too_short({ min }) : required;
  return typeof rule === 'string' ? ownRules[rule]?.(t) : undefined;
}

/** What is wrong, by path ("quiz.0.options"), in the language shown. */
export function errorDetails(issues: readonly z.core.$ZodIssue[]): ErrorDetail[] {
  const t = useUiMessages.current();
  return issues.map((issue) => ({ path: issue.path.join('.'), message: fieldError(issue, t) }));
}
