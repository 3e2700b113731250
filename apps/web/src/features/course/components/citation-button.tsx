import type { Citation } from '@coursewright/contract';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';

interface CitationButtonProps {
  readonly marker: number;
  readonly occurrence?: number;
  /** The sentence before rests on the same passage: a dot is enough, which turns into the number under the pointer and the focus. */
  readonly isRepeat?: boolean;
  readonly citation: Citation | undefined;
}

/** The number after a sentence. It opens the passage the sentence rests on, and says so when the passage does not bear it out. */
export function CitationButton({
  marker,
  occurrence = 1,
  isRepeat = false,
  citation,
}: CitationButtonProps) {
  const { openCitation } = useReader();
  if (!citation) return <sup>[{marker}]</sup>;
  const isUnverified = citation.status === 'unsupported';
  return (
    <button
      type="button"
      className={styles['citation']}
      data-status={citation.status}
      data-repeat={isRepeat && !isUnverified ? marker : undefined}
      lang="en"
      dir="ltr"
      aria-haspopup="dialog"
      aria-label={isUnverified ? `Source ${marker}, unverified` : `Source ${marker}`}
      onClick={() => openCitation({ marker, occurrence })}
    >
      {(!isRepeat || isUnverified) && marker}
      {isUnverified && <span> unverified</span>}
    </button>
  );
}
