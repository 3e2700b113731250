import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which sentences the note on a version of a lesson consists of, for other languages. */
export class VersionNotes1764001000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE submodule_versions ADD COLUMN note_said json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE submodule_versions DROP COLUMN note_said');
  }
}
