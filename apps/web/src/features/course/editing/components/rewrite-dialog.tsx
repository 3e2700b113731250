import { limits, type RewriteParts, type Submodule, type TaskView } from '@coursewright/contract';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import { errorText, trpc } from '../../../../shared/trpc.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { rewritesLeft } from '../model/can-edit.ts';
import styles from '../editing.module.css';
import { instructionOf, quickInstructions, type QuickInstruction } from '../model/instruction.ts';
import { forgetOutcome } from '../model/seen-outcome.ts';
import { Count, Field } from './field.tsx';

interface RewriteDialogProps {
  readonly task: TaskView;
  readonly submodule: Submodule;
  readonly onClose: () => void;
}

const choices: readonly { parts: RewriteParts; label: string }[] = [
  { parts: 'content', label: 'The text' },
  { parts: 'quiz', label: 'The quiz' },
  { parts: 'both', label: 'Both' },
];

/** Has a lesson written again: which part, and what is to be different. */
export function RewriteDialog({ task, submodule, onClose }: RewriteDialogProps) {
  const formId = useId();
  const [isOpen, setOpen] = useState(true);
  const [parts, setParts] = useState<RewriteParts>('both');
  const [chosen, setChosen] = useState<readonly QuickInstruction[]>([]);
  const [own, setOwn] = useState('');
  const { generation } = trpc.useUtils();
  const rewrite = trpc.editing.rewriteSubmodule.useMutation({
    onSuccess: async () => {
      forgetOutcome(task.task_id);
      await generation.status.invalidate({ id: task.task_id });
      setOpen(false);
    },
  });
  const instruction = instructionOf(chosen, own);
  const isTooLong = instruction.length > limits.editing.instructionMax;
  const left = rewritesLeft(task);

  const submit = () => {
    if (isTooLong || rewrite.isPending) return;
    rewrite.mutate({
      id: task.task_id,
      submodule_id: submodule.id,
      parts,
      ...(instruction ? { instruction } : {}),
    });
  };
  return (
    <Modal
      title="Write this lesson again"
      open={isOpen}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={null}
      destroyOnHidden
    >
      <form
        id={formId}
        className={styles['dialog']}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <fieldset className={styles['choices']}>
          <legend>What is to be new?</legend>
          {choices.map((choice) => (
            <label key={choice.parts}>
              <input
                type="radio"
                name={`${formId}-parts`}
                checked={parts === choice.parts}
                onChange={() => setParts(choice.parts)}
              />
              {choice.label}
            </label>
          ))}
        </fieldset>
        <div className={styles['field']}>
          <strong id={`${formId}-quick`}>How is it to be different?</strong>
          <div className={styles['chips']} role="group" aria-labelledby={`${formId}-quick`}>
            {quickInstructions.map((each) => (
              <button
                key={each}
                type="button"
                className={styles['chip']}
                aria-pressed={chosen.includes(each)}
                onClick={() =>
                  setChosen(
                    chosen.includes(each)
                      ? chosen.filter((other) => other !== each)
                      : [...chosen, each],
                  )
                }
              >
                {each}
              </button>
            ))}
          </div>
        </div>
        <Field
          label="In your own words"
          aside={<Count text={instruction} max={limits.editing.instructionMax} />}
          error={
            isTooLong
              ? `All wishes together have at most ${limits.editing.instructionMax} characters.`
              : undefined
          }
          hint="Optional. It still rests on the same sources, with its citations."
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={own}
              onChange={(event) => setOwn(event.target.value)}
            />
          )}
        </Field>
        {rewrite.error && <Notice severity="error">{errorText(rewrite.error)}</Notice>}
        <p className={styles['hint']}>
          Free
          {left === undefined
            ? ''
            : `; ${left} of ${limits.rewritesPerCourse} left for this course`}
          . The present text stays readable until the new one is complete, and stays among the
          versions after that.
        </p>
        <div className={styles['buttons']}>
          <Button type="submit" busy={rewrite.isPending} disabled={isTooLong || left === 0}>
            Write again
          </Button>
          <Button look="secondary" onClick={() => setOpen(false)}>
            Not now
          </Button>
        </div>
      </form>
    </Modal>
  );
}
