import { costOf } from '@coursewright/credits';
import {
  Database,
  faultPoint,
  isDatabaseAway,
  onceDatabaseIsThere,
  type TokenPrices,
} from '@coursewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import { GenerationBudgets } from './generation-budgets.ts';
import { journalRow } from './generation-journal.entity.ts';
import type { Lease } from './generation-runs.ts';
import { type HeldAnswer, HeldAnswers } from './held-answers.ts';
import type { JournalEntry, JournalStore, Used } from './pipeline/journal.ts';

const keptRow = journalRow.pick({ step: true, input_hash: true, answer: true, calls: true });

/**
 * One run of a task, and what its calls cost; no prices where the operator has set none or does not
 * pay.
 */
export interface JournaledRun {
  readonly lease: Lease;
  readonly run: number;
  readonly prices?: TokenPrices;
  /** Until it aborts, the run waits for a database that is away. */
  readonly signal: AbortSignal;
  /** Called after each new answer. */
  readonly onKept?: () => void;
}

/**
 * Rows of generation_journal. The answer column is `json`, not `jsonb`: a model's text may hold
 * what jsonb refuses.
 */
@Injectable()
export class GenerationJournal {
  private readonly log = new Logger(GenerationJournal.name);

  constructor(
    private readonly database: Database,
    private readonly budgets: GenerationBudgets,
    private readonly heldAnswers: HeldAnswers,
  ) {}

  of(run: JournaledRun): JournalStore {
    return {
      load: () => this.load(run.lease.taskId),
      // Whose acknowledgement was lost is counted twice, rather than not at all.
      admit: (step) =>
        onceDatabaseIsThere(() => this.budgets.admit(run.lease, run.run, step), run.signal),
      keep: (entry) => this.keep(run, entry),
      lose: (step, used) => this.lose(run, step, used),
    };
  }

  /** Gives the journal what is held of tasks that nobody is at work on. */
  async keepHeld(): Promise<void> {
    for (const taskId of await this.heldAnswers.tasks()) await this.takeBack(taskId);
  }

  private async load(taskId: string): Promise<JournalEntry[]> {
    await this.takeBack(taskId);
    const rows = await this.database.query(
      keptRow,
      'SELECT step, input_hash, answer, calls FROM generation_journal WHERE task_id = $1',
      [taskId],
    );
    return rows.map(({ step, input_hash, answer, calls }) => ({
      step,
      inputHash: input_hash,
      answer,
      calls,
    }));
  }

  /** Of a task that was deleted meanwhile, nothing is left to keep. */
  private takeBack(taskId: string): Promise<void> {
    return this.heldAnswers.giveBack(taskId, (held) => this.write({ taskId, isAgain: true }, held));
  }

  /** While the database is away, the answer is held and the run waits. */
  private async keep(
    { lease, run, prices, signal, onKept }: JournaledRun,
    { inputTokens, outputTokens, ...entry }: JournalEntry,
  ): Promise<unknown> {
    const { taskId, token } = lease;
    faultPoint('journal.answered', taskId);
    const cost = costOf(prices, inputTokens, outputTokens);
    const answer = { ...entry, run, inputTokens, outputTokens, cost };
    const [row] = await this.write({ taskId, token }, answer).catch(async (error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      const forget = await this.heldAnswers.hold(taskId, answer);
      const rows = await onceDatabaseIsThere(
        () => this.write({ taskId, token, isAgain: true }, answer),
        signal,
      );
      // Where another delivery has the task, it takes the answer back.
      if (rows.length > 0) await forget();
      return rows;
    });
    if (!row) throw new Error(`Run ${taskId} is no longer held by delivery ${token}`);
    faultPoint('journal.kept', taskId);
    onKept?.();
    return row.answer;
  }

  /**
   * The answer and the tokens it used, in one statement: neither is there without the other. The lock
   * on the task lets no other delivery take it over between the check of the token and the write;
   * without a token, whoever has the task. `isAgain`: it may have been written before, and is then
   * not counted a second time.
   */
  private write(
    { taskId, token, isAgain = false }: { taskId: string; token?: number; isAgain?: boolean },
    { step, inputHash, answer, calls, inputTokens, outputTokens, run, cost }: HeldAnswer,
  ): Promise<{ answer: unknown }[]> {
    // The update of the journal changes nothing; it makes RETURNING give the row that was there
    // first. Only a row that somebody wrote before has an xmax.
    return this.database.query(
      journalRow.pick({ answer: true }),
      `WITH held AS (
         SELECT id FROM generation_tasks WHERE id = $1 AND ($2::int IS NULL OR fencing_token = $2 AND status = 'running') FOR SHARE
       ), kept AS (
         INSERT INTO generation_journal (task_id, step, input_hash, answer, calls, input_tokens, output_tokens)
         SELECT id, $3, $4, $5, $6, $7, $8 FROM held
         ON CONFLICT (task_id, step, input_hash) DO UPDATE SET task_id = excluded.task_id
         RETURNING task_id, answer, xmax = 0 AS is_new
       ), spent AS (
         INSERT INTO generation_spend ${spendColumns}
         SELECT task_id, $9, split_part($3, ':', 1), ${today}, 0, coalesce($7::bigint, 0), coalesce($8::bigint, 0), $10::numeric FROM kept
         WHERE $6::integer > 0 AND (is_new OR NOT $11::boolean)
         ${added}
       )
       SELECT answer FROM kept`,
      [
        taskId,
        token ?? null,
        step,
        inputHash,
        JSON.stringify(answer),
        calls,
        inputTokens ?? null,
        outputTokens ?? null,
        run,
        cost,
        isAgain,
      ],
    );
  }

  /**
   * Not bound to the lease: the provider charges for a call whoever holds the task when it fails.
   */
  private async lose(
    { lease: { taskId }, run, prices }: JournaledRun,
    step: string,
    { usage }: Used,
  ): Promise<void> {
    if (!usage) return;
    try {
      await this.database.run(
        `INSERT INTO generation_spend ${spendColumns}
         SELECT id, $2, split_part($3, ':', 1), ${today}, 0, $4, $5, $6 FROM generation_tasks WHERE id = $1 ${added}`,
        [
          taskId,
          run,
          step,
          usage.inputTokens,
          usage.outputTokens,
          costOf(prices, usage.inputTokens, usage.outputTokens),
        ],
      );
    } catch (err) {
      this.log.warn({ err, task_id: taskId }, 'What a failed call used could not be noted');
    }
  }
}

const spendColumns = '(task_id, run, step, day, calls, input_tokens, output_tokens, cost)';
const today = "(now() AT TIME ZONE 'UTC')::date";
const added = `ON CONFLICT (task_id, run, step, day) DO UPDATE SET calls = generation_spend.calls + excluded.calls,
  input_tokens = generation_spend.input_tokens + excluded.input_tokens, output_tokens = generation_spend.output_tokens + excluded.output_tokens,
  cost = CASE WHEN generation_spend.cost IS NULL AND excluded.cost IS NULL THEN NULL ELSE coalesce(generation_spend.cost, 0) + coalesce(excluded.cost, 0) END`;
