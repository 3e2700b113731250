import type { EditSubmoduleInput, Submodule, TaskView } from '@coursewright/contract';
import { useMutation } from '@tanstack/react-query';
import { isConflict } from '../../../../shared/request-error.ts';
import { useTaskNews } from '../../../../shared/progress/use-task.ts';
import { toRequestError, trpc } from '../../../../shared/trpc.ts';
import { lessonsOf } from '../../model/lessons.ts';
import { draftOf, isSameDraft, type LessonDraft } from '../model/lesson-draft.ts';

interface Edit {
  readonly input: EditSubmoduleInput;
  readonly draft: LessonDraft;
  /** The text the edit was made on. */
  readonly base: LessonDraft;
}

/**
 * Saves a hand edit. A revision of the course may have passed for another lesson: then the edit is
 * sent once more, on the new one. Throws RequestError; a conflict means that this very lesson was
 * changed, and the course has been loaded anew.
 */
export function useSaveLesson(refetch: () => Promise<TaskView | undefined>) {
  const { client, editing } = trpc.useUtils();
  const { takeCourse } = useTaskNews();
  return useMutation({
    mutationFn: async ({ input, base }: Edit): Promise<TaskView> => {
      try {
        return await client.editing.editSubmodule.mutate(input);
      } catch (error) {
        const known = toRequestError(error);
        if (!isConflict(known)) throw known;
        const task = await refetch();
        const lesson = task && lessonIn(task, input.submodule_id);
        if (
          !task ||
          !lesson ||
          task.course_revision === input.revision ||
          !isSameDraft(draftOf(lesson), base)
        )
          throw known;
        return await client.editing.editSubmodule
          .mutate({ ...input, revision: task.course_revision ?? 0 })
          .catch((again: unknown) => {
            throw toRequestError(again);
          });
      }
    },
    onSuccess: async (task, { input }) => {
      await takeCourse(input.id, task);
      void editing.submoduleVersions.invalidate({ id: input.id, submodule_id: input.submodule_id });
    },
  });
}

const lessonIn = (task: TaskView, id: string): Submodule | undefined => {
  const course = task.result ?? task.learning_path;
  return course && lessonsOf(course).find(({ lesson }) => lesson.id === id)?.lesson;
};
