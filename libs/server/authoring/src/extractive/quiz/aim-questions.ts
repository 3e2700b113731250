import { baseLanguage, countWords } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import {
  isTermForm,
  leansElsewhere,
  pointsBackIn,
  sendsElsewhere,
} from '../material/definition-form.ts';
import { withoutArticle } from '../material/definition-sources.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Candidate } from './candidate.ts';
import { capital, isDamaged, isForeign, ofPlace } from './clauses.ts';
import { isFragment, isMuddled } from './fragments.ts';
import type { Prose } from './lesson-parts.ts';
import { worded, type Wording } from './wording.ts';

/** What a thing is for. */
interface Aim {
  readonly thing: string;
  /** With the word that it begins with: "To find a lost volume". */
  readonly aim: string;
}

const lengths = { least: 4, most: 20 } as const;
const fewestStems = 2;
/** Share of telling words that two aims of different things may have in common. */
const likeAnother = 0.5;
const mostOthers = 9;

const thing = '(?<thing>[^,;:]{2,60}?)';
const aim = '(?<aim>(?!\\p{Ll}{2,}ing )\\p{Ll}[^;:]{8,120})';

/** What sentences say a thing is for, and the word that such an answer begins with. By language. */
const patterns: Readonly<Record<string, readonly (readonly [lead: string, pattern: string])[]>> = {
  en: [
    ['To', `${thing} (?:is|are|can be) (?:used|designed|intended|meant) (?:in order )?to ${aim}`],
    ['To', `${thing} (?:allows?|enables?|helps?) (?:you|one|users|the user) to ${aim}`],
    ['To', `${thing} lets (?:you|users) ${aim}`],
  ],
  de: [
    [
      'Um',
      `${thing} (?:wird|werden) (?:verwendet|benutzt|eingesetzt|genutzt), um (?<aim>[^,;:]{8,110} (?:zu \\p{Ll}+n|\\p{Ll}{2,}zu\\p{Ll}{3,}n))`,
    ],
  ],
  fr: [
    ['Pour', `${thing} (?:est|sont) (?:utilisée?s?|employée?s?) pour ${aim}`],
    ['Pour', `${thing} (?:sert|servent) à (?=\\p{Ll}+(?:er|ir|re) )${aim}`],
  ],
  es: [
    [
      'Para',
      `${thing} (?:se (?:usan?|utilizan?|emplean?)|(?:es|son) (?:usad|utilizad|emplead)[oa]s?|sirven?) para (?=\\p{Ll}+[aeií]r)${aim}`,
    ],
  ],
  it: [
    [
      'Per',
      `${thing} (?:(?:è|sono|viene|vengono) (?:usat|utilizzat|impiegat)[oaei] per|serv(?:e|ono) (?:a|per)) (?=\\p{Ll}+(?:re|rsi|r) )${aim}`,
    ],
  ],
  pt: [
    [
      'Para',
      `${thing} (?:(?:é|são) (?:usad|utilizad)[oa]s?|serv(?:e|em)) para (?=\\p{Ll}+[aeio]r )${aim}`,
    ],
  ],
};

/** What else a text says is done for an aim, to stand beside it: the aim at the head of a sentence. */
const heads: Readonly<Record<string, readonly [lead: string, pattern: string]>> = {
  en: ['To', 'To (?<aim>(?!be |the |an? )[^,;:]{8,110}), .+'],
  de: ['Um', 'Um (?<aim>[^,;:]{8,110} (?:zu \\p{Ll}+n|\\p{Ll}{2,}zu\\p{Ll}{3,}n)), .+'],
  fr: ['Pour', 'Pour (?<aim>\\p{Ll}+(?:er|ir|re) [^,;:]{6,110}), .+'],
  es: ['Para', 'Para (?<aim>\\p{Ll}+[aeií]r [^,;:]{6,110}), .+'],
  it: ['Per', 'Per (?<aim>\\p{Ll}+(?:re|rsi) [^,;:]{6,110}), .+'],
  pt: ['Para', 'Para (?<aim>\\p{Ll}+[aeio]r [^,;:]{6,110}), .+'],
};

const compiled = new Map<string, readonly { lead: string; pattern: RegExp }[]>();
function patternsIn(base: string): readonly { lead: string; pattern: RegExp }[] {
  let known = compiled.get(base);
  if (!known) {
    known = (patterns[base] ?? []).map(([lead, pattern]) => ({
      lead,
      pattern: new RegExp(`^${pattern}[.]$`, 'u'),
    }));
    compiled.set(base, known);
  }
  return known;
}

/** What the sentence says a thing is for, where both are understood without the text around. */
export function aimIn(plain: string, language: string): Aim | undefined {
  const bare = plain.replace(/ ?\([^()]*\)/gu, '');
  if (leansElsewhere(bare, language) || pointsBackIn(bare, language) || sendsElsewhere(bare))
    return undefined;
  if (isForeign(bare, language) || isDamaged(bare) || ofPlace.test(bare)) return undefined;
  for (const { lead, pattern } of patternsIn(baseLanguage(language))) {
    const found = pattern.exec(bare)?.groups;
    const { thing: named = '', aim: said = '' } = found ?? {};
    if (said === '') continue;
    const phrase = `${lead} ${said}`;
    return isNamed(named, language) && isWhole(phrase, said, language)
      ? { thing: capital(named), aim: phrase }
      : undefined;
  }
  return undefined;
}

/** What a sentence names first as its aim; of which thing, the rest of it says. */
function aimAtHead(plain: string, language: string): Aim | undefined {
  const [lead, pattern] = heads[baseLanguage(language)] ?? [];
  if (lead === undefined || pattern === undefined) return undefined;
  const bare = plain.replace(/ ?\([^()]*\)/gu, '');
  const said = new RegExp(`^${pattern}[.]$`, 'u').exec(bare)?.groups?.['aim'];
  const phrase = `${lead} ${said ?? ''}`;
  return said === undefined ||
    !isWhole(phrase, said, language) ||
    leansElsewhere(capital(said), language) ||
    pointsBackIn(said, language) ||
    isForeign(bare, language) ||
    isDamaged(bare)
    ? undefined
    : { thing: bare.slice(phrase.length), aim: phrase };
}

/** "The limits": which ones, the text around says. German writes every noun large. */
function isNamed(named: string, language: string): boolean {
  const name = withoutArticle(named);
  return (
    isTermForm(name, language) &&
    !/["“”«»„<>{}\\|*]/u.test(named) &&
    !(name !== named && /^\p{Ll}+$/u.test(name) && baseLanguage(language) !== 'de') &&
    !ofOthers.test(named)
  );
}
/** "Other keys": beside which? */
const ofOthers =
  /(?<!\p{L})(?:others?|both|each|some|many|otr[oa]s?|autres?|altr[oaie]|outr[oa]s?|andere[nrms]?|ambos|ambas|beide[nrs]?)(?!\p{L})/iu;

const isWhole = (phrase: string, said: string, language: string): boolean =>
  countWords(phrase) >= lengths.least &&
  countWords(phrase) <= lengths.most &&
  contentStems(said, language).length >= fewestStems &&
  !/["“”«»„<>{}\\|*]|, \S+$|, (?:and|und|et|y|e) then /u.test(said) &&
  !inner.test(said) &&
  !isFragment(said, language) &&
  !isMuddled(said, language);
/** A case or reason of its own: what it is for only then. */
const inner =
  /(?<!\p{L})(?:if|when|because|unless|but|which|wenn|weil|aber|si|quand|lorsque|mais|cuando|porque|pero|se|quando|perché|ma|mas|it|them|ihn|es)(?!\p{L})/iu;

const aimsByIndex = new WeakMap<MaterialIndex, readonly (Aim & { chunk: number })[]>();
/** What all things are for that the material tells it of. */
function everyAim(index: MaterialIndex, language: string): readonly (Aim & { chunk: number })[] {
  let known = aimsByIndex.get(index);
  if (!known) {
    known = index.chunks
      .filter((chunk) => chunk.language === baseLanguage(language))
      .flatMap(({ id, sentences }) =>
        sentences.flatMap(({ plain }) => {
          const found = aimIn(plain, language) ?? aimAtHead(plain, language);
          return found ? [{ ...found, chunk: id }] : [];
        }),
      );
    aimsByIndex.set(index, known);
  }
  return known;
}

/** What a thing is for, against what the text says other things are for, the nearest first. */
export function aimQuestions(
  {
    sentences,
    index,
    here,
    language,
  }: {
    readonly sentences: readonly Prose[];
    readonly index: MaterialIndex;
    /** The chunk that the lesson begins with. */
    readonly here: number;
    readonly language: string;
  },
  wording: Wording,
): Candidate[] {
  return sentences.flatMap(({ plain, factual, refs, number }): Candidate[] => {
    const one = factual && refs.length > 0 ? aimIn(plain, language) : undefined;
    if (!one) return [];
    const wrong = everyAim(index, language)
      .filter(
        (other) =>
          other.thing !== one.thing &&
          other.aim.length > one.aim.length * 0.4 &&
          other.aim.length < one.aim.length * 2.5 &&
          shared(other.aim, one.aim, language) < likeAnother &&
          shared(other.aim, one.thing, language) === 0 &&
          shared(other.thing, one.thing, language) < 1 &&
          shared(other.thing, one.aim, language) < 1,
      )
      .toSorted((a, b) => Math.abs(a.chunk - here) - Math.abs(b.chunk - here))
      .slice(0, mostOthers)
      .map((other) => other.aim);
    return [
      {
        type: 'purpose',
        question: worded(wording.whatFor, { a: one.thing }),
        key: one.aim,
        wrong: [...new Set(wrong)],
        opensAlike: true,
        explanation: worded(wording.because, { a: plain }),
        refs,
        place: number,
        about: [plain, one.thing],
        worth: 1.4,
      },
    ];
  });
}

function shared(one: string, other: string, language: string): number {
  const [a, b] = [new Set(contentStems(one, language)), new Set(contentStems(other, language))];
  return [...a].filter((stem) => b.has(stem)).length / Math.max(1, Math.min(a.size, b.size));
}
