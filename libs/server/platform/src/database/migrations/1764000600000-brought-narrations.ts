import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lessons read aloud that came with the file of their course, and that nobody has paid for here. */
export class BroughtNarrations1764000600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE narrations ADD COLUMN is_brought boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE narrations DROP COLUMN is_brought');
  }
}
