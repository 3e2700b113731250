import { countWords, wordsOf } from '@coursewright/text';
import { z } from 'zod';
import { splitLesson } from '../citations/index.ts';
import { isObject } from './answer-schema.ts';
import type { Prompt } from './prompts/course-brief.ts';
import type { Flaw } from './structured-answer.ts';

/*
 * Small models fill in a form without answering: an ellipsis, a type's name, the rule itself. Such
 * an answer has the right form, so it has to be told by what it says.
 */

/** What is named, not written: here an operator, a tag or a type's name may be the answer. */
const names: ReadonlySet<string> = new Set([
  'term',
  'terms',
  'ref',
  'refs',
  'kind',
  'category',
  'text',
]);

/** Names of types and usual stand-ins, which are no sentence in any language. */
const standIn =
  /^(?:string|str|text|number|integer|int|float|boolean|bool|object|array|list|null|undefined|none|nil|nan|n\/?a|tbd|tba|todo|fixme|placeholder|example|sample|lorem ipsum\b.*|(?:insert|enter|add|write|put|your)\b.{0,40}\bhere)$/i;
/** A title may be the word for a type, but then it is written as a title. */
const standInTitle =
  /^(?:string|str|number|integer|boolean|object|array|null|undefined|tbd|todo|placeholder|lorem ipsum\b.*)$/;

/**
 * Whether a text only stands in for an answer to the field of this name: no letter in it, a slot
 * such as `<title>` or `{description}`, the name of a type, or the field's own name.
 */
export function isPlaceholder(text: string, field: string): boolean {
  const bare = text.normalize('NFKC').trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return true;
  if (/^(?:<[^<>]+>|\{+[^{}]+\}+|\[+[^[\]]+\]+|__\w+__)[.:]?$/u.test(bare)) return true;
  const said = bare.replace(/^["'“‘`]+|["'”’`.:;!]+$/gu, '');
  if ((field === 'title' || field === 'queries' ? standInTitle : standIn).test(said)) return true;
  const name = field.split('_').at(-1)!.replace(/ies$/, 'y').replace(/s$/, '');
  return new RegExp(
    `^(?:(?:the|a|an|your|course|module|submodule|lesson|learning) )*${name}s?(?: ?\\d+| [a-z])?$`,
    'i',
  ).test(said);
}

interface SaidText {
  /** Where it stands, for the model: "modules.0.title". */
  readonly path: string;
  readonly field: string;
  readonly text: string;
}

/** Every text of an answer that a person would read as a sentence or a title. */
function textsOf(value: unknown, path: readonly (string | number)[] = []): SaidText[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => textsOf(entry, [...path, index]));
  if (isObject(value))
    return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, [...path, key]));
  const field = path.findLast((key) => typeof key === 'string') ?? '';
  return typeof value === 'string' && value !== '' && !names.has(field)
    ? [{ path: path.join('.'), field, text: value }]
    : [];
}

/** Words in a row that nobody writes by chance as the prompt has them. */
const wordsOfAnEcho = 5;

/** Placeholders, and sentences that repeat the rules or the form they were asked for with. */
export function emptyTexts(
  value: unknown,
  { prompt, schema }: { prompt: Prompt; schema: z.ZodType },
): Flaw[] {
  const asked = key([prompt.system, ...descriptionsIn(z.toJSONSchema(schema))].join('\n'));
  const isEcho = (text: string) =>
    countWords(text) >= wordsOfAnEcho && asked.includes(` ${key(text).trim()} `);
  return textsOf(value).flatMap(({ path, field, text }) =>
    isPlaceholder(text, field)
      ? [{ problem: `${path}: “${text.slice(0, 40)}” only holds the place of an answer.` }]
      : isEcho(text)
        ? [{ problem: `${path} repeats what you were asked instead of answering it.` }]
        : [],
  );
}

function descriptionsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(descriptionsIn);
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) =>
    keyword === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value),
  );
}

/** Words that number a part without saying what is in it, in the languages offered. */
const partWords: ReadonlySet<string> = new Set(
  'part module lesson chapter unit section topic course the of introduction overview question item step point objective title parte módulo modulo lección leccion capítulo capitulo unidad tema curso pregunta paso punto objetivo título teil modul lektion kapitel einheit kurs frage schritt punkt lernziel titel partie leçon chapitre unité cours étape objectif titre lezione capitolo unità corso domanda passo titolo lição unidade pergunta lliçó mòdul curs часть модуль урок глава курс ii iii iv vi vii viii ix'.split(
    ' ',
  ),
);

/**
 * What is wrong with the titles of an outline's parts. Titles that are no more than what was given, the
 * topic or the part above them, a number and a word for "part" are no outline; two that are the same are
 * worth a repair.
 */
export function titleFlaws(
  items: readonly { title: string }[],
  ...given: readonly string[]
): Flaw[] {
  const subjects = new Set(['', ...given.map(subjectOf)]);
  const empty = items.filter(({ title }) => subjects.has(subjectOf(title)));
  const distinct = new Set(items.map(({ title }) => key(title)));
  if (items.length > 1 && (empty.length * 2 > items.length || distinct.size === 1))
    return [{ problem: 'The titles only repeat the topic. Give each part a subject of its own.' }];
  return distinct.size < items.length
    ? [{ problem: 'Two titles are the same. Give each its own subject.', isBlemish: true }]
    : [];
}

/** The words of a title, in alphabetical order, without those that only number a part. */
const subjectOf = (title: string): string =>
  wordsOf(
    title.toLowerCase().replace(/第\s*[\p{N}一二三四五六七八九十]+\s*[章课課部节節回]/gu, ' '),
  )
    .filter((word) => !partWords.has(word) && !/^[\p{N}.]+$/u.test(word))
    .toSorted()
    .join(' ');

/** Whether most parts are described by nothing but what was given: their title or the topic. */
export function echoedDescriptions(
  items: readonly { title: string; description: string }[],
  given: readonly string[],
): Flaw[] {
  const known = new Set(given.map(key));
  const echoes = items.filter(
    ({ title, description }) => key(description) === key(title) || known.has(key(description)),
  );
  return items.length > 1 && echoes.length * 2 > items.length
    ? [{ problem: 'The descriptions repeat titles. Say what each part teaches.' }]
    : [];
}

/** Fewer words than this are a remark, whatever the passages carry. */
const fewestWords = 25;

/**
 * A lesson that repeats its brief, or itself, or is no more than a remark; `carried` are the words
 * of its passages, which may be few.
 */
export function emptyLesson(
  content: string,
  { prompt, language, carried }: { prompt: Prompt; language: string; carried: number },
): Flaw[] {
  const sentences = splitLesson(content, language)
    .map(({ plain }) => ({ said: key(plain).trim(), words: countWords(plain) }))
    .filter(({ said }) => said !== '');
  const all = sum(sentences);
  const fewest = carried === 0 ? fewestWords : Math.min(fewestWords, carried / 2);
  if (all < fewest) return [{ problem: 'The content is a remark and no lesson.' }];
  const asked = key(`${prompt.system}\n${withoutQuoted(prompt.user)}`);
  const echoes = sentences.filter(({ said, words }) => words > 3 && asked.includes(` ${said} `));
  if (sum(echoes) * 2 > all)
    return [{ problem: 'The content repeats the task. Write the lesson itself.' }];
  const distinct = new Set(sentences.map(({ said }) => said)).size;
  const goesOn = goesInCircles(sentences.map(({ said }) => said).join(' '));
  return goesOn || (sentences.length >= 6 && distinct < sentences.length * 0.6)
    ? [{ problem: 'The content says the same sentences again and again.' }]
    : [];
}

/** Words in a row, and how many such rows tell something. */
const row = 5;
const fewestRows = 20;

/**
 * Whether most rows of words have stood before: a small model that does not find its end. One that
 * says everything in the same turn of phrase repeats half of them.
 */
function goesInCircles(text: string): boolean {
  const words = wordsOf(text);
  const rows = words.slice(row - 1).map((_, at) => words.slice(at, at + row).join(' '));
  return rows.length >= fewestRows && new Set(rows).size * 3 < rows.length;
}

const sum = (sentences: readonly { words: number }[]): number =>
  sentences.reduce((total, { words }) => total + words, 0);

/** What a prompt says itself, without the material it quotes. */
const withoutQuoted = (user: string): string =>
  user.replace(/<(source|passage|lesson|sentence)\b[^]*?<\/\1>/g, '\n');

/** Letters and digits only, so that a text is found whatever its marks; blanks on both sides. */
const key = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
