import { type DiagramKind, diagramKinds, type Visualization } from '@coursewright/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Companions } from '../../../../shared/offline/copies.ts';
import { messageOf } from '../../../../shared/request-error.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import type { Piece } from '../../model/lesson-source.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import { useVisualizations } from '../api/use-visualization.ts';
import { useVisualizationMessages } from '../messages/index.ts';
import styles from '../visualization.module.css';
import { DiagramView } from './diagram-view.tsx';
import { DrawForm } from './draw-form.tsx';

/** The diagrams of a lesson: what was drawn is shown at once, what was not can be had. */
export function VisualizationTab({ placed }: { placed: PlacedLesson }) {
  const t = useVisualizationMessages();
  const { courseId, lessons } = useReader();
  if (lessons.companions) return <SavedDiagrams saved={lessons.companions(placed.lesson.id)} />;
  if (courseId === undefined) return <p className={styles['note']}>{t.only_own}</p>;
  return <OwnDiagrams courseId={courseId} placed={placed} />;
}

function OwnDiagrams({ courseId, placed }: { courseId: string; placed: PlacedLesson }) {
  const t = useVisualizationMessages();
  const { data, error, fetchStatus, refetch } = useVisualizations(courseId, placed);
  const [chosen, setChosen] = useState<DiagramKind>();
  if (error && !data)
    return (
      <Notice severity="error" title={t.not_loaded}>
        <p>{messageOf(error)}</p>
        <Button look="secondary" size="small" onClick={() => void refetch()}>
          {t.try_again}
        </Button>
      </Notice>
    );
  if (!data)
    return fetchStatus === 'paused' ? (
      <p className={styles['note']}>{t.offline}</p>
    ) : (
      <Skeleton label={t.loading} />
    );
  const { visualizations, price } = data;
  const drawn = visualizations.map(({ diagram }) => diagram.kind);
  const form = (
    <DrawForm courseId={courseId} placed={placed} price={price} drawn={drawn} onDrawn={setChosen} />
  );
  if (drawn.length === 0) return <div className={styles['tab']}>{form}</div>;
  return (
    <Diagrams drawn={visualizations} chosen={chosen} onChoose={setChosen}>
      <details className={styles['another']}>
        <summary>{t.another}</summary>
        {form}
      </details>
    </Diagrams>
  );
}

/** What of a lesson was saved to be looked at without a connection. */
function SavedDiagrams({ saved }: { saved: Piece<Companions> }) {
  const t = useVisualizationMessages();
  const { data, error } = useQuery({ ...saved, staleTime: Infinity, retry: false });
  const [chosen, setChosen] = useState<DiagramKind>();
  if (error) return <Notice severity="error">{t.not_loaded}</Notice>;
  if (!data) return <Skeleton label={t.loading} />;
  if (data.diagrams.length === 0) return <p className={styles['note']}>{t.not_on_device}</p>;
  return <Diagrams drawn={data.diagrams} chosen={chosen} onChoose={setChosen} />;
}

interface DiagramsProps {
  readonly drawn: readonly Visualization[];
  readonly chosen: DiagramKind | undefined;
  readonly onChoose: (kind: DiagramKind) => void;
  readonly children?: ReactNode;
}

/** One of what was drawn, and a choice where there are several. */
function Diagrams({ drawn, chosen, onChoose, children }: DiagramsProps) {
  const t = useVisualizationMessages();
  const shown = drawn.find(({ diagram }) => diagram.kind === chosen) ?? drawn[0];
  const kinds = new Set(drawn.map(({ diagram }) => diagram.kind));
  if (!shown) return null;
  return (
    <div className={styles['tab']}>
      {drawn.length > 1 && (
        <div className={styles['kinds']} role="group" aria-label={t.drawn}>
          {diagramKinds
            .filter((kind) => kinds.has(kind))
            .map((kind) => (
              <button
                key={kind}
                type="button"
                aria-pressed={kind === shown.diagram.kind}
                onClick={() => onChoose(kind)}
              >
                {t.kind[kind].name}
              </button>
            ))}
        </div>
      )}
      <DiagramView
        key={`${shown.diagram.kind} ${shown.created_at}`}
        diagram={shown.diagram}
        language={shown.language}
      />
      {children}
    </div>
  );
}
