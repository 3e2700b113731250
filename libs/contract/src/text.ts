import { z } from 'zod';

// NUL, other C0/C1 controls and lone surrogates either break PostgreSQL's text type or hide from
// the reader what was typed.
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;
/**
 * Zero-width characters, fillers and the blank of Braille: nobody sees them, so they do not count.
 */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const seen = /[^\p{White_Space}\p{M}\p{C}]/u;

const seenLength = (text: string): number => {
  const shown = text.replace(unseen, '').trim();
  return seen.test(shown) ? shown.length : 0;
};

/**
 * A trimmed text of `min`–`max` characters that can be seen, without control characters or broken
 * Unicode.
 */
export const plainText = (min: number, max: number) =>
  z
    .string()
    .trim()
    .max(max, `Must have at most ${max} characters.`)
    .refine((text) => seenLength(text) >= min, {
      error: min === 1 ? 'Must not be empty.' : `Must have at least ${min} characters.`,
      params: { rule: 'visible', min },
    })
    .refine((text) => !control.test(text), {
      error: 'Must not contain control characters.',
      params: { rule: 'control' },
    })
    .refine((text) => text.isWellFormed(), {
      error: 'Must be valid Unicode text.',
      params: { rule: 'unicode' },
    })
    .meta(min > 0 ? { minLength: min } : {});

/** As `plainText`, on one line. */
export const lineOfText = (min: number, max: number) =>
  plainText(min, max).refine((text) => !/[\r\n\u2028\u2029]/.test(text), {
    error: 'Must be a single line.',
    params: { rule: 'line' },
  });

/** As `lineOfText`, with a letter or digit of any script in it: "R", "茶", not "?!". */
export const lineWithAWord = (min: number, max: number) =>
  lineOfText(min, max).refine((text) => !seen.test(text) || /[\p{L}\p{N}]/u.test(text), {
    error: 'Must contain a letter or a digit.',
    params: { rule: 'word' },
  });
