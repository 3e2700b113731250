import {
  limits,
  type RewriteParts,
  type OutlinedLesson,
  type TaskView,
} from '@coursewright/contract';
import { Modal } from '../../../../shared/antd/modal.tsx';
import { useId, useState } from 'react';
import { ChipList, ChoiceChip } from '../../../../shared/ui/chip.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { useRewrite } from '../api/use-rewrite.ts';
import { rewritesLeft } from '../model/can-edit.ts';
import styles from '../editing.module.css';
import { quickInstructions, type QuickInstruction } from '../model/instruction.ts';
import { Count, Field } from './field.tsx';
import { useEditingMessages } from '../messages/index.ts';

interface RewriteDialogProps {
  readonly task: TaskView;
  readonly lesson: OutlinedLesson;
  /** Which part is chosen at first; both if absent. */
  readonly parts?: RewriteParts;
  readonly onClose: () => void;
}

/** Has a lesson rewritten: which part of it, and what should change. */
export function RewriteDialog({ task, lesson, parts, onClose }: RewriteDialogProps) {
  const t = useEditingMessages();
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      title={t.rewrite_title}
      open={isOpen}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={null}
      destroyOnHidden
    >
      <RewriteForm
        task={task}
        lesson={lesson}
        {...(parts && { parts })}
        onClose={() => setOpen(false)}
      />
    </Modal>
  );
}

function RewriteForm({ task, lesson, parts = 'both', onClose }: RewriteDialogProps) {
  const t = useEditingMessages();
  const rewrite = useRewrite(task, lesson, parts, onClose);
  const left = rewritesLeft(task);
  return (
    <form
      className={styles['dialog']}
      onSubmit={(event) => {
        event.preventDefault();
        rewrite.submit();
      }}
    >
      <PartsChoice value={rewrite.parts} onChange={rewrite.setParts} />
      <QuickChips chosen={rewrite.chosen} onToggle={rewrite.toggle} />
      <Field
        label={t.own_words}
        aside={<Count text={rewrite.instruction} max={limits.editing.instructionMax} />}
        error={
          rewrite.isTooLong
            ? t.instruction_too_long({ max: limits.editing.instructionMax })
            : undefined
        }
        hint={t.own_words_hint}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={rewrite.own}
            onChange={(event) => rewrite.setOwn(event.target.value)}
          />
        )}
      </Field>
      {rewrite.failure && <Notice severity="error">{rewrite.failure}</Notice>}
      <p className={styles['hint']}>
        {left === undefined
          ? t.rewrite_terms
          : t.rewrite_terms_left({ left, max: limits.rewritesPerCourse })}
      </p>
      <div className={styles['buttons']}>
        <Button type="submit" busy={rewrite.isBusy} disabled={rewrite.isTooLong || left === 0}>
          {t.rewrite}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t.not_now}
        </Button>
      </div>
    </form>
  );
}

const choices: readonly RewriteParts[] = ['content', 'quiz', 'both'];

function PartsChoice({
  value,
  onChange,
}: {
  value: RewriteParts;
  onChange: (parts: RewriteParts) => void;
}) {
  const t = useEditingMessages();
  const group = useId();
  return (
    <fieldset className={styles['choices']}>
      <legend>{t.what_changes}</legend>
      {choices.map((parts) => (
        <label key={parts}>
          <input
            type="radio"
            name={group}
            checked={value === parts}
            onChange={() => onChange(parts)}
          />
          {t.parts[parts]}
        </label>
      ))}
    </fieldset>
  );
}

function QuickChips({
  chosen,
  onToggle,
}: {
  chosen: readonly QuickInstruction[];
  onToggle: (quick: QuickInstruction) => void;
}) {
  const t = useEditingMessages();
  const id = useId();
  return (
    <div className={styles['field']}>
      <strong id={id}>{t.how}</strong>
      <div role="group" aria-labelledby={id}>
        <ChipList>
          {quickInstructions.map((each) => (
            <li key={each}>
              <ChoiceChip isOn={chosen.includes(each)} onPress={() => onToggle(each)}>
                {t.quick[each]}
              </ChoiceChip>
            </li>
          ))}
        </ChipList>
      </div>
    </div>
  );
}
