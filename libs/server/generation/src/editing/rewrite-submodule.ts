import { AppError, type RewriteSubmoduleInput, type TaskStarted } from '@coursewright/contract';
import type { CallOptions, Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

/** Has one lesson, its quiz or both written again. */
@Injectable()
export class RewriteSubmodule {
  async run(_caller: Caller, _input: RewriteSubmoduleInput, _options: CallOptions = {}): Promise<TaskStarted> {
    throw new AppError('unavailable', 'Lessons cannot be written again yet.');
  }
}
