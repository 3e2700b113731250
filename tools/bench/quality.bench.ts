// Whether the checks of the report card find what is wrong and leave in peace what is not: each is
// tried on courses that were damaged in a known way, and on the same courses undamaged: one written
// by hand, and those that the built-in author writes of the documents below --corpus DIR (default:
// the texts that come with the product). What such a course really does badly counts as a false
// alarm here too, so the rates are upper bounds. --rounds N damages of each kind per course (default
// 6); --only NAME takes some of the documents; --show ID prints what a check finds undamaged.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checks, ExtractiveAuthor } from '@coursewright/authoring';
import type { PathData } from '@coursewright/contract';
import { DocumentParser } from '@coursewright/sources';
import { goodCourse } from '../../libs/server/authoring/test/quality/good-course.ts';
import { corpusBelow, readFiles, type CorpusDocument } from './courses/read-corpus.ts';
import { requestsFor, writeCourse } from './courses/write-courses.ts';
import { measure } from './quality/measure.ts';
import { linesOf, speedLine } from './quality/report.ts';
import { root } from '../launch/run-step.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '6' },
    show: { type: 'string' },
  },
});
const shipped = [
  path.join(root, 'libs/server/sources/sample-library/en'),
  path.join(root, 'libs/server/sources/sample-library/es'),
];
const parser = new DocumentParser({ timeoutMs: 120_000 });
const author = new ExtractiveAuthor();
const documents = (values.corpus ? [values.corpus] : shipped)
  .flatMap((folder) => corpusBelow(path.resolve(folder)))
  .filter(({ name }) => !values.only || name.includes(values.only));
const unread: string[] = [];
const courses: PathData[] = [goodCourse()];
for (const document of documents) {
  const course = await courseOf(document);
  if (course) courses.push(course);
}
await parser.close();
await author.onModuleDestroy();

const figures = checks.map((check) => measure(check, courses, Number(values.rounds)));
const { lines, missed } = linesOf(figures);
const speed = speedLine(courses);
console.log(`\n### quality: ${courses.length} courses, ${checks.length} checks\n`);
console.log(`${lines.join('\n')}\n\n${speed.line}`);
for (const line of unread) console.log(line);
for (const { check, alarms } of figures)
  if (check.id === values.show) for (const alarm of alarms) console.log(`- ${alarm}`);
process.exitCode = missed + Number(!speed.holds) > 0 ? 1 : 0;

/** The course by its document's title; a document without enough text yields none. */
async function courseOf({ name, files }: CorpusDocument): Promise<PathData | undefined> {
  try {
    const sources = await readFiles(parser, files);
    const [byTitle] = requestsFor(sources);
    const written = byTitle && (await writeCourse(author, sources, byTitle));
    if (!written?.course)
      unread.push(`no course: ${name}: ${written?.refusal ?? written?.errors[0]}`);
    return written?.course;
  } catch (error) {
    unread.push(`not read: ${name}: ${String(error)}`);
    return undefined;
  }
}
