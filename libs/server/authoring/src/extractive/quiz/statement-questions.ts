import { baseLanguage, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { leansElsewhere, pointsBackIn } from '../material/definition-form.ts';
import { opensWithVerb, withoutArticle } from '../material/definition-sources.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Candidate } from './candidate.ts';
import { isAside, isClause, isDamaged, isForeign, relative } from './clauses.ts';
import { couldGoWith, numberOf } from './number.ts';
import type { Prose } from './lesson-parts.ts';
import { setNames } from './subjects.ts';
import { worded, type Wording } from './wording.ts';

interface Said {
  readonly subject: string;
  readonly stems: readonly string[];
  readonly predicate: string;
  /** Undefined if another lesson says it. */
  readonly sentence?: Prose;
}

const nearbyChunks = 20;
const lengths = { subject: 9, least: 4, most: 26 } as const;

/** "How does the lesson complete this statement: …?": against what it says of other things. */
export function statementQuestions(
  sentences: readonly Prose[],
  index: MaterialIndex,
  chunkOf: (ref: string) => number,
  wording: Wording,
  language: string,
): Candidate[] {
  // Elsewhere the first finite verb is not found safely enough: the cut falls inside the subject.
  if (baseLanguage(language) !== 'en') return [];
  const names = setNames(index);
  const own = sentences.flatMap((sentence) => {
    if (!sentence.factual || sentence.refs.length === 0) return [];
    const said = halvesOf(sentence.plain, names, language);
    return said ? [{ ...said, sentence }] : [];
  });
  if (own.length === 0) return [];
  const around = saidAround(chunkOf(own[0]?.sentence.refs[0] ?? ''), index);
  const all: readonly Said[] = [...own, ...around];
  return own.flatMap((one) => {
    const inPredicate = new Set(contentStems(one.predicate, language));
    if (one.stems.some((stem) => inPredicate.has(stem)) || inPredicate.size < 3) return [];
    // Of what much is said, more than one of the options may be true.
    const isOften = all.some(
      (other) => other !== one && other.stems.join(' ') === one.stems.join(' '),
    );
    if (isOften || opensMany(one.subject, sentences)) return [];
    const wrong = all.filter((other) => isOther(other, one, inPredicate, language));
    return [
      {
        type: 'statement' as const,
        question: worded(wording.whatStatement, { a: one.subject }),
        key: one.predicate,
        wrong: [...new Set(wrong.map(({ predicate }) => predicate))],
        explanation: worded(wording.because, { a: one.sentence.plain }),
        refs: one.sentence.refs,
        place: one.sentence.number,
        about: [one.stems.join(' '), one.sentence.plain],
        worth: 0.8 + Math.min(0.4, inPredicate.size / 20),
      },
    ];
  });
}

/** Do several sentences of the lesson begin with it? */
const opensMany = (subject: string, sentences: readonly Prose[]): boolean =>
  sentences.filter(({ plain }) => plain.startsWith(`${subject} `)).length > 1;

/** A sentence that stands alone, cut before its verb; undefined where that is not safely found. */
function halvesOf(
  plain: string,
  names: ReadonlyMap<string, string>,
  language: string,
): Omit<Said, 'sentence'> | undefined {
  if (!/[.。।]$/u.test(plain) || leansElsewhere(plain, language)) return undefined;
  if (/["“”«»„|<>{}=\\:：;；]|\[\w/.test(plain) || isUnspaced(language)) return undefined;
  if (isForeign(plain, language) || isAside(plain) || !isClause(plain, language)) return undefined;
  if (isDamaged(plain) || / [-–—] /.test(plain)) return undefined;
  const words = plain.replace(/[.।]$/u, '').split(' ');
  for (let count = 1; count <= lengths.subject; count++) {
    const predicate = words.slice(count).join(' ');
    if (/[,()]$/.test(words[count - 1] ?? '')) return undefined;
    if (!opensWithVerb(predicate, language)) continue;
    const subject = words.slice(0, count).join(' ');
    const stems = contentStems(subject, language);
    const isWhole =
      // One word may be anything; the last word of a noun phrase is its noun.
      (stems.length >= 2 || names.has(withoutArticle(subject).toLowerCase())) &&
      contentStems(words[count - 1] ?? '', language).length > 0 &&
      !relative.test(subject) &&
      !comparesBack.test(subject) &&
      !/(?<!\p{L})(?:if|when|unless|because|while|as|by|then|until)(?!\p{L})/iu.test(subject) &&
      words.length - count >= lengths.least &&
      words.length - count <= lengths.most &&
      !likeWhat.test(predicate) &&
      (!nounBefore.test(predicate) || statesThat.test(predicate)) &&
      !/^(?:would like|wish(?:es)?|thanks?) /u.test(predicate) &&
      !pointsBackIn(plain, language);
    return isWhole ? { subject, stems, predicate } : undefined;
  }
  return undefined;
}

/** "A safer alternative", "the situation described": to what, an earlier sentence says. */
const comparesBack =
  /(?<!\p{L})(?:\p{L}{3,}er (?:alternative|way|option|choice)|alternative|reason|reverse|opposite|lighter|darker|larger|smaller|bigger|older|newer|higher|lower|upper|shorter|longer|former|latter|missing|resulting|corresponding|remaining|respective|desired|relevant|left|right|(?:values?|settings?|arguments?) of|described|mentioned|other|another)(?!\p{L})/iu;

/** Like, or unlike, something that an earlier sentence names. */
const likeWhat =
  /^(?:is|are|was|were) (?:(?:very|quite) )?(?:similar(?! to)|the same(?! as)|identical(?! to)|equivalent(?! to)|different(?! from)|analogous(?! to)|easier|simpler|better|worse|possible)(?!\p{L})/u;

/** "Messages that specify …": the noun of the subject and no verb, unless such a verb states. */
const nounBefore = /^\p{L}+ (?:that|which|who|whose)(?!\p{L})/u;
const statesThat =
  /^(?:means|states?|says?|shows?|implies|imply|requires?|indicates?|specif(?:y|ies)|ensures?|assumes?|suggests?|proves?|guarantees?|claims?|determines?|decides?|tells?|controls?|describes?|defines?|lists?|selects?|identif(?:y|ies)|explains?) /u;

const saidByIndex = new WeakMap<MaterialIndex, ReadonlyMap<number, readonly Said[]>>();

/** What the paragraphs around a place of the material say, the nearest first. */
function saidAround(chunk: number, index: MaterialIndex): readonly Said[] {
  if (chunk < 0) return [];
  let known = saidByIndex.get(index);
  if (!known) {
    known = new Map(
      index.chunks.map(({ id, sentences, language }) => [
        id,
        sentences.flatMap(({ plain }) => halvesOf(plain, setNames(index), language) ?? []),
      ]),
    );
    saidByIndex.set(index, known);
  }
  return [...known]
    .filter(([id]) => Math.abs(id - chunk) <= nearbyChunks)
    .toSorted(([a], [b]) => Math.abs(a - chunk) - Math.abs(b - chunk))
    .flatMap(([, said]) => said);
}

function isOther(
  other: Said,
  one: Said,
  inPredicate: ReadonlySet<string>,
  language: string,
): boolean {
  const stems = contentStems(other.predicate, language);
  const shared = stems.filter((stem) => inPredicate.has(stem)).length;
  return (
    other !== one &&
    !other.stems.some((stem) => one.stems.includes(stem)) &&
    !stems.some((stem) => one.stems.includes(stem)) &&
    shared / Math.max(1, Math.min(stems.length, inPredicate.size)) < 0.5 &&
    couldGoWith(numberOf(one.subject, one.predicate), other.predicate) &&
    other.predicate.length > one.predicate.length * 0.4 &&
    other.predicate.length < one.predicate.length * 2.4
  );
}
