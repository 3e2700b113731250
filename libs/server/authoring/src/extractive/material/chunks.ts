import type { SourceText } from '@coursewright/sources';
import { baseLanguage, countWords, splitSentences } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { blocksOf, listEntries, plainText } from '../../markdown/index.ts';
import { isNoise } from './boilerplate.ts';
import { cleanHeading, cleanInline, mendEmphasis } from './clean-markdown.ts';
import { isDangling } from './dangling.ts';

/** A sentence of a source, fit for quoting. */
export interface Sentence {
  readonly markdown: string;
  readonly plain: string;
  readonly ref: string;
  readonly words: number;
  /** Content stems, each once. */
  readonly stems: readonly string[];
  /** Leans on the sentence before. */
  readonly dangling: boolean;
  /** Ends in a colon and introduces what is attached. */
  readonly leadIn: boolean;
}

/** A list, code block, table or formula that stays whole. */
export interface Attachment {
  readonly kind: 'list' | 'code' | 'table' | 'math';
  readonly ref: string;
  readonly markdown: string;
  readonly words: number;
  /** Of a list: its entries in order. */
  readonly entries: readonly Sentence[];
}

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
  readonly stems: ReadonlySet<string>;
}

const longestList = 260;
const longestCode = 60;
const longestTable = 30;

/** The quotable chunks of one source in reading order; `firstId` numbers them through the material. */
export function chunksOf(
  source: SourceText,
  sourceIndex: number,
  language: string,
  firstId: number,
): Chunk[] {
  const base = baseLanguage(language);
  const stops = stopWords(base);
  const titles = new Set(source.passages.flatMap((passage) => passage.headings.map(plainHeading)));
  const open: { headings: string[]; sentences: Sentence[]; attachments: Attachment[] }[] = [];
  let key = '';
  for (const passage of source.passages) {
    const ref = `S${sourceIndex + 1}.${passage.number}`;
    const headings = passage.headings.map(cleanHeading).filter((heading) => heading !== '');
    const here = headings.join('\u0000');
    const sameSection = here === key;
    key = here;
    const marked =
      passage.kind === 'prose' || passage.kind === 'list'
        ? withBold(passage.text, passage.terms ?? [])
        : passage.text;
    const text =
      passage.kind === 'code' && !/^\s*(?:`{3,}|~{3,})/m.test(passage.text)
        ? `\`\`\`\n${passage.text}\n\`\`\``
        : marked;
    let fresh = !sameSection;
    for (const block of blocksOf(text)) {
      const last = open.at(-1);
      if (block.kind === 'paragraph' || block.kind === 'quote' || block.kind === 'html') {
        const sentences = sentencesOf(
          block.kind === 'quote'
            ? block.text.replace(/^ {0,3}> ?/gm, '').replace(/^\s*\[![A-Z]+\]\s*/, '')
            : block.text,
          ref,
        );
        if (sentences.length > 0) open.push({ headings, sentences, attachments: [] });
      } else {
        const attachment = attachmentOf(block.kind, block.text, ref);
        if (!attachment) continue;
        if (!fresh && last) last.attachments.push(attachment);
        else open.push({ headings, sentences: [], attachments: [attachment] });
      }
      fresh = false;
    }
  }
  return open
    .flatMap(({ headings, sentences, attachments }) => finish(headings, sentences, attachments))
    .map((chunk, i) => ({ ...chunk, id: firstId + i }));

  function sentencesOf(paragraph: string, ref: string): Sentence[] {
    const clean = cleanInline(paragraph);
    return splitSentences(clean, base).flatMap((written) => {
      const sentence = sentenceOf(mendEmphasis(written), ref);
      return sentence.words < 3 || isNoise(sentence.plain, sentence.markdown, base, stops)
        ? []
        : [sentence];
    });
  }

  function sentenceOf(markdown: string, ref: string): Sentence {
    const plain = plainText(markdown);
    return {
      markdown,
      plain,
      ref,
      words: countWords(plain),
      stems: [...new Set(contentStems(plain, base))],
      dangling: isDangling(plain, base),
      leadIn: /[:：]["'”»)*]*$/u.test(plain),
    };
  }

  function attachmentOf(kind: string, text: string, ref: string): Attachment | undefined {
    if (kind === 'code' || kind === 'math') {
      const lines = text.trim().split('\n').length;
      const body = text.replace(/^\s*(?:`{3,}|~{3,}).*$/gm, '').trim();
      if (body === '' || lines > longestCode) return undefined;
      const fenced =
        kind === 'code' && !/^\s*(?:`{3,}|~{3,})/.test(text)
          ? `\`\`\`\n${text.replace(/^ {4}/gm, '').trimEnd()}\n\`\`\``
          : text.replace(/^\n+|\s+$/g, '');
      return {
        kind,
        ref,
        markdown: fenced,
        words: Math.min(20, Math.ceil(lines * 0.7)),
        entries: [],
      };
    }
    if (kind === 'table') {
      const rows = text
        .trim()
        .split('\n')
        .map((row) => cleanInline(row));
      return rows.length > longestTable
        ? undefined
        : {
            kind,
            ref,
            markdown: rows.join('\n'),
            words: Math.ceil(countWords(plainText(rows.join(' '))) / 2),
            entries: [],
          };
    }
    return kind === 'list' ? listOf(text, ref) : undefined;
  }

  /** A list worth quoting; lists of links (tables of contents, "see also") are not. */
  function listOf(text: string, ref: string): Attachment | undefined {
    const raw = listEntries(text);
    const links = raw.filter((entry) =>
      /^\s*(?:[*_]*\[[^\]]*\]\([^)]*\)[*_]*|<?https?:\/\/\S+>?)[\s.,;:]*$/.test(entry.text),
    ).length;
    if (raw.length === 0 || links > raw.length * 0.4) return undefined;
    const lines = raw.map((entry) => mendEmphasis(cleanInline(entry.text)));
    // A table of contents, whose links the reader of the document has taken away.
    if (
      raw.length > 2 &&
      raw.filter((entry) => titles.has(plainHeading(entry.text))).length > raw.length * 0.5
    )
      return undefined;
    const entries = lines.flatMap((line) =>
      splitSentences(line, base).map((sentence) => sentenceOf(sentence, ref)),
    );
    const nested = /(?:`{3,}|~{3,})/.test(text);
    const words = entries.reduce((sum, entry) => sum + entry.words, 0);
    if (
      words > longestList ||
      words === 0 ||
      lines.some((line) => line === '' || /https?:\/\//.test(line.replace(/`[^`]*`/g, '')))
    )
      return undefined;
    const ordered = /^\s*\d{1,3}[.)]\s/.test(text);
    const depths = [...text.matchAll(/^(\s*)(?:[-*+•]|\d{1,3}[.)])\s+\S/gm)].map(
      (match) => (match[1] ?? '').replace(/\t/g, '    ').length,
    );
    const flat = nested || depths.length !== lines.length;
    const base0 = Math.min(...depths, 99);
    const markdown = lines
      .map(
        (line, i) =>
          `${!flat && (depths[i] ?? 0) >= base0 + 2 ? (ordered ? '   - ' : '  - ') : ordered ? `${lines.slice(0, i + 1).filter((_, j) => flat || (depths[j] ?? 0) < base0 + 2).length}. ` : '- '}${line}`,
      )
      .join('\n');
    return { kind: 'list', ref, markdown, words, entries };
  }

  function finish(
    headings: readonly string[],
    all: readonly Sentence[],
    attachments: readonly Attachment[],
  ): Chunk[] {
    // A lead-in without what it led to says nothing.
    // So does a question that nothing answers.
    const sentences = all.filter(
      (sentence, i) =>
        (!sentence.leadIn || (i === all.length - 1 && attachments.length > 0)) &&
        !(i === all.length - 1 && /[?？؟]$/u.test(sentence.plain)),
    );
    const parts = [...sentences, ...attachments];
    if (parts.length === 0) return [];
    return [
      {
        id: 0,
        source: sourceIndex,
        language: base,
        headings,
        sentences,
        attachments,
        words: parts.reduce((sum, part) => sum + part.words, 0),
        stems: new Set(
          [...sentences, ...attachments.flatMap((attachment) => attachment.entries)].flatMap(
            (sentence) => sentence.stems,
          ),
        ),
      },
    ];
  }
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
