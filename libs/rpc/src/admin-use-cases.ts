import type {
  AddCreditsInput,
  AddedCredits,
  AdminGenerationPage,
  AdminGenerationsQuery,
  AdminStats,
  AdminTransactionPage,
  AdminTransactionsQuery,
  AdminUserPage,
  AdminUsersQuery,
  AuditPage,
  AuditQuery,
  ChangeUserInput,
  DismissParkedInput,
  ParkedPaymentPage,
  ParkedPaymentsQuery,
  ParkedPaymentView,
  TaskStarted,
  User,
} from '@coursewright/contract';
import type { Caller, CallOptions } from './use-cases.ts';

/** What administrators can ask for. The doors have checked that the caller is one. */
export interface AdminUseCases {
  adminListUsers: { run(caller: Caller, input: AdminUsersQuery): Promise<AdminUserPage> };
  adminChangeUser: { run(caller: Caller, input: ChangeUserInput): Promise<User> };
  adminRevokeSessions: { run(caller: Caller, input: { id: string }): Promise<{ revoked: number }> };
  adminAddCredits: {
    run(caller: Caller, input: AddCreditsInput, options?: CallOptions): Promise<AddedCredits>;
  };
  adminListTransactions: {
    run(caller: Caller, input: AdminTransactionsQuery): Promise<AdminTransactionPage>;
  };
  adminGetStats: { run(caller: Caller): Promise<AdminStats> };
  adminListGenerations: {
    run(caller: Caller, input: AdminGenerationsQuery): Promise<AdminGenerationPage>;
  };
  adminRetryGeneration: { run(caller: Caller, input: { id: string }): Promise<TaskStarted> };
  adminCancelGeneration: { run(caller: Caller, input: { id: string }): Promise<void> };
  adminListParkedPayments: {
    run(caller: Caller, input: ParkedPaymentsQuery): Promise<ParkedPaymentPage>;
  };
  adminRetryParkedPayment: {
    run(caller: Caller, input: { id: string }): Promise<ParkedPaymentView>;
  };
  adminDismissParkedPayment: {
    run(caller: Caller, input: DismissParkedInput): Promise<ParkedPaymentView>;
  };
  adminListAudit: { run(caller: Caller, input: AuditQuery): Promise<AuditPage> };
}
