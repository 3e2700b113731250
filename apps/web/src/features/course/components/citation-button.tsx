import type { Citation } from '@coursewright/contract';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';

/** The number after a sentence. It opens the passage the sentence rests on, and says so when the passage does not bear it out. */
export function CitationButton({ marker, occurrence = 1, citation }: { marker: number; occurrence?: number; citation: Citation | undefined }) {
  const { openCitation } = useReader();
  if (!citation) return <sup>[{marker}]</sup>;
  const isUnverified = citation.status === 'unsupported';
  return (
    <button
      type="button"
      className={styles['citation']}
      data-status={citation.status}
      lang="en"
      dir="ltr"
      aria-haspopup="dialog"
      aria-label={isUnverified ? `Source ${marker}, unverified` : `Source ${marker}`}
      onClick={() => openCitation({ marker, occurrence })}
    >
      {marker}
      {isUnverified && <span> unverified</span>}
    </button>
  );
}
