import type { Citation } from '@coursewright/contract';
import styles from '../editing.module.css';
import { markerChanges, markerText } from '../model/markers.ts';
import { useEditingMessages } from '../messages/index.ts';

/** Warns of citations that an edit removes, and of markers that belong to no citation. */
export function MarkerWarnings({
  before,
  after,
  citations,
}: {
  before: string;
  after: string;
  citations: readonly Citation[];
}) {
  const t = useEditingMessages();
  const known = citations.map(({ marker }) => marker);
  const { removed, unknown } = markerChanges(before, after, known);
  return (
    <div role="status">
      {removed.length > 0 && (
        <p className={styles['warning']}>
          {t.citations_removed({ count: removed.length, markers: removed.map(markerText) })}
        </p>
      )}
      {unknown.length > 0 && (
        <p className={styles['warning']}>
          {t.citations_unknown({ count: unknown.length, markers: unknown.map(markerText) })}
        </p>
      )}
    </div>
  );
}
