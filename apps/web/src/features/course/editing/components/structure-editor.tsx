import { isRightToLeft, type PathData, type TaskView } from '@coursewright/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OutlineEditor } from '../../../../shared/outline-editor/outline-editor.tsx';
import {
  keptOutline,
  outlineOf,
  remarksByPiece,
  type Outline,
} from '../../../../shared/outline-editor/outline.ts';
import { paths } from '../../../../shared/paths.ts';
import { messageOf, RequestError } from '../../../../shared/request-error.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { useOnline } from '../../../../shared/use-online.ts';
import { useLeaveGuard } from '../api/use-leave-guard.ts';
import { useSaveStructure } from '../api/use-save-structure.ts';
import styles from '../editing.module.css';
import { whyNotEditable } from '../model/can-edit.ts';
import { checkedStructure, isSameStructure } from '../model/structure.ts';
import { LeaveDialog } from './leave-dialog.tsx';

interface StructureEditorProps {
  readonly task: TaskView;
  readonly course: PathData;
  readonly refetch: () => Promise<TaskView | undefined>;
}

const noRemarks: ReadonlyMap<string, string> = new Map();

/** The course's outline to change: nothing happens to the course until it is saved. */
export function StructureEditor({ task, course, refetch }: StructureEditorProps) {
  const [base, setBase] = useState(course.modules);
  const [edited, setEdited] = useState<Outline>();
  const [isTried, setTried] = useState(false);
  const save = useSaveStructure(task.task_id, refetch);
  const navigate = useNavigate();
  const obstacle = whyNotEditable(task, useOnline());
  const guard = useLeaveGuard(edited !== undefined && !save.isSuccess);

  const outline = edited ?? outlineOf(course.modules);
  const isOvertaken = edited !== undefined && !isSameStructure(base, course.modules);
  const checked = checkedStructure(outline, base, task.course_revision ?? 0);
  const refused =
    save.error instanceof RequestError && save.variables?.base === base
      ? remarksByPiece(outline, save.error.details)
      : noRemarks;
  const remarks = isTried && 'remarks' in checked ? checked.remarks : refused;
  const text = {
    lang: course.language,
    dir: isRightToLeft(course.language) ? 'rtl' : 'ltr',
  } as const;
  const startAnew = () => {
    setEdited(undefined);
    setBase(course.modules);
    setTried(false);
    save.reset();
  };

  const submit = () => {
    setTried(true);
    if ('structure' in checked)
      save.mutate(
        { structure: checked.structure, base },
        { onSuccess: () => void navigate(paths.result(task.task_id)) },
      );
  };
  return (
    <div className={styles['stack']}>
      {obstacle && <Notice severity="warning">{obstacle}</Notice>}
      {isOvertaken && (
        <Notice severity="warning" title="The outline was changed meanwhile">
          <div className={styles['notice']}>
            <p>Start from the new outline, or go on with yours, which then replaces it.</p>
            <div className={styles['buttons']}>
              <Button look="secondary" onClick={startAnew}>
                Start from the new one
              </Button>
              <Button look="secondary" onClick={() => setBase(course.modules)}>
                Go on with mine
              </Button>
            </div>
          </div>
        </Notice>
      )}
      <OutlineEditor
        outline={outline}
        remarks={remarks}
        text={text}
        isDisabled={obstacle !== undefined}
        onChange={(next) => {
          if (edited === undefined) setBase(course.modules);
          setEdited(next);
        }}
      />
      <div className={styles['bar']} data-lower-bar="stays">
        {save.error && !isOvertaken && refused.size === 0 && (
          <div className={styles['problem']}>
            <Notice severity="error">{messageOf(save.error)}</Notice>
          </div>
        )}
        <p role="status">
          {remarks.size > 0
            ? 'Some pieces need another look.'
            : edited
              ? summaryOf(outline)
              : 'Nothing changed yet.'}
        </p>
        <Button look="quiet" disabled={!edited} onClick={startAnew}>
          Discard changes
        </Button>
        <Button
          busy={save.isPending}
          disabled={!edited || obstacle !== undefined || isOvertaken}
          onClick={submit}
        >
          Save the outline
        </Button>
      </div>
      <LeaveDialog guard={guard} onDiscard={startAnew} isKept={false} />
    </div>
  );
}

/** "Not saved yet: 2 new lessons, 1 removed." */
function summaryOf(outline: Outline): string {
  const fresh = keptOutline(outline)
    .flatMap(({ lessons }) => lessons)
    .filter(({ id }) => id === undefined).length;
  const all = outline.flatMap(({ lessons, isRemoved }) =>
    lessons.map((lesson) => isRemoved || lesson.isRemoved),
  );
  const gone = all.filter(Boolean).length;
  const parts = [
    ...(fresh > 0 ? [`${fresh} new ${fresh === 1 ? 'lesson' : 'lessons'}`] : []),
    ...(gone > 0 ? [`${gone} removed`] : []),
  ];
  return `Not saved yet${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`;
}
