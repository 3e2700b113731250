import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Preferences, API tokens and own keys of users; accounts that are deleted but whose ledger stays.
 */
export class Account1763650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN language text,
        ADD COLUMN theme text NOT NULL DEFAULT 'system' CONSTRAINT users_theme_known CHECK (theme IN ('system', 'light', 'dark')),
        ADD COLUMN deleted_at timestamptz;
      CREATE INDEX users_deleted ON users (deleted_at) WHERE deleted_at IS NOT NULL;

      CREATE TABLE api_tokens (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        name text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        scopes text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz,
        last_used_at timestamptz
      );
      CREATE INDEX api_tokens_user ON api_tokens (user_id, created_at DESC);

      CREATE TABLE user_keys (
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        provider text NOT NULL,
        token text NOT NULL UNIQUE,
        sealed bytea NOT NULL,
        last_four text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, provider)
      );

      CREATE INDEX sessions_expiry ON sessions (expires_at);
      CREATE INDEX one_time_tokens_expiry ON one_time_tokens (expires_at);
      CREATE INDEX rate_limits_expiry ON rate_limits (expires_at);

      -- Rows are only added. Two changes are allowed: the foreign key's, when the task that a row points to goes away, and forgetting
      -- the notes of a deleted account, which may name its topics or its owner.
      CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE'
          AND to_jsonb(NEW) - ARRAY['task_id', 'notes'] = to_jsonb(OLD) - ARRAY['task_id', 'notes']
          AND (NEW.task_id IS NULL OR NEW.task_id IS NOT DISTINCT FROM OLD.task_id)
          AND (NEW.notes IS NOT DISTINCT FROM OLD.notes
            OR NEW.notes IS NULL AND EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id AND deleted_at IS NOT NULL)) THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'credit_transactions is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND NEW.task_id IS NULL AND to_jsonb(NEW) - 'task_id' = to_jsonb(OLD) - 'task_id' THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'credit_transactions is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;
      DROP INDEX rate_limits_expiry, one_time_tokens_expiry, sessions_expiry;
      DROP TABLE user_keys, api_tokens;
      ALTER TABLE users DROP COLUMN deleted_at, DROP COLUMN theme, DROP COLUMN language;
    `);
  }
}
