import type { ExportFormat, PathData } from '@coursewright/contract';
import { strFromU8, unzipSync } from 'fflate';
import { lettersOf, readPdf } from '../../../apps/api/test/read-pdf.ts';
import { readDeck } from './read-collection.ts';

/** What of a course a file lacks: every lesson title, question and title of a cited source. */
export async function whatIsMissing(
  format: ExportFormat,
  bytes: Uint8Array,
  { modules, sources }: PathData,
): Promise<string[]> {
  const text = await lettersIn(format, bytes);
  const lessons = modules.flatMap(({ submodules }) => submodules);
  const cited = new Set(
    lessons.flatMap(({ citations }) => citations.map(({ source_id }) => source_id)),
  );
  const questions = lessons.flatMap(({ quiz }) => quiz.map(({ question }) => question));
  const isDeck = format === 'anki' || format === 'qti';
  const wanted = isDeck
    ? questions
    : [
        ...questions,
        ...lessons.map(({ title }) => title),
        ...sources.filter(({ id }) => cited.has(id)).map(({ title }) => title),
      ];
  return wanted
    .filter((one) => !isWithin(one, text, format))
    .map((one) => `it lacks “${one.slice(0, 100)}”`);
}

/** What stands from right to left is drawn in its order on the page, word by word. */
const turned = /[\u0590-\u08FF\u202A-\u202E\u2066-\u2069]/;

/** Formulas are written in other letters, and invisible characters in none. */
function isWithin(wanted: string, text: string, format: ExportFormat): boolean {
  const isTurned = format === 'pdf' && turned.test(wanted);
  const seen = wanted.replace(/\p{C}/gu, isTurned ? ' ' : '').split(/\$[^$]*\$/);
  if (!isTurned) return seen.map(lettersOf).every((piece) => text.includes(piece));
  const words = seen.flatMap((piece) => piece.split(/\s+/).map(lettersOf));
  return words.every(
    (word) => text.includes(word) || text.includes([...word].toReversed().join('')),
  );
}

async function lettersIn(format: ExportFormat, bytes: Uint8Array): Promise<string> {
  switch (format) {
    case 'pdf':
      return (await readPdf(bytes)).text;
    case 'markdown':
      return lettersOf(strFromU8(bytes).replace(/\\(?=[!-/:-@[-`{-~])/g, ''));
    case 'anki':
      return lettersOf(wordsIn(readDeck(unzipSync(bytes)['collection.anki2']!).fields.join(' ')));
    default:
      return lettersOf(
        Object.entries(unzipSync(bytes))
          .filter(([name]) => /\.(?:xhtml|html|xml)$/.test(name))
          .map(([, file]) => wordsIn(strFromU8(file)))
          .join(' '),
      );
  }
}

/** What is read of a page. */
const wordsIn = (page: string): string =>
  page
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);/gi, ' ')
    .replace(/\p{C}/gu, '');
