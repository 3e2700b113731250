import { baseLanguage } from '@coursewright/text';
import type { ScaleKind, ScalePattern } from './scales.ts';

type Row = readonly [value: string, pattern: string, said?: string];

const who = '(?<a>[^,;:()，；：]{3,60}?)';
const deed = '(?<b>[^;:()；：]{8,110})';
const half = (name: string): string => `(?<${name}>[^,;:()，；：]{12,90}?)`;
const through = '{a} … {b}';

/**
 * By kind and language, the first pattern that fits a sentence without its stop. What cannot be done
 * is no rule: nobody has ruled it out.
 */
const rows: Readonly<Record<ScaleKind, Readonly<Record<string, readonly Row[]>>>> = {
  rule: {
    en: [
      [
        'may',
        `${who} (?:need not|(?:does|do) not (?:need|have) to|(?:is|are) not required to) ${deed}`,
        'for {a} to {b}',
      ],
      ['not', `${who} (?:must (?:not|never)|(?:is|are) not allowed to) ${deed}`, 'for {a} to {b}'],
      ['should', `${who} should ${deed}`, 'for {a} to {b}'],
      ['must', `${who} (?:must|has to|have to|(?:is|are) required to) ${deed}`, 'for {a} to {b}'],
    ],
    de: [
      ['may', `${who} (?:muss|müssen|braucht|brauchen) nicht ${deed}`, through],
      ['not', `${who} (?:darf|dürfen) nicht ${deed}`, through],
      ['should', `${who} (?:sollte|sollten) ${deed}`, through],
      ['must', `${who} (?:muss|müssen) ${deed}`, through],
    ],
    fr: [
      ['not', `${who} ne (?:doit|doivent) (?:pas|jamais) ${deed}`, through],
      ['should', `${who} (?:devrait|devraient) ${deed}`, through],
      ['must', `${who} (?:doit|doivent) ${deed}`, through],
    ],
    es: [
      ['not', `${who} no (?:debe|deben) ${deed}`, through],
      ['should', `${who} (?:debería|deberían) ${deed}`, through],
      ['must', `${who} (?:debe|deben|tiene que|tienen que) ${deed}`, through],
    ],
    it: [
      ['not', `${who} non (?:deve|devono) ${deed}`, through],
      ['should', `${who} (?:dovrebbe|dovrebbero) ${deed}`, through],
      ['must', `${who} (?:deve|devono) ${deed}`, through],
    ],
    pt: [
      ['not', `${who} não (?:deve|devem) ${deed}`, through],
      ['should', `${who} (?:deveria|deveriam) ${deed}`, through],
      ['must', `${who} (?:deve|devem|tem de|têm de|tem que|têm que) ${deed}`, through],
    ],
    ru: [
      ['not', `${who} не (?:должен|должна|должно|должны) ${deed}`, through],
      ['must', `${who} (?:должен|должна|должно|должны) ${deed}`, through],
    ],
    zh: [
      [
        'not',
        '(?<a>[^，；：。（）]{2,20}?)(?:不得|不可以|不允许|禁止)(?<b>[^；：。（）]{4,50})',
        '{a}……{b}',
      ],
      ['must', '(?<a>[^，；：。（）]{2,20}?)(?:必须|必須)(?<b>[^；：。（）]{4,50})', '{a}……{b}'],
    ],
  },
  sequence: {
    en: [
      ['first', `${half('a')},? before ${half('b')}`],
      ['second', `${half('a')},? (?<!(?:soon|shortly|even|only|until|right) )after ${half('b')}`],
    ],
    de: [
      ['first', `${half('a')}, bevor ${half('b')}`],
      ['second', `${half('a')}, nachdem ${half('b')}`],
    ],
    fr: [['first', `${half('a')} avant (?=de |d[’']|que )${half('b')}`]],
    es: [
      ['first', `${half('a')} antes (?=de \\p{Ll}+r |de que )${half('b')}`],
      ['second', `${half('a')} después (?=de \\p{Ll}+r |de que )${half('b')}`],
    ],
  },
};

const compiled = new Map<string, readonly ScalePattern[]>();

/** The patterns of a kind in a language, each once. */
export function scalePatterns(kind: ScaleKind, language: string): readonly ScalePattern[] {
  const base = baseLanguage(language);
  const name = `${kind} ${base}`;
  let known = compiled.get(name);
  if (!known) {
    known = (rows[kind][base] ?? []).map(([value, pattern, said = '{a}']) => ({
      value,
      pattern: new RegExp(`^${pattern}$`, 'u'),
      said,
    }));
    compiled.set(name, known);
  }
  return known;
}
