import {
  editSubmoduleBody,
  type EditSubmoduleInput,
  restoreVersionBody,
  type RestoreVersionInput,
  operations,
  rewriteSubmoduleBody,
  type RewriteSubmoduleInput,
  saveStructureBody,
  type SaveStructureInput,
  submoduleParams,
  type SubmoduleParams,
  type SubmoduleVersions,
  type SubmoduleVersionView,
  taskIdInput,
  type TaskStarted,
  type TaskView,
  versionParams,
  type VersionParams,
} from '@coursewright/contract';
import { CalledWith, Rest, SignedInCaller } from '@coursewright/platform';
import type { CallOptions, Caller } from '@coursewright/rpc';
import { Body, Controller, Param } from '@nestjs/common';
import { EditSubmodule } from './edit-submodule.ts';
import { GetSubmoduleVersion } from './get-submodule-version.ts';
import { ListSubmoduleVersions } from './list-submodule-versions.ts';
import { RestoreVersion } from './restore-version.ts';
import { RewriteSubmodule } from './rewrite-submodule.ts';
import { SaveStructure } from './save-structure.ts';

@Controller()
export class CourseEditingController {
  constructor(
    private readonly rewriteSubmodule: RewriteSubmodule,
    private readonly editSubmodule: EditSubmodule,
    private readonly listSubmoduleVersions: ListSubmoduleVersions,
    private readonly getSubmoduleVersion: GetSubmoduleVersion,
    private readonly restoreVersion: RestoreVersion,
    private readonly saveStructure: SaveStructure,
  ) {}

  @Rest(operations.rewriteSubmodule)
  rewrite(
    @SignedInCaller() caller: Caller,
    @Param({ schema: submoduleParams }) params: SubmoduleParams,
    @Body({ schema: rewriteSubmoduleBody }) body: Omit<
      RewriteSubmoduleInput,
      keyof SubmoduleParams
    >,
    @CalledWith() options: CallOptions,
  ): Promise<TaskStarted> {
    return this.rewriteSubmodule.run(caller, { ...params, ...body }, options);
  }

  @Rest(operations.editSubmodule)
  edit(
    @SignedInCaller() caller: Caller,
    @Param({ schema: submoduleParams }) params: SubmoduleParams,
    @Body({ schema: editSubmoduleBody }) body: Omit<EditSubmoduleInput, keyof SubmoduleParams>,
  ): Promise<TaskView> {
    return this.editSubmodule.run(caller, { ...params, ...body });
  }

  @Rest(operations.submoduleVersions)
  versions(
    @SignedInCaller() caller: Caller,
    @Param({ schema: submoduleParams }) params: SubmoduleParams,
  ): Promise<SubmoduleVersions> {
    return this.listSubmoduleVersions.run(caller, params);
  }

  @Rest(operations.submoduleVersion)
  version(
    @SignedInCaller() caller: Caller,
    @Param({ schema: versionParams }) params: VersionParams,
  ): Promise<SubmoduleVersionView> {
    return this.getSubmoduleVersion.run(caller, params);
  }

  @Rest(operations.restoreVersion)
  restore(
    @SignedInCaller() caller: Caller,
    @Param({ schema: versionParams }) params: VersionParams,
    @Body({ schema: restoreVersionBody }) body: Pick<RestoreVersionInput, 'revision'>,
  ): Promise<TaskView> {
    return this.restoreVersion.run(caller, { ...params, ...body });
  }

  @Rest(operations.saveStructure)
  structure(
    @SignedInCaller() caller: Caller,
    @Param({ schema: taskIdInput }) params: { id: string },
    @Body({ schema: saveStructureBody }) body: Omit<SaveStructureInput, 'id'>,
  ): Promise<TaskView> {
    return this.saveStructure.run(caller, { ...params, ...body });
  }
}
