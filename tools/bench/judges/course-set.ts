import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ExtractiveAuthor } from '@coursewright/authoring';
import { type PathData, type QuizItem, quizKinds } from '@coursewright/contract';
import { DocumentParser, type SourceText } from '@coursewright/sources';
import { root } from '../../launch/run-step.ts';
import { requestsFor, writeCourse } from '../courses/write-courses.ts';
import { inventedCourse } from '../exports/invented-course.ts';

export interface JudgedCourse {
  readonly name: string;
  readonly course: PathData;
}

const hostile = [
  '</title><script>alert(1)</script> & ]]> "x"',
  '../../etc/passwd\u0000\u202E%00 CON.',
  `${'very long '.repeat(300)}title 👩‍👩‍👧‍👦`,
];

/**
 * What the built-in author writes about real documents: those that come with the product, texts in
 * further scripts, what is below a folder of the operator's; and courses of unusual size.
 */
export async function courseSet(corpus: string | undefined): Promise<JudgedCourse[]> {
  const parser = new DocumentParser({ timeoutMs: 120_000 });
  const author = new ExtractiveAuthor();
  try {
    const courses: JudgedCourse[] = [];
    for (const document of documents(corpus)) {
      const source = await read(parser, document);
      for (const asked of source ? requestsFor([source]) : []) {
        const { course } = await writeCourse(author, [source!], asked);
        if (course) courses.push({ name: `${document.name}, ${asked.wording}`, course });
      }
    }
    return [...courses, ...unusual(courses[0]!.course)];
  } finally {
    await parser.close();
    await author.onModuleDestroy();
  }
}

interface Document {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function documents(corpus: string | undefined): Document[] {
  const below = (folder: string, pattern: string): Document[] =>
    globSync(pattern, { cwd: folder })
      .toSorted()
      .map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }));
  // Without the questions that stand below each passage for another bench.
  const asked = below(path.join(root, 'tools/bench/retrieval/courses'), '*.txt').map(
    ({ name, bytes }) => {
      const text = Buffer.from(bytes)
        .toString()
        .replace(/^\? .*\n?/gm, '');
      return { name: name.replace('.txt', '.md'), bytes: Buffer.from(text) };
    },
  );
  return [
    ...below(path.join(root, 'libs/server/sources/sample-library'), '*/*.md'),
    ...asked,
    ...below(path.join(import.meta.dirname, 'texts'), '*.md'),
    ...(corpus === undefined ? [] : below(path.resolve(corpus), '**/*.*')),
  ];
}

async function read(
  parser: DocumentParser,
  { name, bytes }: Document,
): Promise<SourceText | undefined> {
  try {
    const file = path.basename(name);
    const {
      format: _,
      title,
      headingsCount: __,
      ...text
    } = await parser.parse(new Uint8Array(bytes), { name: file });
    return {
      id: randomUUID(),
      kind: 'document',
      title: title ?? file,
      fileName: file,
      fetchedAt: '2026-01-01T00:00:00.000Z',
      ...text,
    };
  } catch (error) {
    console.log(`  ${name} cannot be read: ${String(error)}`);
    return undefined;
  }
}

function unusual(written: PathData): JudgedCourse[] {
  const usual = { modules: 2, lessons: 2, sections: 2, formulas: 2, questions: 3 };
  const titled = hostile.map((title, at) => {
    const course = structuredClone(written);
    Object.assign(course, { topic: title, summary: title });
    for (const module of course.modules) module.title = title;
    for (const lesson of course.modules[0]!.submodules) lesson.title = title;
    for (const source of course.sources) source.title = title;
    return { name: `hostile titles ${at + 1}`, course };
  });
  return [
    { name: 'one lesson', course: inventedCourse({ ...usual, modules: 1, lessons: 1 }) },
    {
      name: '500 questions',
      course: inventedCourse({ ...usual, modules: 5, lessons: 4, questions: 25 }),
    },
    { name: 'many formulas', course: inventedCourse({ ...usual, formulas: 30 }) },
    { name: 'questions of every kind', course: withEveryKind(inventedCourse(usual)) },
    { name: 'no questions', course: inventedCourse({ ...usual, questions: 0 }) },
    ...titled,
  ];
}

/** Of kinds that have so many options, and no other number. */
const lengths: Readonly<Partial<Record<QuizItem['kind'], number>>> = {
  true_false: 2,
  free_recall: 1,
};

/** Of each kind a question with formulas and code, and one of which several answers are right. */
function withEveryKind(course: PathData): PathData {
  const names = ['sand', 'silt', 'clay', '`mud` of $x^2$ & <b>'];
  const question = (kind: QuizItem['kind'], right: number): QuizItem => ({
    id: randomUUID(),
    kind,
    question: `Which $\\frac{1}{2}$ of ${kind} with ${right}?`,
    options: names.slice(0, lengths[kind] ?? 4).map((name, index) => ({
      id: randomUUID(),
      text: `the ${name}`,
      is_correct: kind === 'ordering' || kind === 'matching' || index < right,
      ...(kind === 'matching' ? { match: `where the ${name} settles` } : {}),
    })),
    explanation: `Since ${kind} is so. **Always** $x$.`,
    cites: [],
  });
  for (const { submodules } of course.modules)
    for (const lesson of submodules)
      lesson.quiz = [
        ...quizKinds.map((kind) => question(kind, 1)),
        question('multiple_choice', 3),
        question('true_false', 2),
      ];
  return course;
}
