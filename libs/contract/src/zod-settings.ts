import { z } from 'zod';

/**
 * What a field's failure is called where its schema has no words of its own: a sentence for whoever
 * filled it in, not zod's.
 */
function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required.'
        : `Must be ${kinds[issue.expected] ?? 'of another kind'}.`;
    case 'invalid_value':
      return issue.values.length <= 12
        ? `Must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}.`
        : 'Is not one of the known values.';
    case 'too_small':
      return bound(issue.origin, 'least', Number(issue.minimum));
    case 'too_big':
      return bound(issue.origin, 'most', Number(issue.maximum));
    case 'invalid_format':
      return formats[issue.format] ?? 'Has the wrong form.';
    case 'unrecognized_keys':
      return `Unknown here: ${issue.keys
        .slice(0, 5)
        .map((key) => key.slice(0, 40))
        .join(', ')}.`;
    case 'not_multiple_of':
      return `Must be a multiple of ${String(issue.divisor)}.`;
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return 'Has the wrong form.';
    default:
      return undefined;
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'empty',
};
const formats: Record<string, string> = {
  email: 'Must be an e-mail address.',
  uuid: 'Must be an id.',
  url: 'Must be a web address.',
  datetime: 'Must be a date and time.',
  date: 'Must be a date.',
};

function bound(origin: string, which: 'least' | 'most', number: number): string {
  if (origin === 'string')
    return which === 'least' && number === 1
      ? 'Must not be empty.'
      : `Must have at ${which} ${number} characters.`;
  if (origin === 'array' || origin === 'set')
    return `Must have at ${which} ${number} ${number === 1 ? 'entry' : 'entries'}.`;
  return `Must be at ${which} ${number}.`;
}

z.config({
  customError: sentenceOf,
  // Schemas of objects try whether their parser can be compiled. A page's security policy forbids
  // it, and browsers report the try.
  ...('document' in globalThis ? { jitless: true } : {}),
});
