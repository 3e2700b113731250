import { contentStems } from '@coursewright/text/terms';
import { isGeneric } from '../material/definitions.ts';
import type { MaterialIndex } from '../material/material-index.ts';

export type AnswerKind = 'term' | 'name' | 'code' | 'year' | 'number' | 'word';

/** A piece of a sentence that can be asked for, by position in its plain text. */
export interface AnswerSpot {
  readonly kind: AnswerKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly stems: readonly string[];
  /** Of a number: the word or sign behind it. */
  readonly unit: string;
  /** How much asking for it is worth. */
  readonly worth: number;
}

/** A candidate answer or distractor with the chunk it is at home in. */
export interface Option {
  readonly text: string;
  readonly stems: readonly string[];
  readonly chunk: number;
  readonly unit: string;
}
export type OptionPools = Readonly<Record<AnswerKind, readonly Option[]>>;

const pools = new WeakMap<MaterialIndex, OptionPools>();

/** Every term, name, code and number of the material, by kind: where distractors come from. */
export function optionPools(index: MaterialIndex): OptionPools {
  const known = pools.get(index);
  if (known) return known;
  const made: Record<AnswerKind, Map<string, Option>> = {
    term: new Map(),
    name: new Map(),
    code: new Map(),
    year: new Map(),
    number: new Map(),
    word: new Map(),
  };
  const add = (
    kind: AnswerKind,
    text: string,
    stems: readonly string[],
    chunk: number,
    unit = '',
  ): void => {
    if (isGeneric(text, index.chunks[chunk]?.language ?? 'en')) return;
    const key = kind === 'code' || unit !== '' ? `${text} ${unit}` : stems.join(' ') || text;
    if (!made[kind].has(key)) made[kind].set(key, { text, stems, chunk, unit });
  };
  for (const { term, stems, chunk, code } of index.definitions)
    add(code ? 'code' : 'term', term, stems, chunk);
  for (const chunk of index.chunks) {
    for (const phrase of index.phrasesByChunk.get(chunk.id) ?? []) {
      if (phrase.kind === 'term' && made.name.has(phrase.stems.join(' '))) continue;
      if (phrase.kind !== 'name' || !made.term.has(phrase.stems.join(' ')))
        add(phrase.kind, phrase.text, phrase.stems, chunk.id);
    }
    for (const sentence of chunk.sentences)
      for (const { text, unit, kind } of numbersIn(sentence.plain))
        add(kind, text, [], chunk.id, unit);
  }
  for (const { text, stems, chunk } of commonNouns(index))
    if (!made.term.has(stems.join(' ')) && !made.name.has(stems.join(' ')))
      add('word', text, stems, chunk);
  const result: OptionPools = {
    term: [...made.term.values()],
    name: [...made.name.values()],
    code: [...made.code.values()],
    year: [...made.year.values()],
    number: [...made.number.values()],
    word: [...made.word.values()],
  };
  pools.set(index, result);
  return result;
}

const beforeNouns =
  /(?<![\p{L}\p{N}-])(?:the|an?|this|each|every|no|of|el|la|los|las|un|una|del|al|cada|le|les|une|du|des|chaque|der|die|das|dem|den|ein|eine|einen|einer|il|lo|gli|uno|della|dei|delle|ogni|o|os|as|um|uma|do|da|dos|das|els|cada) (\p{L}{4,})(?![\p{L}\p{N}'’-])(?= (?:is|are|was|were|has|have|can|will|must|of|in|on|to|for|and|or|from|by|with|that|which|es|son|está|de|del|en|que|y|se|est|sont|dans|et|qui|ist|sind|wird|werden|und|in|im|von|è|sono|di|e|che|é|são|em|és|són|i)(?!\p{L})|[.,;:])/giu;

/**
 * Nouns that the text uses again and again after an article and before a verb or preposition: good
 * blanks where no term stands.
 */
function commonNouns(index: MaterialIndex): { text: string; stems: string[]; chunk: number }[] {
  const counts = new Map<string, { text: string; stems: string[]; chunk: number; count: number }>();
  for (const chunk of index.chunks) {
    for (const sentence of chunk.sentences) {
      for (const [, noun = ''] of sentence.plain.matchAll(beforeNouns)) {
        const stems = contentStems(noun, chunk.language);
        if (
          stems.length !== 1 ||
          (/^\p{Lu}/u.test(noun) && chunk.language !== 'de') ||
          /(?:ing|ed|ly|able)$/.test(noun)
        )
          continue;
        const key = stems[0] ?? '';
        const known = counts.get(key);
        if (known) known.count++;
        else counts.set(key, { text: noun, stems, chunk: chunk.id, count: 1 });
      }
    }
  }
  return [...counts.values()].filter(({ count }) => count >= 2);
}

/** Numbers that a question may ask for; no numbers of figures, versions or list entries. */
function numbersIn(
  plain: string,
): { kind: 'year' | 'number'; text: string; unit: string; start: number }[] {
  return [
    ...plain.matchAll(
      /(?<![\p{L}\p{N}_.,/:+*=-])\d+(?:[.,]\d+)*(?![\p{N}_/*=]|[.,:-]\d|-?\p{Lu}|\p{L})(?:\s?(%)|[\s\u00a0-](\p{L}+))?/gu,
    ),
  ].flatMap((match) => {
    const text = /^\d+(?:[.,]\d+)*/.exec(match[0])?.[0] ?? '';
    const unit = (match[1] ?? match[2] ?? '').toLowerCase();
    const before = plain.slice(0, match.index);
    if (
      /(?:figure|fig\.|table|chapter|section|version|v|step|node(?:\.js)?|figura|tabla|tabelle|abbildung|kapitel|[+−→=×*/-])\s*$/iu.test(
        before,
      ) ||
      /^\s*[+−→=×*/]/.test(plain.slice((match.index ?? 0) + text.length))
    )
      return [];
    if (
      /[→=≈]/.test(plain) ||
      /^\p{Lu}/u.test(match[2] ?? '') ||
      /^[01]$/.test(text) ||
      (text.match(/[.,]/g)?.length ?? 0) > 1 ||
      /^\d/.test(before.trim().slice(-1))
    )
      return [];
    const isYear =
      /^1[0-9]{3}$|^20[0-4]\d$/.test(text) &&
      match[1] === undefined &&
      !/^(?:%|km|m|kg|g|ms|px|mb|kb|bytes?|people|personas|years?|años?)$/.test(unit);
    return [
      {
        kind: isYear ? ('year' as const) : ('number' as const),
        text,
        unit: isYear ? '' : unit,
        start: match.index ?? 0,
      },
    ];
  });
}

/**
 * What can be asked for in a sentence, most worthwhile first. Each answer occurs once in it, so
 * that its blank gives nothing away.
 */
export function answerSpots(
  plain: string,
  codes: ReadonlySet<string>,
  language: string,
  index: MaterialIndex,
  keyTerms: ReadonlySet<string>,
): AnswerSpot[] {
  const all = optionPools(index);
  const spots: AnswerSpot[] = numbersIn(plain).map(({ kind, text, unit, start }) => ({
    kind,
    start,
    end: start + text.length,
    text,
    stems: [],
    unit,
    worth: kind === 'year' ? 1.6 : 2,
  }));
  const present = new Set(contentStems(plain, language));
  const counts = new Map<string, number>();
  for (const stem of contentStems(plain, language)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  for (const kind of ['term', 'name', 'code', 'word'] as const) {
    for (const option of all[kind]) {
      if (
        kind === 'code' ? !codes.has(option.text) : !option.stems.every((stem) => present.has(stem))
      )
        continue;
      if (option.stems.some((stem) => (counts.get(stem) ?? 0) > 1)) continue;
      const found = wholeWord(plain, option.text);
      if (found.length !== 1) continue;
      const start = found[0] ?? 0;
      // "Sol" in "cerca del Sol" is a name there, whatever else the word defines.
      const isName =
        kind === 'term' &&
        start > 0 &&
        language !== 'de' &&
        /^\p{Lu}\p{Ll}+$/u.test(plain.slice(start, start + option.text.length));
      spots.push({
        kind: isName ? 'name' : kind,
        start,
        end: start + option.text.length,
        text: plain.slice(start, start + option.text.length),
        stems: option.stems,
        unit: '',
        worth:
          (keyTerms.has(option.text.toLowerCase())
            ? 2.4
            : kind === 'word'
              ? 0.9
              : kind === 'code'
                ? 1.5
                : 1.8) +
          (option.stems.length > 1 ? 0.3 : 0) +
          (start > 12 ? 0.3 : 0),
      });
    }
  }
  // "light" inside "light reactions" would leave half a term standing.
  const longest = spots.filter(
    (spot) =>
      !spots.some(
        (other) =>
          other !== spot &&
          other.start <= spot.start &&
          other.end >= spot.end &&
          other.end - other.start > spot.end - spot.start,
      ),
  );
  return longest.toSorted((a, b) => b.worth - a.worth || a.start - b.start);
}

function wholeWord(plain: string, text: string): number[] {
  const found: number[] = [];
  const lower = plain.toLowerCase();
  const wanted = text.toLowerCase();
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    if (
      !/[\p{L}\p{N}_-]$/u.test(lower.slice(0, at)) &&
      !/^[\p{L}\p{N}_-]/u.test(lower.slice(at + wanted.length))
    )
      found.push(at);
  }
  return found;
}
