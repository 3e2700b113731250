import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which sentence says why a file could not be made, for other languages. */
export class ExportError1764000900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE course_exports ADD COLUMN error_said json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE course_exports DROP COLUMN error_said');
  }
}
