import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = path.join(import.meta.dirname, 'check-file.ts');
const node = ['--conditions=@coursewright/source', script];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'citations-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface Run {
  readonly code: number;
  readonly lines: readonly Record<string, unknown>[];
  readonly said: string;
}

/** What the command prints, as lines of JSON, and how it ends. */
function run(argument: string, input = ''): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [...node, argument], (error, out, said) =>
      resolve({
        code: error ? Number(error.code) : 0,
        lines: out
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
        said,
      }),
    );
    child.stdin?.end(input);
  });
}

const passages = ['The pump needs electricity. It stands in the yard.'];
const asked = (id: number, sentence: string, more: object = {}): string =>
  JSON.stringify({ id, language: 'en', sentence, passages, ...more });

describe('check-citations', () => {
  it('answers every line with state, probability and reason, and shows the evidence', async () => {
    const file = path.join(folder, 'sentences.jsonl');
    const german = { language: 'de', evidence: 'needs electricity' };
    await writeFile(
      file,
      [
        asked(1, 'The pump needs electricity.'),
        asked(2, 'The pump does not need electricity.'),
        asked(3, 'Die Pumpe braucht Strom.', german),
        asked(4, 'Die Pumpe braucht Strom.', { ...german, evidence: 'needs coal' }),
      ].join('\n\n'),
    );
    const { code, lines } = await run(file);
    expect(code).toBe(0);
    expect(lines).toMatchObject([
      { id: 1, state: 'quoted', reason: { code: 'word_for_word' } },
      { id: 2, reason: { code: 'negation' } },
      { id: 3, state: 'supported', evidence: { passage: 0, text: 'needs electricity' } },
      { id: 4, state: 'loose', reason: { code: 'evidence_missing' } },
    ]);
    for (const { probability } of lines) expect(probability).toEqual(expect.any(Number));
    expect(lines[1]!['probability']).toBeLessThan(0.5);
  });

  it('judges the other lines where one cannot be, names it, and ends with an error', async () => {
    const input = ['no JSON', asked(2, 'The pump needs electricity.'), '{"id":3}'].join('\n');
    const { code, lines } = await run('-', input);
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { line: 1, error: expect.stringMatching(/^This is no JSON/) },
      { id: 2, state: 'quoted' },
      { line: 3, error: expect.stringMatching(/^language/) },
    ]);
  });

  it('says that there is no such file', async () => {
    const { code, said } = await run(path.join(folder, 'none.jsonl'));
    expect(code).toBe(1);
    expect(said).toMatch(/There is no file/);
  });
});
