import { z } from 'zod';

// NUL, other C0/C1 controls and lone surrogates either break PostgreSQL's text type or hide from the reader what was typed.
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

/** A trimmed text of `min`–`max` characters without control characters or broken Unicode. */
export const plainText = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, min === 1 ? 'Must not be empty.' : `Must have at least ${min} characters.`)
    .max(max, `Must have at most ${max} characters.`)
    .refine((text) => !control.test(text), 'Must not contain control characters.')
    .refine((text) => text.isWellFormed(), 'Must be valid Unicode text.');

/** As `plainText`, on one line. */
export const lineOfText = (min: number, max: number) =>
  plainText(min, max).refine((text) => !/[\r\n]/.test(text), 'Must be a single line.');
