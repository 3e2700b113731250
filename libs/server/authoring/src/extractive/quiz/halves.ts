import { baseLanguage } from '@coursewright/text';
import { leansElsewhere, pointsBackIn } from '../material/definition-form.ts';
import { capital, isDamaged, isForeign } from './clauses.ts';
import { isFragment, isMuddled } from './fragments.ts';
import type { Prose } from './lesson-parts.ts';

/** What the two halves of a statement are to one another. */
export type HalvesKind = 'aim';

/** A statement in two halves, of which one is asked for and the other answers. */
export interface Halves {
  readonly kind: HalvesKind;
  readonly asked: string;
  readonly answer: string;
  /** The answer is typed and no statement. */
  readonly isTyped: boolean;
  readonly source: string;
  readonly refs: readonly string[];
  readonly place: number;
}

const part = (name: string, least: number, most: number): string =>
  `(?<${name}>[^,;:()，；：]{${least},${most}})`;
const asked = part('asked', 12, 110);
const answer = '(?<answer>[^;:；：]{12,140})';
const short = { asked: part('asked', 5, 45), answer: '(?<answer>[^;:；：。]{6,60})' };

/** By kind and language: sentences whose halves each say something, the first that fits. */
const patterns: Readonly<Record<HalvesKind, Readonly<Record<string, readonly string[]>>>> = {
  aim: {
    en: [
      `(?<lead>To) ${asked}, (?<answer>(?:you (?:can|must|should|need to|have to) )?[^;:]{12,140})`,
      `If you (?:want|wish|need|would like) (?<lead>to) ${asked}, (?:then )?${answer}`,
      `(?<answer>[^,;:]{15,140}?) in order (?<lead>to) ${asked}`,
    ],
    es: [`(?<lead>Para) (?<asked>\\p{Ll}+[aei]r(?:l[aeo]s?|se)? [^,;:()]{8,100}), ${answer}`],
    fr: [`(?<lead>Pour) (?<asked>\\p{Ll}+(?:er|ir|re|oir) [^,;:()]{8,100}), ${answer}`],
    // "…, müssen Sie …" has no form of its own; "…, klicken Sie …" is an order.
    de: [
      `(?<lead>Um) (?<asked>[^,;:()]{8,90} (?:zu \\p{Ll}+|\\p{Ll}+zu\\p{Ll}+)), (?=\\p{Ll}+e?n Sie )(?!(?:müssen|können|sollten|sollen|dürfen|brauchen|benötigen|haben|werden|möchten) )${answer}`,
    ],
    it: [`(?<lead>Per) (?<asked>\\p{Ll}+(?:are|ere|ire|rre|rsi) [^,;:()]{8,100}), ${answer}`],
    pt: [`(?<lead>Para) (?<asked>\\p{Ll}+[aeio]r [^,;:()]{8,100}), ${answer}`],
    ca: [`(?<lead>Per) (?<asked>\\p{Ll}+(?:ar|er|ir|re) [^,;:()]{8,100}), ${answer}`],
    ru: [`(?<lead>Чтобы) ${asked}, ${answer}`],
    zh: [`(?<lead>要|为了)${short.asked}，${short.answer}`],
    ja: [`(?<asked>[^、。]{6,50}(?:する|るに|すに|くに|うに|ため)には?)、${short.answer}`],
  },
};

const compiled = new Map<HalvesKind, ReadonlyMap<string, readonly RegExp[]>>(
  (['aim'] as const).map((kind) => [
    kind,
    new Map(
      Object.entries(patterns[kind]).map(([language, all]) => [
        language,
        all.map((one) => new RegExp(`^${one}[.。]$`, 'u')),
      ]),
    ),
  ]),
);

/** The statements of a lesson whose halves both stand alone. */
export const halvesIn = (sentences: readonly Prose[], language: string): Halves[] =>
  sentences.flatMap(({ plain, refs, factual, number }) => {
    if (!factual || refs.length === 0 || isForeign(plain, language) || isDamaged(plain)) return [];
    for (const [kind, byLanguage] of compiled)
      for (const pattern of byLanguage.get(baseLanguage(language)) ?? []) {
        const {
          lead = '',
          asked: left = '',
          answer: right = '',
        } = pattern.exec(plain)?.groups ?? {};
        if (right === '') continue;
        const glue = /[\p{Script=Han}’']$/u.test(lead) ? '' : ' ';
        const question = lead === '' ? left : capital(`${lead}${glue}${left}`);
        if (!standsAlone(left, language) || !standsAlone(right, language)) return [];
        return [
          {
            kind,
            asked: question,
            answer: capital(right),
            isTyped: false,
            source: plain,
            refs,
            place: number,
          },
        ];
      }
    return [];
  });

/** Nothing that points at another sentence, quotes or judges. */
const standsAlone = (half: string, language: string): boolean =>
  !/["“”«»„‚]/u.test(half) &&
  !leansElsewhere(`${capital(half)}.`, language) &&
  !pointsBackIn(half, language) &&
  !isFragment(half, language) &&
  !isMuddled(half, language) &&
  !idle.test(half);

/** "See the manual", "you may want to", "do not worry": said to the reader and of no thing. */
const idle =
  /^(?:there (?:is|are)|it is (?:important|advisable|useful|good|best)|es (?:importante|aconsejable|útil|conveniente)|hay|existen?|il (?:y a|est (?:important|utile|conseillé))|es (?:gibt|ist)|è (?:importante|utile|bene|consigliabile)|c[’']è|ci sono|esistono?|é (?:importante|aconselhável|útil|bom)|há|важно|полезно|есть|please|see|consult|refer|read|consider|note|try|you (?:may|might) (?:also )?(?:want|wish|like)|don['’]t worry|make sure|be careful|feel free|siehe|voir|véase|vedi|veja|см)(?!\p{L})|(?<!\p{L})(?:possible|necessary|needed|desired|so|not)$/iu;
