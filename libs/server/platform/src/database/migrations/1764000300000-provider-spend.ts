import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is asked of providers outside the generation of courses, per user, purpose and day; and the
 * parts of audio that a speech server was paid for, until they are a whole.
 */
export class ProviderSpend1764000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Stays known, without a name, when an account is deleted.
      CREATE TABLE provider_spend (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid REFERENCES users(id) ON DELETE SET NULL,
        purpose text NOT NULL CHECK (purpose IN ('tutor', 'diagram', 'speech')),
        day date NOT NULL,
        calls integer NOT NULL DEFAULT 0,
        paid_calls integer NOT NULL DEFAULT 0,
        input_tokens bigint NOT NULL DEFAULT 0,
        output_tokens bigint NOT NULL DEFAULT 0,
        cost numeric(18, 9),
        UNIQUE (user_id, purpose, day)
      );
      CREATE INDEX provider_spend_day ON provider_spend (day);

      CREATE TABLE narration_chunks (
        narration_id uuid NOT NULL REFERENCES narrations(id) ON DELETE CASCADE,
        hash text NOT NULL,
        audio bytea NOT NULL,
        spoken_seconds double precision NOT NULL,
        PRIMARY KEY (narration_id, hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE narration_chunks, provider_spend');
  }
}
