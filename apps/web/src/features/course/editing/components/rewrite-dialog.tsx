import { limits, type RewriteParts, type Submodule, type TaskView } from '@coursewright/contract';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { useRewrite } from '../api/use-rewrite.ts';
import { rewritesLeft } from '../model/can-edit.ts';
import styles from '../editing.module.css';
import { quickInstructions, type QuickInstruction } from '../model/instruction.ts';
import { Count, Field } from './field.tsx';

interface RewriteDialogProps {
  readonly task: TaskView;
  readonly submodule: Submodule;
  readonly onClose: () => void;
}

/** Has a lesson rewritten: which part of it, and what should change. */
export function RewriteDialog({ task, submodule, onClose }: RewriteDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      title="Write this lesson again"
      open={isOpen}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={null}
      destroyOnHidden
    >
      <RewriteForm task={task} submodule={submodule} onClose={() => setOpen(false)} />
    </Modal>
  );
}

function RewriteForm({ task, submodule, onClose }: RewriteDialogProps) {
  const rewrite = useRewrite(task, submodule, onClose);
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
        label="In your own words"
        aside={<Count text={rewrite.instruction} max={limits.editing.instructionMax} />}
        error={
          rewrite.isTooLong
            ? `All wishes together have at most ${limits.editing.instructionMax} characters.`
            : undefined
        }
        hint="Optional. It still rests on the same sources, with its citations."
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
        Free
        {left === undefined ? '' : `; ${left} of ${limits.rewritesPerCourse} left for this course`}.
        The present text stays readable until the new one is complete, and stays among the versions
        after that.
      </p>
      <div className={styles['buttons']}>
        <Button type="submit" busy={rewrite.isBusy} disabled={rewrite.isTooLong || left === 0}>
          Write again
        </Button>
        <Button look="secondary" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

const choices: readonly { parts: RewriteParts; label: string }[] = [
  { parts: 'content', label: 'The text' },
  { parts: 'quiz', label: 'The quiz' },
  { parts: 'both', label: 'Both' },
];

function PartsChoice({
  value,
  onChange,
}: {
  value: RewriteParts;
  onChange: (parts: RewriteParts) => void;
}) {
  const group = useId();
  return (
    <fieldset className={styles['choices']}>
      <legend>What is to be new?</legend>
      {choices.map(({ parts, label }) => (
        <label key={parts}>
          <input
            type="radio"
            name={group}
            checked={value === parts}
            onChange={() => onChange(parts)}
          />
          {label}
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
  const id = useId();
  return (
    <div className={styles['field']}>
      <strong id={id}>How is it to be different?</strong>
      <div className={styles['chips']} role="group" aria-labelledby={id}>
        {quickInstructions.map((each) => (
          <button
            key={each}
            type="button"
            className={styles['chip']}
            aria-pressed={chosen.includes(each)}
            onClick={() => onToggle(each)}
          >
            {each}
          </button>
        ))}
      </div>
    </div>
  );
}
