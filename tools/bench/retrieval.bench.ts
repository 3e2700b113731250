// Whether the tutor finds the passage that answers: questions as learners ask them, in six languages,
// through its retrieval on a real PostgreSQL. Every second question of a passage is held back: the
// ranking was mended by the others (`-- --missed` prints those that it misses). All are asked from the
// first lesson of their course, so for most of them the lesson at hand does not help.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PassageSearch } from '@coursewright/chatbot';
import { Database } from '@coursewright/platform';
import { createTestDatabase, rowsFrom } from '@coursewright/testing';
import pg from 'pg';
import { z } from 'zod';
import { type AskedCourse, readCourses } from './retrieval/read-courses.ts';
import { Table } from './shared/table.ts';
import { createWorkerApp } from './worker-app.ts';

const bound = 0.85;
const leastQuestions = 200;
/** Of the tutor: it reads this many. */
const most = 8;
const { values } = parseArgs({ options: { missed: { type: 'boolean', default: false } } });

interface Answered {
  readonly language: string;
  readonly question: string;
  readonly isHeld: boolean;
  /** From 1; Infinity where the passage was not found. */
  readonly place: number;
}

const { url, drop } = await createTestDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), 'coursewright-bench-'));
const pool = new pg.Pool({ connectionString: url, max: 1 });
const app = await createWorkerApp({
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  WORKERS: 'none',
  LOG_LEVEL: 'error',
});
const search = new PassageSearch(app.get(Database));
const answered: Answered[] = [];
try {
  for (const course of readCourses()) answered.push(...(await ask(course)));
} finally {
  await app.close();
  await pool.end();
  await drop();
  await rm(dataDir, { recursive: true, force: true });
}

const table = new Table('retrieval');
const shareWithin = (some: readonly Answered[], places: number) =>
  some.filter(({ place }) => place <= places).length / Math.max(1, some.length);
const row = (what: string, some: readonly Answered[], isBound: boolean) => {
  const first = shareWithin(some, 1).toFixed(2);
  const third = shareWithin(some, 3);
  table.row(
    `${what}: ${some.length} questions, the passage that answers among the first three`,
    `${third.toFixed(3)} (first: ${first})`,
    isBound ? `≥ ${bound}` : '–',
    !isBound || third >= bound,
  );
};
for (const [language, some] of Map.groupBy(answered, (one) => one.language))
  row(language, some, false);
const held = answered.filter(({ isHeld }) => isHeld);
const open = answered.filter(({ isHeld }) => !isHeld);
row('the ranking was mended by', open, false);
row('held back', held, true);
row('all', answered, true);
table.row(
  'questions',
  String(answered.length),
  `≥ ${leastQuestions}`,
  answered.length >= leastQuestions,
);
if (values.missed)
  for (const { language, question, place } of open.filter((one) => one.place > 3))
    console.log(`${language} ${place} ${question}`);
process.exitCode = table.missed > 0 ? 1 : 0;

/** Asks what there is to ask about a course. */
async function ask(course: AskedCourse): Promise<Answered[]> {
  const { language, passages } = course;
  const courseId = await save(course);
  const submoduleId = passages[0]?.lesson ?? '';
  const places: Answered[] = [];
  for (const { id, questions } of passages)
    for (const [number, question] of questions.entries()) {
      const asked = { text: question, language };
      const found = await search.find(courseId, asked, { submoduleId, most });
      const at = found.findIndex(({ passage_id }) => passage_id === id);
      const place = at === -1 ? Infinity : at + 1;
      places.push({ language, question, isHeld: number % 2 === 1, place });
    }
  return places;
}

/** Keeps a course where the product keeps it, with what the retrieval reads of it. */
async function save({ language, passages }: AskedCourse): Promise<string> {
  const lessons = [...Map.groupBy(passages, ({ lesson }) => lesson)].map(([id, cited]) => ({
    id,
    citations: cited.map((passage) => ({ passage_id: passage.id })),
  }));
  const document = {
    sources: [{ id: 'source', title: '', passages }],
    modules: [{ submodules: lessons }],
  };
  const [course] = await rowsFrom(pool)(
    z.object({ id: z.string() }),
    `WITH learner AS (INSERT INTO users (email, full_name, password_hash) VALUES ($1, 'Learner', '') RETURNING id)
     INSERT INTO courses (user_id, topic, language, document) SELECT id, 'Questions', $2, $3 FROM learner RETURNING id`,
    [`${language}@example.org`, language, JSON.stringify(document)],
  );
  if (!course) throw new Error('The course was not kept');
  return course.id;
}
