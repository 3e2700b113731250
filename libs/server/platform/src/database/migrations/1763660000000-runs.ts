import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A task can be run again: after a failure or a stop, and to write the lessons that are missing.
 */
export class Runs1763660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generation_tasks
        ADD COLUMN run integer NOT NULL DEFAULT 1,
        ADD COLUMN run_kind text NOT NULL DEFAULT 'course' CONSTRAINT generation_tasks_run_kind_known CHECK (run_kind IN ('course', 'missing_lessons')),
        ADD COLUMN run_key text,
        ADD COLUMN finish_attempts integer NOT NULL DEFAULT 0;
      CREATE INDEX generation_tasks_all_unfinished ON generation_tasks (created_at) WHERE status IN ('pending', 'running');
      CREATE INDEX generation_tasks_finished ON generation_tasks (finished_at) WHERE finished_at IS NOT NULL;

      -- A task is charged once, and after each refund once more: the new debit names the refund that it takes back.
      ALTER TABLE credit_transactions ADD COLUMN takes_back uuid UNIQUE REFERENCES credit_transactions(id);
      DROP INDEX credit_transactions_one_debit_per_task;
      CREATE UNIQUE INDEX credit_transactions_one_debit_per_task ON credit_transactions (task_id) WHERE action_type = 'generation_use' AND takes_back IS NULL;
      CREATE INDEX credit_transactions_task ON credit_transactions (task_id) WHERE task_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX credit_transactions_task, credit_transactions_one_debit_per_task;
      ALTER TABLE credit_transactions DROP COLUMN takes_back;
      CREATE UNIQUE INDEX credit_transactions_one_debit_per_task ON credit_transactions (task_id) WHERE action_type = 'generation_use';
      DROP INDEX generation_tasks_finished, generation_tasks_all_unfinished;
      ALTER TABLE generation_tasks DROP COLUMN run, DROP COLUMN run_kind, DROP COLUMN run_key, DROP COLUMN finish_attempts;
    `);
  }
}
