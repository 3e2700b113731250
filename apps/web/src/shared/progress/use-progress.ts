import { progressEvent, operations, type ProgressEvent } from '@coursewright/contract';
import { useEventStream, type EventStreamState } from '../event-stream.ts';
import { readAnswer } from '../read-answer.ts';
import { urlOf } from '../rest.ts';

const read = (data: unknown): ProgressEvent => readAnswer(progressEvent, data);

/**
 * The progress log of a generation, live and from its start. Another task is another component:
 * give it the task's id as key.
 */
export const useProgress = (taskId: string): EventStreamState<ProgressEvent> =>
  useEventStream(urlOf(operations.progressStream, { params: { id: taskId } }), read);
