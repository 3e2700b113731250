import { readDocument } from '../src/parsing/read-document.ts';

export { shown } from './shown-blocks.ts';

/** What is read from a plain text. */
export const read = async (text: string, name = 'pumps.txt') =>
  readDocument(new TextEncoder().encode(text), name, false);
/** A paragraph on two lines. */
export const lines = (subject: string): string =>
  `${subject} moves water from the lower basin to the upper one and keeps the level\nsteady. It runs at night, when power is cheap and nobody hears it.`;
/** The same on one. */
export const joined = (subject: string): string => lines(subject).replace('\n', ' ');
