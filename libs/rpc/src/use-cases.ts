import type {
  ActiveTask, Capabilities, GenerateCourseInput, TaskStarted, TaskView, UploadedDocument, User,
} from '@coursewright/contract';
import type { emailInput, registerInput, tokenQuery } from '@coursewright/contract';
import type { z } from 'zod';

/** Where a request came from, for limits, session lists and the language of mails. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
  /** The Accept-Language header. */
  readonly language?: string;
}

/** A signed-in user on one request. */
export interface Caller extends Origin {
  readonly userId: string;
  readonly sessionId: string;
  readonly isAdmin: boolean;
}

/** Headers of a request that a use case honours. */
export interface CallOptions {
  readonly idempotencyKey?: string;
}

/** What both doors can ask for. A use case is a class with one public method, `run`; the API maps each name to its provider. */
export interface UseCases {
  register: { run(origin: Origin, input: z.output<typeof registerInput>): Promise<{ message: string }> };
  verifyEmail: { run(origin: Origin, input: z.output<typeof tokenQuery>): Promise<{ message: string }> };
  resendVerification: { run(origin: Origin, input: z.output<typeof emailInput>): Promise<{ message: string }> };
  getOwnUser: { run(caller: Caller): Promise<User> };
  getOwnCredits: { run(caller: Caller): Promise<{ credits: number }> };
  listDocuments: { run(caller: Caller): Promise<{ documents: UploadedDocument[] }> };
  deleteDocument: { run(caller: Caller, input: { id: string }): Promise<void> };
  startGeneration: { run(caller: Caller, input: GenerateCourseInput, options?: CallOptions): Promise<TaskStarted> };
  getGeneration: { run(caller: Caller, input: { id: string }): Promise<TaskView> };
  cancelGeneration: { run(caller: Caller, input: { id: string }): Promise<TaskView> };
  listActiveGenerations: { run(caller: Caller): Promise<ActiveTask[]> };
  getCapabilities: { run(): Promise<Capabilities> };
}
export type UseCaseName = keyof UseCases;
