/// <reference types="@fastify/multipart" />
import { AppError, limits } from '@coursewright/contract';
import type { FastifyRequest } from 'fastify';

export interface ReceivedFile {
  /** As the client claims it. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const { maxBytes } = limits.document;
const tooLarge = (name: string) =>
  new AppError(
    'payload_too_large',
    `${name || 'The file'} is larger than ${maxBytes / 1024 / 1024} MiB.`,
  );
const invalid = (message: string) =>
  new AppError('validation_error', message, { details: [{ path: 'file', message }] });

/**
 * The one file of a multipart request, in the field `file`. A file that grows beyond the limit is
 * refused while it still arrives.
 */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  if (!request.isMultipart())
    throw new AppError(
      'unsupported_media_type',
      'Send the file as multipart/form-data, in the field "file".',
    );
  try {
    return await readParts(request);
  } catch (error) {
    // The rest of the upload is read and discarded, so that the client gets the answer instead of a
    // broken connection.
    request.raw.unpipe();
    request.raw.resume();
    throw hasStatus(error)
      ? error
      : new AppError(
          'bad_request',
          'The upload broke off or is not the multipart/form-data that it says it is. Send it again.',
          { cause: error },
        );
  }
}

/**
 * An error of ours or of Fastify's has a status. What else the multipart parser throws has none: a
 * truncated body, a missing boundary.
 */
const hasStatus = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && 'statusCode' in error);

async function readParts(request: FastifyRequest): Promise<ReceivedFile> {
  // An announced length is believed only when it is too large by more than the multipart frame can
  // account for.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + 64 * 1024) throw tooLarge('');
  let file: ReceivedFile | undefined;
  for await (const part of request.parts({ limits: { files: 2, fileSize: maxBytes + 1 } })) {
    if (part.type !== 'file' || part.fieldname !== 'file')
      throw invalid('Send one file, in the field "file", and nothing else.');
    if (file) throw invalid('Send one file at a time.');
    file = { name: part.filename, bytes: await readBounded(part.file, part.filename) };
  }
  if (!file) throw invalid('Choose a file.');
  return file;
}

async function readBounded(
  stream: AsyncIterable<Buffer>,
  name: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(name);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
