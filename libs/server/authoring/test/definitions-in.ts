import { indexMaterial } from '../src/extractive/material/material-index.ts';
import { plainSource } from './write-course.ts';

/** What a text of these paragraphs defines, each as "term: definition". */
export const definedIn = (language: string, ...paragraphs: string[]): string[] =>
  indexMaterial(
    { sources: [plainSource('p', [paragraphs.join('\n\n')], { title: 'Post', language })] },
    language,
  ).definitions.map(({ term, definition }) => `${term}: ${definition}`);

/** Lines as the entries of a list. */
export const entries = (...lines: string[]): string => lines.map((line) => `- ${line}`).join('\n');
