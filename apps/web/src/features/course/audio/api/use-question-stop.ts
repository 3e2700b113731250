import type { SpokenSentence, Submodule } from '@coursewright/contract';
import { useMemo } from 'react';
import { useLesson } from '../../api/use-lesson.ts';
import { answerTo } from '../../learning/model/questions.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import { questionStop, type QuestionStop } from '../model/question-stop.ts';

interface LessonQuestion extends QuestionStop {
  readonly lesson: Submodule;
  readonly isAnswered: boolean;
}

/** What a lesson asks where, and whether it was answered before; undefined until its text is there. */
export function useQuestionStop(
  placed: PlacedLesson,
  sentences: readonly SpokenSentence[],
): LessonQuestion | undefined {
  const { learning } = useReader().evidence;
  const lesson = useLesson(placed).data?.submodule;
  const stop = useMemo(() => lesson && questionStop(lesson, sentences), [lesson, sentences]);
  if (!lesson || !stop) return undefined;
  const answer = answerTo(lesson, stop.item, learning);
  return { ...stop, lesson, isAnswered: answer !== undefined && answer.attempts > 0 };
}
