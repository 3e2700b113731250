import { baseLanguage } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { opensWithVerb } from '../material/definition-sources.ts';
import { lowerUnlessName } from '../material/recurring-phrases.ts';
import type { Candidate } from './candidate.ts';
import { isFragment, isMuddled } from './fragments.ts';
import { hasVerb, isOfUnnamedThing } from './lone-statements.ts';
import { type Measure, measures, measureWords } from './measure-words.ts';
import type { ScaleMaterial } from './scale-questions.ts';
import { standing } from './standing.ts';
import { worded, type Wording } from './wording.ts';

const fewestStems = 3;
const mostWords = 26;

type Kind = 'amount' | 'often';
interface Measured {
  readonly kind: Kind;
  readonly measure: Measure;
  readonly said: string;
}

/**
 * Of how many of a kind, or how often, something is so. The answers say it in other words than the
 * lesson, and no two of them can be right.
 */
export function measureQuestions(
  { sentences, subject, recurring, language, asked, written }: ScaleMaterial,
  wording: Wording,
): Candidate[] {
  const words = measureWords(asked);
  if (!words || baseLanguage(asked) !== baseLanguage(language)) return [];
  return sentences.flatMap((sentence): Candidate[] => {
    const whole = standing(sentence, language);
    if (whole === undefined) return [];
    const stems = contentStems(whole, language);
    const isOnSubject =
      recurring === undefined || stems.some((stem) => subject.has(stem) || recurring.has(stem));
    const found = isOnSubject
      ? measuredIn(whole.replace(/[.。]$/u, ''), subject, written, language)
      : undefined;
    if (!found) return [];
    const { kind, measure, said } = found;
    const { question, answers } = words[kind];
    const wrong = measures.filter((one) => one !== measure && !isBeside(one, measure));
    const named = stems.filter((stem) => subject.has(stem)).length;
    return [
      {
        type: kind,
        question: worded(question, { a: said }),
        key: answers[measure],
        wrong: wrong.map((one) => answers[one]),
        isChecked: true,
        isClosed: true,
        explanation: `${answers[measure]}. ${worded(wording.because, { a: sentence.plain })}`,
        refs: sentence.refs,
        place: sentence.number,
        about: [sentence.plain],
        worth: 1 + Math.min(named, 3) / 3,
      },
    ];
  });
}

/** "Many" and "most" may both be so: beside another measure only one of them stands. */
const isBeside = (one: Measure, measure: Measure): boolean =>
  one === 'many' || (one === 'most' && measure === 'many');

const known = new Map<string, readonly [Kind, Measure, RegExp][]>();
function patternsIn(base: string): readonly [Kind, Measure, RegExp][] {
  let found = known.get(base);
  if (!found) {
    const words = measureWords(base);
    // "Often" and "usually" are said by the way: nobody learns them.
    const asked = measures.filter((measure) => measure !== 'many' && measure !== 'most');
    found = asked.flatMap((measure): [Kind, Measure, RegExp][] => {
      const [amount, often] = [words?.amount.said[measure], words?.often.said[measure]];
      return [
        ...(amount === undefined
          ? []
          : [
              [
                'amount',
                measure,
                new RegExp(`^(?:${amount}) (?<b>\\p{Ll}.+)$`, base === 'de' ? 'iu' : 'u'),
              ] as [Kind, Measure, RegExp],
            ]),
        ...(often === undefined
          ? []
          : [
              [
                'often',
                measure,
                new RegExp(`^(?<a>[^,;:]{3,90}?)(?<c>,)? (?:${often})(?<d>,)?(?<b> .{8,})$`, 'u'),
              ] as [Kind, Measure, RegExp],
            ]),
      ];
    });
    known.set(base, found);
  }
  return found;
}

function measuredIn(
  whole: string,
  subject: ReadonlySet<string>,
  written: ReadonlyMap<string, string>,
  language: string,
): Measured | undefined {
  for (const [kind, measure, pattern] of patternsIn(baseLanguage(language))) {
    const { a = '', b = '' } = pattern.exec(whole)?.groups ?? {};
    if (b === '') continue;
    const said = (kind === 'amount' ? b : `${a} …${b}`).replace(
      /, (?:and|but|so|und|aber|et|mais|y|pero|e|ma|mas|и|но|а) .*$/u,
      '',
    );
    const isGood =
      !compared.test(a) &&
      !relative.test(a) &&
      !/^ (?:(?:did|do|does)|(?:visuali[sz]ed|called|referred to|known as|described|considered|found|seen)(?!\p{L}))/u.test(
        b,
      ) &&
      !(/^ \p{L}+ing(?!\p{L})/u.test(b) && !/(?:is|are|was|were|be|been)$/u.test(a)) &&
      !/^(?:of|una? |uno |один|одна|d[’']entre|others?|further|additional|autres|otr[oa]s|altr[ei]|outr[oa]s|anderen|weiteren|друг\p{L}+|times|Male|fois|veces|volte|vezes)(?!\p{L})/u.test(
        b,
      ) &&
      !(kind === 'often' && opensWithVerb(a.charAt(0).toLowerCase() + a.slice(1), language)) &&
      (kind === 'often' ||
        baseLanguage(language) !== 'en' ||
        /^(?:[\p{L}-]+ ){0,2}(?:[\p{L}-]+[^s’']s|people|men|women|children)(?![\p{L}’'])/u.test(
          b,
        )) &&
      (baseLanguage(language) !== 'en' || verbal.test(said)) &&
      contentStems(said, language).length >= fewestStems &&
      said.split(' ').length <= mostWords &&
      !unclear.test(a === '' ? b : `${a}${b}`) &&
      !isMuddled(said, language) &&
      (kind === 'amount'
        ? hasVerb(b, language) && !isFragment(b, language)
        : contentStems(a, language).length >= 1 &&
          !begins.test(a) &&
          !isOfUnnamedThing(a, subject, language));
    if (isGood)
      return {
        kind,
        measure,
        said: kind === 'amount' ? said : lowerUnlessName(said, written, language),
      };
  }
  return undefined;
}

/** Inside a clause that describes a thing. */
const relative =
  /(?<!\p{L})(?:that|which|who|whose|where|when|if|whether|because|qui|que|dont|où|donde|quien|che|cui|dove|quem|onde|котор\p{L}+|где|что)(?!\p{L})|, (?:der|die|das|den|dem) /iu;
/** "More frequently": of two. */
const compared =
  /(?<!\p{L})(?:more|less|as|so|too|very|how|quite|plus|moins|aussi|assez|très|si|más|menos|tan|muy|tanto|più|meno|così|molto|mais|tão|muito|sehr|so|zu|öfter|более|менее|так|очень|слишком|чаще)$/iu;
/** English: a finite verb that is known by its form or by its place. */
const verbal =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|can|could|may|might|will|would|shall|should|must|do|does|did|\p{L}{3,}s|\p{L}+ed|…(?! [\p{L}]+ed (?:in|by|on|to|as)) \p{Ll}+)(?!\p{L})/u;
/** Denied, doubted, or measured a second time. */
const unclear =
  /(?<!\p{L})(?:not?|never|none|nor|neither|cannot|any|ever|should|étant|siendo|essendo|sendo|only|always|usually|often|sometimes|rarely|most|all|every|some|many|few|almost|than|nicht|kein\p{L}*|nur|nie|immer|oft|manche|alle|fast|ne|pas|jamais|seulement|toujours|souvent|tous|toutes|presque|nunca|sólo|solo|siempre|todos|todas|casi|ni|non|mai|tutti|tutte|quasi|não|só|sempre|apenas|quase|не|ни|только|все|всегда|почти)(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})n['’]|(?<!\p{L})(?:no)(?= \p{L})/iu;
/** A case, an order, a place: the measure is of that alone. */
const begins =
  /^(?:if|when|while|because|although|since|as|once|after|before|there|it|do|be|to|you|what|how|one|wenn|weil|obwohl|es|man|si|quand|il|on|cuando|aunque|es|se|quando|si|если|когда|это)(?!\p{L})/iu;
