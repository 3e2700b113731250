import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A lesson has a version of its own for the questions that were brought in from a file. */
export class QuestionsAdded1764000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE submodule_versions DROP CONSTRAINT submodule_versions_change_check,
        ADD CONSTRAINT submodule_versions_change_check CHECK (change IN ('written', 'rewritten', 'edited', 'restored', 'questions_added'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE submodule_versions SET change = 'edited' WHERE change = 'questions_added';
      ALTER TABLE submodule_versions DROP CONSTRAINT submodule_versions_change_check,
        ADD CONSTRAINT submodule_versions_change_check CHECK (change IN ('written', 'rewritten', 'edited', 'restored'))`);
  }
}
