import { isRightToLeft, type TaskView } from '@coursewright/contract';
import { useEffect, useRef, useState } from 'react';
import { OutlineEditor } from '../../../shared/outline-editor/outline-editor.tsx';
import { keptOutline } from '../../../shared/outline-editor/outline.ts';
import { isConflict } from '../../../shared/request-error.ts';
import { errorText } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useContinue, useOutline } from '../api/use-outline.ts';
import styles from './edit-outline.module.css';
import { SaveState } from './save-state.tsx';

interface EditOutlineProps {
  readonly task: TaskView;
  readonly course: NonNullable<TaskView['learning_path']>;
  /** The run no longer waits, whoever let it go on. Stable between renders. */
  readonly onChanged: () => unknown;
}

/** The outline before anything is written: changed at will, saved by itself, and confirmed when the learner is content. */
export function EditOutline({ task, course, onChanged }: EditOutlineProps) {
  const { outline, saving, remarks, failure, other, isRenewed, store } = useOutline(task, course);
  const goOn = useContinue(task.task_id);
  const root = useRef<HTMLElement>(null);
  // A new piece has no title yet; that is no reproach before the person says that all is done.
  const [isChecked, setChecked] = useState(0);
  const shown =
    isChecked > 0
      ? remarks
      : new Map([...remarks].filter(([, remark]) => remark !== 'Give it a title.'));
  useEffect(() => {
    if (isChecked === 0) return;
    const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus({ preventScroll: true });
    // The middle of the screen, because both its edges are covered by bars, and the remark stands below the field.
    wrong?.scrollIntoView({ block: 'center' });
  }, [isChecked]);

  const isOver = isConflict(failure);
  useEffect(() => {
    if (isOver) void onChanged();
  }, [isOver, onChanged]);

  const write = async () => {
    if (saving === 'incomplete') return setChecked(isChecked + 1);
    if (await store.save()) goOn.mutate({ id: task.task_id, revision: store.knownRevision() });
  };
  const kept = keptOutline(outline);
  const lessons = kept.reduce((sum, module) => sum + module.lessons.length, 0);
  return (
    <section ref={root} aria-labelledby="outline-title">
      <h2 id="outline-title">Your outline</h2>
      <p className={styles['lead']}>
        Change it as you like: titles and descriptions, order, more or fewer. Nothing is written
        before you say so. If you leave, it waits for you.
      </p>
      <OutlineEditor
        outline={outline}
        onChange={store.change}
        remarks={shown}
        text={{ lang: course.language, dir: isRightToLeft(course.language) ? 'rtl' : 'ltr' }}
        removesAtOnce
        isDisabled={goOn.isPending || goOn.isSuccess}
      />
      <div className={styles['bar']} data-lower-bar="stays">
        {goOn.isError && !isRenewed && (
          <p role="alert" className={styles['error']}>
            {errorText(goOn.error)}
          </p>
        )}
        {other && (
          <div className={styles['overtaken']}>
            <Notice severity="warning" title="The outline was changed in another tab">
              <p>Load that one, or go on with yours, which then replaces it.</p>
              <div className={styles['choice']}>
                <Button look="secondary" onClick={store.takeOther}>
                  Load the other one
                </Button>
                <Button look="secondary" onClick={store.keepMine}>
                  Go on with mine
                </Button>
              </div>
            </Notice>
          </div>
        )}
        <div>
          <p className={styles['sum']}>
            {kept.length} {kept.length === 1 ? 'module' : 'modules'}, {lessons}{' '}
            {lessons === 1 ? 'lesson' : 'lessons'}
          </p>
          <SaveState
            saving={saving}
            failure={failure}
            isRenewed={isRenewed}
            onRetry={() => void store.save()}
          />
        </div>
        <Button
          size="large"
          busy={goOn.isPending || goOn.isSuccess}
          disabled={other !== undefined}
          onClick={() => void write()}
        >
          Write the course
        </Button>
      </div>
    </section>
  );
}
