import { Database, faultPoint } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { Lease } from './generation-tasks.ts';
import type { JournalEntry, JournalStore } from './pipeline/journal.ts';

interface JournalRow {
  readonly step: string;
  readonly input_hash: string;
  readonly answer: unknown;
  readonly calls: number;
}

/** Rows of generation_journal. The answer column is `json`, not `jsonb`: a model's text may hold what jsonb refuses. */
@Injectable()
export class GenerationJournal {
  constructor(private readonly database: Database) {}

  of(lease: Lease): JournalStore {
    return { load: () => this.load(lease.taskId), keep: (entry) => this.keep(lease, entry) };
  }

  private async load(taskId: string): Promise<JournalEntry[]> {
    const rows = await this.database.query<JournalRow>('SELECT step, input_hash, answer, calls FROM generation_journal WHERE task_id = $1', [taskId]);
    return rows.map(({ step, input_hash, answer, calls }) => ({ step, inputHash: input_hash, answer, calls }));
  }

  private async keep({ taskId, token }: Lease, entry: JournalEntry): Promise<unknown> {
    faultPoint('journal.answered', taskId);
    // The update changes nothing; it makes RETURNING give the row that was there first.
    const [row] = await this.database.query<{ answer: unknown }>(
      `INSERT INTO generation_journal (task_id, step, input_hash, answer, calls, input_tokens, output_tokens)
       SELECT id, $3, $4, $5, $6, $7, $8 FROM generation_tasks WHERE id = $1 AND fencing_token = $2 AND status = 'running'
       ON CONFLICT (task_id, step, input_hash) DO UPDATE SET task_id = excluded.task_id
       RETURNING answer`,
      [taskId, token, entry.step, entry.inputHash, JSON.stringify(entry.answer), entry.calls, entry.inputTokens ?? null, entry.outputTokens ?? null]);
    if (!row) throw new Error(`Task ${taskId} is no longer held by delivery ${token}`);
    faultPoint('journal.kept', taskId);
    return row.answer;
  }
}
