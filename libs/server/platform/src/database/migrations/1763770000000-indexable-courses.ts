import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search engines list a public course only where its owner wants that. */
export class IndexableCourses1763770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE courses ADD COLUMN is_indexable boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT courses_indexable_public CHECK (is_public OR NOT is_indexable)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE courses DROP COLUMN is_indexable');
  }
}
