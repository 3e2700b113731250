import { type DiagramKind, diagramKinds } from '@coursewright/contract';
import { useState } from 'react';
import { messageOf } from '../../../../shared/request-error.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
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
  const { courseId } = useReader();
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
  const shown = visualizations.find(({ diagram }) => diagram.kind === chosen) ?? visualizations[0];
  const drawn = visualizations.map(({ diagram }) => diagram.kind);
  const form = (
    <DrawForm courseId={courseId} placed={placed} price={price} drawn={drawn} onDrawn={setChosen} />
  );
  if (!shown) return <div className={styles['tab']}>{form}</div>;
  return (
    <div className={styles['tab']}>
      {drawn.length > 1 && (
        <div className={styles['kinds']} role="group" aria-label={t.drawn}>
          {diagramKinds
            .filter((kind) => drawn.includes(kind))
            .map((kind) => (
              <button
                key={kind}
                type="button"
                aria-pressed={kind === shown.diagram.kind}
                onClick={() => setChosen(kind)}
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
      <details className={styles['another']}>
        <summary>{t.another}</summary>
        {form}
      </details>
    </div>
  );
}
