import { withoutMarkers, plainText } from '../markdown/index.ts';
import { checkClaim, type Verdict } from './engine/index.ts';
import { problemOf } from './problems.ts';

/** The evidence for a sentence: the passage, and the headings and title it stands under. */
export interface CheckedPassage {
  readonly text: string;
  readonly headings?: readonly string[];
  readonly sourceTitle?: string;
}

export interface SentenceVerdict extends Verdict {
  /** Quoted, or supported in other words. */
  readonly supported: boolean;
  /** What is wrong, in one sentence that a writer can act on. */
  readonly problem?: string;
}

/**
 * Do the cited passages support the sentence? Both are Markdown; `evidence` is what the author names
 * as the words that carry it. The evidence of the verdict is in the text of the passage it names.
 */
export function checkSentence(
  sentence: string,
  passages: readonly CheckedPassage[],
  language: string,
  evidence?: string,
): SentenceVerdict {
  const markup = tidy(withoutMarkers(sentence));
  const verdict = checkClaim({
    sentence: plainText(markup),
    markup,
    passages: passages.map(plainOf),
    language,
    ...(evidence !== undefined && { evidence }),
  });
  const supported = verdict.state === 'quoted' || verdict.state === 'supported';
  return supported
    ? { ...verdict, supported }
    : { ...verdict, supported, problem: problemOf(verdict.reason) };
}

const tidy = (text: string): string => text.normalize('NFKC').replace(/\u2212/g, '-');

// A lesson cites the same few passages again and again.
const plain = new WeakMap<CheckedPassage, string>();

/** Where an entry of a list begins. */
const entry = /\n(?=[ \t]{0,12}(?:[-*+•]|\d{1,3}[.)])[ \t])/;
/**
 * Title and headings are read as well: they name what the passage is about. Each row of a table and
 * each entry of a list says something of its own, and denies nothing of another.
 */
function plainOf(passage: CheckedPassage): string {
  let text = plain.get(passage);
  if (text === undefined) {
    const { sourceTitle = '', headings = [] } = passage;
    text = [sourceTitle, ...headings, ...passage.text.split(/\n{2,}|\n(?=\s*\|)/)]
      .map((part) =>
        part
          .split(entry)
          .map((line) => tidy(plainText(line)))
          .join('\n'),
      )
      .filter((part) => part !== '')
      .join('\n\n');
    plain.set(passage, text);
  }
  return text;
}
