import { DatabaseSync } from 'node:sqlite';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quizKinds, savedLearningPath } from '@coursewright/contract';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { createTestApp } from './create-test-app.ts';
import { unmarkedArabic } from './own-words.ts';
import { optionsOf, sampleCourse } from './sample-course.ts';
import { signedInUser } from './visitor.ts';

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** A question of each kind. */
const questions = quizKinds.map((kind, index) => ({
  id: id(index + 1),
  kind,
  question: `What of ${kind}?`,
  options: ['first', 'second', 'third'].slice(0, optionsOf(kind)).map((text, at) => ({
    id: id(100 + index * 10 + at),
    text: `${text} of ${kind}`,
    is_correct: kind === 'ordering' || kind === 'matching' || at === 0,
    ...(kind === 'matching' ? { match: `match of the ${text}` } : {}),
  })),
  explanation: `Because of ${kind}.`,
  cites: [],
}));

it('what a player and a deck say themselves has its language, where the course has another one', async () => {
  const app = await createTestApp({ env: { WORKERS: 'none' } });
  const folder = await mkdtemp(join(tmpdir(), 'coursewright-words-'));
  try {
    const me = await signedInUser(app);
    const course = await sampleCourse(app);
    const [lesson] = course.modules[0]!.submodules;
    lesson!.quiz = questions;
    lesson!.citations[0]!.status = 'unsupported';
    const body = { topic: 'Another language', path_data: course };
    const saved = await me.call('POST', '/v1/learning-paths', body);
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    const { path_id } = savedLearningPath.parse(saved.body);
    const filesOf = async (format: string, query = '') => {
      const address = `${app.url}/api/v1/learning-paths/${path_id}/${format}${query}`;
      const response = await fetch(address, { headers: { authorization: `Bearer ${me.token}` } });
      return unzipSync(new Uint8Array(await response.arrayBuffer()));
    };
    for (const format of ['scorm', 'cmi5']) {
      const page = strFromU8((await filesOf(format, '?headings=ar'))['index.html']!);
      expect([...page.matchAll(/ dir="rtl"/g)].length).toBeGreaterThan(40);
      expect(unmarkedArabic(page), format).toBeUndefined();
      const plain = strFromU8((await filesOf(format))['index.html']!);
      expect([...plain.matchAll(/ lang="/g)], format).toHaveLength(1);
    }
    const path = join(folder, 'collection.anki2');
    await writeFile(path, (await filesOf('anki', '?headings=ar'))['collection.anki2']!);
    const deck = new DatabaseSync(path, { readOnly: true });
    const notes = z
      .array(z.object({ flds: z.string() }))
      .parse(deck.prepare('SELECT flds FROM notes').all());
    deck.close();
    expect(notes.filter(({ flds }) => flds.includes('lang="ar"')).length).toBeGreaterThan(0);
    for (const { flds } of notes) expect(unmarkedArabic(flds)).toBeUndefined();
  } finally {
    await rm(folder, { recursive: true });
    await app.close();
  }
});
