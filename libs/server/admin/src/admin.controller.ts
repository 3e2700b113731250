import {
  addCreditsInput,
  adminGenerationsQuery,
  adminTransactionsFilter,
  adminTransactionsQuery,
  adminUsersQuery,
  auditQuery,
  changeUserBody,
  dismissParkedBody,
  idInput,
  parkedPaymentsQuery,
  operations,
  taskIdInput,
  type AddCreditsInput,
  type AddedCredits,
  type AdminGenerationPage,
  type AdminGenerationsQuery,
  type AdminStats,
  type AdminTransactionPage,
  type AdminTransactionsFilter,
  type AdminTransactionsQuery,
  type AdminUserPage,
  type AdminUsersQuery,
  type AuditPage,
  type AuditQuery,
  type ChangeUserInput,
  type DismissParkedInput,
  type ParkedPaymentPage,
  type ParkedPaymentsQuery,
  type ParkedPaymentView,
  type TaskStarted,
  type User,
} from '@coursewright/contract';
import { CalledWith, Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller, CallOptions } from '@coursewright/rpc';
import { Body, Controller, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { AddCredits } from './add-credits.ts';
import { CancelAnyGeneration } from './cancel-generation.ts';
import { ChangeUser } from './change-user.ts';
import { DismissParkedPayment } from './dismiss-parked-payment.ts';
import { ExportTransactions } from './export-transactions.ts';
import { GetStats } from './get-stats.ts';
import { ListAudit } from './list-audit.ts';
import { ListGenerations } from './list-generations.ts';
import { ListParkedPayments } from './list-parked-payments.ts';
import { ListTransactions } from './list-transactions.ts';
import { ListUsers } from './list-users.ts';
import { RetryAnyGeneration } from './retry-generation.ts';
import { RetryParkedPayment } from './retry-parked-payment.ts';
import { RevokeUserSessions } from './revoke-sessions.ts';

@Controller()
export class AdminController {
  constructor(
    private readonly listUsers: ListUsers,
    private readonly changeUser: ChangeUser,
    private readonly revokeSessions: RevokeUserSessions,
    private readonly addCredits: AddCredits,
    private readonly listTransactions: ListTransactions,
    private readonly exportTransactions: ExportTransactions,
    private readonly getStats: GetStats,
    private readonly listAudit: ListAudit,
  ) {}

  @Rest(operations.adminUsers)
  users(
    @SignedInCaller() caller: Caller,
    @Query({ schema: adminUsersQuery }) query: AdminUsersQuery,
  ): Promise<AdminUserPage> {
    return this.listUsers.run(caller, query);
  }

  @Rest(operations.adminChangeUser)
  change(
    @SignedInCaller() caller: Caller,
    @Param({ schema: idInput }) { id }: { id: string },
    @Body({ schema: changeUserBody }) body: Omit<ChangeUserInput, 'id'>,
  ): Promise<User> {
    return this.changeUser.run(caller, { ...body, id });
  }

  @Rest(operations.adminRevokeSessions)
  revoke(
    @SignedInCaller() caller: Caller,
    @Param({ schema: idInput }) params: { id: string },
  ): Promise<{ revoked: number }> {
    return this.revokeSessions.run(caller, params);
  }

  @Rest(operations.adminAddCredits)
  add(
    @SignedInCaller() caller: Caller,
    @Body({ schema: addCreditsInput }) body: AddCreditsInput,
    @CalledWith() options: CallOptions,
  ): Promise<AddedCredits> {
    return this.addCredits.run(caller, body, options);
  }

  @Rest(operations.adminTransactions)
  transactions(
    @SignedInCaller() caller: Caller,
    @Query({ schema: adminTransactionsQuery }) query: AdminTransactionsQuery,
  ): Promise<AdminTransactionPage> {
    return this.listTransactions.run(caller, query);
  }

  @Rest(operations.adminExportTransactions)
  @Header('Content-Disposition', 'attachment; filename="credit-transactions.csv"')
  async export(
    @SignedInCaller() caller: Caller,
    @Query({ schema: adminTransactionsFilter }) filter: AdminTransactionsFilter,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.exportTransactions.run(caller, filter), {
      type: 'text/csv; charset=utf-8',
    });
  }

  @Rest(operations.adminStats)
  stats(@SignedInCaller() caller: Caller): Promise<AdminStats> {
    return this.getStats.run(caller);
  }

  @Rest(operations.adminAudit)
  audit(
    @SignedInCaller() caller: Caller,
    @Query({ schema: auditQuery }) query: AuditQuery,
  ): Promise<AuditPage> {
    return this.listAudit.run(caller, query);
  }
}

/** What administrators mend. */
@Controller()
export class AdminRepairController {
  constructor(
    private readonly listGenerations: ListGenerations,
    private readonly retryGeneration: RetryAnyGeneration,
    private readonly cancelGeneration: CancelAnyGeneration,
    private readonly listParkedPayments: ListParkedPayments,
    private readonly retryParkedPayment: RetryParkedPayment,
    private readonly dismissParkedPayment: DismissParkedPayment,
  ) {}

  @Rest(operations.adminGenerations)
  generations(
    @SignedInCaller() caller: Caller,
    @Query({ schema: adminGenerationsQuery }) query: AdminGenerationsQuery,
  ): Promise<AdminGenerationPage> {
    return this.listGenerations.run(caller, query);
  }

  @Rest(operations.adminRetryGeneration)
  retry(
    @SignedInCaller() caller: Caller,
    @Param({ schema: taskIdInput }) params: { id: string },
  ): Promise<TaskStarted> {
    return this.retryGeneration.run(caller, params);
  }

  @Rest(operations.adminCancelGeneration)
  cancel(
    @SignedInCaller() caller: Caller,
    @Param({ schema: taskIdInput }) params: { id: string },
  ): Promise<void> {
    return this.cancelGeneration.run(caller, params);
  }

  @Rest(operations.adminParkedPayments)
  parked(
    @SignedInCaller() caller: Caller,
    @Query({ schema: parkedPaymentsQuery }) query: ParkedPaymentsQuery,
  ): Promise<ParkedPaymentPage> {
    return this.listParkedPayments.run(caller, query);
  }

  @Rest(operations.adminRetryParkedPayment)
  retryParked(
    @SignedInCaller() caller: Caller,
    @Param({ schema: idInput }) params: { id: string },
  ): Promise<ParkedPaymentView> {
    return this.retryParkedPayment.run(caller, params);
  }

  @Rest(operations.adminDismissParkedPayment)
  dismiss(
    @SignedInCaller() caller: Caller,
    @Param({ schema: idInput }) { id }: { id: string },
    @Body({ schema: dismissParkedBody }) { notes }: Omit<DismissParkedInput, 'id'>,
  ): Promise<ParkedPaymentView> {
    return this.dismissParkedPayment.run(caller, { id, notes });
  }
}
