import {
  editSubmoduleInput,
  restoreVersionInput,
  rewriteSubmoduleInput,
  saveStructureInput,
  submoduleParams,
  submoduleVersions,
  submoduleVersionView,
  taskStarted,
  taskView,
  versionParams,
} from '@coursewright/contract';
import { router, signedIn } from './base.ts';

/** Changing a course that is there. */
export const editing = router({
  rewriteSubmodule: signedIn
    .input(rewriteSubmoduleInput)
    .output(taskStarted)
    .mutation(({ ctx, input }) =>
      ctx.useCases.rewriteSubmodule.run(ctx.caller, input, ctx.options),
    ),
  editSubmodule: signedIn
    .input(editSubmoduleInput)
    .output(taskView)
    .mutation(({ ctx, input }) => ctx.useCases.editSubmodule.run(ctx.caller, input)),
  submoduleVersions: signedIn
    .input(submoduleParams)
    .output(submoduleVersions)
    .query(({ ctx, input }) => ctx.useCases.listSubmoduleVersions.run(ctx.caller, input)),
  submoduleVersion: signedIn
    .input(versionParams)
    .output(submoduleVersionView)
    .query(({ ctx, input }) => ctx.useCases.getSubmoduleVersion.run(ctx.caller, input)),
  restoreVersion: signedIn
    .input(restoreVersionInput)
    .output(taskView)
    .mutation(({ ctx, input }) => ctx.useCases.restoreVersion.run(ctx.caller, input)),
  saveStructure: signedIn
    .input(saveStructureInput)
    .output(taskView)
    .mutation(({ ctx, input }) => ctx.useCases.saveStructure.run(ctx.caller, input)),
});
