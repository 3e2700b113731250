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
import type { Messages } from '../messages/en.tsx';
import { useEditingMessages } from '../messages/index.ts';

/** The course's outline to change. */
export function StructureEditor(input: StructureFormInput) {
  const t = useEditingMessages();
  const form = useStructureForm(input);
  const obstacle = whyNotEditable(input.task, useOnline(), t);
  return (
    <div className={styles['stack']}>
      {obstacle && <Notice severity="warning">{obstacle}</Notice>}
      {form.isOvertaken && <ChangedMeanwhile onTakeNew={form.startAnew} onKeep={form.keepMine} />}
      <OutlineEditor
        outline={form.outline}
        errors={form.errors}
        text={courseText(input.course.language)}
        isDisabled={obstacle !== undefined}
        onChange={form.change}
      />
      <SaveBar
        problem={form.failure}
        status={
          form.errors.size > 0
            ? t.outline_wrong
            : form.isChanged
              ? summaryOf(form.outline, t)
              : t.unchanged
        }
        isChanged={form.isChanged}
        isBusy={form.isSaving}
        isBlocked={obstacle !== undefined || form.isOvertaken}
        onDiscard={form.startAnew}
        onSave={form.submit}
      >
        {t.save_outline}
      </SaveBar>
      <LeaveDialog guard={form.guard} onDiscard={form.startAnew} isKept={false} />
    </div>
  );
}

function ChangedMeanwhile({ onTakeNew, onKeep }: { onTakeNew: () => void; onKeep: () => void }) {
  const t = useEditingMessages();
  return (
    <Notice severity="warning" title={t.outline_changed}>
      <div className={styles['notice']}>
        <p>{t.outline_changed_choice}</p>
        <div className={styles['buttons']}>
          <Button look="secondary" onClick={onTakeNew}>
            {t.take_new_outline}
          </Button>
          <Button look="secondary" onClick={onKeep}>
            {t.keep_my_outline}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

/** "Not saved yet: 2 new lessons, 1 removed." */
function summaryOf(outline: Outline, t: Messages): string {
  const added = keptOutline(outline)
    .flatMap(({ lessons }) => lessons)
    .filter(({ id }) => id === undefined).length;
  const removed = outline
    .flatMap(({ lessons, isRemoved }) => lessons.map((lesson) => isRemoved || lesson.isRemoved))
    .filter(Boolean).length;
  if (added > 0 && removed > 0) return t.outline_added_removed({ added, removed });
  if (added > 0) return t.outline_added({ added });
  return removed > 0 ? t.outline_removed({ removed }) : t.outline_unsaved;
}
