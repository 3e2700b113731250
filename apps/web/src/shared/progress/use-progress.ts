import {
  lessonTextEvent,
  generationOperations,
  progressEvent,
  type ProgressEvent,
} from '@coursewright/contract';
import { useState } from 'react';
import { useEventStream, type EventStreamState } from '../event-stream.ts';
import { readAnswer } from '../read-answer.ts';
import { urlOf } from '../rest.ts';
import { LessonTexts } from './lesson-texts.ts';

const read = (data: unknown): ProgressEvent => readAnswer(progressEvent, data);

/**
 * The progress log of a generation, live and from its start. Another task is another component:
 * give it the task's id as key.
 */
export const useProgress = (taskId: string): EventStreamState<ProgressEvent> =>
  useEventStream(urlOf(generationOperations.progressStream, { params: { id: taskId } }), read);

/** As `useProgress`, together with the texts of the lessons that are being written. */
export function useProgressWithTexts(
  taskId: string,
): EventStreamState<ProgressEvent> & { texts: LessonTexts } {
  const [texts] = useState(() => new LessonTexts());
  const [named] = useState(() => ({
    name: lessonTextEvent,
    take: texts.take,
    clear: texts.clear,
  }));
  const url = urlOf(generationOperations.progressStream, { params: { id: taskId } });
  return { ...useEventStream(url, read, named), texts };
}
