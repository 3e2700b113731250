import { baseLanguage, countWords, isUnspaced } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { leansElsewhere, sendsElsewhere } from '../material/definition-form.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Candidate } from './candidate.ts';
import { occurrencesIn } from './choose-options.ts';
import { claimed, sameGender } from './distractors.ts';
import type { Prose } from './lesson-parts.ts';
import { formOf, isAlike, isSameKindOfName } from './likeness.ts';
import { subjectsAround } from './subject-questions.ts';
import { setNames } from './subjects.ts';
import { worded, type Wording } from './wording.ts';

const gap = '_____';
const words = { least: 9, most: 34 } as const;
/** Content words that must be left to tell what is missing. */
const fewestStems = 5;
/** Wrong answers that the lesson itself uses; with fewer the gap is filled by elimination. */
const wrongNeeded = 2;

/**
 * What stands before and behind a noun phrase that is whole. Elsewhere a gap would cut a name open
 * ("Unix _____ manual").
 */
const besideGap: Readonly<Record<string, { readonly before: RegExp; readonly after: RegExp }>> = {
  en: {
    before:
      /(?<![\p{L}])(?:the|an?|of|by|to|from|with|into|for|as|between|and|or|called|each|every|any|all|no) $/iu,
    after:
      /^(?:[.,;)]|(?: (?:of|in|on|to|for|is|are|was|were|that|which|and|or|by|with|from|can|has|have|as|at|will|must|than|when|if|because)(?![\p{L}])))/u,
  },
  es: {
    before: /(?<![\p{L}])(?:el|la|los|las|una?|del|al|de|por|con|para|en|cada|y|o) $/iu,
    after:
      /^(?:[.,;)]|(?: (?:de|del|en|que|y|o|es|son|para|por|con|se|puede|cuando|a|al|como)(?![\p{L}])))/u,
  },
  fr: {
    before: /(?<![\p{L}])(?:le|la|les|une?|des|du|de|par|avec|pour|dans|chaque|et|ou) $/iu,
    after:
      /^(?:[.,;)]|(?: (?:de|du|des|dans|qui|que|et|ou|est|sont|pour|par|avec|peut|à|sur|en)(?![\p{L}])))/u,
  },
  de: {
    before:
      /(?<![\p{L}])(?:der|die|das|dem|den|des|eine?[rmns]?|von|vom|mit|für|durch|zum|zur|und|oder|jede[rsnm]?|kein[ersmn]*) $/iu,
    after:
      /^(?:[.,;)]|(?: (?:der|die|das|des|in|im|auf|und|oder|ist|sind|wird|werden|kann|für|von|mit|zu|zum|zur|an|bei|als)(?![\p{L}])))/u,
  },
  it: {
    before:
      /(?<![\p{L}])(?:il|lo|la|i|gli|le|uno?|una|del|della|dei|delle|al|di|da|con|per|in|ogni|e|o) $/iu,
    after: /^(?:[.,;)]|(?: (?:di|del|della|in|che|e|o|è|sono|per|con|da|può|a|si)(?![\p{L}])))/u,
  },
  pt: {
    before: /(?<![\p{L}])(?:os?|as?|uma?|do|da|dos|das|de|por|com|para|em|no|na|cada|e|ou) $/iu,
    after:
      /^(?:[.,;)]|(?: (?:de|do|da|em|no|na|que|e|ou|é|são|para|por|com|pode|a|ao|se)(?![\p{L}])))/u,
  },
};

interface Name {
  readonly text: string;
  readonly stems: readonly string[];
}

/**
 * "Which term belongs in the gap?": only terms of the lesson, in statements that tell which of them
 * it is, against other terms of the lesson.
 */
export function gapQuestions(
  sentences: readonly Prose[],
  text: string,
  index: MaterialIndex,
  chunkOf: (ref: string) => number,
  wording: Wording,
  language: string,
): Candidate[] {
  const first = sentences.find(({ refs }) => refs.length > 0);
  if (!first) return [];
  const beside = besideGap[baseLanguage(language)];
  if (!beside) return [];
  const around = subjectsAround(chunkOf(first.refs[0] ?? ''), index, setNames(index));
  const defined = index.definitions
    .filter(({ code, isAbbreviation }) => !code && !isAbbreviation)
    .map(({ term }) => term);
  const known: Name[] = [...new Set([...defined, ...around])]
    .filter((name) => formOf(name) === 'word' && occurrencesIn(text, name) > 0)
    .map((name) => ({ text: name, stems: contentStems(name, language) }))
    .filter(({ stems }) => stems.length > 0);
  // A word that the text neither defines nor makes a name of could be many things.
  const asked = known.filter(
    ({ text: name }) =>
      !/^(?:foo|bar|baz|qux)$/iu.test(name) && (defined.includes(name) || name.includes(' ')),
  );
  return sentences.flatMap((sentence) => {
    if (!isTelling(sentence, language)) return [];
    return asked.flatMap((name) => gapIn(sentence, name, known, index, wording, language));
  });
}

function isTelling({ plain, factual, refs }: Prose, language: string): boolean {
  const length = isUnspaced(language) ? plain.length / 2 : countWords(plain);
  return (
    factual &&
    refs.length > 0 &&
    length >= words.least &&
    length <= words.most &&
    /[.。।]$/u.test(plain) &&
    !leansElsewhere(plain, language) &&
    !sendsElsewhere(plain) &&
    !/(?<!\p{L})(?:chapter|chapitre|kapitel|capitolo|capítulo|section|abschnitt|sezione|sección|seção)\s+\d/iu.test(
      plain,
    ) &&
    !/[|<>{}=\\]|\[\w|["“”«»„]/.test(plain)
  );
}

function gapIn(
  sentence: Prose,
  name: Name,
  known: readonly Name[],
  index: MaterialIndex,
  wording: Wording,
  language: string,
): Candidate[] {
  const { plain } = sentence;
  const found = placesOf(plain, name.text, language);
  const [start] = found;
  if (start === undefined || found.length > 1 || start < 8) return [];
  const end = start + name.text.length;
  const beside = besideGap[baseLanguage(language)];
  if (!beside?.before.test(plain.slice(0, start)) || !beside.after.test(plain.slice(end)))
    return [];
  const rest = `${plain.slice(0, start)} ${plain.slice(end)}`;
  const others = new Set(contentStems(rest, language));
  if (others.size < fewestStems || name.stems.some((stem) => others.has(stem))) return [];
  const spot = {
    kind: 'term' as const,
    start,
    end,
    text: name.text,
    stems: name.stems,
    unit: '',
    worth: 1,
  };
  const before = /([\p{L}’']+)\s+$/u.exec(plain.slice(0, start))?.[1]?.toLowerCase() ?? '';
  const wrong = known.filter(
    (other) =>
      isAlike(other.text, name.text, language) &&
      isSameKindOfName(other.text, name.text, language) &&
      !other.stems.some((stem) => name.stems.includes(stem) || others.has(stem)) &&
      sameGender(before, other.text, language, index) &&
      !claimed(
        plain,
        spot,
        { text: other.text, stems: other.stems, chunk: -1, unit: '' },
        language,
        index,
      ),
  );
  if (wrong.length < wrongNeeded) return [];
  let opening = plain.slice(0, start);
  // "An _____" would tell how the answer begins.
  if (baseLanguage(language) === 'en') opening = opening.replace(/\b(a)n?\s+$/i, '$1(n) ');
  return [
    {
      type: 'gap',
      question: worded(wording.whichGap, { a: `${opening}${gap}${plain.slice(end)}` }),
      key: name.text,
      wrong: wrong
        .toSorted((a, b) => unlikeness(a.text, name.text) - unlikeness(b.text, name.text))
        .map((other) => other.text),
      explanation: worded(wording.because, { a: plain }),
      refs: sentence.refs,
      place: sentence.number,
      about: [name.stems.join(' '), plain],
      worth: 0.5 + (name.stems.length > 1 ? 0.4 : 0) + Math.min(0.3, others.size / 40),
    },
  ];
}

const unlikeness = (one: string, other: string): number =>
  Math.abs(one.split(' ').length - other.split(' ').length) +
  Math.abs(one.length - other.length) / 10;

/** Where the name stands as a word of its own. */
function placesOf(plain: string, name: string, language: string): number[] {
  const found: number[] = [];
  for (let at = plain.indexOf(name); at !== -1; at = plain.indexOf(name, at + 1)) {
    const isWhole =
      isUnspaced(language) ||
      (!/[\p{L}\p{N}_/.]$/u.test(plain.slice(0, at)) &&
        !/^(?:[\p{L}\p{N}_]|[./-]\p{L})/u.test(plain.slice(at + name.length)));
    if (isWhole) found.push(at);
  }
  return found;
}
