import { baseLanguage, wordsOf } from '@coursewright/text';
import { contentStems, guessLanguage, stopWords } from '@coursewright/text/terms';
import { plainText } from '../../markdown/index.ts';
import type { Material, PickedPassage } from '../../author.ts';
import { isBoilerplate } from './boilerplate.ts';
import { chunksOf } from './chunks.ts';
import type { Chunk, Sentence } from './chunks.ts';
import { cleanTitle } from './clean-markdown.ts';
import { definitionsIn, headingDefinition } from './definitions.ts';
import type { Definition } from './definitions.ts';

export interface IndexedSource {
  readonly title: string;
  readonly kind: Material['sources'][number]['kind'];
  readonly language: string;
  readonly titleStems: ReadonlySet<string>;
}

/** Everything the author needs to know of the material, computed once. */
export interface MaterialIndex {
  readonly sources: readonly IndexedSource[];
  /** By id. */
  readonly chunks: readonly Chunk[];
  readonly definitions: readonly Definition[];
  readonly definitionsByChunk: ReadonlyMap<number, readonly Definition[]>;
  /** In how many chunks a stem occurs. */
  readonly chunkFrequency: ReadonlyMap<string, number>;
  /** All sentences, list entries included, with the ids of those that contain a stem. */
  readonly sentences: readonly Sentence[];
  readonly sentencesWith: ReadonlyMap<string, readonly number[]>;
  /** How a word is written inside sentences: lower-case word → most frequent form. */
  readonly written: ReadonlyMap<string, string>;
  /** Recurring phrases that can be asked for or serve as titles, by chunk. */
  readonly phrasesByChunk: ReadonlyMap<number, readonly Phrase[]>;
}

/** A recurring or marked phrase. */
export interface Phrase {
  readonly text: string;
  readonly stems: readonly string[];
  readonly kind: 'term' | 'name' | 'code';
  /** Chunks in which it occurs. */
  readonly chunks: number;
}

/** How much a stem tells, from its rarity in the material. */
export const weightOf = (index: MaterialIndex, stem: string): number =>
  Math.log(1 + index.chunks.length / (1 + (index.chunkFrequency.get(stem) ?? 0)));

/** Reads material once. `fallback` is the language of sources that do not say theirs and do not betray it. */
export function indexMaterial(material: Material, fallback: string): MaterialIndex {
  const sources: IndexedSource[] = [];
  const chunks: Chunk[] = [];
  material.sources.forEach((source, i) => {
    const language = baseLanguage(
      source.language ??
        guessLanguage(
          source.passages
            .slice(0, 20)
            .map((passage) => passage.text)
            .join(' '),
          fallback,
        ),
    );
    const title = titleOfSource(source, language);
    sources.push({
      title,
      kind: source.kind,
      language,
      titleStems: new Set(contentStems(title, language)),
    });
    chunks.push(...chunksOf(source, i, language, chunks.length));
  });
  const chunkFrequency = new Map<string, number>();
  const definitionsByChunk = new Map<number, Definition[]>();
  const sentences: Sentence[] = [];
  const sentencesWith = new Map<string, number[]>();
  const defined = new Set<string>();
  for (const chunk of chunks) {
    for (const stem of chunk.stems) chunkFrequency.set(stem, (chunkFrequency.get(stem) ?? 0) + 1);
    for (const sentence of [
      ...chunk.sentences,
      ...chunk.attachments.flatMap((attachment) => attachment.entries),
    ]) {
      for (const stem of sentence.stems) {
        const known = sentencesWith.get(stem);
        if (known) known.push(sentences.length);
        else sentencesWith.set(stem, [sentences.length]);
      }
      sentences.push(sentence);
    }
  }
  const written = writtenForms(sentences);
  for (const chunk of chunks) {
    if (isBoilerplate(chunk.headings, '', chunk.language)) continue;
    const before = chunks[chunk.id - 1];
    const opens =
      before?.headings.at(-1) !== chunk.headings.at(-1) || before?.source !== chunk.source;
    const named = opens ? headingDefinition(chunk) : undefined;
    for (const definition of [...(named ? [named] : []), ...definitionsIn(chunk)]) {
      const key = definition.stems.join(' ');
      // A term in plain text must matter to the text: it recurs, or a heading names it.
      const recurs = definition.stems.every(
        (stem) =>
          (chunkFrequency.get(stem) ?? 0) >= 2 ||
          chunk.headings.some((heading) => contentStems(heading, chunk.language).includes(stem)),
      );
      if (defined.has(key) || !(definition.marked || recurs)) continue;
      defined.add(key);
      const own = definitionsByChunk.get(chunk.id) ?? [];
      own.push(
        definition.opens
          ? { ...definition, term: lowerUnlessName(definition.term, written, chunk.language) }
          : definition,
      );
      definitionsByChunk.set(chunk.id, own);
    }
  }
  const definitions = [...definitionsByChunk.values()].flat();
  return {
    sources,
    chunks,
    definitions,
    definitionsByChunk,
    chunkFrequency,
    sentences,
    sentencesWith,
    written,
    phrasesByChunk: phrasesOf(chunks, written),
  };
}

/** What the source is called; a first heading such as "Sponsors" is not its name. */
function titleOfSource(source: Material['sources'][number], language: string): string {
  const bare = (name: string): string =>
    cleanTitle(name.replace(/\.(?:md|pdf|docx|epub|html?|txt)$/i, ''));
  const candidates = [
    source.title,
    source.fileName ?? '',
    ...source.passages.map((passage) => passage.headings[0] ?? ''),
  ].map(bare);
  return (
    candidates.find((title) => title !== '' && !isBoilerplate([title], '', language)) ??
    source.title
  );
}

/** Words for what comes from a place, and names of days and months: capitalised, but nothing to be asked for. */
const notNames =
  /(?:ese|ish|[iec]an|ern)$|^(?:French|Dutch|Greek|Latin|German|Swiss|Roman|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** The form a word most often has where its capitals mean something, that is, not at the beginning of a sentence. */
function writtenForms(sentences: readonly Sentence[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const sentence of sentences) {
    wordsOf(plainText(sentence.markdown.replace(/^`[^`]*`[\s:–—-]*/, ''))).forEach((word, i) => {
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

/** A single adverb or participle in bold is stressed, not named. */
const isStress = (text: string, language: string): boolean =>
  (language === 'en' ? /^\p{L}+(?:ly|ed)$/iu : /^\p{L}+ment[eo]?$/iu).test(text) &&
  !(language === 'de');

/** Marked terms, code and names of each chunk, and how widely they occur. */
function phrasesOf(
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
      const prose = sentence.markdown.replace(/`[^`]*`/g, ' , ');
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

/** A title or term as it is written inside a sentence: without its first capital, unless it is a name, code or a German noun. */
export function lowerUnlessName(
  text: string,
  written: ReadonlyMap<string, string>,
  language: string,
): string {
  const [first = '', ...rest] = text.split(' ');
  if (language === 'de' || !/^\p{Lu}[\p{Ll}’'-]*[,:]?$/u.test(first)) return text;
  const form = written.get(first.toLowerCase().replace(/[,:]$/, ''));
  // In "Custom Constraint Strategies" every capital is the title's; in "The Calvin cycle" one is a name's.
  const isTitleCase =
    !stopWords(language).has(first.toLowerCase()) && rest.some((word) => /^\p{Lu}/u.test(word));
  const isName = form === first.replace(/[,:]$/, '') || isTitleCase;
  return isName ? text : [first.toLowerCase(), ...rest].join(' ');
}

/** The same for a title of the material. */
export const inSentence = (title: string, index: MaterialIndex): string =>
  lowerUnlessName(title, index.written, index.sources[0]?.language ?? 'en');

/** Material made of picked passages alone, for passages whose sources are not at hand. Refs stay. */
export function materialOf(passages: readonly PickedPassage[]): Material {
  const highest = Math.max(0, ...passages.map(({ ref }) => Number(/^S(\d+)/.exec(ref)?.[1] ?? 0)));
  return {
    sources: Array.from({ length: highest }, (_, i) => {
      const own = passages.filter(({ ref }) => ref.startsWith(`S${i + 1}.`));
      return {
        id: '',
        kind: 'document' as const,
        title: own[0]?.sourceTitle ?? '',
        fetchedAt: '',
        contentHash: '',
        passages: own
          .map(({ ref, headings, text, kind }) => ({
            id: '',
            number: Number(ref.split('.')[1]),
            headings,
            text,
            kind,
          }))
          .toSorted((a, b) => a.number - b.number),
      };
    }),
  };
}
