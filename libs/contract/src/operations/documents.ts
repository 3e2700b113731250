import { documentList, idInput, uploadedDocument } from '../documents.ts';
import type { Operation } from './operation.ts';

/** Uploaded documents. */
export const documentsOperations = {
  uploadDocument: {
    method: 'POST',
    path: '/v1/documents',
    byHand: true,
    access: 'signed_in',
    scope: 'generate',
    idempotent: true,
    status: 201,
    summary: 'Upload a document (multipart, field "file", up to 20 MiB)',
    consumes: 'multipart/form-data',
    output: uploadedDocument,
  },
  listDocuments: {
    method: 'GET',
    path: '/v1/documents',
    procedure: 'documents.list',
    access: 'signed_in',
    scope: 'read',
    status: 200,
    summary: 'Own documents, newest first',
    output: documentList,
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/v1/documents/{id}',
    procedure: 'documents.remove',
    access: 'signed_in',
    scope: 'generate',
    status: 204,
    summary: 'Delete a document; courses written from it keep their passages',
    params: idInput,
  },
} as const satisfies Record<string, Operation>;
