import { waits } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { generationRunRow } from './generation-run.entity.ts';
import type { RunRow } from './generation-runs.ts';

const answerRow = generationRunRow.pick({
  status: true,
  request: true,
  waiting_for: true,
  outline_revision: true,
  outline_confirmed: true,
});
const waitingRow = generationRunRow.pick({ id: true }).extend({ waiting_for: z.enum(waits) });

/** Tasks that wait for their learner, whatever for: pending, in no queue and in nobody's hands. */
@Injectable()
export class LearnerWaits {
  constructor(private readonly database: Database) {}

  /**
   * Ends the wait of a task for which no source was found: it goes on without, in a run of its own,
   * so that what is left of the earlier run's job does nothing. A retry does not ask again.
   */
  async agreeToNoSources(
    userId: string,
    id: string,
  ): Promise<Pick<RunRow, 'id' | 'run'> | undefined> {
    const [row] = await this.database.query(
      generationRunRow.pick({ id: true, run: true }),
      `UPDATE generation_tasks SET waiting_for = NULL, waiting_since = NULL, run = run + 1,
         request = jsonb_set(request::jsonb, '{without_sources}', '"allow"')
       WHERE id = $1 AND user_id = $2 AND waiting_for = 'sources' RETURNING id, run`,
      [id, userId],
    );
    return row;
  }

  /** What a task waits for, and what its learner has answered. */
  async stateOf(userId: string, id: string): Promise<z.infer<typeof answerRow> | undefined> {
    const [row] = await this.database.query(
      answerRow,
      `SELECT ${Object.keys(answerRow.shape).join(', ')} FROM generation_tasks WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
    return row;
  }

  /** Tasks that have waited since before a moment, oldest first. */
  since(moment: Date, limit: number): Promise<z.infer<typeof waitingRow>[]> {
    return this.database.query(
      waitingRow,
      'SELECT id, waiting_for FROM generation_tasks WHERE waiting_for IS NOT NULL AND waiting_since <= $1 ORDER BY waiting_since LIMIT $2',
      [moment, limit],
    );
  }
}
