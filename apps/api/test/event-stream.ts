import assert from 'node:assert/strict';
import {
  type LessonText,
  lessonText,
  lessonTextEvent,
  progressEvent,
  type ProgressEvent,
} from '@coursewright/contract';

export interface StreamReading {
  readonly status: number;
  readonly headers: Headers;
  /** Whole events that arrived, in order. */
  readonly events: ProgressEvent[];
  /** What was told beside the log of lessons that are being written, in order. */
  readonly texts: LessonText[];
  /** Error body when the stream was refused. */
  readonly body?: unknown;
}

/**
 * Reads a progress stream as an EventSource would, until it ends or `dropAfter` bytes have come:
 * what is cut off in the middle is lost. Each event of the log must be unnamed, valid, and carry its
 * number as the SSE id; the text of a lesson has its name, and leaves the reader where it is.
 */
export async function readStream(
  url: string,
  options: {
    headers: Record<string, string>;
    after?: number;
    viaQuery?: boolean;
    dropAfter?: number;
    signal?: AbortSignal;
    onOpen?: () => void;
    onEvent?: (event: ProgressEvent) => void;
    onText?: (text: LessonText) => void;
  },
): Promise<StreamReading> {
  const controller = new AbortController();
  options.signal?.addEventListener('abort', () => controller.abort(), { once: true });
  const after = options.after === undefined ? undefined : String(options.after);
  const response = await fetch(
    `${url}${after !== undefined && options.viaQuery ? `?lastEventId=${after}` : ''}`,
    {
      headers: {
        ...options.headers,
        ...(after !== undefined && !options.viaQuery ? { 'last-event-id': after } : {}),
      },
      signal: controller.signal,
    },
  );
  if (response.status === 204)
    return { status: 204, headers: response.headers, events: [], texts: [] };
  if (response.status !== 200)
    return {
      status: response.status,
      headers: response.headers,
      events: [],
      texts: [],
      body: await response.json(),
    };

  options.onOpen?.();
  const events: ProgressEvent[] = [];
  const texts: LessonText[] = [];
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of response.body!) {
      const room = (options.dropAfter ?? Number.POSITIVE_INFINITY) - bytes;
      text += decoder.decode(chunk.subarray(0, Math.max(0, room)), { stream: true });
      bytes += chunk.length;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = parseMessage(
          text.slice(0, end),
          String(events.at(-1)?.id ?? options.after ?? 0),
        );
        text = text.slice(end + 2);
        if (!event) continue;
        if ('submodule_id' in event) {
          texts.push(event);
          options.onText?.(event);
          continue;
        }
        events.push(event);
        options.onEvent?.(event);
      }
      if (chunk.length >= room) break;
    }
  } catch (error) {
    if (!controller.signal.aborted) throw error;
  } finally {
    controller.abort();
  }
  return { status: response.status, headers: response.headers, events, texts };
}

function parseMessage(message: string, position: string): ProgressEvent | LessonText | undefined {
  const fields = new Map(
    message.split('\n').flatMap((line) => {
      const at = line.indexOf(': ');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 2)] as const] : [];
    }),
  );
  const data = fields.get('data');
  if (fields.get('event') === lessonTextEvent && data !== undefined) {
    assert.equal(fields.get('id'), position, `A text that moves its reader: ${message}`);
    return lessonText.parse(JSON.parse(data));
  }
  assert(!fields.has('event'), `A named event: ${message}`);
  if (data === undefined) {
    // An EventSource takes the number of a message without data for its position, too.
    assert(
      !fields.has('id') || fields.get('id') === position,
      `A message that moves its reader: ${message}`,
    );
    return undefined;
  }
  const event = progressEvent.parse(JSON.parse(data));
  assert.equal(
    fields.get('id'),
    String(event.id),
    `The SSE id is not the event's number: ${message}`,
  );
  return event;
}
