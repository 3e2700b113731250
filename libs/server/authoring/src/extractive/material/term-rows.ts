import { plainText } from '../../markdown/index.ts';
import { isClauseForm, isTermForm, opensAsNoun } from './definition-form.ts';
import { cellsOf, isCodeTerm, type Described } from './definition-sources.ts';
import { sentenceOf, type Sentence } from './sentence.ts';

/** A row of a table that reads as a term and what it is. */
export interface TermRow extends Described {
  readonly sentence: Sentence;
}

const fewestRows = 3;

/**
 * The rows of a table that explains terms: names in the first column, descriptions in the second,
 * or of more columns in the one whose head says that it describes.
 */
export function termRows(markdown: string, ref: string, language: string): TermRow[] {
  const rows = cellsOf(markdown);
  if (isOfConstants(rows)) return constants(rows, ref, language);
  const [head, ...body] = rows;
  if (!head || head.length < 2 || body.length < fewestRows) return [];
  const at = head.length === 2 ? 1 : head.findIndex((cell) => describing.test(plainText(cell)));
  if (at < 1) return [];
  const named = body.map((cells) => {
    const [first = ''] = cells;
    return { term: plainText(first), last: cells[at] ?? '', first };
  });
  const fits = named.filter(({ term, last, first }) => {
    const code = isCodeCell(first);
    const said = plainText(last).split(/(?<=[.!?])\s/)[0] ?? '';
    // Of languages without articles: a sentence of its own explains no term.
    if (isListOfValues(said)) return false;
    if (!code && /。.|^[^、。]{1,14}は/u.test(said)) return false;
    return (
      (code ? isCodeTerm(term) : isTermForm(term, language)) &&
      isClauseForm(said.replace(/[.。]$/u, ''), language, code) &&
      (code || opensAsNoun(said, language))
    );
  });
  if (fits.length < fewestRows || fits.length < body.length * 0.5) return [];
  if (new Set(named.map(({ term }) => term)).size < named.length) return [];
  return fits.map(({ term, last, first }) => {
    const said = (plainText(last).split(/(?<=[.!?])\s/)[0] ?? '').replace(/[.。]$/u, '');
    return {
      term,
      said,
      code: isCodeCell(first),
      sentence: sentenceOf(`**${term}**: ${said}.`, ref, language),
    };
  });
}

/** "SIGINT", in a man page also with what its next column says of it: "SIGINT P1990". */
const constant = /^`?(?<name>\p{Lu}[\p{Lu}\d_]{3,})`?(?: \S{1,6})?$/u;

/** Does a table without a head list constants, what they mean in the last of several columns? */
const isOfConstants = (rows: readonly (readonly string[])[]): boolean =>
  rows.length > fewestRows &&
  rows.every((cells) => cells.length > 2 && constant.test(plainText(cells[0] ?? '')));

const constants = (
  rows: readonly (readonly string[])[],
  ref: string,
  language: string,
): TermRow[] =>
  rows.flatMap((cells) => {
    const term = constant.exec(plainText(cells[0] ?? ''))?.groups?.['name'] ?? '';
    const said = plainText(cells.at(-1) ?? '').replace(/[.。]$/u, '');
    if (!isClauseForm(said, language, true) || isListOfValues(said)) return [];
    const sentence = sentenceOf(`**${term}**: ${said}.`, ref, language);
    return [{ term, said, code: true, sentence }];
  });

/** What stands above a column that says what the things of the first column are. */
const describing =
  /^(?:(?:short )?(?:descriptions?|meanings?|purpose|functions?|explanation|definition|what it (?:is|does))|descripci(?:ón|ones)|significado|función|propósito|definición|fonction|signification|rôle|définition|beschreibung|bedeutung|funktion|zweck|erklärung|descrizione|significato|funzione|scopo|definizione|descrição|função|propósito|definição|описание|значение|назначение|функция|определение|说明|描述|含义|功能|用途|定义|説明|意味|機能|用途|定義|الوصف|المعنى|الوظيفة|विवरण|अर्थ|कार्य)$/iu;

/** "`logit`, `probit`, `log`": what goes with the thing, and not what it is. */
function isListOfValues(said: string): boolean {
  const parts = said.split(/[,、，;；]\s*/u);
  return parts.length > 1 && parts.every((part) => !/\S\s+\S/u.test(part));
}

const isCodeCell = (cell: string): boolean => /^`[^`]+`$/.test(cell.trim());
