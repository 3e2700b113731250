import { limits, type RewriteParts, type Submodule, type TaskView } from '@coursewright/contract';
import { useState } from 'react';
import { errorText, trpc } from '../../../../shared/trpc.ts';
import { instructionOf, type QuickInstruction } from '../model/instruction.ts';
import { forgetOutcome } from '../model/seen-outcome.ts';
import { useEditingMessages } from '../messages/index.ts';

/** What is asked of a rewrite, and asking for it. `onStarted`: the rewrite has begun. */
export function useRewrite(task: TaskView, lesson: Submodule, onStarted: () => void) {
  const [parts, setParts] = useState<RewriteParts>('both');
  const [chosen, setChosen] = useState<readonly QuickInstruction[]>([]);
  const [own, setOwn] = useState('');
  const { generation } = trpc.useUtils();
  const rewrite = trpc.editing.rewriteSubmodule.useMutation({
    onSuccess: async () => {
      forgetOutcome(task.task_id);
      await generation.status.invalidate({ id: task.task_id });
      onStarted();
    },
  });
  const t = useEditingMessages();
  const instruction = instructionOf(chosen, own, t.quick);
  const isTooLong = instruction.length > limits.editing.instructionMax;
  return {
    parts,
    setParts,
    chosen,
    toggle: (quick: QuickInstruction) =>
      setChosen(
        chosen.includes(quick) ? chosen.filter((other) => other !== quick) : [...chosen, quick],
      ),
    own,
    setOwn,
    instruction,
    isTooLong,
    isBusy: rewrite.isPending,
    failure: rewrite.error ? errorText(rewrite.error) : undefined,
    submit: () => {
      if (isTooLong || rewrite.isPending) return;
      rewrite.mutate({
        id: task.task_id,
        submodule_id: lesson.id,
        parts,
        ...(instruction ? { instruction } : {}),
      });
    },
  };
}
