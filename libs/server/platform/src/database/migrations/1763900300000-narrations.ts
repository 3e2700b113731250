import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lessons that are read aloud. A row is charged once, so that a failed one is not tried again but
 * followed by another. The file of a row that goes, with its course or its user, is named in
 * `dropped_files` until it is deleted, too.
 */
export class Narrations1763900300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE narrations (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        course_id uuid NOT NULL REFERENCES courses(id) ON DELETE CASCADE,
        submodule_id uuid NOT NULL,
        key text NOT NULL,
        language text NOT NULL,
        style text NOT NULL,
        voice text NOT NULL,
        status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'running', 'completed', 'failed')),
        progress double precision NOT NULL DEFAULT 0,
        fencing_token integer NOT NULL DEFAULT 0,
        lesson json,
        sentences json,
        duration_seconds double precision,
        bytes integer,
        error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      );
      CREATE UNIQUE INDEX narrations_kept ON narrations (course_id, key) WHERE status <> 'failed';
      CREATE INDEX narrations_course ON narrations (course_id, key, created_at);
      CREATE INDEX narrations_user ON narrations (user_id);
      CREATE INDEX narrations_unfinished ON narrations (created_at) WHERE status IN ('waiting', 'running');

      CREATE TABLE dropped_files (
        key text PRIMARY KEY,
        dropped_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE FUNCTION drop_narration_file() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO dropped_files (key) VALUES ('audio/' || OLD.id || '.mp3') ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER narrations_dropped AFTER DELETE ON narrations FOR EACH ROW EXECUTE FUNCTION drop_narration_file();

      ALTER TABLE courses ADD COLUMN has_audio boolean NOT NULL DEFAULT false;
      ALTER TABLE credit_transactions ADD COLUMN narration_id uuid;
      CREATE UNIQUE INDEX credit_transactions_one_debit_per_narration ON credit_transactions (narration_id) WHERE action_type = 'audio_use';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX credit_transactions_one_debit_per_narration;
      ALTER TABLE credit_transactions DROP COLUMN narration_id;
      ALTER TABLE courses DROP COLUMN has_audio;
      DROP TABLE narrations, dropped_files;
      DROP FUNCTION drop_narration_file();
    `);
  }
}
