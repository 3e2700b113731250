import type { SourcePassage, SourceText } from '@coursewright/sources';
import { contentStems } from '@coursewright/text/terms';
import { type BlockKind, blocksOf } from '../../markdown/index.ts';
import type { BlockPlace } from './attachment.ts';
import { cleanHeading } from './clean-markdown.ts';

/** A block of a source in reading order, across the borders of its passages. */
export interface PlacedBlock {
  readonly kind: BlockKind;
  readonly text: string;
  readonly place: BlockPlace;
  readonly headings: readonly string[];
  readonly section: number;
  /** The first block below a heading belongs to no paragraph above it. */
  readonly opensSection: boolean;
}

/** "Please note, the following sections are not revised!": a remark that is set as a heading. */
const notice =
  /^(?:please )?(?:note|beware|warning|achtung|hinweis|attention|nota|aviso|avviso|внимание)(?!\p{L}).{24,}/iu;

/** The blocks of a source with their headings; `reading` is how its text is read. */
export function placedBlocks(
  source: SourceText,
  sourceIndex: number,
  reading: Omit<BlockPlace, 'ref'>,
): PlacedBlock[] {
  let [section, number] = ['', 0];
  const written = formsIn(source.passages);
  const isLettered = hasLetters(source.passages);
  return source.passages.flatMap((passage) => {
    const headings = passage.headings
      .map((heading) =>
        cleanHeading(isLettered ? heading.replace(letter, '') : heading, written, reading.language),
      )
      .filter((heading) => heading !== '' && !notice.test(heading));
    const isNewSection = headings.join('\u0000') !== section;
    section = headings.join('\u0000');
    if (isNewSection) number += 1;
    const at = number;
    const place = { ...reading, ref: `S${sourceIndex + 1}.${passage.number}` };
    return blocksOf(markdownOf(passage)).map(({ kind, text }, i) => ({
      kind,
      text,
      place,
      headings,
      section: at,
      opensSection: isNewSection && i === 0,
    }));
  });
}

const longestAbbreviation = 4;

/** "B Table of Gates". */
const letter = /^\p{Lu}\s+(?=\p{Lu})/u;

/** Whether its appendices are counted: one heading alone may begin with "A" or be about C. */
function hasLetters(passages: readonly SourcePassage[]): boolean {
  const found = new Set(
    passages.flatMap(({ headings }) =>
      headings.flatMap((one) => letter.exec(one)?.[0].trim() ?? []),
    ),
  );
  return ['A', 'B', 'C'].every((one) => found.has(one));
}

/** A word inside a sentence; that an address begins with "http" says nothing of HTTP. */
const asWord = /(?<=[\p{Ll},] )\p{L}+(?!\p{L}|:\/\/)/gu;

/** The form in which a word stands most often behind a small letter or a comma. */
function formsIn(passages: readonly SourcePassage[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { text, kind } of passages)
    for (const [word] of kind === 'prose' ? text.matchAll(asWord) : []) {
      if (word.length > longestAbbreviation && word === word.toUpperCase()) continue;
      const forms = counts.get(word.toLowerCase()) ?? new Map<string, number>();
      forms.set(word, (forms.get(word) ?? 0) + 1);
      counts.set(word.toLowerCase(), forms);
    }
  return new Map(
    [...counts].map(([word, forms]) => [
      word,
      [...forms].reduce((best, next) => (next[1] > best[1] ? next : best))[0],
    ]),
  );
}

/** The Markdown of a passage, with the emphasis and the fences that its reader took away. */
function markdownOf({ kind, text, terms }: SourcePassage): string {
  if (kind === 'prose' || kind === 'list') return withBold(text, terms ?? []);
  const isBareCode = kind === 'code' && !/^\s*(?:`{3,}|~{3,})/m.test(text);
  return isBareCode ? `\`\`\`\n${text}\n\`\`\`` : text;
}

/** Terms that the source sets in bold get their emphasis back where they first occur. */
function withBold(text: string, terms: readonly string[]): string {
  let marked = text;
  for (const term of terms) {
    const at = marked.indexOf(term);
    const inside = (marked.slice(0, Math.max(0, at)).match(/`/g)?.length ?? 0) % 2 === 1;
    if (
      at === -1 ||
      inside ||
      term.length > 60 ||
      /[*`\n]/.test(term) ||
      isInitial(term) ||
      marked.includes(`**${term}`)
    )
      continue;
    if (
      /[\p{L}\p{N}*]$/u.test(marked.slice(0, at)) ||
      /^[\p{L}\p{N}*]/u.test(marked.slice(at + term.length))
    )
      continue;
    marked = `${marked.slice(0, at)}**${term}**${marked.slice(at + term.length)}`;
  }
  return marked;
}

/** The first word of a text in bold, as some set it: it is no term. */
const isInitial = (term: string): boolean => contentStems(term, 'en').length === 0;
