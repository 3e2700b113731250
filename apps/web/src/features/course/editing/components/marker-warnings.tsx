import type { Citation } from '@coursewright/contract';
import styles from '../editing.module.css';
import { listOfMarkers, markerChanges } from '../model/markers.ts';

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
  const known = citations.map(({ marker }) => marker);
  const { removed, unknown } = markerChanges(before, after, known);
  return (
    <div role="status">
      {removed.length > 0 && (
        <p className={styles['warning']}>
          {listOfMarkers(removed)} {removed.length === 1 ? 'is' : 'are'} no longer in the text.
          Without {removed.length === 1 ? 'it' : 'them'}, readers cannot look the statement up.
        </p>
      )}
      {unknown.length > 0 && (
        <p className={styles['warning']}>
          {listOfMarkers(unknown)} {unknown.length === 1 ? 'names' : 'name'} no citation of this
          lesson. Only those in the list below can be used.
        </p>
      )}
    </div>
  );
}
