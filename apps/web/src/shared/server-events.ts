/** A server-sent event that has data; those without a name are `message`. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

const valueOf = (line: string, field: string): string =>
  line.slice(line[field.length + 1] === ' ' ? field.length + 2 : field.length + 1);

/**
 * The server-sent events in a body, in order. `onBytes` hears every arrival, comments (": ping")
 * included. Ids are not read from the frame: our events carry theirs in the data.
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  let name = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(valueOf(line, 'data'));
        if (line.startsWith('event:')) name = valueOf(line, 'event');
        if (line !== '') continue;
        if (data.length > 0) yield { name: name || 'message', data: data.join('\n') };
        data = [];
        name = '';
      }
    }
  } finally {
    // The reader may leave early; without this the connection would stay open behind its back.
    await reader.cancel().catch(() => undefined);
  }
}
