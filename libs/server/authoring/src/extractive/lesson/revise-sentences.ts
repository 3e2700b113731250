import type { SentenceRevision } from '@coursewright/contract';
import type { CourseBrief, PickedPassage } from '../../author.ts';
import { checkSentence } from '../../citations/check-sentence.ts';
import { withoutMarkers } from '../../markdown/index.ts';

/**
 * A refused sentence is kept if another passage supports it, and then cites that passage; otherwise
 * it is removed.
 */
export function reviseSentences(input: {
  brief: CourseBrief;
  sentences: readonly { number: number; text: string; problem: string }[];
  passages: readonly PickedPassage[];
}): SentenceRevision {
  return {
    sentences: input.sentences.map(({ number, text }) => {
      const bare = withoutMarkers(text).trim();
      const carrier =
        bare === ''
          ? undefined
          : input.passages.find(
              (passage) => checkSentence(bare, [passage], input.brief.language).supported,
            );
      return { number, text: carrier ? `${bare} [${carrier.ref}]` : '' };
    }),
  };
}
