import { get, type ClientRequest } from 'node:http';

/** A stream as its reader sees it. */
export interface Reader {
  readonly taskId: string;
  /** Numbers in the order of arrival. */
  readonly ids: number[];
  close(): void;
}

/**
 * Opens a stream; `onEvent` hears of each event as its last byte arrives. Resolves when the first
 * one has come.
 */
export function read(
  url: string,
  taskId: string,
  token: string,
  onEvent: (taskId: string, id: number) => void,
): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const ids: number[] = [];
    const request: ClientRequest = get(
      `${url}/api/learning-path/${taskId}/progress-stream`,
      { agent: false, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        if (response.statusCode !== 200)
          return reject(new Error(`The stream was refused with ${response.statusCode}`));
        let text = '';
        response.setEncoding('utf8');
        response.on('error', () => undefined);
        response.on('data', (chunk: string) => {
          text += chunk;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const id = /^id: (\d+)\ndata: /.exec(text.slice(0, end).trimStart())?.[1];
            text = text.slice(end + 2);
            if (id === undefined) continue;
            ids.push(Number(id));
            onEvent(taskId, Number(id));
            resolve(reader);
          }
        });
      },
    );
    request.on('error', reject);
    const reader: Reader = { taskId, ids, close: () => request.destroy() };
  });
}
