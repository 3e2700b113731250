import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Runs that wait for their outline to be confirmed, what each step of a course used, how long
 * courses took, and who wants a mail at the end.
 */
export class OutlineAndSpend1763690000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generation_tasks
        ADD COLUMN waiting_for text CONSTRAINT generation_tasks_wait_known CHECK (waiting_for IN ('outline')),
        ADD COLUMN waiting_since timestamptz,
        ADD COLUMN outline json,
        ADD COLUMN outline_confirmed boolean NOT NULL DEFAULT false,
        ADD COLUMN notify_by_email boolean NOT NULL DEFAULT false,
        -- Calls of earlier runs do not count towards the budget.
        ADD COLUMN budget_from_run integer NOT NULL DEFAULT 1,
        ADD COLUMN call_budget integer NOT NULL DEFAULT 0,
        ADD COLUMN run_started_at timestamptz,
        ADD COLUMN seconds_worked double precision NOT NULL DEFAULT 0,
        ADD COLUMN lessons integer,
        ADD CONSTRAINT generation_tasks_only_pending_waits CHECK (waiting_for IS NULL OR status = 'pending');
      UPDATE generation_tasks SET run_started_at = started_at WHERE status = 'running';
      CREATE INDEX generation_tasks_waiting ON generation_tasks (waiting_since) WHERE waiting_for IS NOT NULL;
      CREATE INDEX generation_tasks_pace ON generation_tasks (author_name, finished_at DESC) WHERE status = 'completed' AND lessons IS NOT NULL;

      -- What providers charged for stays known when a journal is forgotten, and without a name when an account is deleted.
      CREATE TABLE generation_spend (
        task_id uuid REFERENCES generation_tasks(id) ON DELETE SET NULL,
        run integer NOT NULL,
        step text NOT NULL,
        day date NOT NULL,
        calls integer NOT NULL,
        input_tokens bigint NOT NULL,
        output_tokens bigint NOT NULL,
        cost numeric(18, 9),
        UNIQUE (task_id, run, step, day)
      );
      CREATE INDEX generation_spend_day ON generation_spend (day);
      INSERT INTO generation_spend (task_id, run, step, day, calls, input_tokens, output_tokens)
        SELECT task.id, task.run, split_part(step, ':', 1), (journal.created_at AT TIME ZONE 'UTC')::date,
               sum(calls), coalesce(sum(journal.input_tokens), 0), coalesce(sum(journal.output_tokens), 0)
        FROM generation_journal journal JOIN generation_tasks task ON task.id = journal.task_id WHERE calls > 0 GROUP BY 1, 2, 3, 4;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE generation_spend;
      ALTER TABLE generation_tasks DROP CONSTRAINT generation_tasks_only_pending_waits,
        DROP COLUMN waiting_for, DROP COLUMN waiting_since, DROP COLUMN outline, DROP COLUMN outline_confirmed, DROP COLUMN notify_by_email,
        DROP COLUMN budget_from_run, DROP COLUMN call_budget, DROP COLUMN run_started_at, DROP COLUMN seconds_worked, DROP COLUMN lessons;
    `);
  }
}
