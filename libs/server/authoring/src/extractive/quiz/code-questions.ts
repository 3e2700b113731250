import type { Candidate } from './candidate.ts';
import type { Code } from './lesson-parts.ts';
import { worded, type Wording } from './wording.ts';

/** The result of a line of code as the source prints it, with the lines that lead up to it. */
interface Shown {
  readonly lines: readonly string[];
  readonly result: string;
  readonly code: Code;
}

const mostLines = 6;
const longestResult = 50;

/** "What is the result of the last line?" where the source shows it, against its other results. */
export function outputQuestions(codes: readonly Code[], wording: Wording): Candidate[] {
  const shown = codes
    .filter(({ refs, text }) => refs.length > 0 && !isByChance.test(text))
    .flatMap(resultsIn);
  return shown.map((one) => ({
    type: 'output' as const,
    question: worded(wording.codeGives, { a: `\`${one.lines.join('\n')}\`` }),
    key: one.result,
    wrong: [
      ...new Set(
        shown
          .filter(({ result }) => result !== one.result && typeOf(result) === typeOf(one.result))
          .toSorted((a, b) => Number(a.code !== one.code) - Number(b.code !== one.code))
          .map(({ result }) => result),
      ),
    ],
    explanation: `\`${one.lines.at(-1) ?? ''}\` → \`${one.result}\``,
    refs: one.code.refs,
    place: one.code.place,
    about: [one.lines.at(-1) ?? ''],
    worth: 1.8,
  }));
}

/** Nobody can say what such a line gives. */
const isByChance =
  /(?<!\p{L})(?:rand\p{L}*|choices?|shuffle|sample|gauss|now|today|time|uuid\d?)\(/iu;

/** The results that an interactive session or a comment behind a line shows. */
function resultsIn(code: Code): Shown[] {
  const lines = code.text.split('\n').filter((line) => !/^\s*(?:`{3,}|~{3,})/.test(line));
  const found: Shown[] = [];
  let session: string[] = [];
  lines.forEach((line, at) => {
    const entered = /^\s*(?:>>>|\.\.\.) ?(.*)$/.exec(line)?.[1];
    if (entered !== undefined) {
      session = [...session, line.trim()];
      return;
    }
    const before = lines[at - 1] ?? '';
    const after = lines[at + 1];
    const isOneLine = after === undefined || after.trim() === '' || /^\s*>>>/.test(after);
    if (/^\s*>>> ?\S/.test(before) && isOneLine && isResult(line)) {
      const shown = session.slice(-mostLines);
      if (knowsItsNames(shown)) found.push({ lines: shown, result: line.trim(), code });
    }
    if (line.trim() !== '') session = [...session];
  });
  return found;
}

const isResult = (line: string): boolean =>
  line.trim() !== '' &&
  line.trim().length <= longestResult &&
  !/^\s*(?:>>>|\.\.\.)|Traceback|Error|`|^\s*</.test(line);

/** Is every name that the lines use given by the lines before it, or by the language? */
function knowsItsNames(lines: readonly string[]): boolean {
  const given = new Set<string>();
  return lines.every((line) => {
    const code = line.replace(/^(?:>>>|\.\.\.) ?/, '').replace(/'[^']*'|"[^"]*"/g, "''");
    const bound =
      /^\s*(?:from \S+ )?import (?<names>[\w, ]+)$/.exec(code)?.groups?.['names'] ??
      /^\s*(?:def|class) (?<names>\w+)/.exec(code)?.groups?.['names'] ??
      /^\s*(?<names>\w+(?:, ?\w+)*) = /.exec(code)?.groups?.['names'] ??
      /^\s*for (?<names>\w+(?:, ?\w+)*) in /.exec(code)?.groups?.['names'] ??
      '';
    const isImport = /^\s*(?:from|import) /.test(code);
    const used = isImport ? [] : (code.match(/(?<![.\w])[a-zA-Z_]\w*(?!\w*=[^=])/g) ?? []);
    const own = new Set(bound.match(/\w+/g));
    const isKnown = used.every((name) => own.has(name) || given.has(name) || ofPython.has(name));
    for (const name of own) given.add(name);
    return isKnown;
  });
}

const ofPython = new Set(
  'abs all any bool dict enumerate False filter float for frozenset if in int is isinstance join key lambda len list map max min None not or and print range repr reversed round set sorted str sum True tuple type zip x i'.split(
    ' ',
  ),
);

const typeOf = (result: string): string =>
  /^-?[\d.]+$/.test(result)
    ? 'number'
    : /^(?:True|False)$/.test(result)
      ? 'truth'
      : result.charAt(0);
