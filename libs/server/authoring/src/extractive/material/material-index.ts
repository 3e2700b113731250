import { baseLanguage } from '@coursewright/text';
import { contentStems, guessLanguage } from '@coursewright/text/terms';
import type { Material, PickedPassage } from '../../author.ts';
import { abbreviationsOf } from './abbreviations.ts';
import { isBoilerplate } from './boilerplate.ts';
import { chunksOf, type Times } from './chunks.ts';
import type { Chunk } from './chunks.ts';
import { definitionsIn, type Definition } from './definitions.ts';
import { subjectBehind, withoutArticle } from './definition-sources.ts';
import { definitionBelowCode, headingDefinition } from './heading-definitions.ts';
import { isRepeatedHead, repeatedHeads } from './repeated-heads.ts';
import { isOfCall, withoutKind } from './kind-labels.ts';
import { ofChanges } from './no-definitions.ts';
import { withoutParameters } from './parameters.ts';
import { pageNames } from './page-names.ts';
import { lowerUnlessName, type Phrase, phrasesOf, writtenForms } from './recurring-phrases.ts';
import type { Sentence } from './sentence.ts';
import { topicDefinitions } from './topic-definitions.ts';
import { withoutSharedName } from './shared-titles.ts';
import { titleOfSource } from './source-titles.ts';

export interface IndexedSource {
  readonly title: string;
  /** As the document has it, number included. */
  readonly givenTitle: string;
  readonly fileName?: string;
  readonly ways?: Material['sources'][number]['ways'];
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
  /** What the first line of a manual page says of its thing. */
  readonly pageNames: readonly Definition[];
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

/** How much a stem tells, from its rarity in the material. */
export const weightOf = (index: MaterialIndex, stem: string): number =>
  Math.log(1 + index.chunks.length / (1 + (index.chunkFrequency.get(stem) ?? 0)));

/**
 * Reads material once. `fallback` is the language of sources that neither declare theirs nor let it
 * be guessed.
 */
export function indexMaterial(material: Material, fallback: string): MaterialIndex {
  const sources: IndexedSource[] = [];
  const chunks: Chunk[] = [];
  const languages = languagesOf(material.sources, fallback);
  const titles = withoutSharedName(
    material.sources.map((source, i) => titleOfSource(source, languages[i]!)),
  );
  const times: Times = new Map();
  material.sources.forEach((source, i) => {
    const language = languages[i]!;
    const title = titles[i] || source.title;
    sources.push({
      title,
      givenTitle: source.title,
      ...(source.fileName ? { fileName: source.fileName } : {}),
      ...(source.ways ? { ways: source.ways } : {}),
      kind: source.kind,
      language,
      titleStems: new Set(contentStems(title, language)),
    });
    chunks.push(...chunksOf(source, i, language, chunks.length, times));
  });
  const chunkFrequency = new Map<string, number>();
  for (const chunk of chunks)
    for (const stem of chunk.stems) chunkFrequency.set(stem, (chunkFrequency.get(stem) ?? 0) + 1);
  const sentences = chunks.flatMap((chunk) => [
    ...chunk.sentences,
    ...chunk.attachments.flatMap((attachment) => attachment.entries),
  ]);
  const written = writtenForms(sentences);
  const sentencesWith = idsByStem(sentences);
  const definitionsByChunk = definitionsOf(chunks, sentences, sentencesWith, {
    written,
    titles: sources.map(({ title }) => title),
    isOfChanges: sources.map(({ title, fileName = '' }) =>
      [title, fileName.replace(/\.(?:md|pdf|docx|epub|html?|txt|rst)$/iu, '')].some((name) =>
        ofChanges.test(name),
      ),
    ),
  });
  return {
    sources,
    chunks,
    definitions: [...definitionsByChunk.values()].flat(),
    definitionsByChunk,
    pageNames: pageNames(material, (at) => chunks.find(({ source }) => source === at)),
    chunkFrequency,
    sentences,
    sentencesWith,
    written,
    phrasesByChunk: phrasesOf(chunks, written),
  };
}

/** Of a short page among many its few words may mislead: it is in the language that most are in. */
function languagesOf(sources: Material['sources'], fallback: string): string[] {
  const texts = sources.map(({ passages }) =>
    passages
      .slice(0, 20)
      .map(({ text }) => text)
      .join(' '),
  );
  const own = sources.map(({ language }, i) =>
    baseLanguage(language ?? guessLanguage(texts[i]!, fallback)),
  );
  const times = (language: string): number => own.filter((one) => one === language).length;
  const most = own.toSorted((a, b) => times(b) - times(a))[0] ?? fallback;
  return own.map((language, i) =>
    language !== most && guessLanguage(texts[i]!, '') === most ? most : language,
  );
}

function idsByStem(sentences: readonly Sentence[]): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  sentences.forEach((sentence, id) => {
    for (const stem of sentence.stems) {
      const known = ids.get(stem);
      if (known) known.push(id);
      else ids.set(stem, [id]);
    }
  });
  return ids;
}

/** How words are written in the material, and of each source its title and whether it tells of changes. */
interface Documents {
  readonly written: ReadonlyMap<string, string>;
  readonly titles: readonly string[];
  readonly isOfChanges: readonly boolean[];
}

/**
 * The definitions of the material by chunk, of each term the first one; what an abbreviation stands
 * for only where nothing else is said of it.
 */
function definitionsOf(
  chunks: readonly Chunk[],
  sentences: readonly Sentence[],
  sentencesWith: ReadonlyMap<string, readonly number[]>,
  { written, titles, isOfChanges }: Documents,
): Map<number, Definition[]> {
  const byChunk = new Map<number, Definition[]>();
  const defined = new Set<string>();
  const saying = ({ stems }: Definition): number[] => {
    const [ids = [], ...others] = stems.map((stem) => sentencesWith.get(stem) ?? []);
    return ids.filter((id) => others.every((each) => each.includes(id)));
  };
  // A term in plain text must matter to the text: all of it recurs, or a heading has it.
  const recurs = (definition: Definition, { headings, source }: Chunk): boolean =>
    saying(definition).length >= 2 ||
    definition.stems.some((stem) => (sentencesWith.get(stem)?.length ?? 0) >= often) ||
    [...headings, titles[source] ?? ''].some((heading) => hasAll(heading, definition));
  // A thing is told by what it does where it is first named; later on that is one more thing.
  const introduces = (definition: Definition, chunk: Chunk): boolean => {
    const { headings, sentences: own, attachments } = chunk;
    const { term, code, sentence } = definition;
    if (attachments.some(({ entries }) => entries.includes(sentence))) return true;
    const heading = headings.at(-1) ?? '';
    const isNamed = code
      ? heading.includes(term.replace(/\(\)$/, ''))
      : hasAll(heading, definition) && (definition.marked || isOn(heading, definition));
    if (isNamed && own[0] === sentence) return true;
    const first = code
      ? sentences.find(({ plain }) => beginsWith(plain, term))
      : sentences[saying(definition)[0] ?? -1];
    return first === sentence;
  };
  const add = (found: Definition, chunk: Chunk): void => {
    const definition = withoutKind(found);
    const key = definition.stems.join(' ');
    if (isOfCall(definition)) return;
    if (key === '' || defined.has(key) || !(definition.marked || recurs(definition, chunk))) return;
    if (definition.isSentence && !definition.saysWhat && !introduces(definition, chunk)) return;
    if (isRepeatedHead(definition, labels)) return;
    // "The `Gate` class opens …" below "The Gate class": said once, it defines one of the two.
    if (definition.isSentence && isSaidBefore(definition, byChunk.get(chunk.id) ?? [])) return;
    if (isLinkTo(pages.get(definition.term.toLowerCase()), chunk, definition)) return;
    // "Battle for Helm": what holds a name is one.
    const term =
      definition.opens && !/ \p{Lu}\p{Ll}/u.test(definition.term)
        ? lowerUnlessName(definition.term, written, chunk.language)
        : definition.term;
    // In German a noun is written with a capital.
    if (definition.language === 'de' && !definition.marked && /^\p{Ll}\S*$/u.test(term)) return;
    defined.add(key);
    byChunk.set(chunk.id, [...(byChunk.get(chunk.id) ?? []), { ...definition, term }]);
  };
  const pages = pageTitles(chunks);
  const labels = repeatedHeads(chunks);
  const own = chunks.filter(
    ({ headings, language }) =>
      !isBoilerplate(headings, '', language) && !headings.some((heading) => credits.test(heading)),
  );
  const whole = titles.join(' ');
  const openings: (readonly [Chunk, readonly string[]])[] = [];
  for (const [at, chunk] of own.entries()) {
    const before = chunks[chunk.id - 1];
    const opens =
      before?.headings.at(-1) !== chunk.headings.at(-1) || before?.source !== chunk.source;
    const named = opens ? headingDefinition(chunk) : definitionBelowCode(before, chunk);
    const title = titles[chunk.source] ?? '';
    if (opens)
      openings.push([chunk, [chunk.headings.at(-1) ?? '', title, chunk.headings[0] ?? '', whole]]);
    const tellsChanges =
      isOfChanges[chunk.source] || chunk.headings.some((one) => ofChanges.test(one));
    const found = withoutParameters(definitionsIn(chunk), own, at);
    for (const definition of [...found, ...(named ? [named] : [])])
      if (!tellsChanges || definition.isSentence) add(definition, chunk);
  }
  for (const topic of topicsOf(openings, chunks, written)) add(topic, chunks[topic.chunk]!);
  for (const chunk of own) for (const definition of abbreviationsOf(chunk)) add(definition, chunk);
  return withoutRepeated(byChunk);
}

/** What sections tell of the things that they are on: what these are before what they do. */
function topicsOf(
  openings: readonly (readonly [Chunk, readonly string[]])[],
  chunks: readonly Chunk[],
  written: ReadonlyMap<string, string>,
): Definition[] {
  const isName = (word: string): boolean =>
    /^\p{Lu}/u.test(word) && written.get(word.toLowerCase()) === word;
  // What the whole text is on, its beginning tells; later on that is one thing more.
  const isToldHere = (topic: Definition, { id, source, headings }: Chunk): boolean => {
    const named = contentStems(headings.at(-1) ?? '', topic.language);
    return (
      topic.saysWhat === true ||
      topic.stems.some((stem) => named.includes(stem)) ||
      chunks[id - beginning]?.source !== source
    );
  };
  return openings
    .flatMap(([chunk, names]) =>
      topicDefinitions(chunk, names, isName).filter((topic) => isToldHere(topic, chunk)),
    )
    .toSorted((a, b) => Number(b.saysWhat ?? false) - Number(a.saysWhat ?? false));
}

/** In so many sentences a word of a term stands where the text is on the term. */
const often = 4;
/** So many chunks are the beginning of a text. */
const beginning = 4;

/** Who made a thing: names beside what they did. */
const credits =
  /(?<!\p{L})(?:credits?|authors?|contributors?|acknowledge?ments?|thanks|danksagung\p{L}*|mitwirkende|autoren|crédits?|remerciements?|auteurs?|contributeurs|créditos|agradecimientos?|autor[ei]s?|ringraziamenti|riconoscimenti|crediti|agradecimentos?|авторы?|благодарности)(?!\p{L})|致谢|鸣谢|作者|謝辞|著者|クレジット/iu;

const isSaidBefore = ({ sentence }: Definition, before: readonly Definition[]): boolean =>
  before.some((one) => one.isSentence && one.sentence === sentence);

/** Behind its article, and the kind of thing that may stand before a name: "La commande X …". */
const beginsWith = (plain: string, name: string): boolean => {
  const words = withoutArticle(plain);
  return (
    subjectBehind(name, words).startsWith(name) || words.replace(/^\S+ /u, '').startsWith(name)
  );
};

/** "Statement types" is on statements; "Redirections of the shell" is on one thing that it does. */
const isOn = (heading: string, { stems, language }: Definition): boolean =>
  contentStems(heading, language).length <= stems.length + 1;

const hasAll = (heading: string, { stems, language }: Definition): boolean => {
  const named = contentStems(heading, language);
  return stems.every((stem) => named.includes(stem));
};

/**
 * Without what is said of several things in the same words: "The definition begins with the string
 * LC_NAME", "… with the string LC_TIME". It tells none of them from the others. Of two options one may be another name of the other.
 */
function withoutRepeated(byChunk: ReadonlyMap<number, Definition[]>): Map<number, Definition[]> {
  const times = new Map<string, number>();
  const wordsOf = ({ term, definition }: Definition): string =>
    definition.toLowerCase().replaceAll(term.toLowerCase(), '');
  for (const definition of [...byChunk.values()].flat())
    times.set(wordsOf(definition), (times.get(wordsOf(definition)) ?? 0) + 1);
  return new Map(
    [...byChunk].flatMap(([chunk, definitions]) => {
      const kept = definitions.filter(
        (one) => (times.get(wordsOf(one)) ?? 0) <= (one.code ? 2 : 1),
      );
      return kept.length > 0 ? [[chunk, kept]] : [];
    }),
  );
}

/**
 * By what they are called, if in several words, the pages of several: what stands behind such a name
 * on another page says what the page is good for.
 */
function pageTitles(chunks: readonly Chunk[]): ReadonlyMap<string, number> {
  const first = new Map<number, string>();
  for (const { source, headings } of chunks)
    if (!first.has(source)) first.set(source, (headings[0] ?? '').toLowerCase());
  return new Map(
    [...first].flatMap(([page, title]) => (title.includes(' ') ? [[title, page]] : [])),
  );
}

const isLinkTo = (
  page: number | undefined,
  { source }: Chunk,
  { code, isSentence }: Definition,
): boolean => page !== undefined && page !== source && !code && !isSentence;

/** The same for a title of the material. */
export const inSentence = (title: string, index: MaterialIndex): string =>
  lowerUnlessName(title, index.written, index.sources[0]?.language ?? 'en');

/**
 * Material made of picked passages alone, for passages whose sources are not at hand. Refs stay.
 */
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
