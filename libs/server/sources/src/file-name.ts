import { limits } from '@coursewright/contract';

// Controls, and marks that turn the direction of the text around ("gpj.exe" for "exe.jpg").
const deceptive = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * A file's name as the user knows it: no folders, nothing invisible, at most 255 characters with
 * the ending kept.
 */
export function safeFileName(claimed: string): string {
  const base = claimed.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .replace(deceptive, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (!clean) return 'document';
  const { nameMax } = limits.document;
  if (clean.length <= nameMax) return clean;
  const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(clean)?.[0] ?? '';
  return clean.slice(0, nameMax - ending.length).toWellFormed() + ending;
}

export const withoutEnding = (name: string): string =>
  name.replace(/(?<=.)\.[\p{L}\p{N}]{1,10}$/u, '');
