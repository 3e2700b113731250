import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A run may also wait until its learner agrees to a course without sources. */
export class WithoutSources1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generation_tasks
        DROP CONSTRAINT generation_tasks_wait_known,
        ADD CONSTRAINT generation_tasks_wait_known CHECK (waiting_for IN ('outline', 'sources'))`);
  }

  /** What waits for an answer that nobody knows any more goes on as it was ordered. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE generation_tasks SET waiting_for = NULL, waiting_since = NULL WHERE waiting_for = 'sources'`);
    await runner.query(`
      ALTER TABLE generation_tasks
        DROP CONSTRAINT generation_tasks_wait_known,
        ADD CONSTRAINT generation_tasks_wait_known CHECK (waiting_for IN ('outline'))`);
  }
}
