import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a model said that no source bears out, and which answers were stopped. */
export class ModelTutor1763901300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE chat_messages
        ADD COLUMN uncertain text NOT NULL DEFAULT '',
        ADD COLUMN is_stopped boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chat_messages DROP COLUMN uncertain, DROP COLUMN is_stopped');
  }
}
