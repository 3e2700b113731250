import type { LessonToDraw } from '../../author.ts';
import { splitLesson } from '../../citations/split-lesson.ts';
import { blocksOf, listEntries, plainText, refsIn } from '../../markdown/index.ts';

/** A piece of a lesson as a reader sees it, with the refs of what it rests on. */
export interface Said {
  readonly text: string;
  readonly refs: readonly string[];
  /** What it is about, where it begins with its name. */
  readonly name?: string;
}
export interface Section {
  readonly title: string;
  /** 1 for the outermost heading. */
  readonly level: number;
  readonly sentences: Said[];
  readonly points: Said[];
}
export interface ReadTable {
  readonly head: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly refs: readonly string[] }[];
}
export interface ReadLesson {
  readonly title: string;
  readonly language: string;
  readonly content: string;
  readonly terms: LessonToDraw['keyTerms'];
  readonly sentences: readonly Said[];
  /** What stands before the first heading has a section without a title. */
  readonly sections: readonly Section[];
  readonly tables: readonly ReadTable[];
  /** Numbered lists, each with the sentence that leads into it. */
  readonly steps: readonly { readonly lead: string; readonly entries: readonly Said[] }[];
}

/** What of a lesson can be drawn, by the form in which it is said. */
export function readLesson(lesson: LessonToDraw, language: string): ReadLesson {
  const sections: Section[] = [{ title: '', level: 1, sentences: [], points: [] }];
  const tables: ReadTable[] = [];
  const steps: { lead: string; entries: Said[] }[] = [];
  let lead = '';
  for (const { kind, text } of blocksOf(lesson.content)) {
    const section = sections.at(-1)!;
    if (kind === 'heading') {
      const level = /^\s*(#+)/.exec(text)?.[1]?.length ?? 1;
      const title = plainText(text.replace(/^\s*#+\s*/, '').replace(/\s#+\s*$/, ''));
      if (title) sections.push({ title, level, sentences: [], points: [] });
    } else if (kind === 'list') {
      const entries = listEntries(text)
        .map((entry) => said(entry.text))
        .filter((entry) => entry.text !== '');
      if (/^\s*\d{1,3}[.)]\s/.test(text)) steps.push({ lead, entries });
      section.points.push(...entries);
    } else if (kind === 'table') {
      const table = readTable(text);
      tables.push(table);
      section.points.push(...explained(table));
    } else if (kind === 'paragraph' || kind === 'quote') {
      const found = splitLesson(text, language).map(({ plain, refs }) => ({ text: plain, refs }));
      section.sentences.push(...found);
      const name = nameAhead.exec(text)?.groups?.['name'];
      if (name && found[0])
        section.points.push({ ...said(text), name: plainText(name), refs: found[0].refs });
      lead = found.at(-1)?.text ?? lead;
    }
    if (kind !== 'paragraph' && kind !== 'list') lead = sections.at(-1)?.title ?? '';
  }
  return {
    title: plainText(lesson.title) || lesson.title,
    language,
    content: lesson.content,
    terms: lesson.keyTerms.map(({ term, definition }) => ({
      term: plainText(term),
      definition: plainText(definition),
    })),
    sentences: sections.flatMap(({ sentences, points }) => [
      ...sentences,
      ...points.filter(({ text }) => !sentences.some((sentence) => text.startsWith(sentence.text))),
    ]),
    sections: sections.filter(
      ({ title, sentences, points }) => title || sentences.length > 0 || points.length > 0,
    ),
    tables,
    steps,
  };
}

/** "**Name**: what it is", "`name` – what it does": a paragraph as a list would have it. */
const nameAhead =
  /^\s*(?:\*\*(?=\S)(?<name>[^*\n]{2,60}?)[:：.]?\*\*|(?<name>`[^`\n]{2,60}`))(?:\s?[:：]|\s+[–—-]\s|(?<=[:：]\*\*))\s*\S/u;

/** The rows of a table of names and what they are. */
const explained = ({ head, rows }: ReadTable): Said[] =>
  head.length !== 2 || rows.length < 2
    ? []
    : rows.flatMap(({ cells: [name, what], refs }) =>
        name && what ? [{ text: `${name}: ${what}`, name, refs }] : [],
      );

const said = (markdown: string): Said => ({ text: plainText(markdown), refs: refsIn(markdown) });

function readTable(text: string): ReadTable {
  const [head = '', , ...rows] = text.split('\n').filter((line) => line.trim() !== '');
  return {
    head: cellsOf(head).map(plainText),
    rows: rows.map((row) => ({ cells: cellsOf(row).map(plainText), refs: refsIn(row) })),
  };
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
