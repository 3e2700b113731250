import {
  activeTasks,
  apiTokenList,
  capabilities,
  changePasswordInput,
  checkoutInput,
  checkoutStarted,
  continueGenerationInput,
  createApiTokenInput,
  createdApiToken,
  creditsAnswer,
  creditTransactionPage,
  creditTransactionsQuery,
  deleteAccountInput,
  documentList,
  emailInput,
  generateCourseInput,
  generationSpend,
  idInput,
  keyProviderInput,
  messageAnswer,
  ownSessions,
  pathData,
  paymentSession,
  paymentSessionInput,
  profile,
  recentTasks,
  recentTasksQuery,
  registerInput,
  resetPasswordInput,
  revokedAnswer,
  saveOutlineInput,
  saveUserKeyInput,
  spendRangeQuery,
  spendTotal,
  statusAnswer,
  taskIdInput,
  taskStarted,
  taskView,
  tokenQuery,
  updateGenerationInput,
  updateProfileInput,
  userKey,
  userKeyList,
} from '@coursewright/contract';
import { adminRouter } from './admin-router.ts';
import { admin, open, router, signedIn } from './base.ts';
import { editing } from './editing-router.ts';

const auth = router({
  register: open
    .input(registerInput)
    .output(messageAnswer)
    .mutation(({ ctx, input }) => ctx.useCases.register.run(ctx.origin, input)),
  verifyEmail: open
    .input(tokenQuery)
    .output(messageAnswer)
    .mutation(({ ctx, input }) => ctx.useCases.verifyEmail.run(ctx.origin, input)),
  resendVerification: open
    .input(emailInput)
    .output(messageAnswer)
    .mutation(({ ctx, input }) => ctx.useCases.resendVerification.run(ctx.origin, input)),
  forgotPassword: open
    .input(emailInput)
    .output(messageAnswer)
    .mutation(({ ctx, input }) => ctx.useCases.forgotPassword.run(ctx.origin, input)),
  resetPassword: open
    .input(resetPasswordInput)
    .output(messageAnswer)
    .mutation(({ ctx, input }) => ctx.useCases.resetPassword.run(ctx.origin, input)),
  status: signedIn
    .output(statusAnswer)
    .query(async ({ ctx }) => ({ user: await ctx.useCases.getOwnUser.run(ctx.caller) })),
  credits: signedIn
    .output(creditsAnswer)
    .query(({ ctx }) => ctx.useCases.getOwnCredits.run(ctx.caller)),
});

const account = router({
  profile: signedIn.output(profile).query(({ ctx }) => ctx.useCases.getProfile.run(ctx.caller)),
  updateProfile: signedIn
    .input(updateProfileInput)
    .output(profile)
    .mutation(({ ctx, input }) => ctx.useCases.updateProfile.run(ctx.caller, input)),
  changePassword: signedIn
    .input(changePasswordInput)
    .output(messageAnswer)
    .mutation(({ ctx, input }) => ctx.useCases.changePassword.run(ctx.caller, input)),
  delete: signedIn
    .input(deleteAccountInput)
    .mutation(({ ctx, input }) => ctx.useCases.deleteAccount.run(ctx.caller, input)),
  sessions: signedIn
    .output(ownSessions)
    .query(({ ctx }) => ctx.useCases.listSessions.run(ctx.caller)),
  revokeSession: signedIn
    .input(idInput)
    .mutation(({ ctx, input }) => ctx.useCases.revokeSession.run(ctx.caller, input)),
  revokeOtherSessions: signedIn
    .output(revokedAnswer)
    .mutation(({ ctx }) => ctx.useCases.revokeOtherSessions.run(ctx.caller)),
  apiTokens: signedIn
    .output(apiTokenList)
    .query(({ ctx }) => ctx.useCases.listApiTokens.run(ctx.caller)),
  createApiToken: signedIn
    .input(createApiTokenInput)
    .output(createdApiToken)
    .mutation(({ ctx, input }) => ctx.useCases.createApiToken.run(ctx.caller, input, ctx.options)),
  revokeApiToken: signedIn
    .input(idInput)
    .mutation(({ ctx, input }) => ctx.useCases.revokeApiToken.run(ctx.caller, input)),
  keys: signedIn.output(userKeyList).query(({ ctx }) => ctx.useCases.listUserKeys.run(ctx.caller)),
  saveKey: signedIn
    .input(saveUserKeyInput)
    .output(userKey)
    .mutation(({ ctx, input }) => ctx.useCases.saveUserKey.run(ctx.caller, input)),
  deleteKey: signedIn
    .input(keyProviderInput)
    .mutation(({ ctx, input }) => ctx.useCases.deleteUserKey.run(ctx.caller, input)),
  creditTransactions: signedIn
    .input(creditTransactionsQuery)
    .output(creditTransactionPage)
    .query(({ ctx, input }) => ctx.useCases.listCreditTransactions.run(ctx.caller, input)),
});

const documents = router({
  list: signedIn
    .output(documentList)
    .query(({ ctx }) => ctx.useCases.listDocuments.run(ctx.caller)),
  remove: signedIn
    .input(idInput)
    .mutation(({ ctx, input }) => ctx.useCases.deleteDocument.run(ctx.caller, input)),
});

const generation = router({
  start: signedIn
    .input(generateCourseInput)
    .output(taskStarted)
    .mutation(({ ctx, input }) => ctx.useCases.startGeneration.run(ctx.caller, input, ctx.options)),
  status: signedIn
    .input(taskIdInput)
    .output(taskView)
    .query(({ ctx, input }) => ctx.useCases.getGeneration.run(ctx.caller, input)),
  cancel: signedIn
    .input(taskIdInput)
    .output(taskView)
    .mutation(({ ctx, input }) => ctx.useCases.cancelGeneration.run(ctx.caller, input)),
  retry: signedIn
    .input(taskIdInput)
    .output(taskStarted)
    .mutation(({ ctx, input }) => ctx.useCases.retryGeneration.run(ctx.caller, input, ctx.options)),
  finish: signedIn
    .input(taskIdInput)
    .output(taskStarted)
    .mutation(({ ctx, input }) =>
      ctx.useCases.finishGeneration.run(ctx.caller, input, ctx.options),
    ),
  update: signedIn
    .input(updateGenerationInput)
    .output(taskView)
    .mutation(({ ctx, input }) => ctx.useCases.updateGeneration.run(ctx.caller, input)),
  saveOutline: signedIn
    .input(saveOutlineInput)
    .output(taskView)
    .mutation(({ ctx, input }) => ctx.useCases.saveOutline.run(ctx.caller, input)),
  continue: signedIn
    .input(continueGenerationInput)
    .output(taskStarted)
    .mutation(({ ctx, input }) => ctx.useCases.continueGeneration.run(ctx.caller, input)),
  spend: signedIn
    .input(taskIdInput)
    .output(generationSpend)
    .query(({ ctx, input }) => ctx.useCases.getGenerationSpend.run(ctx.caller, input)),
  spendTotal: admin
    .input(spendRangeQuery)
    .output(spendTotal)
    .query(({ ctx, input }) => ctx.useCases.getSpendTotal.run(ctx.caller, input)),
  recent: signedIn
    .input(recentTasksQuery)
    .output(recentTasks)
    .query(({ ctx, input }) => ctx.useCases.listRecentGenerations.run(ctx.caller, input)),
  active: signedIn
    .output(activeTasks)
    .query(({ ctx }) => ctx.useCases.listActiveGenerations.run(ctx.caller)),
});

const payments = router({
  createCheckout: signedIn
    .input(checkoutInput)
    .output(checkoutStarted)
    .mutation(({ ctx, input }) => ctx.useCases.createCheckout.run(ctx.caller, input, ctx.options)),
  session: signedIn
    .input(paymentSessionInput)
    .output(paymentSession)
    .query(({ ctx, input }) => ctx.useCases.getPaymentSession.run(ctx.caller, input)),
});

const system = router({
  sampleCourse: open.output(pathData).query(({ ctx }) => ctx.useCases.getSampleCourse.run()),
  capabilities: open.output(capabilities).query(({ ctx }) => ctx.useCases.getCapabilities.run()),
});

export const appRouter = router({
  auth,
  account,
  admin: adminRouter,
  documents,
  generation,
  editing,
  payments,
  system,
});
/** The web imports this type and nothing else from here. */
export type AppRouter = typeof appRouter;
