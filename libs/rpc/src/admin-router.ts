import {
  addCreditsInput,
  addedCredits,
  adminGenerationPage,
  adminGenerationsQuery,
  adminStats,
  adminTransactionPage,
  adminTransactionsQuery,
  adminUserPage,
  adminUsersQuery,
  auditPage,
  auditQuery,
  changeUserInput,
  dismissParkedInput,
  idInput,
  parkedPayment,
  parkedPaymentPage,
  parkedPaymentsQuery,
  revokedAnswer,
  taskIdInput,
  taskStarted,
  user,
} from '@coursewright/contract';
import { admin, router } from './base.ts';

export const adminRouter = router({
  users: admin
    .input(adminUsersQuery)
    .output(adminUserPage)
    .query(({ ctx, input }) => ctx.useCases.adminListUsers.run(ctx.caller, input)),
  changeUser: admin
    .input(changeUserInput)
    .output(user)
    .mutation(({ ctx, input }) => ctx.useCases.adminChangeUser.run(ctx.caller, input)),
  revokeSessions: admin
    .input(idInput)
    .output(revokedAnswer)
    .mutation(({ ctx, input }) => ctx.useCases.adminRevokeSessions.run(ctx.caller, input)),
  addCredits: admin
    .input(addCreditsInput)
    .output(addedCredits)
    .mutation(({ ctx, input }) => ctx.useCases.adminAddCredits.run(ctx.caller, input, ctx.options)),
  transactions: admin
    .input(adminTransactionsQuery)
    .output(adminTransactionPage)
    .query(({ ctx, input }) => ctx.useCases.adminListTransactions.run(ctx.caller, input)),
  stats: admin.output(adminStats).query(({ ctx }) => ctx.useCases.adminGetStats.run(ctx.caller)),
  generations: admin
    .input(adminGenerationsQuery)
    .output(adminGenerationPage)
    .query(({ ctx, input }) => ctx.useCases.adminListGenerations.run(ctx.caller, input)),
  retryGeneration: admin
    .input(taskIdInput)
    .output(taskStarted)
    .mutation(({ ctx, input }) => ctx.useCases.adminRetryGeneration.run(ctx.caller, input)),
  cancelGeneration: admin
    .input(taskIdInput)
    .mutation(({ ctx, input }) => ctx.useCases.adminCancelGeneration.run(ctx.caller, input)),
  parkedPayments: admin
    .input(parkedPaymentsQuery)
    .output(parkedPaymentPage)
    .query(({ ctx, input }) => ctx.useCases.adminListParkedPayments.run(ctx.caller, input)),
  retryParkedPayment: admin
    .input(idInput)
    .output(parkedPayment)
    .mutation(({ ctx, input }) => ctx.useCases.adminRetryParkedPayment.run(ctx.caller, input)),
  dismissParkedPayment: admin
    .input(dismissParkedInput)
    .output(parkedPayment)
    .mutation(({ ctx, input }) => ctx.useCases.adminDismissParkedPayment.run(ctx.caller, input)),
  audit: admin
    .input(auditQuery)
    .output(auditPage)
    .query(({ ctx, input }) => ctx.useCases.adminListAudit.run(ctx.caller, input)),
});
