import {
  documentsOperations,
  uploadedDocument,
  type UploadedDocument,
} from '@coursewright/contract';
import { networkError } from '../../../shared/request-error.ts';
import { errorOf, readResponse, urlOf } from '../../../shared/rest.ts';
import { session } from '../../../shared/session/index.ts';
import type { SendDocument } from '../model/uploads.ts';

/**
 * Uploads one file with XMLHttpRequest, because fetch does not tell how much has left. Throws
 * RequestError, and UnreadableAnswer.
 */
export const sendDocument: SendDocument = async (
  file,
  onSent,
  signal,
): Promise<UploadedDocument> => {
  const token = session.tokenForRequest();
  // Of this upload: sent again after a renewal of the token, it is still one document.
  const key = crypto.randomUUID();
  let response = await post(file, key, token, onSent, signal);
  if (response.status === 401 && (await session.renewForRequest(token)))
    response = await post(file, key, session.tokenForRequest(), onSent, signal);
  if (!response.ok) throw await errorOf(response);
  return readResponse(uploadedDocument, response);
};

function post(
  file: File,
  key: string,
  token: string | null,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    // An abort that has happened is not announced again.
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(
      documentsOperations.uploadDocument.method,
      urlOf(documentsOperations.uploadDocument, {}),
    );
    request.setRequestHeader('idempotency-key', key);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total > 0 ? loaded / total : 0),
    );
    request.upload.addEventListener('load', () => onSent(1));
    request.addEventListener('load', () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { 'retry-after': request.getResponseHeader('retry-after') ?? '' },
        }),
      ),
    );
    request.addEventListener('error', () => reject(networkError(new Error('upload interrupted'))));
    request.addEventListener('abort', () =>
      reject(new DOMException('upload stopped', 'AbortError')),
    );
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
}
