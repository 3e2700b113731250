import { tex2typst } from 'tex2typst';
import { onOneLine } from '../text/escape-line.ts';
import { type Code, codeLines, inlineCode, quoted } from './typst-text.ts';

/** Which of some formulas Typst takes. */
export type Taken = (formulas: readonly string[]) => Promise<readonly boolean[]>;

/**
 * The formulas of a book, found in its code. One that Typst does not take fails what is set with it.
 * Hardly any does, so which they are is asked once that happened.
 */
export class Formulas {
  private readonly converted = new Map<string, string | undefined>();
  /** Whether Typst takes what it was asked about. */
  private readonly fits = new Map<string, boolean>();

  /** The definition of the formulas in some code; what was refused is shown as written. */
  definitions(code: Code): Code {
    const rows = namesIn(code).map((name) => `"${name}": ${this.codeOf(name)},\n`);
    return `#let cw-math = (${rows.join('') || ':'})`;
  }

  /** Asks `taken` about the formulas in some code, each once: whether it refuses one. */
  async refused(code: Code, taken: Taken): Promise<boolean> {
    const written = namesIn(code).flatMap((name) => this.typst(texOf(name)) ?? []);
    const asked = [...new Set(written)].filter((typst) => !this.fits.has(typst));
    const answers = await taken(asked);
    for (const [at, typst] of asked.entries()) this.fits.set(typst, answers[at] === true);
    return answers.includes(false);
  }

  private typst(tex: string): string | undefined {
    if (!this.converted.has(tex)) this.converted.set(tex, typstOf(tex));
    return this.converted.get(tex);
  }

  private codeOf(name: string): Code {
    const tex = texOf(name);
    const isBlock = name.startsWith('b');
    const typst = this.typst(tex);
    if (typst === undefined || this.fits.get(typst) === false)
      return isBlock ? `cw-code(${codeLines(tex)}, none)` : inlineCode(tex);
    const content = `${quoted(onOneLine(tex))}, eval(${quoted(typst)}, mode: "math")`;
    if (!isBlock) return `math.equation(alt: ${content})`;
    return `${typst.length > 60 ? 'cw-wide-formula' : 'cw-formula'}(${content})`;
  }
}

/** Of the formulas in some code. */
const namesIn = (code: Code): string[] => [
  ...new Set([...code.matchAll(/cw-math\.at\("([bi][\w-]*)"\)/g)].map(([, name]) => name!)),
];
const texOf = (name: string): string => Buffer.from(name.slice(1), 'base64url').toString();

/** Nobody writes longer ones; what converts them takes its time. */
const longest = 2000;

const group = String.raw`\{((?:[^{}]|\{[^{}]*\})*)\}`;
const command = (names: string, groups = group): RegExp =>
  new RegExp(String.raw`\\(?:${names})\*?(?![A-Za-z])\s*${groups}`, 'g');

// What authors write, in the words that the converter knows.
const rewritten: readonly (readonly [
  RegExp,
  string | ((match: string, inner: string) => string),
])[] = [
  [/^\s*\$+|\$+\s*$/g, ''],
  [/\\[lr]Vert(?![A-Za-z])/g, String.raw`\|`],
  [/\\[lr]vert(?![A-Za-z])/g, '|'],
  [command('textbf'), String.raw`\mathbf{\text{$1}}`],
  [command('textit|textrm|textsf|mbox'), String.raw`\text{$1}`],
  [command('boxed|cancel|fbox'), '{$1}'],
  [command('tag|label'), ''],
  [command('stackrel', group + group), String.raw`\overset{$1}{$2}`],
  [command('xrightarrow'), String.raw`\overset{$1}{\longrightarrow}`],
  [command('xleftarrow'), String.raw`\overset{$1}{\longleftarrow}`],
  [command('color|textcolor', String.raw`\{[^{}]*\}`), ''],
  [command('href', String.raw`\{[^{}]*\}${group}`), '{$1}'],
  [command('ce'), (_, inner) => chemistry(inner)],
];

const chemistry = (inner: string): string =>
  String.raw`\mathrm{${inner.replace(/([A-Za-z)\]])(\d+)/g, '$1_{$2}').replaceAll('->', String.raw`\to `)}}`;

/**
 * A TeX formula as Typst writes it; undefined where that cannot be done. Whether it compiles is for
 * Typst to say. The result is given to Typst as a string that is read as a formula by itself, so it
 * cannot end early; without `#` there is no code in it either.
 */
function typstOf(tex: string): string | undefined {
  if (tex.length > longest) return undefined;
  let plain = tex;
  for (const [pattern, replacement] of rewritten)
    plain =
      typeof replacement === 'string'
        ? plain.replace(pattern, replacement)
        : plain.replace(pattern, replacement);
  try {
    const typst = tex2typst(plain).trim();
    return typst === '' || /[#$]/.test(typst) ? undefined : typst;
  } catch {
    // A formula that is none.
    return undefined;
  }
}
