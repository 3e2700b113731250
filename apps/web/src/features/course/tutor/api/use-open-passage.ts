import type { ChatCitation } from '@coursewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from '../../../../shared/notify.tsx';
import { errorText } from '../../../../shared/trpc.ts';
import { lessonsOf } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';

/** Opens a passage that some lesson of the course cites, without leaving the one that is open. */
export function useOpenPassage(): (cited: ChatCitation) => void {
  const { course, lessons, openCitation } = useReader();
  const queries = useQueryClient();
  const notify = useNotify();
  const open = async ({ passage_id, submodule_id }: ChatCitation): Promise<void> => {
    const citing = lessonsOf(course).find(({ lesson }) => lesson.id === submodule_id)?.lesson;
    const from =
      citing &&
      (await queries.fetchQuery({
        ...lessons.lesson(citing.id, citing.revision),
        staleTime: Infinity,
      }));
    openCitation({ passageId: passage_id }, from);
  };
  return (cited) =>
    void open(cited).catch((error: unknown) => notify(errorText(error), { severity: 'error' }));
}
