import { wordsOf, isUnspaced } from '@coursewright/text';
import { plainText } from '../../markdown/index.ts';
import type { Check } from '../check.ts';
import type { ReadLesson } from '../read-course.ts';

const shingleWords = 5;
/** Shorter paragraphs repeat by chance; from this share of its shingles on it is the same text. */
const fewest = 16;
const same = 0.7;

/** A paragraph that an earlier lesson has too. */
export const textRepeated: Check = {
  id: 'text_repeated',
  severity: 'warning',
  examines: 'lesson',
  *find({ lessons }) {
    const first = new Map<string, ReadLesson>();
    for (const each of lessons) {
      const paragraphs = each.blocks
        .filter(({ kind }) => kind === 'paragraph' || kind === 'quote' || kind === 'list')
        .map(({ text }) => plainText(text));
      for (const text of paragraphs) {
        const shingles = shinglesOf(text, each.language);
        const known = shingles.flatMap((shingle) => first.get(shingle) ?? []);
        const earlier = known.find((one) => one !== each);
        const repeated = known.filter((one) => one !== each).length;
        if (earlier && shingles.length >= fewest && repeated >= shingles.length * same)
          yield { place: each.place('content'), said: text, given: earlier.lesson.title };
        for (const shingle of shingles) if (!first.has(shingle)) first.set(shingle, each);
      }
    }
  },
};

function shinglesOf(text: string, language: string): string[] {
  const lower = text.toLowerCase();
  const words = isUnspaced(language) ? [...lower.replace(/[^\p{L}\p{N}]/gu, '')] : wordsOf(lower);
  return words.slice(shingleWords - 1).map((_, at) => words.slice(at, at + shingleWords).join(' '));
}
