import type { Candidate } from './candidate.ts';
import { sliceFor, withNames } from './code-slices.ts';
import type { Code } from './lesson-parts.ts';
import { entriesWithin, inStyleOf, kindOf, mistakenFor, numberOf } from './other-results.ts';
import { type Statement, statementsIn } from './sessions.ts';
import { worded, type Wording } from './wording.ts';

/**
 * "What is the result of the last line?" where the source shows it: against its other results and
 * what somebody who errs would say.
 */
export function outputQuestions(
  codes: readonly Code[],
  prose: string,
  wording: Wording,
): Candidate[] {
  const statements = statementsIn(codes.filter(({ refs }) => refs.length > 0)).map(withNames);
  const results = statements.flatMap(({ result, from }) =>
    result === undefined ? [] : [{ result, from }],
  );
  return statements.flatMap((asked, at) => {
    const { result, from } = asked;
    if (result === undefined || !isToAsk(result) || isByChance.test(asked.code)) return [];
    const slice = sliceFor(statements, at, prose);
    if (!slice || slice.some(({ code }) => isByChance.test(code)) || isPlain(slice, result))
      return [];
    if (!isWhole(slice.flatMap(({ lines }) => lines).join('\n'))) return [];
    const here = slice.flatMap(({ code }) => literalsIn(code));
    // Without a value that is written out nobody can work it out.
    if (here.length === 0 || isCountOfUnseen(result, here)) return [];
    const [near, far] = [true, false].map((isNear) =>
      results.filter((one) => (one.from === from) === isNear).map((one) => one.result),
    );
    const last = asked.lines.at(-1) ?? '';
    return [
      {
        type: 'output' as const,
        question:
          slice.length === 1
            ? worded(wording.lineGives, { a: `\`${asked.code.trim()}\`` })
            : worded(wording.codeGives, {
                a: `\`${slice.flatMap(({ lines }) => lines).join('\n')}\``,
              }),
        key: result,
        wrong: [
          ...new Set([
            ...(isLoose(result) ? [] : (near ?? [])),
            ...here,
            ...mistakenFor(result, {
              texts: here.filter((literal) => kindOf(literal) === 'text'),
              counts: isCounted.test(asked.code),
              cuts: slice.some(({ code }) => isCutting.test(code)),
            }),
            ...(isLoose(result) ? [] : (far ?? [])),
          ]),
        ]
          .map((other) => inStyleOf(result, other))
          .filter((other, i, all) => isBeside(other, result) && all.indexOf(other) === i)
          // Of two texts that are joined, nobody takes one for the whole.
          .filter((other) => kindOf(result) !== 'text' || !inner(result).includes(inner(other))),
        isChecked: true,
        explanation: `\`${last}\` → \`${result}\``,
        refs: [...new Set(slice.flatMap((one) => one.from.refs))],
        place: from.place,
        about: [last],
        worth: 1.8 + (slice.length > 1 ? 0.2 : 0),
      },
    ];
  });
}

/** "count('dict')" → 42: of a text alone, nobody can tell a number that is not its length. */
const isCountOfUnseen = (result: string, here: readonly string[]): boolean => {
  const [text = '', ...others] = here;
  const number = numberOf(result);
  return (
    number !== undefined &&
    others.length === 0 &&
    kindOf(text) === 'text' &&
    number !== inner(text).length
  );
};

/** Has the code all the brackets that it opens? A line that goes on may be lost. */
const isWhole = (code: string): boolean => {
  const bare = code.replace(/'[^'\n]*'|"[^"\n]*"/g, '');
  return ['()', '[]', '{}'].every(
    ([open = '', close = '']) => bare.split(open).length === bare.split(close).length,
  );
};

/** A text or list of another example is soon out of the question. */
const isLoose = (result: string): boolean =>
  /^\w+$/u.test(result.replace(/^-?\d+$/u, '-')) ||
  /^(?:text|#\)|\[\]|\(\)|\{\}|vector|texts of R)$/u.test(kindOf(result)) ||
  /^[\w.]+\(.*['"].*\)$/u.test(result);

const inner = (text: string): string => text.replace(/^[bru]?['"]|['"]$/g, '');

/** Yes or no is guessed, and nobody reckons with decimals or great numbers in his head. */
const isToAsk = (result: string): boolean =>
  !/^(?:truth|number)$/.test(kindOf(result)) &&
  !(kindOf(result) === 'expression' && /\W/.test(result)) &&
  !/^(?:\[1\] )?-?\d*\.\d+$/.test(result) &&
  Math.abs(numberOf(result) ?? 0) < greatNumber &&
  !/^(?:None|nil|null|NULL|\(\)|t|f)$|\.\d{8}|\d+\.\d+\.\d+\.\d+/.test(result);

const greatNumber = 100;
/** Where one counts, one more or less is a mistake that is made. */
const isCounted =
  /(?:len|length|count|size|nchar|strpos|position|index\w*|find|instr|range|round|floor|ceil\w*|ord|max|min|sum|rank)\b|\/\/|%/iu;

/** Where a text is cut by places or lengths, a letter more or less is a mistake that is made. */
const isCutting =
  /\[[^\]]*:[^\]]*\]|\[-?\d+(?:\.\.\.?-?\d+|, ?-?\d+)\]|(?:substr\w*|slice|left|right|mid|take|drop|head|tail|trunc\w*|overlay|[lrb]?trim|[lr]?strip|lpad|rpad|first|last|chars?)\b/iu;

/** Nobody can say what such a line gives. */
const isByChance =
  /\(rand[\w-]*|(?<!\p{L})(?:rand\p{L}*|choices?|shuffle|sample|gauss|now|today|time|uuid\d?|id|hash|input|open|getcwd|listdir|environ|age(?=\([^,]*$))\(|gethostby|socket|subprocess|requests?\.|urlopen|(?:get|fetch|load|read|query|find|list)_\w+\(|\.objects\.|cursor\.|fetch(?:one|all)/iu;

/** Is the result written out in what is shown (`x = 5`, then `x`), or a sum of two numbers? */
function isPlain(slice: readonly Statement[], result: string): boolean {
  const asked = slice.at(-1)?.code.trim() ?? '';
  const written = slice.some(({ code }) => valueOf(code).includes(valueOf(result)));
  return (
    valueOf(asked).replace(/;$/, '') === valueOf(result) ||
    (slice.length <= 2 && /^\w+$/.test(asked) && written) ||
    /^\((?:set[fq]|setq|set!|def\w+) /.test(asked) ||
    (!kindOf(result).includes('number') &&
      /\W/.test(result) &&
      valueOf(asked).includes(valueOf(result))) ||
    (kindOf(result) !== 'error' && isSum.test(asked)) ||
    (/^(?:print|puts|echo|cat)\b/.test(asked) && written && slice.length === 1)
  );
}

/** "2 + 3", "mpz('123') + 1": nobody needs a course for that. */
const isSum = /^(?:\w+\()?['"]?-?[\d.]+['"]?\)? ?[-+*] ?(?:\w+\()?['"]?-?[\d.]+['"]?\)?$/;

/** The same value, however it is spaced. */
const valueOf = (text: string): string => text.replace(/\s+/g, '').replaceAll('"', "'");

/** Another thing of the same kind, and of about the same size. */
function isBeside(other: string, result: string): boolean {
  const kind = kindOf(result);
  if (kindOf(other) !== kind || valueOf(other) === valueOf(result)) return false;
  if (kind === 'error') return true;
  const [one, two] = [numberOf(other), numberOf(result)];
  if (one !== undefined && two !== undefined)
    return (
      Math.abs(one - two) <= Math.max(10, 2 * Math.abs(two)) &&
      Math.abs(decimalsOf(other) - decimalsOf(result)) <= mostMoreDecimals
    );
  // The name of a language beside an amount.
  if (kind === 'text' && /\p{L}/u.test(other) !== /\p{L}/u.test(result)) return false;
  if (Math.abs(entriesWithin(other) - entriesWithin(result)) > 1) return false;
  const [shorter, longer] = [other.length, result.length].toSorted((a, b) => a - b);
  return (longer ?? 0) <= (shorter ?? 0) * 2 + 3;
}

const decimalsOf = (number: string): number => /\.(?<digits>\d+)/.exec(number)?.[1]?.length ?? 0;
const mostMoreDecimals = 2;

/** What is written out in code: numbers, texts, lists of them. */
const literalsIn = (code: string): string[] =>
  code.match(
    /(?<!\w)[[({](?:[^[\](){}\w'"]|'[^']*'|"[^"]*"|(?<!\w)\d[\d.]*(?!\w))*[\])}]|'[^']*'|"[^"]*"|(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g,
  ) ?? [];
