import type { Citation } from '@coursewright/contract';
import { directionOf } from '@coursewright/contract/words';
import { useLanguage } from '../../../shared/language.ts';
import { useReader } from '../model/reader.ts';
import styles from '../course.module.css';
import { useCourseMessages } from '../messages/index.ts';

interface CitationButtonProps {
  readonly marker: number;
  readonly occurrence?: number;
  /**
   * The sentence before rests on the same passage: a dot is enough, which turns into the number
   * under the pointer and the focus.
   */
  readonly isRepeat?: boolean;
  readonly citation: Citation | undefined;
}

/**
 * The number after a sentence. It opens the passage the sentence rests on, and says so when the
 * passage does not bear it out.
 */
export function CitationButton({
  marker,
  occurrence = 1,
  isRepeat = false,
  citation,
}: CitationButtonProps) {
  const t = useCourseMessages();
  const language = useLanguage();
  const { openCitation, sourcesOpenIn } = useReader();
  if (!citation) return <sup>[{marker}]</sup>;
  const isUnverified = citation.status === 'unsupported';
  return (
    <button
      type="button"
      className={styles['citation']}
      data-status={citation.status}
      data-repeat={isRepeat && !isUnverified ? marker : undefined}
      lang={language}
      dir={directionOf(language)}
      aria-haspopup={sourcesOpenIn === 'drawer' ? 'dialog' : undefined}
      aria-label={isUnverified ? t.source_unverified({ marker }) : t.source_numbered({ marker })}
      onClick={() => openCitation({ marker, occurrence })}
    >
      {(!isRepeat || isUnverified) && marker}
      {isUnverified && <span> {t.unverified}</span>}
    </button>
  );
}
