import { accountOperations } from './account.ts';
import { adminOperations } from './admin.ts';
import { authOperations } from './auth.ts';
import { chatbotOperations } from './chatbot.ts';
import { documentsOperations } from './documents.ts';
import { editingOperations } from './editing.ts';
import { exportOperations } from './exports.ts';
import { generationOperations } from './generation.ts';
import { libraryOperations } from './library.ts';
import { narrationOperations } from './narration.ts';
import type { Operation } from './operation.ts';
import { paymentsOperations } from './payments.ts';
import { systemOperations } from './system.ts';
import { visualizationOperations } from './visualization.ts';

// By feature, so that a page of the web fetches the rows that it asks with, and not the whole table.
export * from './account.ts';
export * from './admin.ts';
export * from './auth.ts';
export * from './chatbot.ts';
export * from './documents.ts';
export * from './editing.ts';
export * from './export-files.ts';
export * from './exports.ts';
export * from './generation.ts';
export * from './input.ts';
export * from './learning.ts';
export * from './library.ts';
export * from './narration.ts';
export * from './operation.ts';
export * from './payments.ts';
export * from './system.ts';
export * from './visualization.ts';

/**
 * Everything that can be asked for, as data. REST endpoints, tRPC procedures, the OpenAPI document,
 * the types of use cases, the web's calls and the specs that walk every row follow from it.
 */
export const operations = {
  ...authOperations,
  ...accountOperations,
  ...systemOperations,
  ...documentsOperations,
  ...generationOperations,
  ...editingOperations,
  ...libraryOperations,
  ...exportOperations,
  ...narrationOperations,
  ...visualizationOperations,
  ...chatbotOperations,
  ...paymentsOperations,
  ...adminOperations,
} as const satisfies Record<string, Operation>;
export type Operations = typeof operations;
export type OperationName = keyof Operations;

/** Every operation with its name. */
export const operationEntries = (): [OperationName, Operation][] =>
  Object.entries(operations) as [OperationName, Operation][];
