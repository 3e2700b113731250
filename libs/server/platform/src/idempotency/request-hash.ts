import { createHash } from 'node:crypto';
import type { OperationName } from '@coursewright/contract';

interface Request {
  readonly operation: OperationName;
  readonly input: unknown;
}

/** Of the operation and its input, whatever the order of the input's keys. */
export const requestHash = ({ operation, input }: Request): string =>
  sha256(JSON.stringify(sorted([operation, input])));

/**
 * Whether a kept hash is that of this request. Answers of earlier releases are honoured for as long
 * as they are kept.
 */
export const isHashOf = (request: Request, hash: string): boolean =>
  hash === requestHash(request) || earlierHashes(request).includes(hash);

/** What operations were called in the hashes of releases before 0.2. */
const earlierNames: Partial<Record<OperationName, string>> = {
  retryGeneration: 'retry_generation',
  finishGeneration: 'finish_generation',
  rewriteSubmodule: 'rewrite_submodule',
  createApiToken: 'create_api_token',
  adminAddCredits: 'add_credits',
  uploadDocument: 'upload_document',
};

/** Fields that came later, with what a request from before them is read as. */
const laterFields: Partial<Record<OperationName, Readonly<Record<string, unknown>>>> = {
  startGeneration: { without_sources: 'ask' },
};

function earlierHashes({ operation, input }: Request): string[] {
  const name = earlierNames[operation];
  const hashes = name === undefined ? [] : [sha256(JSON.stringify(sorted([name, input])))];
  if (operation !== 'startGeneration' || typeof input !== 'object' || input === null) return hashes;
  const before = withoutLaterFields(operation, input);
  return [
    ...hashes,
    requestHash({ operation, input: before }),
    // A start was kept with its task, under a hash of its own.
    `start:${sha256(JSON.stringify(before, Object.keys(before).toSorted()))}`,
  ];
}

const withoutLaterFields = (operation: OperationName, input: object): object =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([field, value]) => value === undefined || laterFields[operation]?.[field] !== value,
    ),
  );

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
