import { baseLanguage } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { leansElsewhere, pointsBackIn, sendsElsewhere } from '../material/definition-form.ts';
import type { MaterialIndex } from '../material/material-index.ts';
import type { Candidate } from './candidate.ts';
import { capital, isDamaged, isForeign, lengthIn } from './clauses.ts';
import { isFragment, isMuddled } from './fragments.ts';
import type { Prose } from './lesson-parts.ts';
import { worded, type Wording } from './wording.ts';

/** Somebody, and what the text says that he or she holds. */
interface Voice {
  readonly name: string;
  readonly said: string;
}

const lengths = { least: 6, most: 34 } as const;
const fewestStems = 3;
const mostOthers = 5;

const person = String.raw`(?<name>\p{Lu}[\p{L}’'-]+(?: (?:(?:de|del|della|di|du|von|van|der|den|la|le|da|dos) )?\p{Lu}[\p{L}.’'-]*){0,3})`;
const aside = String.raw`(?:,? (?:\(\d{4}\)|in \d{4}|also|later|already|rightly|once|thus|himself|herself))?`;

/** What people do with an opinion, and the word for "that". By language. */
const holding: Readonly<Record<string, { readonly verb: string; readonly that: string }>> = {
  en: {
    verb: '(?:argue[sd]?|claim(?:s|ed)|maintain(?:s|ed)|insist(?:s|ed)|suggest(?:s|ed)|stress(?:es|ed)|note[sd]|observe[sd]|believe[sd]|conclude[sd]|declare[sd]|assert(?:s|ed)|explain(?:s|ed)|(?:correctly |rightly )?point(?:s|ed) out|puts? it|writes|wrote|says|said|held|holds|thought|thinks|state[sd]|remark(?:s|ed)|warn(?:s|ed))',
    that: 'that ',
  },
  de: {
    verb: '(?:behauptete?|argumentierte?|meinte?|schreibt|schrieb|betonte?|erklärte?|sagte?|glaubte?|bemerkte?|hielt fest|folgerte?)',
    that: 'dass ',
  },
  fr: {
    verb: '(?:affirm|soutien|soutenai|soulign|écri|pens|expliqu|not|déclar|croi|conclu)(?:e|a|t|ait|it|vit)?',
    that: "(?:que |qu[’'])",
  },
  es: {
    verb: '(?:afirm|sostien|sostuv|sostení|señal|escrib|piens|pensab|explic|declar|cre|concluy)(?:a|e|ó|aba|ía|ió|o)?',
    that: 'que ',
  },
  it: {
    verb: '(?:afferm|sostien|sosten|sottoline|scriv|scriss|pens|spieg|dichiar|cred|conclu)(?:a|e|ò|ava|eva|de|se)?',
    that: 'che ',
  },
  pt: {
    verb: '(?:afirm|sustent|salient|escrev|pens|explic|declar|acredit|conclu)(?:a|e|ou|ava|eu|ia|i)?',
    that: 'que ',
  },
  ru: {
    verb: '(?:утверждал|утверждает|считал|считает|писал|пишет|полагал|полагает|отмечал|отмечает|подчёркивал|подчеркивал|заявлял)а?',
    that: 'что ',
  },
};
const mark = '["“”«»„]';
const quotation = `${mark}\\s?(?<said>[^"“”«»„]+?)[,.]?\\s?${mark}`;

/** How sentences let somebody speak: "X argues that …", "As X puts it, “…”", "“…,” writes X". */
const patternsOf = new Map<string, readonly RegExp[]>();
function patternsIn(base: string): readonly RegExp[] {
  const known = patternsOf.get(base);
  if (known) return known;
  const words = holding[base];
  const found =
    words === undefined
      ? []
      : [
          `^(?:As )?${person}${aside},? ${words.verb},? ${words.that}(?<said>[^"“”«»„]+)[.]$`,
          `^(?:As |Like )?${person}${aside},? ${words.verb}(?:,? ${words.that.trim()})?[,:]? ${quotation}[.]?(?: [[(][^)\\]]*[)\\]][.]?)?$`,
          `^${quotation},? (?:${words.verb} ${person}|${person}${aside},? ${words.verb})(?![\\p{L}’'-])`,
        ].map((one) => new RegExp(one.replace(/\(\?<(?:said|name)>/gu, unique()), 'u'));
  patternsOf.set(base, found);
  return found;
}

/** Names the groups of a pattern apart: none may have two of one name. */
function unique(): (group: string) => string {
  let count = 0;
  return (group) => (group === '(?<name>' && count++ > 0 ? '(?<other>' : group);
}

/** Who holds what, where a sentence names somebody first or last. */
function voicesIn<S extends { readonly plain: string }>(sentences: readonly S[], language: string) {
  const patterns = patternsIn(baseLanguage(language));
  return sentences.flatMap((sentence) => {
    for (const pattern of patterns) {
      const { name, other = name, said } = pattern.exec(sentence.plain)?.groups ?? {};
      if (other !== undefined && said !== undefined)
        // "[t]he wolf": a letter that was made small for the sentence around it.
        return [{ sentence, name: other, said: said.replace(/^\[(\p{L})\]/u, '$1') }];
    }
    return [];
  });
}

const voicesByIndex = new WeakMap<MaterialIndex, readonly (Voice & { chunk: number })[]>();

/** Everybody whom the material lets speak, by full names where it gives them. */
function everybody(index: MaterialIndex, language: string): readonly (Voice & { chunk: number })[] {
  let known = voicesByIndex.get(index);
  if (!known) {
    const here = index.chunks.filter((chunk) => chunk.language === baseLanguage(language));
    const stops = stopWords(language);
    const text = here.flatMap(({ sentences }) => sentences.map(({ plain }) => plain)).join('\n');
    known = here
      .flatMap(({ id, sentences }) =>
        voicesIn(sentences, language).map(({ name, said }) => ({ name, said, chunk: id })),
      )
      .flatMap((voice) => {
        const name = fullName(voice.name, text);
        return name === undefined || stops.has(voice.name.toLowerCase())
          ? []
          : [{ ...voice, name }];
      });
    voicesByIndex.set(index, known);
  }
  return known;
}

/** "Malatesta" as "Errico Malatesta"; undefined for what has no name of two words: no person. */
function fullName(name: string, text: string): string | undefined {
  if (name.includes(' '))
    return /^(?:The|In|At|On|As|If|When|Elsewhere|Later|Here|There|Thus|Hence|Indeed|Similarly|Earlier|Then|So|Yet|But|And|Both) /u.test(
      name,
    )
      ? undefined
      : name;
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?<first>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\.)?) ${RegExp.escape(name)}(?![\\p{L}-])`,
    'u',
  ).exec(text);
  const first = whole?.groups?.['first'];
  return first === undefined || notFirst.test(first) ? undefined : `${first} ${name}`;
}
const notFirst =
  /^(?:The|As|In|Like|For|With|When|While|If|But|And|Both|After|Before|Unlike|Of|To|By|From|Under|Der|Die|Das|Wie|Für|Bei|Le|La|Les|Comme|Pour|Selon|El|Los|Como|Para|Según|Il|Come|Per|Secondo|Segundo|Как|Для|По)$/u;

const surname = (name: string): string => name.split(' ').at(-1) ?? name;

/**
 * Who holds what the lesson says, against others whom it lets speak. Only where three people do, and
 * where the words name none of them.
 */
export function voiceQuestions(
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
  const own = voicesIn(sentences, language);
  if (own.length === 0) return [];
  const all = everybody(index, language).toSorted(
    (a, b) => Math.abs(a.chunk - here) - Math.abs(b.chunk - here),
  );
  return own.flatMap(({ sentence, name, said }): Candidate[] => {
    const key = all.find((one) => surname(one.name) === surname(name))?.name;
    if (key === undefined || !stands(said, sentence, language)) return [];
    const others = [...new Map(all.map((one) => [surname(one.name), one.name])).values()].filter(
      (other) => surname(other) !== surname(key) && !said.includes(surname(other)),
    );
    if (said.includes(surname(key))) return [];
    return [
      {
        type: 'voice',
        question: worded(wording.whoSays, { a: capital(said) }),
        key,
        wrong: others.slice(0, mostOthers),
        isChecked: true,
        explanation: worded(wording.because, { a: sentence.plain }),
        refs: sentence.refs,
        place: sentence.number,
        about: [sentence.plain, key],
        worth: 1.2,
      },
    ];
  });
}

/** "It is the water that …": points at nothing. */
const emptyIt = /(?<!\p{L})it (?:is|was) (?=.*(?:that|which|to)(?!\p{L}))/iu;

/** Is it understood without the sentence before it? */
const stands = (said: string, { factual, refs }: Prose, language: string): boolean =>
  factual &&
  refs.length > 0 &&
  lengthIn(said, language) >= lengths.least &&
  lengthIn(said, language) <= lengths.most &&
  contentStems(said, language).length >= fewestStems &&
  !/["“”«»„[\]()]/u.test(said) &&
  !leansElsewhere(capital(said), language) &&
  !pointsBackIn(said.replace(emptyIt, ''), language) &&
  !sendsElsewhere(said) &&
  !isForeign(said, language) &&
  !isDamaged(capital(said)) &&
  !isFragment(said, language) &&
  !isMuddled(said, language);
