import type { KeptNotes } from '@coursewright/contract';
import { useId, type ReactNode } from 'react';
import { useTaskNews } from '../../../shared/progress/use-task.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import NoteList from '../../../shared/refusals/note-list.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useContinue } from '../api/use-outline.ts';
import styles from '../generating.module.css';
import { useGeneratingMessages } from '../messages/index.ts';

interface SourcesQuestionProps {
  readonly taskId: string;
  /** What was tried in vain. */
  readonly tried: KeptNotes;
}

/** Nothing was found to cite: the learner has the course written without, or stops it. */
export function SourcesQuestion({ taskId, tried }: SourcesQuestionProps) {
  const t = useGeneratingMessages();
  const goOn = useContinue();
  const { take } = useTaskNews();
  const stop = trpc.generation.cancel.useMutation({
    onSuccess: (task) => take(taskId, task),
  });
  const goesOn = goOn.isPending || goOn.isSuccess;
  const stops = stop.isPending || stop.isSuccess;
  const error = goOn.error ?? stop.error;
  return (
    <section className={styles['question']} aria-labelledby="sources-question-title">
      <h2 id="sources-question-title">{t.no_source_found}</h2>
      <p>{t.no_source_question}</p>
      <div className={styles['choices']}>
        <Choice explanation={t.write_without_explained}>
          {(described) => (
            <Button
              {...described}
              busy={goesOn}
              disabled={stops}
              onClick={() => goOn.mutate({ id: taskId, waiting_for: 'sources' })}
            >
              {t.write_without}
            </Button>
          )}
        </Choice>
        <Choice explanation={t.stop_here_explained}>
          {(described) => (
            <Button
              {...described}
              look="secondary"
              busy={stops}
              disabled={goesOn}
              onClick={() => stop.mutate({ id: taskId })}
            >
              {t.stop_here}
            </Button>
          )}
        </Choice>
      </div>
      {error && (
        <p role="alert" className={styles['refused']}>
          {errorText(error)}
        </p>
      )}
      {tried.notes.length > 0 && (
        <details>
          <summary>{t.tried_in_vain}</summary>
          <NoteList kept={tried} />
        </details>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly explanation: string;
  readonly children: (described: { 'aria-describedby': string }) => ReactNode;
}

/** A button, and what it means. */
function Choice({ explanation, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      {children({ 'aria-describedby': id })}
      <p id={id}>{explanation}</p>
    </div>
  );
}
