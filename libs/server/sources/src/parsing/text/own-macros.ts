import { roffArguments } from './roff-escapes.ts';

const definition = /^[.']\s*de1?\s+(\w{1,8})\b.*\n((?:(?!\.\.\s*$).*\n)*?)\.\.\s*$/gm;
/** What a body sets in a font, or says in words; all else is of how it looks on paper. */
const setting = /^[.']\s*(?:B|I|SM|SB|BI|BR|IB|IR|RB|RI)\s|^[^.']/;
const look = /^[.']\s*(?:nh|hy|na|ad|fam|ft|ne|br|PD)\b|^[.']\\"|^\s*$/;
/** `.ie "\\$2"" .I \\$1`: what is done where an argument was not given, and else. */
const whereGiven = /^[.']\s*ie\s+"\\+\$(\d)""\s+(\S.*)\n[.']\s*el\s+(\S.*)$/m;

type Rewrite = (args: readonly string[]) => readonly string[];

/**
 * A page with the macros of its own that set words written out: ".ARG name" is ".I name", where the
 * page says so. Without them its sentences lose the names that they tell of.
 */
export function withOwnMacros(source: string): string {
  const own = new Map<string, Rewrite>();
  for (const [, name = '', body = ''] of source.matchAll(definition)) {
    const rewrite = rewriteOf(body);
    if (rewrite) own.set(name, rewrite);
  }
  if (own.size === 0) return source;
  return source
    .replace(definition, '')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', rest = ''] = /^[.']\s*(\w{1,8})(?:\s+(.*))?$/.exec(line) ?? [];
      return own.get(name)?.(roffArguments(rest)) ?? [line];
    })
    .join('\n');
}

function rewriteOf(body: string): Rewrite | undefined {
  if (!/\\\$1/.test(body)) return undefined;
  if (/^[.']\s*TP\b/m.test(body)) return (args) => ['.TP', `.B ${args.join(', ')}`];
  const [whole = '', which, without = '', given = ''] = whereGiven.exec(body) ?? [];
  const lines = body
    .replace(whole, '')
    .split('\n')
    .filter((line) => !look.test(line));
  if (!lines.every((line) => setting.test(line)) || (lines.length === 0 && whole === ''))
    return undefined;
  return (args) => {
    const chosen = args[Number(which) - 1] === undefined ? without : given;
    return [...lines, ...(whole === '' ? [] : [chosen])].map((line) =>
      line.replace(/\\+\$(\d)/g, (_, at: string) => quoted(args[Number(at) - 1] ?? '')),
    );
  };
}

const quoted = (arg: string): string => (/\s/.test(arg) ? arg.replace(/\s+/g, '\\ ') : arg);
