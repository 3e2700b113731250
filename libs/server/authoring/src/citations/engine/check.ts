import { baseLanguage } from '@coursewright/text';
import { denialBefore } from './denial-frames.ts';
import { bestOf, evidenceOf, type EvidenceSpan } from './evidence.ts';
import { featureNames, featuresOf, findingsOf } from './features.ts';
import type { Finding, FindingCode } from './findings.ts';
import { ourModel, probabilityOf, type Model } from './model.ts';
import { groundOf, isLong, type Ground } from './passage.ts';
import { withoutOpening } from './openings.ts';
import { plainFeaturesOf, together } from './plain-reading.ts';
import { readSentence, type Reading } from './reading.ts';
import { readContrasts } from './rules-contrast.ts';
import { apart } from './rules-slots.ts';
import { readQuotations } from './quotation.ts';
import { squeeze } from './squeeze.ts';
import { standingWords } from './to-the-letter.ts';
import { tokensOf, type Token } from './tokens.ts';
import { checkTranslation, isOtherLanguage } from './translation.ts';
import { isUndisputed, trusted } from './undisputed.ts';

/**
 * What the passages make of a sentence. `quoted`: they have it word for word. `supported`: they bear
 * it out in other words. `loose`: nothing speaks against it, but they do not prove it. `contradicted`:
 * they say otherwise, or do not have what it names.
 */
export const citationStates = ['quoted', 'supported', 'loose', 'contradicted'] as const;
export type CitationState = (typeof citationStates)[number];

export const reasonCodes = [
  'word_for_word',
  'in_other_words',
  'evidence_stands',
  'evidence_missing',
  'much_reworded',
  'little_found',
  'no_passage',
] as const;

/** Why, as a code with the words it is about; the sentence for it is in the catalogues. */
export interface Reason {
  readonly code: FindingCode | (typeof reasonCodes)[number];
  readonly said?: string;
  readonly given?: string;
}

export interface Verdict {
  readonly state: CitationState;
  /** That the passages bear the sentence out, 0 to 1. */
  readonly probability: number;
  readonly reason: Reason;
  /** The words of the passages that carry the sentence, to the letter. */
  readonly evidence?: EvidenceSpan;
}

export interface Claim {
  readonly language: string;
  /** Plain text, as all of it. */
  readonly sentence: string;
  readonly passages: readonly string[];
  /** The sentence with its code spans and quotation marks, where it differs. */
  readonly markup?: string;
  /** What the author names as the words that carry it. */
  readonly evidence?: string | undefined;
}

/**
 * Judges a sentence by the passages it cites. Pure; about a millisecond. Words that the author names
 * as evidence are shown where they stand in the passages to the letter, and prove nothing by that.
 */
export function checkClaim(claim: Claim, model: Model = ourModel()): Verdict {
  const verdict = judgeClaim(claim, model);
  const stands =
    claim.evidence === undefined ? undefined : standingWords(claim.evidence, claim.passages);
  return stands ? { ...verdict, evidence: stands } : verdict;
}

function judgeClaim(claim: Claim, model: Model): Verdict {
  const { passages } = claim;
  if (!passages.some((passage) => /\S/.test(passage)))
    return { state: 'loose', probability: 0.01, reason: { code: 'no_passage' } };
  const language = baseLanguage(claim.language);
  const sentence = withoutOpening(claim.sentence, language);
  const ground = groundOf(passages, language);
  // What is quoted is no translation, however much code or foreign words stand around it.
  if (!standsIn(sentence, ground) && isOtherLanguage(sentence, passages, language))
    return checkTranslation(claim);
  const [misquoted] = readQuotations(claim.markup ?? sentence, ground).toSorted(
    (a, b) => b.strength - a.strength,
  );
  if (misquoted && misquoted.strength === 1)
    return { state: 'contradicted', probability: 0.03, reason: reasonOf(misquoted) };
  if (misquoted && misquoted.strength >= 0.8)
    return { state: 'loose', probability: 0.2, reason: reasonOf(misquoted) };
  const parts = partsOf(sentence);
  const whole = judge(sentence, ground, language, model);
  if (parts.length < 2 || whole.state === 'quoted') return whole;
  // Several statements in one: the least borne out decides.
  const verdicts = parts.map((part) => judge(part, ground, language, model));
  const [worst = whole] = verdicts.toSorted((a, b) => a.probability - b.probability);
  if (verdicts.every(({ state }) => state === 'quoted')) return { ...worst, ...bestOf(verdicts) };
  return worst;
}

const apartByStop = /[;；](?=\s|[^\d\s])|(?<=[.!?])\s+(?=\p{Lu})|(?<=。)/u;
/** In a text without capitals. A stop after one letter or two ends no sentence. */
const apartInLowercase = /[;；](?=\s|[^\d\s])|(?<=\p{L}{3}[.!?])\s+(?=\p{L})/u;

/** Statements that a semicolon or a stop sets apart, each long enough to be judged. */
function partsOf(sentence: string): string[] {
  const parts = sentence
    .split(/^\s*\p{Ll}/u.test(sentence) ? apartInLowercase : apartByStop)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  return parts.every((part) => part.length >= 12) ? parts : [];
}

const tokensMax = 300;

function judge(sentence: string, ground: Ground, language: string, model: Model): Verdict {
  const tokens = tokensOf(sentence, language);
  // What is longer is a text without stops: it is quoted or not, and nothing else is tried.
  if (tokens.length > tokensMax)
    return standsIn(sentence, ground)
      ? { state: 'quoted', probability: 0.99, reason: { code: 'word_for_word' } }
      : { state: 'loose', probability: 0.3, reason: { code: 'much_reworded' } };
  const reading = readSentence(tokens, ground, language, sentence);
  if (!reading) return { state: 'loose', probability: 0.1, reason: { code: 'little_found' } };
  const evidence = evidenceOf(reading);
  const weighed = findingsOf(reading);
  // Too rare among the sentences of the training for the model to weigh: the rule alone decides.
  const findings = [...weighed, ...readContrasts(reading)];
  // A negation left out before it makes another thing of the same words.
  const isTurned = findings.some(({ code, strength }) => code === 'negation' && strength === 1);
  const stands = standsIn(sentence, ground);
  const denial = stands ? denialBefore(sentence, ground) : undefined;
  if (denial !== undefined)
    return {
      state: 'contradicted',
      probability: 0.1,
      reason: { code: 'negation', given: denial },
      ...(evidence && { evidence }),
    };
  // Words cut from the condition under which they hold.
  const isLoosened = findings.some(
    ({ code, said, given }) => code === 'quantifier' && said === given,
  );
  const isQuoted = tokens.length >= 3 && !isTurned && !isLoosened && stands;
  // What no splitter would cut there may be a whole sentence of the passages all the same.
  const isDoubted = isTurned || (isLoosened && stands);
  if (isQuoted || (isDoubted && standsWhole(sentence, ground.text, tokens.length)))
    return {
      state: 'quoted',
      probability: 0.99,
      reason: { code: 'word_for_word' },
      ...(evidence && { evidence }),
    };
  const features = featuresOf(reading, weighed);
  const found = features[alignedAt]!;
  const isArticle = isLong(ground);
  const ofTrees = probabilityOf(model, features);
  const plain = together(ofTrees, plainFeaturesOf(reading, weighed), ground.sentences.length);
  const isFree = !isArticle && features[speakerAt] === 0 && isUndisputed(reading, findings);
  const both = isFree ? trusted(plain) : plain;
  // That a few words stand near each other says nothing of what a sentence makes of them.
  const isShort = tokens.filter(({ isStop }) => !isStop).length < (isArticle ? 5 : 4);
  const read = isShort ? Math.min(ofTrees, both) : both;
  const judged = capped(belowQuoted(read), findings, {
    isNear: isNear(features),
    isAllThere: features[inWindowAt]! >= allThere,
    isArticle,
    isTiled: features[pairsAt]! >= tiled,
  });
  // Two words are no statement; all there, they are an entry of a list or a row of a table.
  const isNone = (tokens.length < 3 && features[inWindowAt]! < 1) || isTooLittle(reading, tokens);
  const probability = isNone ? Math.min(judged, 0.4) : judged;
  return {
    ...stateOf(probability, findings, {
      found,
      foundAnyhow: features[inWindowAt]!,
      isArticle,
    }),
    probability: Number(probability.toFixed(4)),
    ...(evidence && found > 0.2 && { evidence }),
  };
}

/** What is said in other words is never as sure as what stands there word for word. */
const belowQuoted = (probability: number): number =>
  probability <= supportedFrom
    ? probability
    : supportedFrom + (probability - supportedFrom) * suredInOtherWords;
const suredInOtherWords = 0.96;

/** One word in common, or two that do not stand side by side, prove nothing of a third. */
function isTooLittle(reading: Reading, tokens: readonly Token[]): boolean {
  const { at } = reading;
  const content = tokens.flatMap(({ isStop }, i) => (isStop ? [] : [i]));
  const found = content.filter((i) => at[i] !== -1);
  if (found.length < 2) return found.length < content.length;
  if (content.length === 2) return stretchOf(reading, found) > nearWords;
  return (
    content.length < fewWords &&
    found.length < content.length &&
    stretchOf(reading, found) > besideWords
  );
}

const fewWords = 4;
const nearWords = 3;
/** With an article between them at most. */
const besideWords = 2;
const stretchOf = (reading: Reading, found: readonly number[]): number =>
  apart(reading, reading.at[found[0]!]!, reading.at[found.at(-1)!]!);

const standsIn = (sentence: string, ground: Ground): boolean => {
  const wanted = squeeze(sentence);
  return wanted.length > 0 && ground.squeezed().includes(wanted);
};

/** Fewer words are an entry of a list, which other signs part from the next. */
const fewestOfSentence = 4;

/** Does it stand in the passages from the end of a sentence, or of a line, to the next? */
function standsWhole(sentence: string, text: string, length: number): boolean {
  const words = sentence.trim().split(/\s+/);
  const pattern = words.map((word) => RegExp.escape(word)).join('\\s+');
  const isEntry = length < fewestOfSentence;
  const opens = isEntry ? endsBefore.entry : endsBefore.sentence;
  // Chinese and Japanese have no space behind a stop.
  const standing = new RegExp(`(?<=^|\\s|[。！？])${pattern}(?:(?=\\s|$)|(?<=[。！？]))`, 'gu');
  return [...text.matchAll(standing)].some(
    ({ index, 0: found }) =>
      opens.test(text.slice(Math.max(0, index - 8), index)) &&
      (/[.!?。！？…]["'”»)]*$/u.test(found) ||
        (isEntry ? /^\s*(?:$|[-–—•*|:;,\n])/u : /^[^\S\n]*(?:$|\n)/u).test(
          text.slice(index + found.length),
        )),
  );
}
const endsBefore = {
  sentence: /(?:^|\n|[.!?。！？…]["'”»)\]]*)\s*(?:[-•*]\s)?$/u,
  entry: /(?:^|\n|[-–—•*|:;,.!?。！？…]["'”»)\]]*)\s*$/u,
};

/** From this probability on a sentence counts as supported. */
export const supportedFrom = 0.5;
/** Below it, and with something sure against it, a sentence counts as contradicted. */
const contradictedBelow = 0.3;
const sure: Readonly<Partial<Record<FindingCode, number>>> = {
  negation: 0.95,
  opposite: 0.95,
  quantifier: 0.95,
  attribution: 0.75,
  cause: 0.95,
  order: 0.95,
  unit: 0.95,
  number_absent: 0.95,
  number_elsewhere: 0.95,
  name_absent: 0.95,
  name_elsewhere: 0.95,
  rival: 0.85,
  exchanged: 0.75,
};
/** What keeps a sentence near to the letter from counting as supported. */
const likely: Readonly<Partial<Record<FindingCode, number>>> = {
  appended: 0.7,
  rival: 0.7,
  number_absent: 0.6,
  name_absent: 0.5,
  attribution: 0.5,
  spliced: 0.8,
  cause: 0.6,
  order: 0.6,
  quantifier: 0.5,
};
/** And where they are short: in an article another place may settle it. */
const likelyInShort: Readonly<Partial<Record<FindingCode, number>>> = {
  ...likely,
  opposite: 0.8,
  name_elsewhere: 0.5,
};
/** Of these, what holds for a sentence in other words as well, unless another place may settle it. */
const likelyAnywhere: Readonly<Partial<Record<FindingCode, number>>> = {
  appended: 0.7,
  cause: 0.6,
  negation: 0.7,
  opposite: 0.85,
  order: 0.95,
  quantifier: 0.5,
  attribution: 0.5,
  number_absent: 0.7,
  name_absent: 0.5,
  exchanged: 1,
  // Of the words in the place of others only those that stand elsewhere for something else.
  rival: 0.95,
  spliced: 0.8,
};
/** So probable, a sentence in other words is not doubted for a denial that is not sure. */
const farFromDoubt = 0.75;
/** Of what is sure, what keeps a sentence in other words from counting as supported by an article. */
const sureInArticle: ReadonlySet<FindingCode> = new Set([
  'negation',
  'number_absent',
  'number_elsewhere',
  'exchanged',
  'cause',
]);
/** In an article it takes more to call a sentence contradicted. */
const contradictedBelowInArticle = 0.1;
/** Of a sentence that has little in common with the passages nothing can be said for sure. */
const commonNeeded = 0.7;
const alignedAt = featureNames.indexOf('aligned');
/** So much of the words stands there, in whatever order. */
const allThere = 0.85;
/** So many words stand beside each other as there: what stands between two of them has its place. */
const tiled = 0.4;
const inWindowAt = featureNames.indexOf('inWindow');
const speakerAt = featureNames.indexOf('speaker');
const pairsAt = featureNames.indexOf('pairs');
const triplesAt = featureNames.indexOf('triples');
/** Is the sentence near enough to the letter that single words can be laid side by side? */
const isNear = (features: readonly number[]): boolean =>
  features[alignedAt]! >= 0.78 || (features[alignedAt]! >= 0.5 && features[triplesAt]! >= 0.5);

/**
 * Near to the letter a sure finding decides, whatever the model learned: what no training sentence
 * showed is refused as well.
 */
function capped(
  probability: number,
  findings: readonly Finding[],
  by: {
    readonly isNear: boolean;
    readonly isAllThere: boolean;
    readonly isArticle: boolean;
    readonly isTiled: boolean;
  },
): number {
  const found = findings.filter(({ code, strength }) => strength >= (sure[code] ?? 2));
  if (by.isNear && found.length > 0) return Math.min(probability, 0.2);
  // All in words of the passages, with two of them exchanged.
  const isExchanged = found.some(({ code, strength }) => code === 'exchanged' && strength === 1);
  if (by.isAllThere && isExchanged) return Math.min(probability, 0.25);
  if (by.isArticle && found.some(({ code }) => sureInArticle.has(code)))
    return Math.min(probability, 0.45);
  const isDoubtful = findings.some(
    ({ code, strength }) =>
      (by.isNear && strength >= ((by.isArticle ? likely : likelyInShort)[code] ?? 2)) ||
      (by.isAllThere && code === 'negation' && strength === 1) ||
      (!by.isArticle &&
        (code !== 'rival' || by.isTiled) &&
        // Where all else is there, a denial may be what the passage says in other words.
        !(code === 'negation' && strength < 1 && probability >= farFromDoubt) &&
        strength >= (likelyAnywhere[code] ?? 2)),
  );
  return isDoubtful ? Math.min(probability, 0.45) : probability;
}

/** What a sentence has in common with the passages: the share of it that they have. */
interface Common {
  /** In the order of the sentence. */
  readonly found: number;
  /** In any order. */
  readonly foundAnyhow: number;
  readonly isArticle: boolean;
}

function stateOf(
  probability: number,
  findings: readonly Finding[],
  { found, foundAnyhow, isArticle }: Common,
): Pick<Verdict, 'state' | 'reason'> {
  const below = isArticle ? contradictedBelowInArticle : contradictedBelow;
  if (probability >= supportedFrom)
    return { state: 'supported', reason: { code: 'in_other_words' } };
  const against = findings
    .filter(({ code, strength, mayAgree }) => !mayAgree && strength >= (sure[code] ?? 2))
    .toSorted((a, b) => b.strength - a.strength);
  const [first] = against;
  // Two that changed places cannot both stand in the order of the passage.
  const common = first?.code === 'exchanged' ? foundAnyhow : found;
  if (first && probability < below && common >= commonNeeded)
    return { state: 'contradicted', reason: reasonOf(first) };
  // A figure that no passage has is absent, however little else the sentence shares with them.
  const figure = against.find(
    ({ code, said }) => code === 'number_absent' && /\d/.test(said ?? ''),
  );
  if (figure && probability < below) return { state: 'contradicted', reason: reasonOf(figure) };
  const [strongest] = findings.toSorted((a, b) => b.strength - a.strength);
  if (strongest && strongest.strength >= 0.5)
    return { state: 'loose', reason: reasonOf(strongest) };
  return { state: 'loose', reason: { code: found >= 0.4 ? 'much_reworded' : 'little_found' } };
}

const reasonOf = ({ code, said, given }: Finding): Reason => ({
  code,
  ...(said !== undefined && { said }),
  ...(given !== undefined && { given }),
});
