/**
 * The `data` of each server-sent event in a body, in order. `onBytes` hears every arrival, comments
 * (": ping") included. Ids are not read from the frame: our events carry theirs in the data.
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
        if (line !== '' || data.length === 0) continue;
        yield data.join('\n');
        data = [];
      }
    }
  } finally {
    // The reader may leave early; without this the connection would stay open behind its back.
    await reader.cancel().catch(() => undefined);
  }
}
