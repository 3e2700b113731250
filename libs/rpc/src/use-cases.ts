import type {
  ActiveTask,
  ApiScope,
  ApiToken,
  Capabilities,
  ChangePasswordInput,
  CheckoutInput,
  CheckoutStarted,
  ContinueGenerationInput,
  CreateApiTokenInput,
  CreatedApiToken,
  CreditTransactionPage,
  CreditTransactionsQuery,
  DeleteAccountInput,
  EditSubmoduleInput,
  GenerateCourseInput,
  GenerationSpend,
  KeyProvider,
  OwnSession,
  PathData,
  PaymentSession,
  Profile,
  RecentTasks,
  RecentTasksQuery,
  ResetPasswordInput,
  RestoreVersionInput,
  RewriteSubmoduleInput,
  SaveOutlineInput,
  SaveStructureInput,
  SaveUserKeyInput,
  SpendRangeQuery,
  SpendTotal,
  SubmoduleParams,
  SubmoduleVersions,
  SubmoduleVersionView,
  TaskStarted,
  TaskView,
  UpdateGenerationInput,
  UpdateProfileInput,
  UploadedDocument,
  User,
  UserKey,
  VersionParams,
} from '@coursewright/contract';
import type { emailInput, registerInput, tokenQuery } from '@coursewright/contract';
import type { z } from 'zod';
import type { AdminUseCases } from './admin-use-cases.ts';

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
  /** The session, or the API token, that the request came with. */
  readonly sessionId: string;
  readonly isAdmin: boolean;
  /** What an API token may do; absent for a session, which may do all that its user may. */
  readonly scopes?: readonly ApiScope[];
}

/** Headers of a request that a use case honours. */
export interface CallOptions {
  readonly idempotencyKey?: string;
}

/** What both doors can ask for. A use case is a class with one public method, `run`; the API maps each name to its provider. */
export interface UseCases extends AdminUseCases {
  register: {
    run(origin: Origin, input: z.output<typeof registerInput>): Promise<{ message: string }>;
  };
  verifyEmail: {
    run(origin: Origin, input: z.output<typeof tokenQuery>): Promise<{ message: string }>;
  };
  resendVerification: {
    run(origin: Origin, input: z.output<typeof emailInput>): Promise<{ message: string }>;
  };
  forgotPassword: {
    run(origin: Origin, input: z.output<typeof emailInput>): Promise<{ message: string }>;
  };
  resetPassword: { run(origin: Origin, input: ResetPasswordInput): Promise<{ message: string }> };
  getProfile: { run(caller: Caller): Promise<Profile> };
  updateProfile: { run(caller: Caller, input: UpdateProfileInput): Promise<Profile> };
  changePassword: { run(caller: Caller, input: ChangePasswordInput): Promise<{ message: string }> };
  deleteAccount: { run(caller: Caller, input: DeleteAccountInput): Promise<void> };
  listSessions: { run(caller: Caller): Promise<{ sessions: OwnSession[] }> };
  revokeSession: { run(caller: Caller, input: { id: string }): Promise<void> };
  revokeOtherSessions: { run(caller: Caller): Promise<{ revoked: number }> };
  listApiTokens: { run(caller: Caller): Promise<{ api_tokens: ApiToken[] }> };
  createApiToken: {
    run(
      caller: Caller,
      input: CreateApiTokenInput,
      options?: CallOptions,
    ): Promise<CreatedApiToken>;
  };
  revokeApiToken: { run(caller: Caller, input: { id: string }): Promise<void> };
  listUserKeys: { run(caller: Caller): Promise<{ keys: UserKey[] }> };
  saveUserKey: { run(caller: Caller, input: SaveUserKeyInput): Promise<UserKey> };
  deleteUserKey: { run(caller: Caller, input: { provider: KeyProvider }): Promise<void> };
  listCreditTransactions: {
    run(caller: Caller, input: CreditTransactionsQuery): Promise<CreditTransactionPage>;
  };
  createCheckout: {
    run(caller: Caller, input: CheckoutInput, options?: CallOptions): Promise<CheckoutStarted>;
  };
  getPaymentSession: { run(caller: Caller, input: { id: string }): Promise<PaymentSession> };
  getOwnUser: { run(caller: Caller): Promise<User> };
  getOwnCredits: { run(caller: Caller): Promise<{ credits: number }> };
  listDocuments: { run(caller: Caller): Promise<{ documents: UploadedDocument[] }> };
  deleteDocument: { run(caller: Caller, input: { id: string }): Promise<void> };
  startGeneration: {
    run(caller: Caller, input: GenerateCourseInput, options?: CallOptions): Promise<TaskStarted>;
  };
  getGeneration: { run(caller: Caller, input: { id: string }): Promise<TaskView> };
  cancelGeneration: { run(caller: Caller, input: { id: string }): Promise<TaskView> };
  retryGeneration: {
    run(caller: Caller, input: { id: string }, options?: CallOptions): Promise<TaskStarted>;
  };
  updateGeneration: { run(caller: Caller, input: UpdateGenerationInput): Promise<TaskView> };
  saveOutline: { run(caller: Caller, input: SaveOutlineInput): Promise<TaskView> };
  continueGeneration: { run(caller: Caller, input: ContinueGenerationInput): Promise<TaskStarted> };
  getGenerationSpend: { run(caller: Caller, input: { id: string }): Promise<GenerationSpend> };
  getSpendTotal: { run(caller: Caller, input: SpendRangeQuery): Promise<SpendTotal> };
  finishGeneration: {
    run(caller: Caller, input: { id: string }, options?: CallOptions): Promise<TaskStarted>;
  };
  rewriteSubmodule: {
    run(caller: Caller, input: RewriteSubmoduleInput, options?: CallOptions): Promise<TaskStarted>;
  };
  editSubmodule: { run(caller: Caller, input: EditSubmoduleInput): Promise<TaskView> };
  listSubmoduleVersions: {
    run(caller: Caller, input: SubmoduleParams): Promise<SubmoduleVersions>;
  };
  getSubmoduleVersion: { run(caller: Caller, input: VersionParams): Promise<SubmoduleVersionView> };
  restoreVersion: { run(caller: Caller, input: RestoreVersionInput): Promise<TaskView> };
  saveStructure: { run(caller: Caller, input: SaveStructureInput): Promise<TaskView> };
  listRecentGenerations: { run(caller: Caller, input: RecentTasksQuery): Promise<RecentTasks> };
  listActiveGenerations: { run(caller: Caller): Promise<ActiveTask[]> };
  getSampleCourse: { run(): Promise<PathData> };
  getCapabilities: { run(): Promise<Capabilities> };
}
export type UseCaseName = keyof UseCases;
