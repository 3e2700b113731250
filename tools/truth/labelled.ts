// Sentences that people judged, in a file outside the repository: one JSON object a line, also .xz.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { partOf } from './model-of.ts';

const labelled = z.object({
  id: z.string().optional(),
  kind: z.string(),
  label: z.enum(['supported', 'unsupported']),
  language: z.string(),
  sentence: z.string(),
  passages: z.array(z.string()),
});

export interface Labelled {
  readonly kind: string;
  readonly isTrue: boolean;
  readonly language: string;
  readonly sentence: string;
  readonly passages: readonly string[];
  /** Of every three documents one is held back: nothing is to be chosen by it. */
  readonly isHeldBack: boolean;
}

export function readLabelled(file: string): Labelled[] {
  const text = file.endsWith('.xz')
    ? execFileSync('xz', ['-dc', file], { encoding: 'utf8', maxBuffer: 2 ** 30 })
    : readFileSync(file, 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => labelled.parse(JSON.parse(line)))
    .map(({ label, kind, language, sentence, passages }) => ({
      kind,
      language,
      sentence,
      passages,
      isTrue: label === 'supported',
      isHeldBack: partOf(passages.join('\n').slice(0, 2000), 3) === 0,
    }));
}
