import type { Citation, CourseSource } from '@coursewright/contract';
import { Button } from '../../../../shared/ui/button.tsx';
import styles from '../editing.module.css';
import { useEditingMessages } from '../messages/index.ts';
import { markerText } from '../model/markers.ts';

interface CitationListProps {
  readonly citations: readonly Citation[];
  readonly sources: readonly CourseSource[];
  readonly onInsert: (marker: number) => void;
}

/** The lesson's citations with the beginning of each passage, to be put into the text. */
export function CitationList({ citations, sources, onInsert }: CitationListProps) {
  const t = useEditingMessages();
  if (citations.length === 0) return null;
  return (
    <details className={styles['markers']}>
      <summary>{t.insert_citation({ count: citations.length })}</summary>
      <ul>
        {citations.map(({ marker, source_id, passage_id }) => {
          const source = sources.find(({ id }) => id === source_id);
          const passage = source?.passages.find(({ id }) => id === passage_id);
          return (
            <li key={marker}>
              <Button look="secondary" onClick={() => onInsert(marker)}>
                {t.insert({ marker: markerText(marker) })}
              </Button>
              <p>
                <strong dir="auto">{source?.title}</strong>{' '}
                {passage && <span dir="auto">{shortened(passage.text)}</span>}
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const shortened = (text: string) =>
  text.length > 160 ? `${text.slice(0, 160).replace(/\s+\S*$/, '')}…` : text;
