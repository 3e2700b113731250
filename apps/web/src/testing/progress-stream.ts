import { operations, type ProgressEvent, type TaskView } from '@coursewright/contract';
import { act } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { anEvent, asStream } from './course-factory.ts';
import { aTask } from './factories.ts';
import { fakeServer } from './fake-server.ts';

/** A progress stream that the test feeds; each connection starts after the id it asks for. */
export function aStream() {
  let sent: ProgressEvent[] = [];
  const raw: string[] = [];
  const connections: { after: number; controller: ReadableStreamDefaultController<Uint8Array> }[] =
    [];
  const bytes = (text: string) => new TextEncoder().encode(text);
  fakeServer.on(operations.progressStream, (request) => {
    const after = Number(request.headers.get('last-event-id') ?? 0);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        connections.push({ after, controller });
        controller.enqueue(
          bytes(`: hello\n\n${asStream(sent.filter(({ id }) => id > after))}${raw.join('')}`),
        );
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return {
    connections,
    say: (...events: ProgressEvent[]) => {
      sent = [...sent, ...events];
      act(() => connections.at(-1)?.controller.enqueue(bytes(asStream(events))));
    },
    /** What the server does with an ending when the course is tried again. */
    reopen: () => {
      sent = sent.map(({ status: _, ...event }) =>
        event.action === 'stream_close' ? { ...event, action: 'error', phase: 'queued' } : event,
      );
    },
    sayRaw: (text: string) => act(() => connections.at(-1)?.controller.enqueue(bytes(text))),
    drop: () => act(() => connections.at(-1)?.controller.error(new Error('gone'))),
  };
}

/** The event that ends a run. */
export const theEnd = (id: number, status: 'completed' | 'failed') =>
  anEvent(id, {
    action: 'stream_close',
    status,
    phase: 'done',
    message: 'Over',
    overall_progress: status === 'completed' ? 1 : 0.3,
  });

/** What the server answers from now on when it is asked for the run. */
export function theTaskIs(change: Partial<TaskView>) {
  fakeServer.useCases.generationStatus = { run: async () => aTask(change) };
}
