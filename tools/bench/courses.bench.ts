// What the built-in author makes of real documents: a course for every document below --corpus DIR
// (default: the texts that come with the product and its packages), in three wordings of the topic.
// --out DIR also writes the courses as Markdown, for reading.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ExtractiveAuthor } from '@coursewright/authoring';
import { DocumentParser } from '@coursewright/sources';
import { asMarkdown } from './courses/as-markdown.ts';
import { judge, type Verdict } from './courses/judge-course.ts';
import { corpusBelow, readFiles, type CorpusDocument } from './courses/read-corpus.ts';
import { headOfDocuments, lineOf, sumOf, summaryLines } from './courses/report.ts';
import { requestsFor, writeCourse, type Written } from './courses/write-courses.ts';
import { root } from '../launch/run-step.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    wordings: { type: 'string', default: 'title,phrase,chapter' },
  },
});
const shipped = [
  path.join(root, 'libs/server/sources/sample-library/en'),
  path.join(root, 'libs/server/sources/sample-library/es'),
];
const wordings = values.wordings.split(',');

const parser = new DocumentParser({ timeoutMs: 120_000 });
const author = new ExtractiveAuthor();
const documents = (values.corpus ? [values.corpus] : shipped)
  .flatMap((folder) => corpusBelow(path.resolve(folder)))
  .filter(({ name }) => !values.only || name.includes(values.only));

console.log(`\n### courses: ${documents.length} documents\n\n${headOfDocuments}`);
const verdicts: Verdict[] = [];
const unread: string[] = [];
for (const document of documents) {
  const own = await verdictsOn(document);
  verdicts.push(...own);
  if (own.length > 0) console.log(lineOf(document.name, sumOf(own)));
}
await parser.close();
await author.onModuleDestroy();

const { lines, missed } = summaryLines(sumOf(verdicts), unread);
console.log(`\n${lines.join('\n')}`);
process.exitCode = missed > 0 ? 1 : 0;

async function verdictsOn(document: CorpusDocument): Promise<Verdict[]> {
  let sources;
  try {
    sources = await readFiles(parser, document.files);
  } catch (error) {
    unread.push(`${document.name}: ${String(error)}`);
    return [];
  }
  const own: Verdict[] = [];
  let byTitle: Written | undefined;
  for (const asked of requestsFor(sources).filter(({ wording }) => wordings.includes(wording))) {
    const written = await writeCourse(author, sources, asked);
    if (asked.wording === 'title') byTitle = written;
    own.push(judge(written, byTitle));
    if (values.out) keep(values.out, document.name, written);
  }
  return own;
}

function keep(folder: string, name: string, written: Written): void {
  mkdirSync(folder, { recursive: true });
  const file = `${name.replaceAll('/', '--')}.${written.asked.wording}.md`;
  writeFileSync(path.join(folder, file), asMarkdown(written));
}
