import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far a file is that is being made. */
export class ExportProgress1764000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE course_exports ADD COLUMN progress json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE course_exports DROP COLUMN progress');
  }
}
