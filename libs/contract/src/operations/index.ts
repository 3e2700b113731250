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

export * from './exports.ts';
export * from './input.ts';
export * from './operation.ts';

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
