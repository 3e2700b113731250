// npm run bench quizzes -- --corpus DIR [--seed 1] [--items 60] [--terms 60]: lessons and quizzes of
// the built-in author for every document below DIR; what the questions are like, how well somebody
// guesses who has not understood the lesson, and some of them, drawn with the seed, to be judged by eye.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ExtractiveAuthor } from '@coursewright/authoring';
import { AppError } from '@coursewright/contract';
import { DocumentParser } from '@coursewright/sources';
import { corpusBelow, readFiles } from './courses/read-corpus.ts';
import { drawn, figures, type WrittenLesson } from './quizzes/report.ts';
import { writeLessons } from './quizzes/write-lessons.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    seed: { type: 'string', default: '1' },
    items: { type: 'string', default: '60' },
    terms: { type: 'string', default: '60' },
  },
});
if (values.corpus === undefined) {
  console.log('no --corpus DIR was given: nothing to measure');
  process.exit(0);
}

const parser = new DocumentParser({ timeoutMs: 120_000 });
const author = new ExtractiveAuthor();
const lessons: WrittenLesson[] = [];
const errors: string[] = [];
for (const document of corpusBelow(path.resolve(values.corpus))) {
  try {
    const sources = await readFiles(parser, document.files);
    lessons.push(...(await writeLessons(author, sources, document.name)));
  } catch (error) {
    // What a learner is told in words of its own is no error: a file that cannot be read, or that
    // has too little text for a course.
    if (error instanceof AppError) console.log(`${document.name}: ${error.message}`);
    else errors.push(`${document.name}: ${String(error)}`);
  }
}
await parser.close();
await author.onModuleDestroy();

const { lines, missed } = figures(lessons);
console.log(lines.join('\n'));
console.log(`\nerrors: ${errors.length}\n${errors.join('\n')}`);
const drawing = {
  seed: Number(values.seed),
  items: Number(values.items),
  terms: Number(values.terms),
};
console.log(`\n${drawn(lessons, drawing).join('\n')}`);
process.exitCode = missed + errors.length > 0 ? 1 : 0;
