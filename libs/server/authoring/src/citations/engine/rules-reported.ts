import type { Finding } from './findings.ts';
import { articles } from './lexicon/sides.ts';
import type { Reading } from './reading.ts';

/** What opens a reported statement, per language. Folded. */
const complementizers: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['that']),
  de: new Set(['dass', 'daß']),
  fr: new Set(['que', 'qu']),
  es: new Set(['que']),
  it: new Set(['che']),
  pt: new Set(['que']),
  ca: new Set(['que']),
  ru: new Set(['что']),
};
const none: ReadonlySet<string> = new Set();

/** The words of the language that open a reported statement; none where it has no list. */
export const complementizersOf = (language: string): ReadonlySet<string> =>
  complementizers[language] ?? none;

const partOfVerb = /^(?:hin|aus|an|vor|fest|ein|nach|klar)$/;
const headMost = 8;
const coveredLeast = 0.6;

/**
 * Somebody of whom the passages know nothing is made the author of what they say: "The committee
 * ruled that …", whatever the verb.
 */
export function readReported(reading: Reading): Finding[] {
  const { sentence, at, isSeen, language } = reading;
  if (language === 'ja') return readSource(reading);
  const opening = complementizersOf(language);
  const split = sentence.findIndex(({ norm }, i) => i > 1 && opening.has(norm));
  if (split === -1 || split > headMost) return [];
  // "Weist darauf hin, dass": in German a part of the verb may stand last.
  const last = sentence[split - 1]!;
  if (last.isStop && !(language === 'de' && partOfVerb.test(last.norm))) return [];
  const head = sentence.slice(0, split);
  const first = head.findIndex(({ isStop }) => !isStop);
  // "It is known that", "es bekannt ist, dass": nobody says it.
  if (!head.slice(0, first).every(({ norm }) => articles.has(norm))) return [];
  const content = [...head.keys()].filter((i) => !head[i]!.isStop);
  if (content.length < 2 || content.some((i) => at[i] !== -1 || isSeen[i])) return [];
  const rest = [...sentence.keys()].filter((i) => i > split && !sentence[i]!.isStop);
  const found = rest.filter((i) => at[i] !== -1).length;
  if (rest.length === 0 || found < rest.length * coveredLeast) return [];
  const said = head.map(({ written }) => written).join(' ');
  return [{ code: 'attribution', strength: head.some(({ isName }) => isName) ? 1 : 0.75, said }];
}

/** "According to" follows its noun in Japanese, in signs that the segmenter takes apart. */
function readSource({ sentence, at, isSeen, text }: Reading): Finding[] {
  const said = sourceBefore.exec(text)?.[1];
  if (said === undefined) return [];
  const content = [...sentence.keys()].filter(
    (i) => sentence[i]!.end <= said.length && !sentence[i]!.isStop,
  );
  if (content.length === 0 || content.some((i) => at[i] !== -1 || isSeen[i])) return [];
  return [{ code: 'attribution', strength: 0.75, said }];
}
const sourceBefore = /^([^、。]{1,30}?)(?:によれば|によると|の話では|いわく)/u;
