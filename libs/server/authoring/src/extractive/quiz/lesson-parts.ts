import { splitSentences } from '@coursewright/text';
import type { LessonDraft } from '@coursewright/contract';
import { splitLesson, type LessonSentence } from '../../citations/split-lesson.ts';
import { blocksOf, listEntries, plainText, refsIn, withoutMarkers } from '../../markdown/index.ts';
import { cellsOf } from '../material/definition-sources.ts';
import { cardEntries } from './cards.ts';
import { describesHeading } from './heading-entries.ts';
import { nameOf } from './entry-names.ts';
import { proseEntries } from './prose-entries.ts';

/** A list of numbered steps, or a table, with what it is about. */
interface Part {
  /** The heading above it, or the lesson's title. */
  readonly heading: string;
  readonly refs: readonly string[];
  /** Number of the sentence before it. */
  readonly place: number;
}
export interface Steps extends Part {
  /** The sentence that leads up to the list; may be empty. */
  readonly leadIn: string;
  readonly steps: readonly string[];
}
export interface Table extends Part {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
export interface Code extends Part {
  readonly text: string;
}
/** A name and the first sentence of what a list says of it. */
export interface Entry {
  readonly name: string;
  readonly said: string;
  /** The sentence that says so, where no list does. */
  readonly sentence?: string;
  readonly refs: readonly string[];
  readonly place: number;
}
export interface Entries extends Part {
  readonly entries: readonly Entry[];
  /** Each entry as it stands. */
  readonly items: readonly { readonly text: string; readonly refs: readonly string[] }[];
}
export interface Prose extends LessonSentence {
  readonly heading: string;
}

/** What a lesson consists of, as questions see it. */
export interface LessonParts {
  /** All that a reader sees, in small letters. */
  readonly text: string;
  readonly sentences: readonly Prose[];
  readonly steps: readonly Steps[];
  readonly tables: readonly Table[];
  readonly codes: readonly Code[];
  readonly lists: readonly Entries[];
}

/** Reads the Markdown of a lesson, whoever wrote it. */
export function partsOf(lesson: LessonDraft, title: string, language: string): LessonParts {
  const { content } = lesson;
  const split = splitLesson(content, language);
  const sentences: Prose[] = [];
  const steps: Steps[] = [];
  const tables: Table[] = [];
  const codes: Code[] = [];
  const lists: Entries[] = [];
  const underHeadings: Entry[] = [];
  let heading = title;
  let leadIn = '';
  let isFirst = false;
  for (const { kind, text, start, end } of blocksOf(content)) {
    const inside = split.filter((sentence) => sentence.start >= start && sentence.end <= end);
    if (!chronicle.test(heading.trim()))
      sentences.push(...inside.map((sentence) => ({ ...sentence, heading })));
    const place = inside.at(0)?.number ?? sentences.at(-1)?.number ?? 0;
    const refs = refsIn(text).length > 0 ? refsIn(text) : (sentences.at(-1)?.refs ?? []);
    const part = { heading, refs, place };
    const isNews = chronicle.test(heading.trim());
    const [opening] = inside;
    if (isFirst && !isNews && kind === 'paragraph' && opening)
      underHeadings.push(...describesHeading(heading, opening, language));
    isFirst = kind === 'heading';
    if (kind === 'heading') heading = plainText(text.replace(/^#+\s*/, ''));
    else if (isNews) leadIn = '';
    else if (kind === 'table') {
      const [head = [], ...rows] = cellsOf(withoutMarkers(text)).map((row) => row.map(plainText));
      tables.push({ ...part, head, rows });
    } else if (kind === 'list' && /^\s*\d{1,3}[.)]\s/.test(text)) {
      const entries = listEntries(text).map((entry) => plainText(entry.text));
      steps.push({ ...part, leadIn, steps: entries });
    } else if (kind === 'code') codes.push({ ...part, text });
    else if (!isNews) codes.push(...examplesIn(text).map((one) => ({ ...part, text: one })));
    if (kind === 'list' && !isNews) {
      const items = listEntries(text).map((entry) => ({
        text: plainText(withoutMarkers(entry.text)),
        refs: refsIn(entry.text),
      }));
      lists.push({ ...part, entries: entriesOf(text, place, language), items });
    }
    leadIn = /[:：]\s*$/u.test(plainText(text)) ? plainText(text) : '';
  }
  if (underHeadings.length > 0)
    lists.push({
      heading: title,
      refs: [...new Set(underHeadings.flatMap(({ refs }) => refs))],
      place: underHeadings[0]?.place ?? 0,
      entries: underHeadings,
      items: [],
    });
  const told = proseEntries(sentences, language);
  if (told.length > 0)
    lists.push({
      heading: title,
      refs: [...new Set(told.flatMap(({ refs }) => refs))],
      place: told[0]?.place ?? 0,
      entries: told,
      items: [],
    });
  const cards = cardEntries(tables);
  if (cards) lists.push(cards);
  return { text: seen(content), sentences, steps, tables, codes, lists };
}

/** "`lower('TOM')` → `tom`", "`7 // 2` returns `3`": code within a sentence and what it gives. */
function examplesIn(text: string): string[] {
  const pieces = text.split(/`([^`\n]+)`/);
  return pieces.flatMap((code, at) => {
    const result = pieces[at + 2];
    const isExample =
      at % 2 === 1 && result !== undefined && gives.test(pieces[at + 1] ?? '') && works.test(code);
    return isExample ? [`${code}  # => ${result}`] : [];
  });
}
const gives =
  /^\s*(?:→|⇒|=>|->|(?:returns?|gives?|yields?|evaluates to|produces|is equal to|devuelve|renvoie|retourne|donne|ergibt|liefert|restituisce|retorna|devolve|возвращает|返回))\s*$/u;
/** A call with a value that is written out, or an operation between two. */
const works = /\(.*['"\d].*\)|['"\d\])] ?(?:[-+*/%|&^~]|\/\/|\*\*)+ ?['"\d[(]/;

/**
 * Headings of what was changed from one release to the next, or of whom is thanked: an event of the
 * past is nothing to learn.
 */
const chronicle =
  /^(?:(?:bug|security) ?fix(?:es)?|(?:new|removed|deprecated) features|feature changes|known issues|release notes|change ?log|changes (?:in|since|from) \S*\d.*|notes for \S+ v?\d.*|what['’]s new.*|(?:.*[ .])?acknowledge?ments?.*|credits|danksagung(?:en)?.*|versionshinweise|änderungen (?:seit|in) \S*\d.*|agradecimientos.*|notas de (?:la )?versión.*|remerciements|notes de version.*|ringraziamenti|note di rilascio.*|agradecimentos|notas de lançamento.*|история изменений|благодарности|.*(?:enhancements|améliorations|mejoras|verbesserungen|miglioramenti|melhorias|aprimoramentos|nouveautés|novedades|neuerungen|novità|novidades)(?!\p{L}).*|更新日志|致谢|変更履歴|更新履歴|謝辞)$/iu;

const boldForm = /^\*\*(?<name>[^*]*:[^*]*)\*\*[:：]\s*(?<said>\S.*)$/su;
const entryForm = /^(?<name>[^:：–—]{1,70}?)(?:[:：](?![:：])\s*|\s+[–—-]\s+)(?<said>\S.*)$/su;

/** The entries of a list as Markdown that name a thing and say something of it. */
export function entriesOf(list: string, place: number, language: string): Entry[] {
  return listEntries(list).flatMap(({ text }) => {
    const bare = withoutMarkers(text);
    // "**Macro: AC_INIT**: …": what is set bold is the name, whatever signs it has.
    const { name = '', said = '' } =
      boldForm.exec(bare)?.groups ?? entryForm.exec(plainText(bare))?.groups ?? {};
    const [first = ''] = splitSentences(plainText(said), language);
    return name === ''
      ? []
      : [
          {
            name: nameOf(plainText(name).trim()),
            said: first.replace(/[.。।;；,，]+$/u, ''),
            refs: refsIn(text),
            place,
          },
        ];
  });
}

/** What a reader sees, in small letters: without markers, emphasis and ticks. */
export const seen = (markdown: string): string =>
  withoutMarkers(markdown)
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
