import {
  activeTasks, capabilities, creditsAnswer, documentList, emailInput, generateCourseInput, idInput, messageAnswer, registerInput,
  statusAnswer, taskIdInput, taskStarted, taskView, tokenQuery,
} from '@coursewright/contract';
import { open, router, signedIn } from './base.ts';

const auth = router({
  register: open.input(registerInput).output(messageAnswer).mutation(({ ctx, input }) => ctx.useCases.register.run(ctx.origin, input)),
  verifyEmail: open.input(tokenQuery).output(messageAnswer).mutation(({ ctx, input }) => ctx.useCases.verifyEmail.run(ctx.origin, input)),
  resendVerification: open.input(emailInput).output(messageAnswer).mutation(({ ctx, input }) => ctx.useCases.resendVerification.run(ctx.origin, input)),
  status: signedIn.output(statusAnswer).query(async ({ ctx }) => ({ user: await ctx.useCases.getOwnUser.run(ctx.caller) })),
  credits: signedIn.output(creditsAnswer).query(({ ctx }) => ctx.useCases.getOwnCredits.run(ctx.caller)),
});

const documents = router({
  list: signedIn.output(documentList).query(({ ctx }) => ctx.useCases.listDocuments.run(ctx.caller)),
  remove: signedIn.input(idInput).mutation(({ ctx, input }) => ctx.useCases.deleteDocument.run(ctx.caller, input)),
});

const generation = router({
  start: signedIn.input(generateCourseInput).output(taskStarted).mutation(({ ctx, input }) => ctx.useCases.startGeneration.run(ctx.caller, input, ctx.options)),
  status: signedIn.input(taskIdInput).output(taskView).query(({ ctx, input }) => ctx.useCases.getGeneration.run(ctx.caller, input)),
  cancel: signedIn.input(taskIdInput).output(taskView).mutation(({ ctx, input }) => ctx.useCases.cancelGeneration.run(ctx.caller, input)),
  active: signedIn.output(activeTasks).query(({ ctx }) => ctx.useCases.listActiveGenerations.run(ctx.caller)),
});

const system = router({
  capabilities: open.output(capabilities).query(({ ctx }) => ctx.useCases.getCapabilities.run()),
});

export const appRouter = router({ auth, documents, generation, system });
/** The web imports this type and nothing else from here. */
export type AppRouter = typeof appRouter;
