import { isInfo } from './info-text.ts';
import { isMdoc } from './mdoc-source.ts';
import { isOutline } from './read-outline.ts';
import { isRoff } from './roff-lines.ts';
import { isSettings } from './settings-lines.ts';
import { isVimHelp } from './vim-help.ts';

export type TextMarkup =
  | 'plain'
  | 'restructured'
  | 'asciidoc'
  | 'roff'
  | 'info'
  | 'vim-help'
  | 'outline'
  | 'settings';

const restructured = [
  /^\.\. [\w:-]+::(?: |$)/m,
  /^\.\. _[^:\n]+:\s*$/m,
  /:[a-z]+(?::[a-z]+)?:`[^`\n]+`/,
  /``[^`\n]+``/,
  /(?:^|[^:])::[ \t]*\n[ \t]*\n[ \t]+\S/,
  /`[^`\n]+ <https?:[^>\n]+>`_/,
  /^:\w[\w ]*:\s+\S/m,
];
const asciidoc = [
  /^={1,5} \S.*$/m,
  /^:[a-z][\w-]*:(?: |$)/m,
  /^\[(?:source|NOTE|TIP|WARNING|verse|quote|listing|\[[\w-]+\]|horizontal|cols)[^\]\n]*\]$/im,
  /^(?:-{4,}|\.{4,}|={4,}|_{4,}|\|={3,})$[^]*?^(?:-{4,}|\.{4,}|={4,}|_{4,}|\|={3,})$/m,
  /(?:link|linkgit|xref|image|include|kbd|menu)::?[^\s[]*\[[^\]\n]*\]|<<[\w-]+(?:,[^>\n]+)?>>/,
  /^(?:NOTE|TIP|WARNING|IMPORTANT|CAUTION): \S/m,
  /^[^\s:][^\n]*::$/m,
  // The title of a block, and the mark of a remark below it.
  /^\.[\p{L}\d][^\n]*\n(?:\[[^\]\n]*\]\n)?-{4,}$/mu,
  /\S\s+<\d{1,2}>$/m,
];
const fewest = 3;

/**
 * Which markup a text is written in: by its ending where it has signs of that markup, else by its
 * signs alone.
 */
export function textMarkup(text: string, name: string): TextMarkup {
  if (isInfo(text)) return 'info';
  if (isVimHelp(text)) return 'vim-help';
  if (isRoff(text) || isMdoc(text)) return 'roff';
  if (isSettings(text)) return 'settings';
  const head = text.slice(0, 60_000);
  const count = (signs: readonly RegExp[]): number =>
    signs.filter((sign) => sign.test(head)).length;
  const signs = { restructured: count(restructured), asciidoc: count(asciidoc) };
  if (/\.re?st(?:\.txt)?$/i.test(name) && signs.restructured > 0) return 'restructured';
  if (/\.(?:adoc|asciidoc|asc)(?:\.txt)?$/i.test(name) && signs.asciidoc > 0) return 'asciidoc';
  // Double backquotes and definition lists are common to both; directives are not.
  const hasDirective = restructured[0]!.test(head) || restructured[1]!.test(head);
  if (hasDirective && signs.restructured >= fewest) return 'restructured';
  if (signs.asciidoc >= fewest && !hasDirective) return 'asciidoc';
  return isOutline(text, name) ? 'outline' : 'plain';
}
