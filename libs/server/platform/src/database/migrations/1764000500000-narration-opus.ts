import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is read aloud is Opus, with an MP3 of it once somebody asks for one. `bytes` stays the size
 * of the MP3, which is all that older rows have.
 */
export class NarrationOpus1764000500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE narrations ADD COLUMN opus_bytes integer;
      CREATE OR REPLACE FUNCTION drop_narration_file() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO dropped_files (key) VALUES ('audio/' || OLD.id || '.mp3'), ('audio/' || OLD.id || '.opus') ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION drop_narration_file() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO dropped_files (key) VALUES ('audio/' || OLD.id || '.mp3') ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      ALTER TABLE narrations DROP COLUMN opus_bytes;
    `);
  }
}
