/// <reference types="@fastify/multipart" />
import { createHash } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import { AppError, fieldRefusal, limits, Refusal, say, sayAs } from '@coursewright/contract';
import type { FastifyRequest } from 'fastify';
import type { StoredUpload, UploadSpace } from './upload-space.ts';

export interface ReceivedFile {
  /** As the client claims it. */
  readonly name: string;
  readonly size: number;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly hash: string;
  /** Its bytes, which whoever received it removes. Absent: they were not to be kept. */
  readonly stored?: StoredUpload;
}

export interface Reception {
  readonly userId: string;
  readonly space: UploadSpace;
  /** False for a repetition, of which nothing but the hash is wanted. */
  readonly isKept: boolean;
  /** Absent: those of a document. */
  readonly maxBytes?: number;
  readonly slowest?: { readonly bytesPerSecond: number; readonly seconds: number };
}

const tooLarge = (name: string, most: number) =>
  new Refusal(
    'payload_too_large',
    say('document_too_large', { name: name || 'The file', mebibytes: most / 1024 / 1024 }),
  );
const invalid = (message: string) => fieldRefusal('file', sayAs('upload_broken', message));

/**
 * The one file of a multipart request, in the field `file`, written to the disk as it arrives. A
 * file that grows beyond the limit is refused while it still arrives; one that hardly arrives is
 * given up with request_timeout.
 */
export async function receiveFile(
  request: FastifyRequest,
  reception: Reception,
): Promise<ReceivedFile> {
  if (!request.isMultipart())
    throw new Refusal(
      'unsupported_media_type',
      sayAs('malformed_request', 'Send the file as multipart/form-data, in the field "file".'),
    );
  const slow = watchPace(request, reception.slowest ?? limits.document.slowest);
  try {
    return await Promise.race([readParts(request, reception, slow.signal), slow.tooSlow]);
  } catch (error) {
    // The rest of the upload is read and discarded, so that the client gets the answer instead of a
    // broken connection.
    request.raw.unpipe();
    request.raw.resume();
    throw hasStatus(error)
      ? error
      : new Refusal(
          'bad_request',
          sayAs(
            'upload_broken',
            'The upload broke off or is not the multipart/form-data that it says it is. Send it again.',
          ),
          { cause: error },
        );
  } finally {
    slow.end();
  }
}

/**
 * An error of ours or of Fastify's has a status. What else the multipart parser throws has none: a
 * truncated body, a missing boundary.
 */
const hasStatus = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && 'statusCode' in error);

/**
 * `tooSlow` rejects, and `signal` is aborted, as soon as less than the least has arrived within the
 * time.
 */
function watchPace(
  { raw }: FastifyRequest,
  { bytesPerSecond, seconds }: { bytesPerSecond: number; seconds: number },
): { tooSlow: Promise<never>; signal: AbortSignal; end: () => void } {
  const stop = new AbortController();
  let before = raw.socket.bytesRead;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const arrived = raw.socket.bytesRead - before;
      before += arrived;
      if (raw.complete || arrived >= bytesPerSecond * seconds) return;
      reject(
        new AppError(
          'request_timeout',
          `The upload came too slowly: less than ${Math.ceil((bytesPerSecond * seconds) / 1024)} KiB in ${seconds} seconds. Send it again over a better connection.`,
        ),
      );
      stop.abort();
    }, seconds * 1000);
  });
  return { tooSlow, signal: stop.signal, end: () => clearInterval(timer) };
}

async function readParts(
  request: FastifyRequest,
  reception: Reception,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  const announced = Number(request.headers['content-length'] ?? 0);
  // An announced length is believed only when it is too large by more than the multipart frame can
  // account for.
  const maxBytes = mostOf(reception);
  if (announced > maxBytes + 64 * 1024) throw tooLarge('', maxBytes);
  if (reception.isKept) reception.space.check(reception.userId, announced);
  let file: ReceivedFile | undefined;
  try {
    for await (const part of request.parts({ limits: { files: 2, fileSize: maxBytes + 1 } })) {
      if (part.type !== 'file' || part.fieldname !== 'file')
        throw invalid('Send one file, in the field "file", and nothing else.');
      if (file) throw invalid('Send one file at a time.');
      // Once it is answered, nobody hears of the end of a request that did not come whole.
      file = await store(addAbortSignal(signal, part.file), part.filename, reception);
    }
  } catch (error) {
    await file?.stored?.remove();
    throw error;
  }
  if (!file) throw invalid('Choose a file.');
  return file;
}

const mostOf = ({ maxBytes = limits.document.maxBytes }: Reception): number => maxBytes;

async function store(stream: Readable, name: string, reception: Reception): Promise<ReceivedFile> {
  const { userId, space, isKept } = reception;
  const maxBytes = mostOf(reception);
  const stored = isKept ? await space.open(userId) : undefined;
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(name, maxBytes);
      hash.update(chunk);
      await stored?.write(chunk);
    }
  } catch (error) {
    await stored?.remove();
    throw error;
  }
  return { name, size, hash: hash.digest('hex'), stored };
}
