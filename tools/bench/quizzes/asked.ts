import type { LessonDraft, QuizDraft } from '@coursewright/contract';

/** A question with the lesson it was made from. */
export interface Asked {
  readonly document: string;
  readonly language: string;
  readonly lesson: LessonDraft;
  readonly item: QuizDraft['items'][number];
}

/** What a reader of the lesson sees, near enough to count in: markers and emphasis taken away. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/\s*\[S\d+\.\d+\]/g, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ');
