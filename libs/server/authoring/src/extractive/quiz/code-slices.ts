import {
  isNamedIn,
  isOnlyCalled,
  known,
  madeIn,
  namesBound,
  namesImported,
  namesUsed,
} from './code-names.ts';
import type { Statement } from './sessions.ts';

/** A statement with the names in it. */
interface NamedStatement extends Statement {
  readonly imported: ReadonlySet<string>;
  readonly bound: ReadonlySet<string>;
  readonly made: string | undefined;
  readonly used: ReadonlySet<string>;
  /** What is made is made of what had its name before. */
  readonly isOfItself: boolean;
}
export function withNames(statement: Statement): NamedStatement {
  const { code } = statement;
  const made = madeIn(code);
  const [, given = ''] = /^[^=\n]*?(?:=|<-|:=)(?!=)(.*)$/s.exec(code) ?? [];
  return {
    ...statement,
    imported: namesImported(code),
    bound: namesBound(code),
    made,
    used: namesUsed(code),
    isOfItself: made !== undefined && namesUsed(given).has(made),
  };
}

const most = { statements: 6, lines: 10, letters: 400 } as const;

/**
 * The statements that decide what the one at `at` gives: all before it that share a name with it, or
 * with one that does, for a thing may be changed by another name. Undefined if a name is nowhere
 * given, or the statements are too many to be read. Functions that the prose names are known.
 */
export function sliceFor(
  statements: readonly NamedStatement[],
  at: number,
  prose: string,
): Statement[] | undefined {
  const all = statements.slice(0, at + 1);
  // "clf = clf.fit()" tells of no "clf".
  const given = new Set(
    all.flatMap(({ bound, made, isOfItself }) =>
      [...bound].filter((name) => name !== made || !isOfItself),
    ),
  );
  const brought = new Set(all.flatMap(({ imported }) => [...imported]));
  const isMissing = (name: string): boolean =>
    !given.has(name) &&
    !brought.has(name) &&
    !known.has(name) &&
    // What the prose is about may be called.
    !(isNamedIn(prose, name) && all.every(({ code }) => isOnlyCalled(name, code)));
  // What a name stood for before it was given anew does not matter any more.
  const since = new Map(
    // "x = x + 1" goes on with it.
    all.flatMap(({ made, isOfItself }, index) =>
      made === undefined || isOfItself ? [] : [[made, index]],
    ),
  );
  const met = new Set(all.at(-1)?.used);
  const chosen = new Set([at]);
  for (let isNew = true; isNew;) {
    isNew = false;
    if ([...met].some(isMissing)) return undefined;
    for (const [index, statement] of all.entries()) {
      const { imported, bound, used, made } = statement;
      const isOld = (name: string): boolean => index < (since.get(name) ?? 0);
      if (chosen.has(index) || (made !== undefined && isOld(made))) continue;
      const isTied = [...bound, ...used].some(
        (name) => met.has(name) && given.has(name) && !isOld(name),
      );
      const isBrought = [...imported].some((name) => met.has(name));
      const isMeant = isBrought || isTied || isSetting(statement, given);
      if (!isMeant || (!isBrought && isOnlyRead(statement))) continue;
      // A thing of the same name that is gone.
      if ([...met].some((name) => used.has(name) && isOld(name))) return undefined;
      chosen.add(index);
      isNew = true;
      if (isTied) for (const name of [...bound, ...used]) met.add(name);
    }
  }
  return readable(all.filter((_, index) => chosen.has(index)));
}

/** Each import once; undefined where it is more than anybody reads for a question. */
function readable(chosen: readonly NamedStatement[]): Statement[] | undefined {
  const slice = chosen.filter(
    ({ code, imported }, index) =>
      imported.size === 0 || chosen.findIndex((other) => other.code === code) === index,
  );
  const lines = slice.flatMap((one) => one.lines);
  const isShort =
    slice.length <= most.statements &&
    lines.length <= most.lines &&
    lines.join('\n').length <= most.letters;
  return isShort ? slice : undefined;
}

/** Does the statement set how all that comes is counted or printed: `mp.dps = 50`, `options(digits = 3)`? */
function isSetting({ code }: Statement, given: ReadonlySet<string>): boolean {
  const { root = '' } = /^(?<root>\w+)(?:\.\w+)+ ?=(?!=)/.exec(code)?.groups ?? {};
  return (
    (root !== '' && !given.has(root)) ||
    /^(?:\w+\.)*(?:set(?!attr)\w*|options|seed|configure|init_printing)\(/.test(code)
  );
}

/** Does the statement but show a thing, and change none: `stack`, `len(stack)`, `m.group(0)`? */
function isOnlyRead({ code, result, bound }: NamedStatement): boolean {
  if (bound.size > 0) return false;
  const methods = [...code.matchAll(/\.(?<name>\w+)\(/g)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
  const callsOwn = /(?<![.\w])(?<name>[a-zA-Z_]\w*)\(/g;
  const functions = [...code.matchAll(callsOwn)].map(({ groups }) => groups?.['name'] ?? '');
  const isShown = result !== undefined || /^[\w.\s()[\]:,'"+*/%<>-]*$/.test(code);
  return (
    isShown &&
    !changesInLisp.test(code) &&
    !/[^=!<>]=[^=]|<-|(?<!\w)(?:del|raise|for|while|if|with|try) /.test(code) &&
    methods.every((name) => reading.has(name.replace(/^_/, ''))) &&
    functions.every((name) => known.has(name) && name !== 'next' && name !== 'setattr')
  );
}

/** "(setf (aref a 1) 3)", "(vector-set! v 0 1)", "(push 3 a)". */
const changesInLisp =
  /\((?:set[fq]|setq|incf|decf|push|pop|rplac[ad]|sort|nreverse|nconc|delete|def\w*|[\w-]+!)(?=[\s)])/u;

/** Methods that leave a thing as it is. */
const reading = new Set(
  (
    'capitalize casefold copy count decode encode end endswith find findall finditer format fromisoformat fromtimestamp get ' +
    'group groupdict groups index isalnum isalpha isdigit isoformat items join keys lower lstrip match max mean min most_common ' +
    'replace rstrip search span split splitlines start startswith strftime strip sub subs title total upper values ' +
    'asdict fields make elements fullmatch partition rpartition toString length size inspect hex'
  ).split(' '),
);
