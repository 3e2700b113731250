import { countWords } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { Material, PickedPassage } from '../../author.ts';
import { oneLine } from './course-brief.ts';

/** Passages as quoted data under their refs; "…" stands where the source goes on in between. */
export const quotedPassages = (passages: readonly PickedPassage[]): string =>
  passages
    .map(
      ({ ref, sourceTitle, headings, kind, text }, index) =>
        `${index === 0 || follows(passages[index - 1]!.ref, ref) ? '' : '…\n'}<passage ref="${ref}" source="${attribute(sourceTitle)}" section="${attribute(headings.join(' › '))}" kind="${kind}">\n${body(text)}\n</passage>`,
    )
    .join('\n');

/** Whether "S1.4" comes right after "S1.3". */
function follows(before: string, ref: string): boolean {
  const [source, number] = before.split('.');
  return ref === `${source}.${Number(number) + 1}`;
}

/** Any other quoted text under a tag. */
export const quotedText = (
  tag: 'lesson' | 'sentence' | 'said' | 'missed' | 'question',
  text: string,
  attributes: Record<string, string | number> = {},
): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${attribute(String(value))}"`)
    .join('')}>\n${body(text)}\n</${tag}>`;

/** What a sentence before it rests on. */
export const quotedEvidence = (text: string): string => `<evidence>\n${body(text)}\n</evidence>`;

/** Sources by title only, for choosing among them. */
export const listedSources = ({ sources }: Material): string =>
  sources
    .map(({ title, kind, url, passages }, index) => {
      const sections = [...new Set(passages.map(({ headings }) => headings.at(-1) ?? ''))]
        .filter(Boolean)
        .slice(0, 8);
      return `<source ref="S${index + 1}" title="${attribute(title)}" kind="${kind}"${url ? ` site="${attribute(new URL(url).hostname)}"` : ''}>\n${body(oneLine(sections.join(' · ')))}\n${body(firstSentence(passages[0]?.text ?? ''))}\n</source>`;
    })
    .join('\n');

/** A run of passages under the same headings. */
interface Section {
  readonly headings: string;
  readonly words: number;
  readonly lines: readonly SectionLine[];
}

interface SectionLine {
  readonly ref: string;
  readonly text: string;
  readonly hits: number;
}

function sectionsOf(
  source: Material['sources'][number],
  s: number,
  wanted: ReadonlySet<string>,
  language: string,
): Section[] {
  const sections: { headings: string; words: number; lines: SectionLine[] }[] = [];
  for (const { number, headings, text } of source.passages) {
    const path = oneLine(headings.join(' › '));
    let section = sections.at(-1);
    if (section?.headings !== path)
      sections.push((section = { headings: path, words: 0, lines: [] }));
    section.words += countWords(text);
    const stems = wanted.size === 0 ? [] : contentStems(`${path} ${text}`, language);
    section.lines.push({
      ref: `S${s + 1}.${number}`,
      text: body(firstSentence(text)),
      hits: stems.filter((stem) => wanted.has(stem)).length,
    });
  }
  return sections;
}

/**
 * What the material holds: per source its sections in reading order, each with its size, and under
 * it ref and first sentence of passages. Sources share the room by their number of passages; where
 * one has more than fit, every section keeps its share, however far back it stands. Of a digest
 * `about` something half the room goes to the passages on it.
 */
export function materialDigest(
  { sources }: Material,
  { about = '', language, characters }: { about?: string; language: string; characters: number },
): string {
  const wanted = new Set(contentStems(about, language));
  const all = sources.reduce((sum, { passages }) => sum + passages.length, 0);
  return sources
    .map((source, s) => {
      const share = (source.passages.length / Math.max(1, all) + 1 / sources.length) / 2;
      const shown = digestOf(sectionsOf(source, s, wanted, language), characters * share);
      return `<source ref="S${s + 1}" title="${attribute(source.title)}" kind="${source.kind}" passages="${source.passages.length}">\n${shown}\n</source>`;
    })
    .join('\n');
}

function digestOf(sections: readonly Section[], room: number): string {
  const chosen = new Set<string>();
  let left = room;
  const add = (line: string, until = 0): void => {
    if (chosen.has(line) || (chosen.size > 0 && left - line.length < until)) return;
    chosen.add(line);
    left -= line.length + 1;
  };
  const heads = sections.map(({ headings, words }) => `§ ${body(headings)} (${words} words)`);
  for (const head of spread(heads)) add(head, room / 2);
  // A heading that stands above its passages is not said again with each of them.
  const told = sections.map(({ headings, lines }, index) => {
    const heading = chosen.has(heads[index]!) ? '' : ` | ${body(headings)}`;
    return lines.map(({ ref, text, hits }) => ({ text: `${ref}${heading} | ${text}`, hits }));
  });
  const hits = told
    .flat()
    .filter((line) => line.hits > 0)
    .toSorted((a, b) => b.hits - a.hits);
  for (const { text } of hits) add(text, room / 4);
  // The first passage of every section, then further ones, each round at equal distances.
  const rounds = told.map((lines) => spread(lines.map(({ text }) => text)));
  for (let round = 0; left > 0 && rounds.some((lines) => round < lines.length); round++)
    for (const lines of spread(rounds)) {
      const line = lines[round];
      if (line !== undefined) add(line);
    }
  return told
    .flatMap((lines, index) => [heads[index]!, ...lines.map(({ text }) => text)])
    .filter((line) => chosen.has(line))
    .join('\n');
}

/** The same entries, the first, the middle, the quarters and so on, so that any start is even. */
function spread<T>(entries: readonly T[]): T[] {
  const order: T[] = [];
  const taken = new Set<number>();
  for (let step = entries.length; taken.size < entries.length; step = Math.max(1, step / 2))
    for (let at = 0; at < entries.length; at += step) {
      const index = Math.floor(at);
      if (!taken.has(index)) order.push(entries[index]!);
      taken.add(index);
    }
  return order;
}

const firstSentence = (text: string): string => {
  const line = oneLine(text);
  const sentence = /^.{20,}?[.!?。！？](?=\s|$)/.exec(line)?.[0] ?? line;
  return sentence.length > 220 ? `${sentence.slice(0, 220)}…` : sentence;
};

const attribute = (text: string): string =>
  oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/**
 * Quoted text cannot end its own quotation. Everything else stays as it is, so that code survives.
 */
const body = (text: string): string =>
  text.replace(
    /<(\/?)(source|passage|lesson|sentence|evidence|said|missed|question)\b/gi,
    '<$1 $2',
  );
