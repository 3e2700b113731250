import { wordsOf } from '@coursewright/text';
import { contentStems, stopWords } from '@coursewright/text/terms';
import { plainText } from '../../markdown/index.ts';
import type { Chunk } from './chunks.ts';
import type { Sentence } from './sentence.ts';

/** A recurring or marked phrase. */
export interface Phrase {
  readonly text: string;
  readonly stems: readonly string[];
  readonly kind: 'term' | 'name' | 'code';
  /** Chunks in which it occurs. */
  readonly chunks: number;
}

/**
 * Words for what comes from a place, and names of days and months: capitalised, but nothing to be
 * asked for.
 */
const notNames =
  /(?:ese|ish|[iec]an|ern)$|^(?:French|Dutch|Greek|Latin|German|Swiss|Roman|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/**
 * The form a word most often has where its capitals mean something, that is, not at the beginning
 * of a sentence.
 */
export function writtenForms(sentences: readonly Sentence[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const sentence of sentences) {
    // In code a name is written as it is typed: `git`, of Git.
    const prose = sentence.markdown.replace(/^`[^`]*`[\s:–—-]*/, '').replace(/`[^`]*`/g, ' ');
    wordsOf(plainText(prose)).forEach((word, i) => {
      if (i === 0) return;
      const lower = word.toLowerCase();
      const forms = counts.get(lower) ?? new Map<string, number>();
      forms.set(word, (forms.get(word) ?? 0) + 1);
      counts.set(lower, forms);
    });
  }
  return new Map(
    [...counts].map(([lower, forms]) => [
      lower,
      [...forms].reduce((best, next) => (next[1] > best[1] ? next : best))[0],
    ]),
  );
}

/** Where a quotation is from: "[**Mutual Aid**, p. 12]", "[**Op. Cit.**]". */
const proofs = /[[(](?=[^[\]()]{0,160}(?:\bpp?\.|\bop\. cit|\bibid))[^[\]()]{1,160}[\])]/giu;

/** A single adverb or participle in bold is stressed, not named. */
const isStress = (text: string, language: string): boolean =>
  (language === 'en' ? /^\p{L}+(?:ly|ed)$/iu : /^\p{L}+ment[eo]?$/iu).test(text) &&
  !(language === 'de');

/** Marked terms, code and names of each chunk, and how widely they occur. */
export function phrasesOf(
  chunks: readonly Chunk[],
  written: ReadonlyMap<string, string>,
): Map<number, Phrase[]> {
  const byChunk = new Map<number, { text: string; stems: string[]; kind: Phrase['kind'] }[]>();
  const spread = new Map<string, number>();
  for (const chunk of chunks) {
    const seen = new Map<string, { text: string; stems: string[]; kind: Phrase['kind'] }>();
    const add = (text: string, kind: Phrase['kind']): void => {
      const stems = contentStems(text, chunk.language);
      const key = kind === 'code' ? text : stems.join(' ');
      if ((kind !== 'code' && stems.length === 0) || key === '' || seen.has(key)) return;
      seen.set(key, { text, stems, kind });
      spread.set(key, (spread.get(key) ?? 0) + 1);
    };
    for (const sentence of [
      ...chunk.sentences,
      ...chunk.attachments.flatMap((attachment) => attachment.entries),
    ]) {
      for (const [, , code] of sentence.markdown.matchAll(/(`+)([^`\n]{1,40})\1/g))
        if (code && /\p{L}{2}/u.test(code)) add(code, 'code');
      const prose = sentence.markdown.replace(proofs, ' ').replace(/`[^`]*`/g, ' , ');
      for (const [, term] of prose.matchAll(/\*\*([^*\n]{3,50})\*\*/g)) {
        const bare = plainText(term ?? '').replace(/[:.]$/, '');
        if (bare.split(' ').length <= 4 && !isStress(bare, chunk.language))
          add(lowerUnlessName(bare, written, chunk.language), 'term');
      }
      if (chunk.language !== 'de') {
        for (const [name] of plainText(prose.replace(/^[\s,:–—-]+/, ''))
          .replace(/^\S*[^\s.!?:;]/, '')
          .matchAll(
            /(?<![.!?:;“"(]\s)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’-]+(?: (?:(?:van|von|de|der|la|di|du|of|the) ){0,2}\p{Lu}[\p{L}\p{M}'’.-]+){0,3}/gu,
          )) {
          const bare = name.replace(/[.'’-]+$|['’]s$/u, '');
          // A word that is mostly written small is capitalised here for another reason.
          if (
            bare.length > 2 &&
            !/^[IVXLC]+$/.test(bare) &&
            !(chunk.language === 'en' && notNames.test(bare)) &&
            !/^\p{Lu}-\p{Ll}/u.test(bare) &&
            (bare.includes(' ') || written.get(bare.toLowerCase()) === bare)
          )
            add(bare, 'name');
        }
      }
    }
    byChunk.set(chunk.id, [...seen.values()]);
  }
  return new Map(
    [...byChunk].map(([id, phrases]) => [
      id,
      phrases.map((phrase) => ({
        ...phrase,
        chunks: spread.get(phrase.kind === 'code' ? phrase.text : phrase.stems.join(' ')) ?? 1,
      })),
    ]),
  );
}

const article =
  /^(?:the|an?|every|each|all|any|no|some|most|many|its|their|el|la|los|las|una?|le|les|une?|il|lo|gli|i|o|os|as|um|uma|els|les)$/iu;

/**
 * A title or term as it is written inside a sentence: without its first capital, unless it is a
 * name, code or a German noun.
 */
export function lowerUnlessName(
  text: string,
  written: ReadonlyMap<string, string>,
  language: string,
): string {
  const [first = '', ...rest] = text.split(' ');
  if (language === 'de' || !/^\p{Lu}[\p{Ll}’'-]*[,:]?$/u.test(first)) return text;
  // "Bayes' theorem" is of Bayes.
  const [, name = first, owns = ''] = /^(.*?)(['’]s?)?[,:]?$/u.exec(first) ?? [];
  const form = written.get(name.toLowerCase());
  // In "Custom Constraint Strategies" every capital is the title's; in "The Calvin cycle" one is a
  // name's; "More Examples" keeps its capitals together.
  const isTitleCase =
    !(stopWords(language).has(first.toLowerCase()) && article.test(first)) &&
    rest.some((word) => /^\p{Lu}/u.test(word));
  const isName = form === name || (owns !== '' && form === undefined) || isTitleCase;
  return isName ? text : [first.toLowerCase(), ...rest].join(' ');
}
