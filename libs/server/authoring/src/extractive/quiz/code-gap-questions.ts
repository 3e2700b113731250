import { countWords, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { leansElsewhere } from '../material/definition-form.ts';
import { isCodeTerm } from '../material/definition-sources.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Candidate } from './candidate.ts';
import { isForeign } from './clauses.ts';
import { claimed } from './distractors.ts';
import type { Prose } from './lesson-parts.ts';
import { formOf, shapeOf } from './likeness.ts';
import { isTold } from './telling-names.ts';
import { worded, type Wording } from './wording.ts';

const gap = '_____';
const words = { least: 7, most: 32 } as const;
/** Content words that must be left to tell which name is missing. */
const fewestStems = 4;
const wrongNeeded = 3;

/**
 * "Which name belongs in the gap?": the option, command, directive or file that a statement says
 * something of, against at least three others of its kind in the lesson.
 */
export function codeGapQuestions(
  sentences: readonly Prose[],
  index: MaterialIndex,
  wording: Wording,
  language: string,
): Candidate[] {
  const own = [...new Set(sentences.flatMap(({ text }) => codesIn(text)))];
  if (own.length < fewestOwn) return [];
  const codes = [...new Set([...own, ...codesAround(sentences, index)])];
  return sentences.flatMap((sentence) => {
    const named = codesIn(sentence.text);
    const [name] = named;
    if (name === undefined || named.length > 1 || !isTelling(sentence, name, language)) return [];
    const { plain } = sentence;
    const start = plain.indexOf(name);
    const end = start + name.length;
    const rest = `${plain.slice(0, start)} ${plain.slice(end)}`;
    const spot = { kind: 'code' as const, start, end, text: name, stems: [], unit: '', worth: 1 };
    const wrong = codes.filter(
      (other) =>
        other !== name &&
        formOf(other) === formOf(name) &&
        shapeOf(other) === shapeOf(name) &&
        other.includes(' ') === name.includes(' ') &&
        !other.includes(name) &&
        !name.includes(other) &&
        !rest.toLowerCase().includes(other.toLowerCase()) &&
        !claimed(plain, spot, { text: other, stems: [], chunk: -1, unit: '' }, language, index),
    );
    if (wrong.length < wrongNeeded) return [];
    return [
      {
        type: 'name' as const,
        question: worded(wording.whichGap, {
          a: `${plain.slice(0, start)}${gap}${plain.slice(end)}`,
        }),
        key: name,
        wrong,
        explanation: worded(wording.because, { a: plain }),
        refs: sentence.refs,
        place: sentence.number,
        about: [name, plain],
        worth: 1,
      },
    ];
  });
}

/** The names of the same text beside those of the lesson, the nearest first. */
function codesAround(sentences: readonly Prose[], index: MaterialIndex): string[] {
  const refs = new Set(sentences.flatMap((sentence) => sentence.refs));
  const here = index.chunks.find((chunk) => chunk.sentences.some(({ ref }) => refs.has(ref)))?.id;
  if (here === undefined) return [];
  return index.chunks
    .filter(({ id }) => Math.abs(id - here) <= nearbyChunks)
    .flatMap((chunk) => chunk.sentences.flatMap(({ markdown }) => codesIn(markdown)));
}
const nearbyChunks = 20;
/** The name asked for and one that the lesson itself could be asked for instead. */
const fewestOwn = 3;

const codesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => (isCodeTerm(code) ? [code] : []));

/** Does the statement stand alone, and say the name once and enough beside it? */
function isTelling({ plain, factual, refs }: Prose, name: string, language: string): boolean {
  const length = isUnspaced(language) ? plain.length / 2 : countWords(plain);
  const rest = plain.replace(name, ' ');
  const stems = contentStems(rest, language);
  const named = contentStems(name, language);
  return (
    factual &&
    refs.length > 0 &&
    length >= words.least &&
    length <= words.most &&
    /[.。।]$/u.test(plain) &&
    plain.split(name).length === 2 &&
    isAbout(plain, name, language) &&
    !isTold(name, rest) &&
    new Set(stems).size >= fewestStems &&
    !named.some((stem) => stems.includes(stem)) &&
    !leansElsewhere(plain, language) &&
    !isForeign(rest, language) &&
    !/[|<>{}=\\]|\[\w|["“”«»„]/.test(rest)
  );
}

/** Does the statement begin with the name, at most behind the word for what kind of thing it is? */
function isAbout(plain: string, name: string, language: string): boolean {
  const before = plain.slice(0, plain.indexOf(name));
  return isUnspaced(language) ? before.length <= furthest * 2 : countWords(before) <= furthest;
}
const furthest = 4;
