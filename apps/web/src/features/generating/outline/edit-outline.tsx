import type { CourseOutline, TaskOutline } from '@coursewright/contract';
import { useMemo, useRef, useState } from 'react';
import { courseText } from '../../../shared/course-text.ts';
import { useFocusFirstInvalid } from '../../../shared/use-focus-first-invalid.ts';
import { OutlineEditor } from '../../../shared/outline-editor/outline-editor.tsx';
import { useContinue, useOutline } from '../api/use-outline.ts';
import styles from './edit-outline.module.css';
import { OutlineBar } from './outline-bar.tsx';
import { outlineErrors, withoutMissingTitles } from './outline-check.ts';
import { useGeneratingMessages } from '../messages/index.ts';

interface EditOutlineProps {
  readonly task: TaskOutline;
  readonly course: CourseOutline;
}

/**
 * The outline before anything is written: changed at will, saved by itself, and confirmed when the
 * learner is content.
 */
export function EditOutline({ task, course }: EditOutlineProps) {
  const t = useGeneratingMessages();
  const state = useOutline(task, course);
  const { outline, saving, store } = state;
  const isIncomplete = saving === 'incomplete';
  const errors = useMemo(
    () => outlineErrors(isIncomplete ? outline : undefined, t),
    [outline, isIncomplete, t],
  );
  const confirm = useContinue();
  const root = useRef<HTMLElement>(null);
  const [refusals, setRefusals] = useState(0);
  useFocusFirstInvalid(root, refusals);
  const isConfirmed = confirm.isPending || confirm.isSuccess;

  const write = async () => {
    if (isIncomplete) return setRefusals(refusals + 1);
    if (await store.save()) confirm.mutate({ id: task.task_id, revision: store.knownRevision() });
  };
  return (
    <section ref={root} aria-labelledby="outline-title">
      <h2 id="outline-title">{t.your_outline}</h2>
      <p className={styles['lead']}>{t.outline_lead}</p>
      <OutlineEditor
        outline={outline}
        onChange={store.change}
        // A new item has no title yet; that is no error before the person says that all is done.
        errors={refusals > 0 ? errors : withoutMissingTitles(errors, outline)}
        text={courseText(course.language)}
        removesAtOnce
        isDisabled={isConfirmed}
      />
      <OutlineBar
        {...state}
        confirmError={confirm.error}
        isConfirmed={isConfirmed}
        onWrite={() => void write()}
      />
    </section>
  );
}
