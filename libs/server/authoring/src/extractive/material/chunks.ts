import type { SourceText } from '@coursewright/sources';
import { baseLanguage, countWords } from '@coursewright/text';
import { stopWords } from '@coursewright/text/terms';
import { plainText } from '../../markdown/index.ts';
import { type Attachment, attachmentOf } from './attachment.ts';
import { withAnswers } from './answered-questions.ts';
import { cleanInline } from './clean-markdown.ts';
import { pointsAtSubject } from './dangling.ts';
import { isTranslated } from './own-language.ts';
import { type PlacedBlock, placedBlocks } from './placed-blocks.ts';
import { type Led, quotableSentences, type Sentence } from './sentence.ts';

/** A paragraph with what it introduces: the smallest piece that a course is planned from. */
export interface Chunk {
  readonly id: number;
  readonly source: number;
  readonly language: string;
  /** Clean titles of the headings above, outermost first. */
  readonly headings: readonly string[];
  /** Which section of its source it stands in, in reading order: two of them may have one name. */
  readonly section: number;
  /** Its first sentence is the first one below the heading, which says what "this function" is. */
  readonly opensSection: boolean;
  /** What its paragraph begins with is left out. */
  readonly isCut: boolean;
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
  readonly section: number;
  readonly opensSection: boolean;
  readonly isCut: boolean;
  readonly sentences: readonly Sentence[];
  readonly attachments: Attachment[];
}

/** How often each text of some length has been read in the material. */
export type Times = Map<string, number>;

/**
 * The quotable chunks of one source in reading order; `firstId` numbers them through the material.
 */
export function chunksOf(
  source: SourceText,
  sourceIndex: number,
  language: string,
  firstId: number,
  times: Times = new Map(),
): Chunk[] {
  const base = baseLanguage(language);
  const titles = new Set(source.passages.flatMap((passage) => passage.headings.map(plainHeading)));
  const isHeading = (text: string): boolean => titles.has(plainHeading(text));
  const open: OpenChunk[] = [];
  const blocks = placedBlocks(source, sourceIndex, {
    language: base,
    isHeading,
    isTranslated: isTranslated(source.passages, base),
  });
  const whole = withoutCutPrograms(blocks).filter(({ text }) => !isSaidAgain(text, times));
  let lost: PlacedBlock | undefined;
  for (const [i, block] of whole.entries()) {
    const isAdded = addBlock(block, { before: whole[i - 1], next: whole[i + 1], lost }, open);
    lost = isAdded ? undefined : block;
  }
  const sections = Map.groupBy(blocks, ({ headings }) => headings.join('\u0000'));
  // "Description" below each of many functions names none of them.
  const namesOne = ({ headings }: OpenChunk): boolean =>
    new Set(sections.get(headings.join('\u0000'))?.map(({ section }) => section)).size === 1;
  return withoutLooseEnds(withAnswers(open), base)
    .filter(({ sentences, attachments }) => sentences.length + attachments.length > 0)
    .map((chunk) => ({ ...chunk, opensSection: chunk.opensSection && namesOne(chunk) }))
    .map((chunk, i) => closed(chunk, { id: firstId + i, source: sourceIndex, language: base }));
}

/** Letters of what is no refrain, and how often it may stand in a material: manuals repeat whole lists. */
const again = { shortest: 120, most: 2 } as const;

function isSaidAgain(text: string, times: Times): boolean {
  if (text.length < again.shortest) return false;
  const count = (times.get(text) ?? 0) + 1;
  times.set(text, count);
  return count > again.most;
}

/** Blocks without the rest of a program of which the beginning is longer than a lesson quotes. */
function withoutCutPrograms(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  let cut: string | undefined;
  return blocks.filter(({ kind, text, place, opensSection }) => {
    const code = kind === 'code' ? text.replace(/^\s*(?:`{3,}|~{3,}).*$\n?/gm, '') : '';
    const isRest = kind === 'code' && cut !== undefined && !opensSection && isRestOf(code, cut);
    const isTooLong = kind === 'code' && attachmentOf(kind, text, place) === undefined;
    cut = isRest || isTooLong ? code : undefined;
    return !isRest;
  });
}

const isText = ({ kind }: PlacedBlock): boolean =>
  kind === 'paragraph' || kind === 'quote' || kind === 'html';

/** "Abstract", "error : ErrorType": no stop ends it, and nothing leans on it. */
const isLabel = ({ text }: PlacedBlock): boolean =>
  !/[.!?:。！？：।]["'”»)*_`]*$/u.test(text.trim());

/**
 * A paragraph with the line above it that says what it is on: a signature, or the name of what its
 * first word points at.
 */
function withLabel(written: string, label: PlacedBlock, language: string): string {
  const name = label.text
    .replaceAll('`', '')
    .trim()
    .replace(/^\*\*([^*]*)\*\*$/u, '$1');
  const isShort =
    name.length <= mostLetters && countWords(name) <= longestLabel && !name.includes('\n');
  if (!isShort || !/\p{L}/u.test(name)) return written;
  const first = plainText(cleanInline(written, language));
  if (isSignature.test(name) || isNameAlone(name, language)) return `\`${name}\` ${written}`;
  return pointsAtSubject(first, language) ? `**${name}** ${written}` : written;
}
const longestLabel = 12;
const mostLetters = 200;
/** "timeout", "max_content_length": what a manual tells of below it, and no "or" between two paragraphs. */
const isNameAlone = (name: string, language: string): boolean =>
  /^[a-z][a-z\d]{2,}(?:[._-][a-z\d]+)*$/.test(name) && !stopWords(language).has(name);
/** "error : ErrorType", "lake_open(level)", "Lake::open": no words of a language. */
const isSignature =
  /^(?!.*\(e?s\)$)[\w:<>*&~,\s.=]*\w\(.*\)|^(?:[\w:<>*&~]+ )*\w+_\w+ \(.*\)|^\w+ : [\w:]+$|^[\w.]+(?:::|->|_)\w[\w.:]*$/u;

interface Around {
  readonly before: PlacedBlock | undefined;
  readonly next: PlacedBlock | undefined;
  /** The block right before it, if nothing of that is worth quoting. */
  readonly lost: PlacedBlock | undefined;
}

/** Adds a block to the chunks; false if nothing of it is worth quoting. */
function addBlock(block: PlacedBlock, { before, next, lost }: Around, open: OpenChunk[]): boolean {
  const { kind, text, place, opensSection } = block;
  if (isText(block)) {
    const isSameSection = before?.section === block.section;
    const own =
      kind === 'quote' ? text.replace(/^ {0,3}> ?/gm, '').replace(/^\s*\[![A-Z]+\]\s*/, '') : text;
    const isBelowLabel = lost !== undefined && isSameSection && isText(lost) && isLabel(lost);
    // A sentence rests on one passage, and is compared with that.
    const isOfOnePassage = lost?.place.ref === place.ref;
    const written = isBelowLabel && isOfOnePassage ? withLabel(own, lost, place.language) : own;
    const leadsTo = next && !next.opensSection && !isText(next) ? leadOf(next) : undefined;
    const sentences = quotableSentences(written, place.ref, place.language, leadsTo, {
      mayBeginSmall: !isSameSection || (isText(before) && /[.!?]$/u.test(before.text.trim())),
      isBehindCode: isSameSection && before.kind === 'code',
      isTranslated: place.isTranslated,
    }).filter(({ plain, words }) => words > longestLabel || !place.isHeading(plain));
    const [first] = sentences;
    if (!first) return false;
    const isCut =
      (lost !== undefined && isSameSection && !isBelowLabel) ||
      !opensWith(written, first, place.language);
    open.push({
      ...block,
      opensSection: opensSection && !isCut,
      isCut,
      sentences,
      attachments: [],
    });
    return true;
  }
  const pieces = kind === 'table' ? piecesOfTable(text) : [text];
  for (const [n, piece] of pieces.entries()) {
    const attachment = attachmentOf(kind, piece, place);
    if (attachment)
      addAttachment(attachment, { ...block, opensSection: opensSection && n === 0 }, open);
  }
  return true;
}

/** Is the sentence the first one of the paragraph, and none before it was left out? */
const opensWith = (paragraph: string, { plain }: Sentence, language: string): boolean =>
  plainText(cleanInline(paragraph, language)).startsWith(plain.slice(0, lettersAlike));
const lettersAlike = 24;

/**
 * What a paragraph leads to: steps are a list that begins with the first, clauses one whose entries
 * go on from each to the next, as those of laws do, and the rest of a sentence may be one, too.
 */
function leadOf({ kind, text }: PlacedBlock): Led {
  if (kind !== 'list') return kind;
  const entries = text.trim().split('\n');
  const before = entries.slice(0, -1);
  if (before.length > 0 && before.every((entry) => clause.test(entry.trim()))) return 'clauses';
  if (before.length > 0 && entries.every((entry) => goesOnSmall.test(entry))) return 'rest';
  return /^\s*1[.)]\s/.test(text) ? 'steps' : kind;
}
/** "- draw a line": an entry that ends the sentence above it, and tells of no name. */
const goesOnSmall = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?:an? |the )?\p{Ll}[^:：`]*$/u;
const clause = /(?:[,;，；、]|[,;，；\s](?:and|or|und|oder|sowie|et|ou|y|o|e|и|или))$/iu;

/** Rows that a reader takes in at once, and how many of such tables a long one may become. */
const tablePieces = { rows: 24, most: 8 } as const;

/** A long table as several, each below the head of the whole. */
function piecesOfTable(text: string): string[] {
  const [head = '', rule = '', ...rows] = text.trim().split('\n');
  const { rows: size, most } = tablePieces;
  const isWhole = rows.length <= size + 4 || rows.length > size * most || !/^[\s|:-]+$/.test(rule);
  if (isWhole) return [text];
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, n) =>
    [head, rule, ...rows.slice(n * size, (n + 1) * size)].join('\n'),
  );
}

function addAttachment(
  attachment: Attachment,
  { headings, section, opensSection }: PlacedBlock,
  open: OpenChunk[],
): void {
  const last = open.at(-1);
  const isLong = attachment.kind === 'list' || attachment.kind === 'table';
  const hasRoom = !isLong || !last || roomFor(attachment, last);
  // Under a heading of its own it does not belong to what another one has.
  const isSameSection = last?.section === section;
  if (!opensSection && last && isSameSection && hasRoom) attach(attachment, last.attachments);
  else
    open.push({
      headings,
      section,
      opensSection,
      isCut: false,
      sentences: [],
      attachments: [attachment],
    });
}

/** Adds a block to those of a piece; the rest of a program goes to its beginning. */
function attach(attachment: Attachment, attachments: Attachment[]): void {
  const before = attachments.at(-1);
  const [beginning, rest] = [before, attachment].map((one) => one && codeIn(one));
  if (before && beginning && rest && isRestOf(rest, before.lastPiece ?? beginning)) {
    const fence = before.markdown.slice(before.markdown.lastIndexOf('\n') + 1);
    const markdown = `${before.markdown.slice(0, -fence.length)}${rest}\n${fence}`;
    attachments[attachments.length - 1] = { ...before, markdown, lastPiece: rest };
  } else attachments.push(attachment);
}

/** Letters of a program for which a passage has room, less blank lines that are cut off at its end. */
const roomForCode = 1_160;

/** Whether code is the rest of a program that the passage before had no room for. */
function isRestOf(code: string, before: string): boolean {
  const [next = ''] = code.split('\n');
  return before.length + next.length + 1 > roomForCode;
}

/** The lines of a block of code, between its fences. */
const codeIn = ({ kind, markdown }: Attachment): string | undefined =>
  kind === 'code' ? /^(`{3,})[^\n]*\n([^]*)\n\1$/.exec(markdown)?.[2] : undefined;

/** Above this many words the rest of a long list is a piece of its own, so that a lesson can end between. */
const longestWithLists = 200;

/** Whether a list or table may go on in a piece: always in one that has none yet, which leads to it. */
function roomFor({ kind, words }: Attachment, { sentences, attachments }: OpenChunk): boolean {
  if (attachments.at(-1)?.kind !== kind) return true;
  const all = [...sentences, ...attachments].reduce((sum, one) => sum + one.words, 0);
  return all + words <= longestWithLists;
}

/**
 * A lead-in without what it led to says nothing, nor does the rest of its sentence behind that;
 * neither does a question that nothing answers.
 */
function withoutLooseEnds(chunks: readonly OpenChunk[], language: string): OpenChunk[] {
  let isBroken = false;
  const small = stopWords(language);
  return chunks.map((chunk, at) => {
    const { sentences, attachments } = chunk;
    const before = chunks[at - 1]?.attachments.at(-1)?.kind;
    const kept = sentences.filter((sentence, i) => {
      const isLast = i === sentences.length - 1;
      // "as well as requests such as": a sentence may go on from list to list.
      const mayGoOn =
        before === 'code' || before === 'math' || (before === 'list' && sentence.leadIn);
      if (sentence.leadIn && !(isLast && attachments.length > 0)) return false;
      // "to the whole manual." is the end of what stands nowhere; "dpkg" may begin a sentence.
      const [opening = ''] = /^\p{Ll}[\p{L}\p{M}]*(?=\s)/u.exec(sentence.plain) ?? [];
      const isTyped = sentence.markdown.startsWith('`');
      if (i === 0 && opening !== '' && !isTyped && !mayGoOn && small.has(opening)) return false;
      if (i === 0 && isBroken && /^\p{Ll}/u.test(sentence.plain)) return false;
      return !(isLast && /[?？؟]$/u.test(sentence.plain));
    });
    isBroken = (sentences.at(-1)?.leadIn ?? false) && attachments.length === 0;
    return {
      ...chunk,
      sentences: kept,
      opensSection: chunk.opensSection && kept[0] === sentences[0],
      isCut: chunk.isCut || kept[0] !== sentences[0],
    };
  });
}

function closed(
  { headings, section, opensSection, isCut, sentences, attachments }: OpenChunk,
  place: Pick<Chunk, 'id' | 'source' | 'language'>,
): Chunk {
  const entries = attachments.flatMap((attachment) => attachment.entries);
  return {
    ...place,
    headings,
    section,
    opensSection,
    isCut,
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
    // As lists of contents have them: “Gates” (page 7).
    .replace(/\s\(\p{L}{1,10}\.? \d{1,4}\)$/u, '')
    .replace(/[`\s.:“”"„«»‘’']+/g, ' ')
    .trim()
    .toLowerCase();
