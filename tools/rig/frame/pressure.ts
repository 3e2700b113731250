import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { App } from './app.ts';
import type { Member } from './member.ts';
import type { Rig } from './rig.ts';

export const mebibyte = 2 ** 20;

export interface UploadReply {
  readonly status: number;
  readonly retryAfter: number;
  readonly body: unknown;
}

/** Sends a file to the first API process, and waits for what it says to it. */
export async function upload(
  app: App,
  member: Member,
  content: string | Uint8Array<ArrayBuffer>,
  { name, signal }: { name: string; signal?: AbortSignal },
): Promise<UploadReply> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const response = await fetch(`${app.apiUrl(0)}/api/v1/documents`, {
    method: 'POST',
    body: form,
    headers: await member.authorization(),
    signal,
  });
  const body = await response.text();
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after') ?? 0),
    body: body === '' ? undefined : JSON.parse(body),
  };
}

export interface Withheld {
  /** What has been answered so far, as it came. */
  readonly answer: () => string;
  readonly isOver: () => boolean;
}

/** Begins an upload of 20 MiB and sends all but its end. */
export async function withhold(app: App, member: Member, rig: Rig): Promise<Withheld> {
  const { hostname, port } = new URL(app.apiUrl(0));
  const { authorization } = await member.authorization();
  const socket = connect(Number(port), hostname);
  rig.onClose(async () => void socket.destroy());
  let answer = '';
  socket.on('error', () => undefined).on('data', (data) => (answer += String(data)));
  socket.write(
    `POST /api/v1/documents HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${20 * mebibyte}\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="long.txt"\r\n\r\n`,
  );
  const chunk = Buffer.alloc(mebibyte, 'words and words. ');
  for (let sent = 0; sent < 19; sent += 1) socket.write(chunk);
  return { answer: () => answer, isOver: () => socket.closed };
}

export const statusOf = ({ answer }: Withheld): number =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(answer())?.[1] ?? 0);

export interface Stream {
  readonly status: number;
  readonly retryAfter: number;
  /** Ends the connection. */
  leave(): void;
  isOver(): boolean;
}

/** Requests a progress stream from API process number `api`, and keeps it open if it is granted. */
export async function openStream(
  app: App,
  member: Member,
  taskId: string,
  api: number,
): Promise<Stream> {
  const headers = await member.authorization();
  return new Promise((resolve) => {
    const request = get(
      `${app.apiUrl(api)}/api/learning-path/${taskId}/progress-stream`,
      { agent: false, headers },
      (response: IncomingMessage) => {
        response.on('error', () => undefined).resume();
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number(response.headers['retry-after'] ?? 0),
          leave: () => request.destroy(),
          isOver: () => response.closed,
        });
      },
    );
    request.on('error', () =>
      resolve({ status: 0, retryAfter: 0, leave: () => undefined, isOver: () => true }),
    );
  });
}
