import type { ChatCitation, ChatReplyKind } from '@coursewright/contract';

/** What the tutor says: Markdown, whose markers lead to passages. */
export interface Reply {
  readonly kind: ChatReplyKind;
  readonly text: string;
  readonly citations: readonly ChatCitation[];
  /** Of the lesson's quiz, that it is about. */
  readonly questionId: string | null;
  /** What a model said that no source bears out. */
  readonly uncertain?: string;
  /** Whether the learner stopped it. */
  readonly isStopped?: boolean;
}

/** What a passage says is text, whatever it looks like. */
export const asText = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#|~$^]/g, '\\$&');
