import { roffArguments } from './roff-escapes.ts';

/** The macros that the manual pages of Tcl and Tk bring along, or take from a file of theirs. */
const brought = /^[.']\s*(?:de\s+(?:AP|BS|CS|HS)\b|so\s+man\.macros)/m;

/** Whether a page begins as those of old did: ".HS panedwindow iwid". */
export const hasOldHead = (head: string): boolean => /^[.']\s*HS\s+\S/m.test(head);

type Rewrite = (args: readonly string[]) => readonly string[];
const none: Rewrite = () => [];
const option: Rewrite = ([name = '']) => ['.TP', `\\fB${name}\\fR`];
const quoted = ([word = '', more = '']: readonly string[]): string => `“${word}”${more}`;

/** What each of them means in the macros that all pages have. */
const meanings: Readonly<Record<string, Rewrite>> = {
  HS: ([name = '', section = '']) => [`.TH ${name} ${section}`],
  QW: (args) => [quoted(args)],
  PQ: ([word = '', inner = '', outer = '']) => [`(“${word}”${inner})${outer}`],
  QR: ([from = '', to = '', more = '']) => [`“${from}”–“${to}”${more}`],
  MT: () => ['“”'],
  UL: ([word = '', more = '']) => [`\\fI${word}\\fR${more}`],
  OP: option,
  OOP: option,
  AP: ([type = '', name = '']) => ['.TP', `\\fI${type}\\fR \\fB${name}\\fR`],
  SO: () => ['.SH "STANDARD OPTIONS"'],
  CS: () => ['.nf'],
  CE: () => ['.fi'],
  DS: () => ['.nf'],
  DE: () => ['.fi'],
  AS: none,
  BS: none,
  BE: none,
  VS: none,
  VE: none,
  SE: none,
};

/** A page of Tcl or Tk with the macros that every page may use; any other page as it is. */
export function withTclMacros(source: string): string {
  if (!brought.test(source) && !hasOldHead(source.slice(0, 40_000))) return source;
  let isDefinition = false;
  return source
    .split('\n')
    .flatMap((line) => {
      if (isDefinition) isDefinition = !/^[.']\s*\.\s*$/.test(line);
      else if (/^[.']\s*de\s/.test(line)) isDefinition = true;
      else {
        const [, macro = '', rest = ''] = /^[.']\s*([A-Z]{2,3})(?:\s+(.*))?$/.exec(line) ?? [];
        return meanings[macro]?.(roffArguments(rest)) ?? [line];
      }
      return [line];
    })
    .join('\n');
}
