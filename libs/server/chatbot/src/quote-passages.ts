import { splitSentences } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import type { CitedPassage, FoundPassage } from './passage-search.ts';
import { asText, type Reply } from './reply.ts';

const mostSentences = 3;
/** Characters; what is longer is no sentence but a table or a listing that lost its lines. */
const longestSentence = 600;
/** Of the words of the best sentence, how many another one must have to be worth saying. */
const worthSaying = 0.6;

const nothing: Reply = { kind: 'nothing_found', text: '', citations: [], questionId: null };

/** Quotes the sentences that have most of the question's words, in the order of the passages. */
export function quotePassages(
  question: string,
  language: string,
  passages: readonly FoundPassage[],
  maySay: (sentence: string) => boolean,
): Reply {
  const wanted = new Set(contentStems(question, language));
  const sentences = passages.flatMap((passage, order) =>
    sentencesOf(passage, language, maySay).map((sentence, at) => {
      const found = new Set(contentStems(sentence, language).filter((word) => wanted.has(word)));
      return { passage, sentence, order, at, score: passage.score, found: found.size };
    }),
  );
  const most = Math.max(0, ...sentences.map(({ found }) => found));
  const isUnder = (order: number) =>
    contentStems(passages[order]?.heading ?? '', language).some((word) => wanted.has(word));
  // What is asked by the name of a heading is said below it, in other words.
  const below = sentences.find(({ order }) => isUnder(order))?.order;
  if (most === 0 && below === undefined) return nothing;
  const chosen =
    most === 0
      ? sentences.filter(({ order }) => order === below).slice(0, mostSentences)
      : best(sentences, most);
  return quoted(chosen);
}

/** Quotes how the first passages begin, which is what a lesson is about. */
export const quoteBeginnings = (
  passages: readonly CitedPassage[],
  language: string,
  maySay: (sentence: string) => boolean,
): Reply =>
  quoted(
    passages
      .flatMap((passage) =>
        sentencesOf(passage, language, maySay)
          .slice(0, 1)
          .map((sentence) => ({ passage, sentence })),
      )
      .slice(0, mostSentences),
  );

const sentencesOf = (
  { text }: CitedPassage,
  language: string,
  maySay: (sentence: string) => boolean,
): string[] =>
  splitSentences(text, language).filter(
    (sentence) => sentence.length <= longestSentence && maySay(sentence),
  );

function quoted(
  chosen: readonly { readonly passage: CitedPassage; readonly sentence: string }[],
): Reply {
  if (chosen.length === 0) return nothing;
  const cited = new Map(chosen.map(({ passage }) => [passage.passage_id, passage]));
  const markers = new Map([...cited.keys()].map((id, index) => [id, index + 1]));
  return {
    kind: 'quoted',
    text: chosen
      .map(
        ({ sentence, passage: { passage_id } }) =>
          `${asText(sentence)} [^${markers.get(passage_id)}]`,
      )
      .join('\n\n'),
    citations: [...cited.values()].map(({ source_id, passage_id, submodule_id }, index) => ({
      marker: index + 1,
      source_id,
      passage_id,
      submodule_id,
    })),
    questionId: null,
  };
}

interface Candidate {
  readonly order: number;
  readonly at: number;
  readonly score: number;
  readonly found: number;
}

const best = <Sentence extends Candidate>(sentences: readonly Sentence[], most: number) =>
  sentences
    .filter(({ found }) => found > 0 && found >= most * worthSaying)
    .toSorted((a, b) => b.found - a.found || b.score - a.score || a.at - b.at)
    .slice(0, mostSentences)
    .toSorted((a, b) => a.order - b.order || a.at - b.at);
