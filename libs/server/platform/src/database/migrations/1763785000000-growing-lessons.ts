import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lessons that are being written: how far each has come, for readers in any process. */
export class GrowingLessons1763785000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One row for each lesson in the making, renewed by the delivery that writes it. After a crash of the database there is nothing to bring back.
      CREATE UNLOGGED TABLE growing_lessons (
        task_id uuid NOT NULL REFERENCES generation_tasks (id) ON DELETE CASCADE,
        submodule_id uuid NOT NULL,
        fencing_token integer NOT NULL,
        text text NOT NULL,
        renewed_at timestamptz NOT NULL,
        PRIMARY KEY (task_id, submodule_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE growing_lessons');
  }
}
