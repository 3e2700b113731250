import type { z } from 'zod';
import type { Messages } from './messages/en.tsx';

/** The contract's own rules on texts (contract/src/text.ts), by the `rule` they name. */
const ownRules: Readonly<Record<string, (t: Messages) => string>> = {
  control: (t) => t.control_characters,
  unicode: (t) => t.broken_text,
  line: (t) => t.one_line,
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
      return issue.minimum <= 1 ? required : t.too_short({ min: Number(issue.minimum) });
    case 'too_big':
      return t.too_long({ max: Number(issue.maximum) });
    case 'invalid_format':
      return issue.format === 'email' ? t.not_an_email : issue.message;
    case 'custom':
      return customError(issue.params, t, required) ?? issue.message;
    default:
      return issue.message;
  }
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
