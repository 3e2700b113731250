import type { Submodule, TaskView } from '@coursewright/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusFirstInvalid } from '../../../../shared/use-focus-first-invalid.ts';
import { useNotify } from '../../../../shared/notify.tsx';
import { paths } from '../../../../shared/paths.ts';
import { messageOf, RequestError } from '../../../../shared/request-error.ts';
import { useOnline } from '../../../../shared/use-online.ts';
import { whyNotEditable } from '../model/can-edit.ts';
import { checkedEdit, errorsByPlace, type FieldErrors } from '../model/lesson-draft.ts';
import { lessonAddress } from '../model/lesson-address.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useLessonDraft } from './use-lesson-draft.ts';
import { useSaveLesson } from './use-save-lesson.ts';
import { useEditingMessages } from '../messages/index.ts';

export interface LessonFormInput {
  readonly userId: string;
  readonly task: TaskView;
  readonly lesson: Submodule;
  readonly refetch: () => Promise<TaskView | undefined>;
}

const noErrors: FieldErrors = new Map();

/**
 * The state of the form that changes a lesson by hand: its draft, what is wrong with it, and how it
 * is saved.
 */
export function useLessonForm({ userId, task, lesson, refetch }: LessonFormInput) {
  const state = useLessonDraft(userId, lesson);
  const { draft, base, isChanged } = state;
  const save = useSaveLesson(refetch);
  const showSaved = useSavedNotice(task.task_id, lesson.id);
  const [isTried, setTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const guard = useLeaveGuard(isChanged && !save.isSuccess);
  const obstacle = whyNotEditable(task, useOnline(), useEditingMessages());
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstInvalid(form, refusals);
  useFocusFirstInvalid(form, save.error);

  const checked = checkedEdit(draft, task.course_revision ?? 0);
  const refused =
    save.error instanceof RequestError && save.variables?.draft === draft
      ? errorsByPlace(save.error.details)
      : noErrors;
  const errors = isTried && 'errors' in checked ? checked.errors : refused;

  const submit = () => {
    if (save.isPending) return;
    setTried(true);
    if ('errors' in checked) return setRefusals(refusals + 1);
    if (obstacle) return;
    save.mutate(
      { input: { id: task.task_id, submodule_id: lesson.id, ...checked.edit }, draft, base },
      {
        onSuccess: () => {
          state.forget();
          showSaved();
        },
      },
    );
  };
  return {
    state,
    form,
    guard,
    obstacle,
    errors,
    failure:
      save.error && refused.size === 0 && !state.isOvertaken ? messageOf(save.error) : undefined,
    isSaving: save.isPending,
    submit,
  };
}

/** Says that the lesson is saved, offers to show what changed, and leads back to the lesson. */
function useSavedNotice(taskId: string, lessonId: string): () => void {
  const navigate = useNavigate();
  const notify = useNotify();
  return () => {
    const t = useEditingMessages.current();
    notify(t.lesson_saved, {
      severity: 'success',
      action: {
        label: t.show_changes,
        run: () => void navigate(paths.lessonVersions(taskId, lessonId)),
      },
    });
    void navigate(lessonAddress(taskId, lessonId));
  };
}
