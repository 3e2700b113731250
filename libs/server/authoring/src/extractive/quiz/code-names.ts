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

/** The names that one of the patterns finds, each as a group `names`. */
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

/** The names that a piece of code brings from elsewhere. */
export const namesImported = (code: string): ReadonlySet<string> => namesOf(code, imports);

/** The names that a piece of code gives a meaning. */
export function namesBound(code: string): ReadonlySet<string> {
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
export function namesUsed(code: string): ReadonlySet<string> {
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
export const known: ReadonlySet<string> = new Set(
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
    'car cdr cons list append reverse nth aref define defun setq setf push let let* lambda if cond and or not quote equal? eq? null? + - * / = < > <= >= t nil #t #f ' +
    'StopIteration RuntimeError OSError ImportError OverflowError Math console'
  ).split(' '),
);

/** The name that a statement gives a meaning, whatever it stood for before. */
export function madeIn(code: string): string | undefined {
  const { thing, tight, kind, lisp } =
    /^\((?:define|setq|set!|defvar) (?<lisp>[^\s()]+)|^(?:let |const |var |my )*(?<thing>\w+) (?:=|<-|:=)(?!=)|^(?<tight>\w+):=|^(?:@.*\n)*\s*(?:class|def|function) (?<kind>\w+)/.exec(
      code,
    )?.groups ?? {};
  return thing ?? tight ?? kind ?? lisp;
}

/** Does the prose name it, as a word of its own? */
export const isNamedIn = (prose: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w-])`).test(prose);

/** Is it a function, wherever the code names it? */
export function isOnlyCalled(name: string, code: string): boolean {
  const written = RegExp.escape(name);
  const asThing = isLisp(code)
    ? `(?<![^\\s(])(?<!\\()${written}(?![^\\s)])`
    : `(?<![.\\w@])${written}(?!\\w|\\s?\\(|\\s?=[^=])`;
  return !new RegExp(asThing).test(isLisp(code) ? withoutData(code) : code);
}
