import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the changes of an outline that waits to be confirmed, so that of two changes made on the
 * same one the later does not win unseen.
 */
export class OutlineRevision1763725000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE generation_tasks ADD COLUMN outline_revision integer NOT NULL DEFAULT 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE generation_tasks DROP COLUMN outline_revision');
  }
}
