import type { QuizItem, Submodule } from '@coursewright/contract';
import type { TextBlock } from '../../../../shared/markdown/lift.ts';

/** A question that is asked inside a lesson's text, behind one of its blocks. */
export interface AskedInText {
  readonly item: QuizItem;
  /** Index of the block. */
  readonly after: number;
}

/** A question is asked between these parts of the text, when there is something to look back on. */
const earliest = 0.15;
const latest = 0.9;
/** What is answered earlier is asked from here on. */
const lookingBack = 0.35;

/**
 * The question that a lesson asks before one reads on, and where: behind the part of the text that
 * cites what answers it, as near to the middle as its questions allow. The same for the same lesson,
 * whatever was answered. Undefined where no question rests on what the text cites.
 */
export function askedInText(
  { quiz, citations, quiz_outdated }: Submodule,
  blocks: readonly TextBlock[],
): AskedInText | undefined {
  if (quiz_outdated) return undefined;
  const whole = blocks.reduce((sum, { length }) => sum + length, 0);
  const offCenter = (after: number) => Math.abs(shareUpTo(blocks, after, whole) - 0.5);
  const found = quiz.flatMap((item): AskedInText[] => {
    const markers = citations
      .filter(({ passage_id }) => item.cites.includes(passage_id))
      .map(({ marker }) => marker);
    const answered = placeBehind(blocks, markers);
    if (answered === undefined) return [];
    const after =
      shareUpTo(blocks, answered, whole) >= earliest
        ? answered
        : blocks.findIndex(
            ({ isHeading }, at) =>
              at > answered && !isHeading && shareUpTo(blocks, at, whole) >= lookingBack,
          );
    const isBetween = after >= 0 && after < blocks.length - 1;
    return isBetween && shareUpTo(blocks, after, whole) <= latest ? [{ item, after }] : [];
  });
  return found.toSorted((a, b) => offCenter(a.after) - offCenter(b.after))[0];
}

const shareUpTo = (blocks: readonly TextBlock[], after: number, whole: number): number =>
  blocks.slice(0, after + 1).reduce((sum, { length }) => sum + length, 0) / Math.max(1, whole);

/**
 * The end of the section that cites one of these last; where no other follows it, of the block. All
 * that the text says of them has been read there.
 */
function placeBehind(blocks: readonly TextBlock[], markers: readonly number[]): number | undefined {
  const cites = blocks.findLastIndex((block) =>
    block.markers.some((marker) => markers.includes(marker)),
  );
  if (cites < 0) return undefined;
  const heading = blocks.findIndex(({ isHeading }, at) => at > cites && isHeading);
  const after = heading < 0 ? cites : heading - 1;
  return after < blocks.length - 1 ? after : undefined;
}
