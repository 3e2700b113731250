import type { Statement } from './sessions.ts';

const imports: readonly RegExp[] = [
  /^\s*(?:from \S+ )?import (?<names>[\w, ]+(?: as \w+)?)/gm,
  /^\s*(?:library|require)\((?<names>\w+)\)/gm,
];
const bindings: readonly RegExp[] = [
  /^\s*(?:async )?(?:def|class|function|fn|sub|module|struct|enum) (?<names>\w+)/gm,
  /(?:^|[;:(]\s*)\s*(?:let |const |var |my |mut )*(?<names>[$@%]?[a-zA-Z_]\w*(?:, ?\*?\w+)*) (?:=|<-|:=)(?!=)/gm,
  /(?<!\w)for (?<names>\w+(?:, ?\w+)*) in /g,
  /(?<!\w)(?:as|lambda) (?<names>\w+(?:, ?\w+)*)/g,
];

const namesOf = (code: string, patterns: readonly RegExp[]): Set<string> =>
  new Set(
    patterns
      .flatMap((pattern) => [...code.matchAll(pattern)])
      .flatMap(({ groups }) => groups?.['names']?.match(/\w+/g) ?? []),
  );

/** Lisp: all stands in parentheses, and names have signs in them. */
const isLisp = (code: string): boolean => /^\s*\(\s*[a-z*+/<=>-][^\s()]*(?:[\s)]|$)/.test(code);
const withoutData = (code: string): string =>
  code
    .replace(/"(?:[^"\\]|\\.)*"/g, ' 1 ')
    .replace(/['\x60](?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s()]+)/g, ' 1 ')
    .replace(/[#?]\\?\S+|:[\w-]+/g, ' 1 ');
const symbols = (code: string): string[] =>
  (code.match(/[^\s()'"\x60,;]+/g) ?? []).filter((one) => !/^[-+]?[\d.][\d./e]*$/.test(one));

/** The names that a piece of code gives a meaning. */
function namesBound(code: string): ReadonlySet<string> {
  if (isLisp(code)) {
    const given = withoutData(code).matchAll(
      /\((?:define|defun|defvar|defconst|setq|set!|let\*?|lambda)\s+(?<names>\((?:[^()]|\([^()]*\))*\)|[^\s()]+)/g,
    );
    return new Set([...given].flatMap(({ groups }) => symbols(groups?.['names'] ?? '')));
  }
  const bound = namesOf(code, bindings);
  // What a function calls its arguments is its own affair.
  for (const { groups } of code.matchAll(/(?<!\w)(?:def|function|fn) ?\w*\((?<names>[^)]*)\)/g))
    for (const name of (groups?.['names'] ?? '').match(/[a-zA-Z_]\w*/g) ?? []) bound.add(name);
  return bound;
}

/** The names that a piece of code takes from elsewhere, those of the language itself too. */
function namesUsed(code: string): ReadonlySet<string> {
  if (isLisp(code)) return new Set(symbols(withoutData(code)));
  const plain = code
    .replace(/^\s*(?:from \S+ )?import .*$/gm, '')
    .replace(/(?<![\w'"])[bru]{0,2}(?:'[^'\n]*'|"[^"\n]*")/gi, "''");
  const own = new Set(
    [...plain.matchAll(/(?<!\w)(?:for|lambda|def|class|as) (?<names>\w+(?:, ?\w+)*)/g)].flatMap(
      ({ groups }) => groups?.['names']?.match(/\w+/g) ?? [],
    ),
  );
  if (/^\s*(?:def|class|function|fn) /.test(code))
    for (const name of namesBound(code)) own.add(name);
  const used = plain.match(/(?<![.\w\d])[a-zA-Z_]\w*(?!\w*\s?=[^=])/g) ?? [];
  return new Set(used.filter((name) => !own.has(name)));
}

/** Words and functions that a language has by itself. */
const known = new Set(
  (
    'abs all and any as assert async await bool break bytearray bytes chr class complex continue def del dict dir divmod ' +
    'elif else enumerate except False filter finally float for format from frozenset function getattr hasattr hash hex if ' +
    'import in int is isinstance issubclass iter join key lambda len let list map max min next None nonlocal not oct or ord ' +
    'pass pow print puts range repr return reversed round self set setattr slice sorted str sum super True try tuple type ' +
    'while with yield zip end do then nil null true false const var new this typeof undefined ' +
    'c seq rep paste mean nchar substr toupper tolower length rev sort order unique which TRUE FALSE NULL NA ' +
    'Exception BaseException ValueError TypeError KeyError IndexError NameError AttributeError ZeroDivisionError ' +
    're math json itertools functools operator string decimal fractions statistics collections np pd ' +
    'from placing both leading trailing similar escape array ARRAY date interval timestamp cast collate between like ' +
    'car cdr cons list append reverse define defun setq let let* lambda if cond and or not quote equal? eq? null? + - * / = < > <= >= t nil #t #f ' +
    'StopIteration RuntimeError OSError ImportError OverflowError Math console'
  ).split(' '),
);

const most = { statements: 8, lines: 12, letters: 480 } as const;

/**
 * The statements that decide what the one at `at` gives: all before it that share a name with it, or
 * with one that does, for a thing may be changed by another name. Undefined if a name is nowhere
 * given, or the statements are too many to be read. Functions that the prose names are known.
 */
export function sliceFor(
  statements: readonly Statement[],
  at: number,
  prose: string,
): Statement[] | undefined {
  const asked = statements[at];
  if (!asked) return undefined;
  const all = statements.slice(0, at + 1).map((statement) => ({
    statement,
    imported: namesOf(statement.code, imports),
    bound: namesBound(statement.code),
    made: madeIn(statement.code),
    used: namesUsed(statement.code),
  }));
  const given = new Set(all.flatMap(({ bound }) => [...bound]));
  const brought = new Set(all.flatMap(({ imported }) => [...imported]));
  const isMissing = (name: string): boolean =>
    !given.has(name) &&
    !brought.has(name) &&
    !known.has(name) &&
    !statements.slice(0, at + 1).every(({ code }) => isToldOf(name, code, prose));
  // What a name stood for before it was given anew does not matter any more.
  const since = new Map<string, number>();
  for (const [index, { made }] of all.entries()) if (made !== undefined) since.set(made, index);
  const met = new Set(all[at]?.used);
  const chosen = new Set([at]);
  for (let isNew = true; isNew;) {
    isNew = false;
    if ([...met].some(isMissing)) return undefined;
    for (const [index, { statement, imported, bound, used, made }] of all.entries()) {
      const isOld = (name: string): boolean => index < (since.get(name) ?? 0);
      const isTied = [...bound, ...used].some(
        (name) => met.has(name) && given.has(name) && !isOld(name),
      );
      // A thing of the same name that is gone.
      if (made !== undefined && isOld(made)) continue;
      if (
        isTied &&
        !isOnlyRead(statement, bound) &&
        [...met].some((name) => used.has(name) && isOld(name))
      )
        return undefined;
      const isBrought = [...imported].some((name) => met.has(name));
      if (chosen.has(index) || !(isBrought || (isTied && !isOnlyRead(statement, bound)))) continue;
      chosen.add(index);
      isNew = true;
      for (const name of [...bound, ...used]) met.add(name);
    }
  }
  const slice = [...chosen]
    .toSorted((a, b) => a - b)
    .flatMap((index) => statements[index] ?? [])
    .filter(({ code }, index, whole) => {
      const isImport = namesOf(code, imports).size > 0;
      return !isImport || whole.findIndex((other) => other.code === code) === index;
    });
  const lines = slice.flatMap((one) => one.lines);
  return slice.length <= most.statements &&
    lines.length <= most.lines &&
    lines.join('\n').length <= most.letters
    ? slice
    : undefined;
}

/** The name that a statement gives a meaning, whatever it stood for before. */
function madeIn(code: string): string | undefined {
  const { thing, tight, kind } =
    /^(?:let |const |var |my )*(?<thing>\w+) (?:=|<-|:=)(?!=)|^(?<tight>\w+):=|^(?:@.*\n)*\s*(?:class|def|function) (?<kind>\w+)/.exec(
      code,
    )?.groups ?? {};
  return thing ?? tight ?? kind;
}

/** Is it a function, wherever the code names it, and one that the prose names too? */
function isToldOf(name: string, code: string, prose: string): boolean {
  const written = name.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&');
  const asThing = isLisp(code)
    ? `(?<![^\\s(])(?<!\\()${written}(?![^\\s)])`
    : `(?<![.\\w@])${written}(?!\\w|\\s?\\(|\\s?=[^=])`;
  return (
    !new RegExp(asThing).test(isLisp(code) ? withoutData(code) : code) &&
    new RegExp(`(?<![\\w-])${written}(?![\\w-])`).test(prose)
  );
}

/** Does the statement but show a thing, and change none: `stack`, `len(stack)`, `m.group(0)`? */
function isOnlyRead({ code, result }: Statement, bound: ReadonlySet<string>): boolean {
  if (bound.size > 0) return false;
  const methods = [...code.matchAll(/\.(?<name>\w+)\(/g)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
  const callsOwn = /(?<![.\w])(?<name>[a-zA-Z_]\w*)\(/g;
  const functions = [...code.matchAll(callsOwn)].map(({ groups }) => groups?.['name'] ?? '');
  const isShown = result !== undefined || /^[\w.\s()[\]:,'"+*/%<>-]*$/.test(code);
  return (
    isShown &&
    !/[^=!<>]=[^=]|<-|(?<!\w)(?:del|raise|for|while|if|with|try) /.test(code) &&
    methods.every((name) => reading.has(name.replace(/^_/, ''))) &&
    functions.every((name) => known.has(name) && name !== 'next' && name !== 'setattr')
  );
}

/** Methods that leave a thing as it is. */
const reading = new Set(
  (
    'capitalize casefold copy count decode encode end endswith find findall finditer format fromisoformat fromtimestamp get ' +
    'group groupdict groups index isalnum isalpha isdigit isoformat items join keys lower lstrip match max mean min most_common ' +
    'replace rstrip search span split splitlines start startswith strftime strip sub subs title total upper values ' +
    'asdict fields make elements fullmatch partition rpartition toString length size inspect hex'
  ).split(' '),
);
