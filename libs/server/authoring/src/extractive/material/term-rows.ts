import { plainText } from '../../markdown/index.ts';
import { isClauseForm, isTermForm, opensAsNoun } from './definition-form.ts';
import { cellsOf, isCodeTerm, type Described } from './definition-sources.ts';
import { optionHead, optionName } from './option-names.ts';
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
  const at = head.length === 2 ? 1 : columnThatDescribes(head, body);
  if (at < 1) return [];
  // "fontsize", "LogLevel": names as programs have them, though nothing sets them apart.
  const areCode = body.every(([first = '']) => nameInProgram.test(plainText(first)));
  const named = body.map((cells) => {
    const [first = ''] = cells;
    const last = cells[at] ?? '';
    const option = optionHead(plainText(first));
    const term = option ? optionName(option, plainText(last)) : plainText(first);
    return { term, last, first, isOption: option !== undefined };
  });
  const fits = named.filter(({ term, last, first, isOption }) => {
    const code = areCode || isOption || isCodeCell(first);
    const said = plainText(last).split(/(?<=[.!?])\s/)[0] ?? '';
    // Of languages without articles: a sentence of its own explains no term.
    if (isListOfValues(said)) return false;
    if (areCode && (!worded.test(said) || /^(?:or|any string) |[:：≈=]/u.test(said))) return false;
    if (!code && /。.|^[^、。]{1,14}は/u.test(said)) return false;
    return (
      (code
        ? isOption || isCodeTerm(term) || (isCodeCell(first) && isCommandLine(term, said))
        : isTermForm(term, language)) &&
      isClauseForm(said.replace(/[.。]$/u, ''), language, code) &&
      (code || opensAsNoun(said, language))
    );
  });
  const areNames = areCode || fits.some(({ isOption }) => isOption);
  if (fits.length < fewestRows || fits.length < body.length * (areNames ? 0.3 : 0.5)) return [];
  if (new Set(named.map(({ term }) => term)).size < named.length) return [];
  return fits.map(({ term, last, first, isOption }) => {
    const said = (plainText(last).split(/(?<=[.!?])\s/)[0] ?? '').replace(/[.。]$/u, '');
    return {
      term,
      said,
      code: areCode || isOption || isCodeCell(first),
      sentence: sentenceOf(`**${term}**: ${said}.`, ref, language),
    };
  });
}

/** "apt update", "ls -d": a command with what it is to do, and not with what it is done to. */
const isCommandLine = (term: string, said: string): boolean => {
  const [, what] = /^[a-z][\w.-]* (-?[a-z]+(?:-[a-z]+)*)$/iu.exec(term) ?? [];
  return what !== undefined && !said.includes(what);
};
/** By its head, or, of a table of names in programs, the last one where most of its cells say something in words. */
function columnThatDescribes(
  head: readonly string[],
  body: readonly (readonly string[])[],
): number {
  const named = head.findIndex((cell) => describing.test(plainText(cell)));
  if (named > 0) return named;
  if (!ofNames.test(plainText(head[0] ?? ''))) return -1;
  const last = body.map((cells) => plainText(cells.at(-1) ?? ''));
  return last.filter((said) => worded.test(said)).length >= body.length * 0.5
    ? head.length - 1
    : -1;
}
/** What stands above the names that a program knows. */
const ofNames =
  /^(?:names?|options?|attributes?|parameters?|variables?|fields?|keys?|settings?|directives?|commands?|functions?|propert(?:y|ies)|arguments?|tags?|elements?|nombre|opci(?:ón|ones)|atributos?|parámetros?|campos?|nom|attributs?|paramètres?|champs?|commandes?|optionen|attribute|befehle?|nomi?|opzion[ei]|attribut[oi]|parametr[oi]|comand[oi]|nomes?|opç(?:ão|ões)|parâmetros?|имя|параметры?|команд[аы]|опци[яи]|名称|选项|参数|属性|命令|名前|オプション|パラメータ|コマンド)$/iu;
const worded =
  /(?:\p{L}{2,} ){2}\p{L}{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{6}/u;
const nameInProgram = /^(?:[a-z][a-z\d]*(?:[-_.][a-z\d]+)*|[A-Z]?[a-z]+(?:[A-Z][a-z\d]*)+)$/u;

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
  /^(?:(?:(?:short|brief) )?(?:descriptions?|meanings?|purpose|functions?|explanation|definition|what it (?:is|does))|descripci(?:ón|ones)|significado|función|propósito|definición|fonction|signification|rôle|définition|beschreibung|bedeutung|funktion|zweck|erklärung|descrizione|significato|funzione|scopo|definizione|descrição|função|propósito|definição|описание|значение|назначение|функция|определение|说明|描述|含义|功能|用途|定义|説明|意味|機能|用途|定義|الوصف|المعنى|الوظيفة|विवरण|अर्थ|कार्य)$/iu;

/** "`logit`, `probit`, `log`": what goes with the thing, and not what it is. */
function isListOfValues(said: string): boolean {
  const parts = said.split(/[,、，;；]\s*/u);
  return parts.length > 1 && parts.every((part) => !/\S\s+\S/u.test(part));
}

const isCodeCell = (cell: string): boolean => /^`[^`]+`$/.test(cell.trim());
