import type { Code } from './lesson-parts.ts';

/** A statement as it is shown, its lines with their prompts, and what it printed. */
export interface Statement {
  readonly lines: readonly string[];
  /** Without prompts and comments. */
  readonly code: string;
  /** The one line that it gives; undefined if it gives none, or more. */
  readonly result?: string;
  readonly from: Code;
}

/** How an interactive session looks, by its language. */
interface Form {
  readonly prompt: RegExp;
  readonly goesOn: RegExp;
  /** How a line with a result begins. */
  readonly result: RegExp;
  /** What a line shows that has the form, where other texts have such prompts too. */
  readonly sign?: RegExp;
}
const forms: readonly Form[] = [
  // Python
  { prompt: /^>>> ?/, goesOn: /^\.\.\.(?: |$)/, result: /^(?!>>>)/ },
  // IPython
  { prompt: /^In ?\[\d+\]: ?/, goesOn: /^\s*\.\.\.: ?/, result: /^Out ?\[\d+\]: ?/ },
  // R
  { prompt: /^> /, goesOn: /^\+ /, result: /^(?=\[1\] )/, sign: /^\[1\] |^> .*<-/ },
  // Racket
  { prompt: /^> ?/, goesOn: /^ {2,}(?=[^\s])/, result: /^(?!>)/, sign: /^> ?\(/ },
  // Ruby
  { prompt: /^irb(?:\([^)]*\))?[:\d]*[>*] ?/, goesOn: /^irb[^>]*\*> ?/, result: /^=> / },
  // Haskell, Julia, GAP, Elixir, Clojure, SQLite
  {
    prompt: /^(?:ghci|Prelude|julia|gap|iex(?:\(\d+\))?|user=|sqlite|λ)> ?/,
    goesOn: /^(?:ghci\||> |\.{3}\(\d+\)>) ?/,
    result: /^/,
  },
  // Octave
  {
    prompt: /^(?:octave(?::\d+)?>|>>) ?/,
    goesOn: /^(?!)/,
    result: /^ans =\s*/,
    sign: /^ans =|^octave/,
  },
];

const resultBehind = /\s+(?:(?:#|\/\/|--|;+)\s?(?:=>|->|→|⇒)|⇒)\s*(?<result>\S.*)$/u;
const resultBelow = /^\s*(?:⇒|=>)\s*(?=\S)/u;
const longest = { block: 8000, line: 300, result: 60 } as const;
const fence = /^\s*(?:`{3,}|~{3,})/;

/** What is entered in a lesson's code and what it gives, in the order of the lesson. */
export function statementsIn(codes: readonly Code[]): Statement[] {
  return codes.flatMap((from) => {
    const lines = from.text
      .split('\n')
      .filter((line) => !fence.test(line))
      .map((line) => line.trimEnd());
    // Nobody reads as much for a question.
    if (from.text.length > longest.block || lines.some(({ length }) => length > longest.line))
      return [];
    const indent = Math.min(
      ...lines.filter((line) => line !== '').map((line) => line.search(/\S/)),
    );
    const plain = lines.map((line) => line.slice(indent));
    const form = forms.find(({ prompt, sign = prompt }) =>
      [prompt, sign].every((pattern) => plain.some((line) => pattern.test(line))),
    );
    return form ? entered(plain, form, from) : written(plain, from);
  });
}

/** Of a session: what stands behind prompts, and what follows it. */
function entered(lines: readonly string[], form: Form, from: Code): Statement[] {
  const found: Statement[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (!form.prompt.test(line)) {
      const block = lines.slice(at).findIndex((next) => form.prompt.test(next));
      const end = block === -1 ? lines.length : at + block;
      // A program above the session, from which the session goes on.
      if (found.length === 0) found.push(...written(lines.slice(at, end), from));
      at = end;
      continue;
    }
    const whole = [line];
    while (form.goesOn.test(lines[at + whole.length] ?? ''))
      whole.push(lines[at + whole.length] ?? '');
    at += whole.length;
    const told: string[] = [];
    while (at < lines.length && !form.prompt.test(lines[at] ?? '') && lines[at] !== '')
      told.push(lines[at++] ?? '');
    const shown = whole.map(withoutComment).filter((one) => !/^\s*(?:\.\.\.:?)?\s*$/.test(one));
    const code = shown
      .map((one) => one.replace(form.prompt, '').replace(form.goesOn, ''))
      .join('\n')
      .trimEnd();
    const result = resultOf(told, form);
    if (code.trim() !== '')
      found.push({ lines: shown, code, from, ...(result !== undefined && { result }) });
  }
  return found;
}
/** Of a program: what begins at the margin, with what is indented below it. */
function written(lines: readonly string[], from: Code): Statement[] {
  const found: Statement[] = [];
  let whole: string[] = [];
  const end = (): void => {
    const below = whole.findIndex((line) => resultBelow.test(line));
    const above = below === -1 ? whole : whole.slice(0, below);
    const [last = ''] = above.slice(-1);
    const told =
      below === -1
        ? resultBehind.exec(last)?.groups?.['result']
        : below === whole.length - 1
          ? whole[below]?.replace(resultBelow, '')
          : undefined;
    const shown = above
      .map((line) => withoutComment(line.replace(resultBehind, '')))
      .filter((line) => line.trim() !== '');
    if (shown.length > 0)
      found.push({
        lines: shown,
        code: shown.join('\n'),
        from,
        ...(told !== undefined && isResult(told.trim()) && { result: told.trim() }),
      });
    whole = [];
  };
  for (const line of lines) {
    if (/^[^\s)}\]]/.test(line) && !/^(?:else|elif|except|finally|rescue|end)(?!\w)/.test(line))
      end();
    whole.push(line);
  }
  end();
  return found;
}

/** The one line that was printed, or the exception that was raised. */
function resultOf(told: readonly string[], form: Form): string | undefined {
  if (told.some((line) => line.startsWith('Traceback (most recent call last)'))) {
    const raised = told.findLast((line) => /^[A-Z]\w*(?::|$)/.test(line));
    return told[0]?.startsWith('Traceback') === true
      ? /^[A-Z]\w*/.exec(raised ?? '')?.[0]
      : undefined;
  }
  const [only, ...more] = told.filter((line) => line !== '...');
  if (only === undefined || more.length > 0 || !form.result.test(only)) return undefined;
  const result = only.replace(form.result, '').trim();
  return isResult(result) ? result : undefined;
}

/** Neither an address nor a message, nor cut off. */
const isResult = (result: string): boolean =>
  result !== '' &&
  result.length <= longest.result &&
  !/^<|`|Error|error|Warning|\.{3}|…|\b0x[\da-f]{6,}/u.test(result);

/** A comment is the author's word on a line, and may say what it gives. */
const withoutComment = (line: string): string =>
  /^(?:[^'"#]|'[^']*'|"[^"]*")*?(?=(?:^|\s+)#(?:\s|$|=))/.exec(line)?.[0] ?? line;
