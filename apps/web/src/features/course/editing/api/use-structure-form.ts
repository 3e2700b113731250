import type { PathData, TaskView } from '@coursewright/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  outlineOf,
  errorsByItem,
  type Outline,
} from '../../../../shared/outline-editor/outline.ts';
import { paths } from '../../../../shared/paths.ts';
import { messageOf, RequestError } from '../../../../shared/request-error.ts';
import type { FieldErrors } from '../model/lesson-draft.ts';
import { checkedStructure, isSameStructure } from '../model/structure.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaveStructure } from './use-save-structure.ts';

export interface StructureFormInput {
  readonly task: TaskView;
  readonly course: PathData;
  readonly refetch: () => Promise<TaskView | undefined>;
}

const noErrors: FieldErrors = new Map();

/**
 * The state of the form that changes a course's outline: nothing happens to the course until it is
 * saved.
 */
export function useStructureForm({ task, course, refetch }: StructureFormInput) {
  // The modules the changes were made on, to tell when the course was changed by somebody else
  // meanwhile.
  const [base, setBase] = useState(course.modules);
  const [edited, setEdited] = useState<Outline>();
  const [isTried, setTried] = useState(false);
  const save = useSaveStructure(task.task_id, refetch);
  const navigate = useNavigate();
  const isChanged = edited !== undefined;
  const guard = useLeaveGuard(isChanged && !save.isSuccess);

  const outline = edited ?? outlineOf(course.modules);
  const isOvertaken = isChanged && !isSameStructure(base, course.modules);
  const checked = checkedStructure(outline, base, task.course_revision ?? 0);
  const refused =
    save.error instanceof RequestError && save.variables?.base === base
      ? errorsByItem(outline, save.error.details)
      : noErrors;

  return {
    outline,
    isChanged,
    isOvertaken,
    errors: isTried && 'errors' in checked ? checked.errors : refused,
    failure: save.error && !isOvertaken && refused.size === 0 ? messageOf(save.error) : undefined,
    isSaving: save.isPending,
    guard,
    change: (next: Outline) => {
      if (!isChanged) setBase(course.modules);
      setEdited(next);
    },
    startAnew: () => {
      setEdited(undefined);
      setBase(course.modules);
      setTried(false);
      save.reset();
    },
    keepMine: () => setBase(course.modules),
    submit: () => {
      setTried(true);
      if ('structure' in checked)
        save.mutate(
          { structure: checked.structure, base },
          { onSuccess: () => void navigate(paths.result(task.task_id)) },
        );
    },
  };
}
