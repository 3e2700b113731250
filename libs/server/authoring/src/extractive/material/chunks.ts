import type { SourcePassage, SourceText } from '@coursewright/sources';
import { baseLanguage } from '@coursewright/text';
import { blocksOf, plainText } from '../../markdown/index.ts';
import { type Attachment, attachmentOf, type BlockPlace } from './attachment.ts';
import { cleanHeading } from './clean-markdown.ts';
import { quotableSentences, type Sentence } from './sentence.ts';

/** A paragraph with what it introduces: the smallest piece that a course is planned from. */
export interface Chunk {
  readonly id: number;
  readonly source: number;
  readonly language: string;
  /** Clean titles of the headings above, outermost first. */
  readonly headings: readonly string[];
  readonly sentences: readonly Sentence[];
  readonly attachments: readonly Attachment[];
  /** Words of prose and lists, and a little for code and tables. */
  readonly words: number;
  /** Words of prose, lists and tables alone. */
  readonly proseWords: number;
  readonly stems: ReadonlySet<string>;
}

/** A chunk while its attachments are still being read. */
interface OpenChunk {
  readonly headings: readonly string[];
  readonly sentences: readonly Sentence[];
  readonly attachments: Attachment[];
}

/**
 * The quotable chunks of one source in reading order; `firstId` numbers them through the material.
 */
export function chunksOf(
  source: SourceText,
  sourceIndex: number,
  language: string,
  firstId: number,
): Chunk[] {
  const base = baseLanguage(language);
  const titles = new Set(source.passages.flatMap((passage) => passage.headings.map(plainHeading)));
  const isHeading = (text: string): boolean => titles.has(plainHeading(text));
  const open: OpenChunk[] = [];
  let section = '';
  for (const passage of source.passages) {
    const ref = `S${sourceIndex + 1}.${passage.number}`;
    const headings = passage.headings.map(cleanHeading).filter((heading) => heading !== '');
    const opensSection = headings.join('\u0000') !== section;
    section = headings.join('\u0000');
    addPassage(passage, { ref, language: base, isHeading }, { headings, opensSection }, open);
  }
  return open
    .map(withoutLooseEnds)
    .filter(({ sentences, attachments }) => sentences.length + attachments.length > 0)
    .map((chunk, i) => closed(chunk, { id: firstId + i, source: sourceIndex, language: base }));
}

function addPassage(
  passage: SourcePassage,
  place: BlockPlace,
  { headings, opensSection }: { headings: readonly string[]; opensSection: boolean },
  open: OpenChunk[],
): void {
  // The first block below a heading belongs to no paragraph above it.
  let isFirst = opensSection;
  for (const block of blocksOf(markdownOf(passage))) {
    if (block.kind === 'paragraph' || block.kind === 'quote' || block.kind === 'html') {
      const text =
        block.kind === 'quote'
          ? block.text.replace(/^ {0,3}> ?/gm, '').replace(/^\s*\[![A-Z]+\]\s*/, '')
          : block.text;
      const sentences = quotableSentences(text, place.ref, place.language);
      if (sentences.length > 0) open.push({ headings, sentences, attachments: [] });
    } else {
      const attachment = attachmentOf(block.kind, block.text, place);
      if (!attachment) continue;
      const last = open.at(-1);
      if (!isFirst && last) last.attachments.push(attachment);
      else open.push({ headings, sentences: [], attachments: [attachment] });
    }
    isFirst = false;
  }
}

/** The Markdown of a passage, with the emphasis and the fences that its reader took away. */
function markdownOf({ kind, text, terms }: SourcePassage): string {
  if (kind === 'prose' || kind === 'list') return withBold(text, terms ?? []);
  const isBareCode = kind === 'code' && !/^\s*(?:`{3,}|~{3,})/m.test(text);
  return isBareCode ? `\`\`\`\n${text}\n\`\`\`` : text;
}

/** A lead-in without what it led to says nothing; neither does a question that nothing answers. */
function withoutLooseEnds({ headings, sentences, attachments }: OpenChunk): OpenChunk {
  const isKept = (sentence: Sentence, i: number): boolean => {
    const isLast = i === sentences.length - 1;
    if (sentence.leadIn && !(isLast && attachments.length > 0)) return false;
    return !(isLast && /[?？؟]$/u.test(sentence.plain));
  };
  return { headings, sentences: sentences.filter(isKept), attachments };
}

function closed(
  { headings, sentences, attachments }: OpenChunk,
  place: Pick<Chunk, 'id' | 'source' | 'language'>,
): Chunk {
  const entries = attachments.flatMap((attachment) => attachment.entries);
  return {
    ...place,
    headings,
    sentences,
    attachments,
    ...sizeOf(sentences, attachments),
    stems: new Set([...sentences, ...entries].flatMap((sentence) => sentence.stems)),
  };
}

/** The sizes of a chunk made of these. */
export function sizeOf(
  sentences: readonly Sentence[],
  attachments: readonly Attachment[],
): Pick<Chunk, 'words' | 'proseWords'> {
  const count = (parts: readonly { words: number }[]): number =>
    parts.reduce((sum, part) => sum + part.words, 0);
  const read = attachments.filter(({ kind }) => kind === 'list' || kind === 'table');
  return {
    words: count([...sentences, ...attachments]),
    proseWords: count([...sentences, ...read]),
  };
}

const plainHeading = (heading: string): string =>
  plainText(heading.replace(/\(#[^)]*\)/g, ''))
    .replace(/[`\s.:]+/g, ' ')
    .trim()
    .toLowerCase();

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
