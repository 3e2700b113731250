import {
  limits,
  type RewriteParts,
  type OutlinedLesson,
  type TaskView,
} from '@coursewright/contract';
import { useState } from 'react';
import { useTaskNews } from '../../../../shared/progress/use-task.ts';
import { errorText, trpc } from '../../../../shared/trpc.ts';
import { instructionOf, type QuickInstruction } from '../model/instruction.ts';
import { forgetOutcome } from '../model/seen-outcome.ts';
import { useEditingMessages } from '../messages/index.ts';

/**
 * What is asked of a rewrite, and asking for it. `first` is the part chosen at first; `onStarted`:
 * the rewrite has begun.
 */
export function useRewrite(
  task: TaskView,
  lesson: OutlinedLesson,
  first: RewriteParts,
  onStarted: () => void,
) {
  const [parts, setParts] = useState<RewriteParts>(first);
  const [chosen, setChosen] = useState<readonly QuickInstruction[]>([]);
  const [own, setOwn] = useState('');
  const { renew } = useTaskNews();
  const rewrite = trpc.editing.rewriteSubmodule.useMutation({
    onSuccess: async () => {
      forgetOutcome(task.task_id);
      await renew();
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
