import { courseText } from '../../../../shared/course-text.ts';
import { OutlineEditor } from '../../../../shared/outline-editor/outline-editor.tsx';
import { keptOutline, type Outline } from '../../../../shared/outline-editor/outline.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { useOnline } from '../../../../shared/use-online.ts';
import { useStructureForm, type StructureFormInput } from '../api/use-structure-form.ts';
import styles from '../editing.module.css';
import { whyNotEditable } from '../model/can-edit.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { SaveBar } from './save-bar.tsx';

/** The course's outline to change. */
export function StructureEditor(input: StructureFormInput) {
  const form = useStructureForm(input);
  const obstacle = whyNotEditable(input.task, useOnline());
  return (
    <div className={styles['stack']}>
      {obstacle && <Notice severity="warning">{obstacle}</Notice>}
      {form.isOvertaken && <ChangedMeanwhile onTakeNew={form.startAnew} onKeep={form.keepMine} />}
      <OutlineEditor
        outline={form.outline}
        remarks={form.errors}
        text={courseText(input.course.language)}
        isDisabled={obstacle !== undefined}
        onChange={form.change}
      />
      <SaveBar
        problem={form.failure}
        status={
          form.errors.size > 0
            ? 'Some pieces need another look.'
            : form.isChanged
              ? summaryOf(form.outline)
              : 'Nothing changed yet.'
        }
        isChanged={form.isChanged}
        isBusy={form.isSaving}
        isBlocked={obstacle !== undefined || form.isOvertaken}
        onDiscard={form.startAnew}
        onSave={form.submit}
      >
        Save the outline
      </SaveBar>
      <LeaveDialog guard={form.guard} onDiscard={form.startAnew} isKept={false} />
    </div>
  );
}

function ChangedMeanwhile({ onTakeNew, onKeep }: { onTakeNew: () => void; onKeep: () => void }) {
  return (
    <Notice severity="warning" title="The outline was changed meanwhile">
      <div className={styles['notice']}>
        <p>Start from the new outline, or go on with yours, which then replaces it.</p>
        <div className={styles['buttons']}>
          <Button look="secondary" onClick={onTakeNew}>
            Start from the new one
          </Button>
          <Button look="secondary" onClick={onKeep}>
            Go on with mine
          </Button>
        </div>
      </div>
    </Notice>
  );
}

/** "Not saved yet: 2 new lessons, 1 removed." */
function summaryOf(outline: Outline): string {
  const added = keptOutline(outline)
    .flatMap(({ lessons }) => lessons)
    .filter(({ id }) => id === undefined).length;
  const removed = outline
    .flatMap(({ lessons, isRemoved }) => lessons.map((lesson) => isRemoved || lesson.isRemoved))
    .filter(Boolean).length;
  const parts = [
    ...(added > 0 ? [`${added} new ${added === 1 ? 'lesson' : 'lessons'}`] : []),
    ...(removed > 0 ? [`${removed} removed`] : []),
  ];
  return `Not saved yet${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`;
}
