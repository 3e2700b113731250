import type { QuizItem, Submodule } from '@coursewright/contract';
import { useCallback } from 'react';
import { isRight, optionIdsOf } from '../../model/quiz-run.ts';
import { useReader } from '../../model/reader.ts';

/** Records an answer to a question of a lesson, wherever it is asked. */
export function useAnswer(): (
  lesson: Pick<Submodule, 'id'>,
  item: QuizItem,
  chosen: string,
) => void {
  const { record } = useReader().evidence;
  return useCallback(
    ({ id }, item, chosen) =>
      record({
        kind: 'answered',
        submodule_id: id,
        payload: {
          question_id: item.id,
          option_ids: optionIdsOf(chosen),
          is_correct: isRight(item, chosen),
        },
      }),
    [record],
  );
}
