import type { Chunk } from '../material/chunks.ts';
import { isCodeName } from '../material/code-names.ts';
import { inSentence } from '../material/material-index.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import { ofChanges } from '../material/no-definitions.ts';
import { capital } from '../phrases/capital.ts';
import { doingIn } from '../phrases/doing.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { withinQuotes } from '../phrases/quotation.ts';
import { deedOf } from './deeds.ts';
import { isQuestion } from './heading-paths.ts';
import { asInProse, withoutNumber } from './title-case.ts';

/** The deed that a heading names, as something to do. */
export function deedIn(
  heading: string,
  language: string,
  index: MaterialIndex,
): string | undefined {
  const own = withoutNumber(heading, index);
  return deedOf(language === 'en' ? asInProse(own, index) : own, language);
}

/**
 * What may be asked about a heading: what it says is done, the use of a program, else what it is
 * about. `chunks` are those of the lesson: what stands below the heading there may be no text that
 * is explained, but changes, entries or code.
 */
export function askedOf(
  heading: string,
  chunks: readonly Chunk[],
  language: string,
  index: MaterialIndex,
): string {
  const phrases = phrasesFor(language);
  const own = withoutNumber(heading, index);
  const inProse = language === 'en' ? asInProse(own, index) : own;
  const deed = deedOf(inProse, language);
  if (deed !== undefined) return deed;
  if (isCall.test(own) || isProgram(own, index)) return phrases.useCode([`\`${own}\``]);
  const explain = (one: string): string =>
    phrases.explain(withinQuotes(inSentence(one, index), language));
  // In quotation marks it is as it stands above its section.
  const text = capital(
    /[“?]/u.test(explain(inProse))
      ? phrases.explain(withinQuotes(own, language))
      : explain(inProse),
  );
  const doing = doingIn(language);
  const isQuoted = /[“«„「]/u.test(text.replace(own, '')) || text.includes(`“${own}`);
  const isText = !isQuoted && !ofCode.test(own);
  if (!doing || isQuestion(own) || /[?？؟]/u.test(text) || isText) return text;
  const below = chunks.filter((chunk) => chunk.headings.includes(heading));
  const kind = kindOf(heading, below.length > 0 ? below : chunks);
  if (kind === undefined) return text;
  if (kind === 'reference' && isOfCode.test(own)) return phrases.useCode([`\`${own}\``]);
  // What one release changed in a part is named after the release.
  const release =
    kind === 'changes' && !isOfRelease(heading)
      ? below[0]?.headings.findLast(isOfRelease)
      : undefined;
  const name = withoutNumber(release ?? own, index)
    .replace(ofCode, '')
    .trim();
  return doing[kind](withinQuotes(capital(name), language));
}

/** "pump()", "Pump::start()", "django.test.utils". */
const isCall = /^[\w.:~]+\(\)$|^[a-z_]\w*(?:(?:\.|::)\w+)+$/u;

/** "QwtScaleWidget", "MDB_cursor_op": what code names by itself. */
const isOfCode = /^(?=\S+$)(?:\w+_\w+|(?:\p{Lu}\p{Ll}+){3,})$/u;

/** Share of the words of a section in its entries from which it is looked things up in. */
const mostEntries = 0.6;

/** What stands below a heading, where that is no text. */
function kindOf(heading: string, chunks: readonly Chunk[]): Kind | undefined {
  if (isOfRelease(heading) || chunks.every(({ headings }) => headings.some(isOfRelease)))
    return 'changes';
  const count = (of: (chunk: Chunk) => number): number =>
    chunks.reduce((sum, chunk) => sum + of(chunk), 0);
  const all = count(({ words }) => words);
  const told = count(({ sentences }) => sentences.reduce((sum, { words }) => sum + words, 0));
  const prose = count(({ proseWords }) => proseWords);
  if (ofCode.test(heading)) return 'listing';
  if (prose - told <= all * mostEntries) return undefined;
  // "PX2 3.6.0 - January 2020": points on a release.
  return /^(?:\S+ ){0,2}v?\d+\.\d+\.\d+(?:\s*[-–(].*)?$/u.test(heading) ? 'changes' : 'reference';
}
type Kind = 'changes' | 'reference' | 'listing';
/** "In 0.6", "Changes since 1.2": besides what tells of changes anywhere. */
const isRelease = /^(?:in|changes (?:from|since|over|between)) v?\d+\./iu;
const isOfRelease = (heading: string): boolean =>
  ofChanges.test(heading) || isRelease.test(heading);
const ofCode = /^source code (?:for|of)(?!\p{L})/iu;

/** "dpkg", "pump()": a name that keeps its small letter among headings that have none. */
function isProgram(name: string, index: MaterialIndex): boolean {
  if (!/^[a-z][\w-]*(?:\(\))?$/.test(name)) return false;
  const headings = [...new Set(index.chunks.flatMap((chunk) => chunk.headings))];
  return (
    isCodeName(name) ||
    headings.filter((heading) => /^\p{Ll}/u.test(heading)).length * 2 < headings.length
  );
}
