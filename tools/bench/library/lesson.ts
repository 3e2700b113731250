import { randomInt, randomUUID } from 'node:crypto';
import { pathData, type PathData, savedLearningPath } from '@coursewright/contract';
import type { Table } from '../shared/table.ts';
import { fetchBytes } from './fetch-bytes.ts';

const most = 60_000;
const modules = 10;
const lessonsOfModule = 8;
/** The sample's longer lessons have some 400 words. */
const leastWords = 350;

/** Saves a course of 10 × 8 lessons through the API. */
export async function saveLargeCourse(
  url: string,
  token: string,
): Promise<{ id: string; course: PathData }> {
  const sample = pathData.parse(
    JSON.parse(
      (await fetchBytes(`${url}/api/v1/sample-course`, token, 'identity')).bytes.toString(),
    ),
  );
  const course = withoutChecks(grown(sample));
  const saved = await fetch(`${url}/api/v1/learning-paths`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ topic: course.topic, path_data: course }),
  });
  if (!saved.ok) throw new Error(`The course was refused: ${await saved.text()}`);
  return { id: savedLearningPath.parse(await saved.json()).path_id, course };
}

/**
 * What travels when somebody opens a lesson of a course of 10 × 8 lessons: the course is saved
 * through the API and read as the web reads it, lesson by lesson.
 */
export async function benchLesson(table: Table, url: string, token: string): Promise<void> {
  const { id, course } = await saveLargeCourse(url, token);
  const lessons = course.modules.flatMap(({ submodules }) => submodules);
  const [first, second] = lessons;
  const asked = {
    outline: procedure(url, 'generation.outline', { id }),
    'the lesson': procedure(url, 'library.lesson', { id, submodule_id: first?.id }),
    'the next one, read ahead': procedure(url, 'library.lesson', { id, submodule_id: second?.id }),
    'what the learner did': procedure(url, 'library.learning', { id }),
  };
  const parts: string[] = [];
  const bytes = { plain: 0, packed: 0 };
  for (const [what, address] of Object.entries(asked)) {
    const plain = await fetchBytes(address, token, 'identity');
    const packed = await fetchBytes(address, token, 'br');
    if (plain.status !== 200 || packed.status !== 200)
      throw new Error(`${what}: ${plain.bytes.toString().slice(0, 500)}`);
    bytes.plain += plain.bytes.length;
    bytes.packed += packed.bytes.length;
    parts.push(`${what} ${packed.bytes.length}`);
  }
  const words = lessons.map(({ content }) => content.split(/\s+/).length);
  const mean = Math.round(words.reduce((sum, some) => sum + some, 0) / words.length);
  table.row(
    `bytes that open a lesson of ${modules} × ${lessonsOfModule} lessons of ${mean} words ÷ ${most}, compressed`,
    `${(bytes.packed / most).toFixed(2)} (${bytes.packed} of ${bytes.plain} bytes: ${parts.join(', ')})`,
    '≤ 1',
    bytes.packed <= most,
  );
}

/** A question as the web asks it. */
const procedure = (url: string, name: string, input: object): string =>
  `${url}/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** The contract bounds the values of a course that is saved; with its checks this one has more. */
const withoutChecks = (course: PathData): PathData => ({
  ...course,
  modules: course.modules.map((module) => ({
    ...module,
    submodules: module.submodules.map((lesson) => ({
      ...lesson,
      checks: [],
    })),
  })),
});

/** Where a course has prose; other strings are ids, addresses and codes. */
const prose = new Set(
  'title description objectives content summary term definition question explanation text said given heading'.split(
    ' ',
  ),
);
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Shorter ones are articles and the like, which every text has. */
const word = /\p{L}{4,}/gu;

/**
 * A course of 10 × 8 from a small one. Each lesson is a copy of one of the sample's, with its
 * passages, questions and checks, in other words: of the same length, and the same ones wherever
 * the copy says the same. So it repeats itself as much as a course does, and not from lesson to
 * lesson.
 */
function grown(sample: PathData): PathData {
  const [module] = sample.modules;
  const [source] = sample.sources;
  const all = sample.modules.flatMap(({ submodules }) => submodules);
  const lessons = all.filter(({ content }) => content.split(/\s+/).length >= leastWords);
  if (!module || !source) throw new Error('The sample course is empty');
  const vocabulary = Map.groupBy(
    source.passages.flatMap(({ text }) => text.toLowerCase().match(word) ?? []),
    ({ length }) => length,
  );
  const copies = Array.from({ length: modules * lessonsOfModule }, (_one, index) => {
    const lesson = lessons[index % lessons.length];
    const cited = new Set(lesson?.citations.map(({ passage_id }) => passage_id));
    const passages = source.passages.filter(({ id }) => cited.has(id));
    return inOtherWords({ lesson, passages }, new Map([[source.id, source.id]]), vocabulary);
  });
  return pathData.parse({
    ...sample,
    report: undefined,
    sources: [
      {
        ...source,
        passages: copies
          .flatMap(({ passages }) => passages)
          .map((passage, index) => ({ ...passage, number: index + 1 })),
      },
    ],
    modules: Array.from({ length: modules }, (_one, index) => ({
      ...inOtherWords({ ...module, submodules: [] }, new Map(), vocabulary),
      submodules: copies
        .slice(index * lessonsOfModule, (index + 1) * lessonsOfModule)
        .map(({ lesson }) => lesson),
    })),
  });
}

/** The same with new ids, and other words in its prose; `replaced` says by what. */
function inOtherWords<Value>(
  value: Value,
  replaced: Map<string, string>,
  vocabulary: ReadonlyMap<number, readonly string[]>,
): Value {
  const replace = (found: string, make: () => string): string => {
    const known = replaced.get(found) ?? make();
    replaced.set(found, known);
    return known;
  };
  // Options that differ must differ afterwards, too.
  const taken = new Set(replaced.values());
  const other = (found: string): string =>
    replace(found, () => {
      const some = vocabulary.get(found.length) ?? [];
      const start = randomInt(some.length + 1);
      const free = [...some.slice(start), ...some.slice(0, start)].find((one) => !taken.has(one));
      taken.add(free ?? found);
      return free ?? found;
    });
  const walk = (found: unknown, key: string): unknown => {
    if (Array.isArray(found)) return found.map((one) => walk(one, key));
    if (typeof found === 'object' && found !== null)
      return Object.fromEntries(
        Object.entries(found).map(([name, one]) => [name, walk(one, name)]),
      );
    if (typeof found !== 'string') return found;
    return prose.has(key)
      ? found.replaceAll(word, (one) => other(one.toLowerCase()))
      : found.replaceAll(uuid, (id) => replace(id, () => randomUUID()));
  };
  return walk(value, '') as Value;
}
