import { contentStems } from '@coursewright/text/terms';
import type { Chunk } from './chunks.ts';
import { abbreviationsIn } from './definition-sources.ts';
import type { Definition } from './definitions.ts';

/** The abbreviations that a chunk spells out. */
export const abbreviationsOf = (chunk: Chunk): Definition[] =>
  chunk.sentences.flatMap((sentence) =>
    abbreviationsIn(sentence).map(({ term, said }) => ({
      term,
      definition: `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
      stems: contentStems(term, chunk.language),
      sentence,
      chunk: chunk.id,
      language: chunk.language,
      marked: true,
      code: false,
      opens: false,
      isAbbreviation: true,
    })),
  );
