import type { SubmoduleParams, SubmoduleVersions as Listed } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { VersionHistory } from './version-history.ts';

/** The versions of one lesson, newest first. */
@Injectable()
export class ListSubmoduleVersions {
  constructor(private readonly history: VersionHistory) {}

  async run({ userId }: Caller, { id, submodule_id }: SubmoduleParams): Promise<Listed> {
    return { versions: await this.history.heads(userId, id, submodule_id) };
  }
}
