import { baseLanguage } from '@coursewright/text';
import { leansElsewhere } from '../material/definition-form.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Candidate } from './candidate.ts';
import { capital, isForeign } from './clauses.ts';
import type { Prose } from './lesson-parts.ts';
import { worded, type Wording } from './wording.ts';

/** Reasons of other paragraphs may stand against those of the lesson up to so far away. */
const nearbyChunks = 60;

const reasons: Readonly<Record<string, RegExp>> = {
  en: /^(?<main>.{20,160}?),? because (?!of )(?<reason>.{15,140})\.$/u,
  es: /^(?<main>.{20,160}?),? (?:porque|ya que|debido a que) (?<reason>.{15,140})\.$/u,
  fr: /^(?<main>.{20,160}?),? (?:parce que |car |puisque |parce qu['’]|puisqu['’])(?<reason>.{15,140})\.$/u,
  de: /^(?<main>.{20,160}?), (?:weil|da) (?<reason>.{15,140})\.$/u,
  it: /^(?<main>.{20,160}?),? (?:perché|poiché|in quanto) (?<reason>.{15,140})\.$/u,
  pt: /^(?<main>.{20,160}?),? (?:porque|pois|já que|uma vez que) (?<reason>.{15,140})\.$/u,
  ca: /^(?<main>.{20,160}?),? (?:perquè|ja que) (?<reason>.{15,140})\.$/u,
  ru: /^(?<main>.{20,160}?), (?:потому что|так как|поскольку) (?<reason>.{15,140})\.$/u,
};

/** "What reason does the lesson give for …?", against the reasons that it gives for other things. */
export function causeQuestions(
  sentences: readonly Prose[],
  index: MaterialIndex,
  chunkOf: (ref: string) => number,
  wording: Wording,
  language: string,
): Candidate[] {
  const found = causesIn(sentences, language);
  if (found.length === 0) return [];
  const here = chunkOf(found[0]?.sentence.refs[0] ?? '');
  const around = index.chunks
    .filter(({ id }) => here >= 0 && Math.abs(id - here) <= nearbyChunks)
    .toSorted((a, b) => Math.abs(a.id - here) - Math.abs(b.id - here))
    .flatMap((chunk) => chunk.sentences.flatMap(({ plain }) => causeIn(plain, language) ?? []));
  return found.map(({ main, reason, sentence }) => ({
    type: 'cause' as const,
    question: worded(wording.why, { a: main }),
    key: capital(reason),
    wrong: [...reasonsLike(reason, found), ...reasonsLike(reason, around)],
    explanation: worded(wording.because, { a: sentence.plain }),
    refs: sentence.refs,
    place: sentence.number,
    about: [sentence.plain],
    worth: 2,
  }));
}

/** The statements that the lesson gives a reason for, with their reasons. */
export const causesIn = (
  sentences: readonly Prose[],
  language: string,
): { main: string; reason: string; sentence: Prose }[] =>
  sentences.flatMap((sentence) => {
    const cause =
      sentence.factual && sentence.refs.length > 0 ? causeIn(sentence.plain, language) : undefined;
    return cause ? [{ ...cause, sentence }] : [];
  });

/** Other reasons of about the same length that point back as this one does. */
const reasonsLike = (reason: string, others: readonly { readonly reason: string }[]): string[] =>
  [...new Set(others.map((other) => other.reason))]
    .filter((other) => other !== reason && pronounOf(other) === pronounOf(reason))
    .filter((other) => other.length > reason.length * 0.5 && other.length < reason.length * 2)
    .map(capital);

/** A statement and its reason, where both stand alone. */
function causeIn(plain: string, language: string): { main: string; reason: string } | undefined {
  const { main = '', reason = '' } = reasons[baseLanguage(language)]?.exec(plain)?.groups ?? {};
  const isGood =
    main !== '' &&
    !isForeign(plain, language) &&
    !/["“”«»„]/.test(main + reason) &&
    !leansElsewhere(`${main}.`, language) &&
    !/(?:not|only|just|simply|,)$/u.test(main) &&
    !/(?<!\p{L})(?:if|when|because|this|these|weil|wenn|dies\p{L}*|porque|si|est[aeo]s?|quand|parce|cel?a|se|quando|quest\p{L}|iss?to)(?!\p{L})/iu.test(
      reason,
    );
  return isGood ? { main, reason } : undefined;
}

/** "It", "they": a reason that begins so fits only what it was said of. */
const pronounOf = (reason: string): string =>
  /^(?:it|they|this|that|these|he|she|es|er|sie|dies\p{L}*|il|elle|ils|elles|ce|cela|он|она|они|это)(?!\p{L})/iu
    .exec(reason)?.[0]
    .toLowerCase() ?? '';
