import { AppError, taskStatuses } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

/** Finds out for whom an administrator acts, and the state of the run. */
@Injectable()
export class GenerationOwner {
  constructor(private readonly database: Database) {}

  /** The administrator's request in the owner's name. Throws not_found. */
  async asOwner(caller: Caller, taskId: string): Promise<Caller> {
    const [task] = await this.database.query(
      z.object({ user_id: z.string() }),
      'SELECT user_id FROM generation_tasks WHERE id = $1',
      [taskId],
    );
    if (!task) throw new AppError('not_found', 'Generation not found.');
    return { ...caller, userId: task.user_id };
  }

  async snapshot(taskId: string): Promise<object | undefined> {
    const [task] = await this.database.query(
      z.object({ status: z.enum(taskStatuses), run: z.number(), is_cancel_requested: z.boolean() }),
      'SELECT status, run, cancel_requested_at IS NOT NULL AS is_cancel_requested FROM generation_tasks WHERE id = $1',
      [taskId],
    );
    return task;
  }
}
