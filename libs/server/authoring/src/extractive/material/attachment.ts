import { countWords, splitSentences } from '@coursewright/text';
import { type BlockKind, listEntries, plainText } from '../../markdown/index.ts';
import { addressInside } from './boilerplate.ts';
import { cleanInline, mendEmphasis } from './clean-markdown.ts';
import { namesSections } from './no-definitions.ts';
import { isUntranslated } from './own-language.ts';
import { type Sentence, sentenceOf } from './sentence.ts';
import { wordsIn } from './telling.ts';

/** A list, code block, table or formula that stays whole. */
export interface Attachment {
  readonly kind: 'list' | 'code' | 'table' | 'math';
  readonly ref: string;
  readonly markdown: string;
  readonly words: number;
  /** Of a list: its entries in order. */
  readonly entries: readonly Sentence[];
  /** Of a program that several passages hold: what the last of them has of it. */
  readonly lastPiece?: string;
}

/** Longer ones than a lesson can quote: words of a list, lines of code, rows of a table. */
const longest = { list: 260, code: 60, table: 30 } as const;
/**
 * Above these shares of its entries a list of links, or of the document's own headings, is a table
 * of contents.
 */
const contentsShare = { links: 0.4, headings: 0.5, pointers: 0.5 } as const;
/** "extracting fields: String expansions [Expansion items]": where an index sends its reader. */
const isPointer = (entry: string): boolean =>
  namesSections(/^[^:]{2,80}: (?<said>.+)$/su.exec(entry)?.groups?.['said'] ?? '');

/** Where a block stands: the passage it is from, and what is needed to read it. */
export interface BlockPlace {
  readonly ref: string;
  /** Without region. */
  readonly language: string;
  /** Whether a text is a heading of the document. */
  readonly isHeading: (text: string) => boolean;
  /** Whether what is in another language is left out. */
  readonly isTranslated: boolean;
}

/**
 * A block that is no paragraph, as a whole; undefined if it is not worth quoting or too long to be.
 */
export function attachmentOf(
  kind: BlockKind,
  text: string,
  place: BlockPlace,
): Attachment | undefined {
  switch (kind) {
    case 'code':
    case 'math':
      return codeOf(kind, text, place.ref);
    case 'table':
      return tableOf(text, place);
    case 'list':
      return listOf(text, place);
    default:
      return undefined;
  }
}

function codeOf(kind: 'code' | 'math', text: string, ref: string): Attachment | undefined {
  const lines = text.trim().split('\n').length;
  const body = text.replace(/^\s*(?:`{3,}|~{3,}).*$/gm, '').trim();
  if (body === '' || lines > longest.code) return undefined;
  const isIndented = kind === 'code' && !/^\s*(?:`{3,}|~{3,})/.test(text);
  const markdown = isIndented
    ? `\`\`\`\n${text.replace(/^ {4}/gm, '').trimEnd()}\n\`\`\``
    : text.replace(/^\n+|\s+$/g, '');
  return { kind, ref, markdown, words: Math.min(20, Math.ceil(lines * 0.7)), entries: [] };
}

function tableOf(
  text: string,
  { ref, language, isTranslated }: BlockPlace,
): Attachment | undefined {
  const rows = text
    .trim()
    .split('\n')
    .map((row) => cleanInline(row));
  if (rows.length > longest.table || isImprintTable(rows) || isOfCalls(rows)) return undefined;
  const cells = rows
    .flatMap((row) => row.split(/(?<!\\)\|/u))
    .filter((cell) => /\s\S+\s\S/u.test(cell.trim()));
  const foreign = cells.filter((cell) => isUntranslated(cell, language)).length;
  if (isTranslated && foreign > cells.length * mostlyForeign) return undefined;
  const words = Math.ceil(countWords(plainText(rows.join(' '))) / 2);
  return { kind: 'table', ref, markdown: rows.join('\n'), words, entries: [] };
}

function listOf(text: string, place: BlockPlace): Attachment | undefined {
  const { ref, language, isHeading } = place;
  const written = listEntries(text).map((entry) => entry.text);
  if (written.length === 0 || isContents(written, isHeading)) return undefined;
  const cleaned = written.map((entry) => mendEmphasis(cleanInline(entry, language)));
  if (cleaned.includes('')) return undefined;
  if (cleaned.every((line) => crossReference.test(line))) return undefined;
  const own = cleaned.filter(
    (line) =>
      !isImprintEntry(line) &&
      // What a picture showed is lost, and with it what the rest is said of.
      !/^\s*:\s/u.test(line) &&
      (!place.isTranslated || !isUntranslated(line, language)),
  );
  if (own.length === 0 || areNames(own) || copyrights(own) > own.length / 2) return undefined;
  // Of steps none can be spared.
  if (own.length < cleaned.length && /^\s*\d/u.test(text)) return undefined;
  const lines = own
    .map((line) => withoutAddresses(line.replace(crossReference, '$1'), language))
    .filter((line) => line);
  if (lines.length < own.length * leastKept || lines.length === 0) return undefined;
  const entries = lines.flatMap((line) =>
    splitSentences(line, language).map((sentence) => sentenceOf(sentence, ref, language)),
  );
  const words = entries.reduce((sum, entry) => sum + entry.words, 0);
  if (words > longest.list || words === 0) return undefined;
  const kept = new Set(own);
  const depths = depthsIn(text).filter((_, at) => kept.has(cleaned[at] ?? ''));
  return { kind: 'list', ref, markdown: listMarkdown(text, lines, depths), words, entries };
}

/** "`restart`: see restart": a name with no more than where else it is told of. */
const crossReference =
  /^(.{1,60}?\S)\s*[:：–—-]\s+\(?(?:see|cf\.|siehe|s\.|voir|véase|vea|vedi|si veda|veja|ver|vegeu|см\.|смотрите|参见|參見|参阅|见)\s+(?:also |also in |auch |aussi |también |anche |também )?(?!(?:how|if|whether|what|why)\b)[^.;:]{1,50}\)?\.?$/iu;

/** "**Author**: Jane Example", "**Since**: 1.2": the imprint of a class among what is told of it. */
const isImprintEntry = (line: string): boolean => {
  const { field = '', said = '' } =
    /^\*\*(?<field>[^*]{3,20})\*\*\s*[:：]\s*(?<said>.+)$/u.exec(line)?.groups ?? {};
  return (
    (ofAuthor.test(field) && people.test(said)) || (ofRelease.test(field) && release.test(said))
  );
};
const ofAuthor =
  /^(?:authors?|maintainers?|copyright|autor(?:en|es)?|auteurs?|autor[ei]|авторы?|作者|著者)$/iu;
/** Names of people, their addresses and years. */
const people =
  /^(?:(?:[\p{Lu}\p{Lo}©(<\d][^\s,;]*|\S+@\S+|and|und|et|y|e|и|de|van|von|der|&)(?:[\s,;]+|$)){1,14}$/u;
const ofRelease =
  /^(?:version|since|date|revision|versión|versione|versão|версия|seit|desde|depuis|バージョン|版本)$/iu;
const release = /^(?:\$|v?\d|cvs|svn|rev)/iu;

/** So many names without a word on any of them are an index. */
const indexFrom = 12;
const areNames = (lines: readonly string[]): boolean =>
  lines.length >= indexFrom &&
  lines.filter((line) => isBare(line)).length >= lines.length * mostlyNames;
const mostlyNames = 0.8;
/** "gate", "gate(1)", "gate :: Int -> Gate": a name, with what may be said of it left unsaid. */
const isBare = (line: string): boolean =>
  countWords(line.replace(/\([^()]*\)/gu, '')) < 2 || /^[^\s:]+ :: [^.]+$/u.test(line);

const copyrights = (lines: readonly string[]): number =>
  lines.filter((line) =>
    /^(?:\(c\)|©|copyright)\s*(?:\(c\)|©)?\s*\d{4}|^\d{4}(?:\s?[-–,]\s?\d{4})* by \S/iu.test(line),
  ).length;

/** "gboolean | gate_open ()": what is told of each of them stands below. */
const isOfCalls = (rows: readonly string[]): boolean => {
  const calls = rows.filter((row) => /\w\s?\(\)[\s`|]*$/u.test(row)).length;
  const told = rows.flatMap((row) => row.split('|')).filter((cell) => wordsIn(cell) > 0).length;
  return told === 0 && calls > rows.length / 2;
};

/** The licence, the authors and the release of what is told of, in a table of their own. */
const imprintCell =
  /^\W*(?:licen[cs]e|copyright|maintainers?|stability|portability|safe haskell|language|authors?|version|date|status|lizenz|autor(?:en|es)?|licencia|licença|licenza|auteurs?|лицензия|автор)\W*$/iu;
const isImprintTable = (rows: readonly string[]): boolean => {
  const firsts = rows
    .filter((row) => !/^[\s|:-]+$/u.test(row))
    .map((row) => row.split('|').find((cell) => cell.trim() !== '') ?? '');
  return firsts.filter((cell) => imprintCell.test(cell)).length > firsts.length / 2;
};

/** Share of the cells with several words from which a table is in another language. */
const mostlyForeign = 0.5;

/** With fewer of its entries left a list is one of addresses. */
const leastKept = 0.6;

/** An entry without the sentences that are about where else to look. */
const withoutAddresses = (line: string, language: string): string =>
  hasAddress(line)
    ? splitSentences(line, language)
        .filter((sentence) => !hasAddress(sentence))
        .join(' ')
    : line;
const hasAddress = (text: string): boolean =>
  /https?:\/\//.test(text.replace(/`[^`]*`/g, '').replace(addressInside, ' '));

/** "Previous", "Next": ways through a document, which is what its pages have and its text not. */
const isWay = (entry: string): boolean =>
  /^[\s«»<>←→‹›*_]*(?:prev(?:ious)?|next|up|home|top|back(?: to top)?|précédent|suivant|accueil|sommaire|anterior|siguiente|inicio|arriba|próximo|seguinte|zurück|weiter|vor|nach oben|startseite|precedente|successivo|avanti|indietro|назад|далее|вперёд|вперед|наверх|上一页|下一页|上一頁|下一頁|返回|首页|前へ|次へ|戻る|ホーム|السابق|التالي|الرئيسية|पिछला|अगला|मुख्य पृष्ठ)[\s«»<>←→‹›*_]*$/iu.test(
    entry,
  );

/** What pages of references have around them in a row of links: less sure than the ways. */
const isPlaceOfReference = (entry: string): boolean =>
  /^[\s|*_]*(?:source|contents?|index|modules?|(?:all )?classes|overview|packages?|class|use|tree|deprecated|help|search|(?:no )?frames|summary|detail|nested|fields?|constr|methods?|related pages|main page|namespaces?|files|inhalt|índice|indice|sommaire|contenidos?|содержание|указатель|目录|索引|目次|المحتويات|الفهرس)[\s|:*_]*$/iu.test(
    entry,
  );

/** A list of links ("see also"), or a table of contents whose links the reader of the document has taken away. */
function isContents(entries: readonly string[], isHeading: (text: string) => boolean): boolean {
  const links = entries.filter((entry) =>
    /^\s*(?:[*_]*\[[^\]]*\]\([^)]*\)[*_]*|<?https?:\/\/\S+>?)[\s.,;:]*$/.test(entry),
  ).length;
  const ways = entries.filter((entry) => isWay(plainText(entry))).length;
  const places = entries.filter((entry) => isPlaceOfReference(plainText(entry))).length;
  const pointers = entries.filter((entry) => isPointer(plainText(entry))).length;
  return (
    ways >= 2 ||
    (places >= 2 && places === entries.length) ||
    (entries.length > 2 && pointers > entries.length * contentsShare.pointers) ||
    links > entries.length * contentsShare.links ||
    // "Valves" alone below a sentence is a way to the section of that name.
    entries.every(isHeading) ||
    (entries.length > 2 &&
      entries.filter(isHeading).length > entries.length * contentsShare.headings)
  );
}

/** How far each entry is set in. */
const depthsIn = (text: string): number[] =>
  [...text.matchAll(/^(\s*)(?:[-*+•]|\d{1,3}[.)])\s+\S/gm)].map(
    (match) => (match[1] ?? '').replace(/\t/g, '    ').length,
  );

/** The list again from its clean lines, numbered if it was; two levels at most, and one where code stands between the entries. */
function listMarkdown(text: string, lines: readonly string[], depths: readonly number[]): string {
  const [, first] = /^\s*(\d{1,3})[.)]\s/.exec(text) ?? [];
  const isOrdered = first !== undefined;
  const isFlat = /(?:`{3,}|~{3,})/.test(text) || depths.length !== lines.length;
  const outermost = Math.min(...depths, 99);
  // Steps that an example has parted from those before go on counting.
  let number = Number(first ?? 1) - 1;
  return lines
    .map((line, i) => {
      const isNested = !isFlat && (depths[i] ?? 0) >= outermost + 2;
      if (isNested) return `${isOrdered ? '   - ' : '  - '}${line}`;
      number++;
      return `${isOrdered ? `${number}. ` : '- '}${line}`;
    })
    .join('\n');
}
