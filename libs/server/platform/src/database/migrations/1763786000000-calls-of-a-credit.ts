import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A call to the model is counted before it is made. What a credit pays for is one budget over every
 * try of a course; a run that changes a course which is there has one of its own. Apart from the
 * tasks, whose rows are held while progress is published.
 */
export class CallsOfACredit1763786000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE generation_budgets (
        task_id uuid PRIMARY KEY REFERENCES generation_tasks(id) ON DELETE CASCADE,
        course_calls integer NOT NULL DEFAULT 0,
        course_budget integer NOT NULL DEFAULT 0,
        run integer NOT NULL DEFAULT 0,
        run_calls integer NOT NULL DEFAULT 0,
        run_budget integer NOT NULL DEFAULT 0,
        CONSTRAINT generation_budgets_course_paid CHECK (course_calls <= course_budget),
        CONSTRAINT generation_budgets_run_bounded CHECK (run_calls <= run_budget)
      );
      -- What a run has used shows as before, and one that is under way goes on with it; what has ended may be tried once more as before.
      INSERT INTO generation_budgets (task_id, course_calls, course_budget, run, run_calls, run_budget)
        SELECT id, CASE WHEN is_course AND is_open THEN calls ELSE 0 END, CASE WHEN is_course THEN greatest(budget, calls) ELSE 0 END,
               run, CASE WHEN is_course THEN 0 ELSE calls END, CASE WHEN is_course THEN 0 ELSE greatest(budget, calls) END
        FROM (SELECT task.id, task.run, task.returns_to IS NULL AS is_course, task.status IN ('pending', 'running') AS is_open,
                task.call_budget AS budget, coalesce(sum(spend.calls), 0)::int AS calls
              FROM generation_tasks task LEFT JOIN generation_spend spend ON spend.task_id = task.id AND spend.run >= task.budget_from_run
              GROUP BY task.id) used;
      ALTER TABLE generation_tasks DROP COLUMN budget_from_run, DROP COLUMN call_budget;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generation_tasks ADD COLUMN budget_from_run integer NOT NULL DEFAULT 1, ADD COLUMN call_budget integer NOT NULL DEFAULT 0;
      UPDATE generation_tasks task SET call_budget = CASE WHEN returns_to IS NULL THEN course_budget ELSE run_budget END,
        budget_from_run = CASE WHEN returns_to IS NULL THEN 1 ELSE task.run END
        FROM generation_budgets budget WHERE budget.task_id = task.id;
      DROP TABLE generation_budgets;
    `);
  }
}
