import type { LessonDraft } from '@coursewright/contract';
import type { MaterialIndex } from '../material/material-index.ts';
import { baseLanguage } from '@coursewright/text';
import { pointsBackIn } from '../material/definition-form.ts';
import { opensWithVerb, withoutArticle } from '../material/definition-sources.ts';
import type { Definition } from '../material/definitions.ts';
import { isOfUnnamed, isToAsk } from './askable-definitions.ts';
import type { Candidate } from './candidate.ts';
import { askedByClauses } from './recall-clauses.ts';
import { askedByCommands } from './recall-commands.ts';
import { capital, isDamaged, isForeign, lengthIn } from './clauses.ts';
import { nameOf } from './entry-names.ts';
import { isSaidOfOthers } from './same-sayings.ts';
import { isEntry } from './term-questions.ts';
import { isReadable, vocabularyOf } from './vocabulary.ts';
import type { OwnDefinition } from './lesson-terms.ts';
import type { LessonParts, Prose } from './lesson-parts.ts';
import { worded, type Wording } from './wording.ts';

/** What questions to answer from memory are made of. */
export interface RecallMaterial {
  readonly lesson: Pick<LessonDraft, 'key_terms'>;
  readonly parts: LessonParts;
  /** The definitions that the lesson gives. */
  readonly own: readonly OwnDefinition[];
  readonly index: MaterialIndex;
  readonly wording: Wording;
  readonly language: string;
}

/**
 * What a learner should know by heart: what the key terms are, and what the lesson answers under a
 * heading that asks. Nothing is chosen from, so that nothing but knowing it helps; and nothing but
 * the question tells what is meant, so that few names and headings will do.
 */
export const recallQuestions = (material: RecallMaterial): Candidate[] => [
  ...askedByHeadings(material),
  ...meaningsOfTerms(material),
  ...askedByCommands(material.parts, material.language),
  ...askedByClauses(material.parts, material.language),
];

function meaningsOfTerms(material: RecallMaterial): Candidate[] {
  const { lesson, own, index, wording, language } = material;
  const terms = new Set(lesson.key_terms.map(({ term, definition }) => `${term}\n${definition}`));
  return own
    .filter(({ definition: { term, definition } }) => terms.has(`${term}\n${definition}`))
    .filter(
      ({ definition }) =>
        isToAsk(definition, language) &&
        !isOfUnnamed(definition.definition) &&
        !isBareWord(definition, index) &&
        !isSaidOfOthers(definition.term, definition.definition, index, language) &&
        lengthIn(definition.definition, language) >= fewestToKnow,
    )
    .flatMap(({ definition: { term, definition, sentence, stems, code }, place }) => {
      const isThing = withoutArticle(definition) !== definition || !code;
      const isUse = opensWithVerb(
        definition.charAt(0).toLowerCase() + definition.slice(1),
        language,
      );
      if (isThing ? isDeed.test(definition) : !isUse) return [];
      return [
        {
          type: 'recall' as const,
          question: worded(wording[askingOf(nameOf(term), { isThing, code, language })], {
            a: nameOf(term),
          }),
          key: capital(definition),
          wrong: [],
          // The answer is what the source says.
          explanation: '',
          refs: [sentence.ref],
          place,
          about: [stems.join(' '), sentence.plain],
          worth: code ? 1 : 2,
        },
      ];
    });
}

/** In Japanese: "One adds a stanza to each section" says of no thing what it is. */
const isDeed = /(?:[いきしちにびみりえけせてねべめれ]ます|ください|ましょう)。?$/u;

/** "What does “lower basin” mean?", "What is “Debian”?", "What is “ls” for?" */
function askingOf(
  name: string,
  { isThing, code, language }: { isThing: boolean; code: boolean; language: string },
): 'whatFor' | 'whatIs' | 'whatMeans' {
  if (!isThing) return 'whatFor';
  // In German any noun has a large letter.
  const isName = !name.includes(' ') && /\p{Lu}/u.test(name) && baseLanguage(language) !== 'de';
  return code || isName ? 'whatIs' : 'whatMeans';
}

/** "A build system" tells a kind of which there are many. */
const fewestToKnow = 6;

/** "steps", "select", "ae": of what, only its list tells. */
function isBareWord(definition: Definition, index: MaterialIndex): boolean {
  const name = nameOf(definition.term);
  if (name.length < shortestName) return true;
  if (definition.code)
    return vocabularyOf(index).has(name.toLowerCase()) || isReadable(name, vocabularyOf(index));
  return isEntry(definition) && /^\p{Ll}+$/u.test(name);
}
const shortestName = 3;

/** "Why is a journal kept?" with all that is said below it. */
function askedByHeadings({ parts, index, language }: RecallMaterial): Candidate[] {
  return [...Map.groupBy(parts.sentences, ({ heading }) => heading)].flatMap(([heading, said]) => {
    const [first] = said;
    if (!first || !isQuestion(heading, language)) return [];
    if (!isWholeSection(said, index) || !said.every((one) => isAnswer(one, language))) return [];
    const key = said.map(({ plain }) => plain).join(' ');
    if (key.length > longestAnswer || lengthIn(key, language) < fewestSaid) return [];
    return [
      {
        type: 'recall' as const,
        question: heading,
        key,
        wrong: [],
        isChecked: true,
        explanation: '',
        refs: [...new Set(said.flatMap(({ refs }) => refs))],
        place: first.number,
        about: [heading, ...said.map(({ plain }) => plain)],
        worth: 3,
      },
    ];
  });
}
const longestAnswer = 300;
const fewestSaid = 8;

const isQuestion = (heading: string, language: string): boolean =>
  /^[^?？؟]+[?？؟]$/u.test(heading) &&
  asksToKnow.test(heading) &&
  lengthIn(heading, language) >= fewestAsked &&
  heading.length <= longestAsked &&
  !/ [–—-] |: /u.test(heading) &&
  !ofReader.test(heading) &&
  !goesOn.test(heading) &&
  !pointsBackIn(heading, language) &&
  !isDamaged(heading.replace(/^¿/u, ''));
/** Not where something is to be had, who did it, or whether it is so. */
const asksToKnow =
  /^¿?(?:how|what|why|which|wie|was|warum|weshalb|welche[mnrs]?|wozu|wodurch|worin|woran|comment|pourquoi|quel(?:le)?s?|combien|à quoi|de quoi|que |cómo|qué|por qué|cuál(?:es)?|cuánt[ao]s?|para qué|come|cosa|che|perché|qual[ei]?|quant[aeio]|como|o que|por que|quais|para que|что|как|какой|какая|какое|какие|каким|почему|зачем|чем|сколько|для чего)(?!\p{L})|^qu[’'](?:est-ce|y|en)|什么|如何|怎么|怎样|为何|为什么|哪些|哪个|何|どう|なぜ|どの|どれ|いつ|^(?:ما|ماذا|كيف|لماذا|كم)(?!\p{L})|क्या|कैसे|क्यों|कौन|कितन/iu;
const fewestAsked = 3;
const longestAsked = 160;
/** "What do you think?" and "Who helped us?" ask for no knowledge. */
const ofReader =
  /(?<!\p{L})(?:(?:you|do you) think|help(?:ed)? (?:us|me)|contact|copyright|licen[cs]e)(?!\p{L})/iu;
/** "And what about the others?" */
const goesOn =
  /^¿?(?:and|but|so|or|what (?:about|else|other)|any other|et|mais|que dire|cosa dire|che dire|qué decir|und|aber|was ist mit|y|pero|qué hay de|e|ma|mas|и|а|но)(?!\p{L})/iu;

/** Is it all that the source has under the heading, so that the answer is whole? */
function isWholeSection(said: readonly Prose[], { chunks }: MaterialIndex): boolean {
  const opening = chunks.find(
    ({ opensSection, sentences: [first] }) =>
      opensSection && first?.plain === said[0]?.plain && said[0]?.refs.includes(first?.ref ?? ''),
  );
  if (!opening) return false;
  const section = chunks.filter(
    (one) => one.source === opening.source && one.section === opening.section,
  );
  const all = section.flatMap(({ sentences }) => sentences.map(({ plain }) => plain));
  return (
    section.every(({ attachments }) => attachments.length === 0) &&
    all.length === said.length &&
    all.every((plain, at) => plain === said[at]?.plain)
  );
}

/** Neither damaged nor sending away, in the text's language. */
const isAnswer = ({ plain, refs }: Prose, language: string): boolean =>
  refs.length > 0 && !isDamaged(plain) && !isForeign(plain, language) && !readsOn.test(plain);
/** "More on it can be found here", "read the FAQ". */
const readsOn =
  /(?<!\p{L})(?:(?:more|further) (?:information|details?|about)|read the|weitere informationen|nähere[sr]? (?:dazu|informationen)|(?:más|para más) (?:información|detalles)|pour plus d|plus d[’']informations|per (?:maggiori|ulteriori)|mais (?:informações|detalhes)|подробн\p{L}+|обратитесь|здесь)(?!\p{L})|请阅读|请参|详情|詳細は|詳しくは/iu;
