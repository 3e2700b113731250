import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Users and their sessions, the credit ledger, documents and snapshots, generations with their
 * journal and progress log.
 */
export class Initial1763640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL,
        full_name text NOT NULL,
        password_hash text NOT NULL,
        credits integer NOT NULL DEFAULT 0 CONSTRAINT users_credits_not_negative CHECK (credits >= 0),
        is_admin boolean NOT NULL DEFAULT false,
        is_active boolean NOT NULL DEFAULT true,
        is_email_verified boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_login timestamptz
      );
      CREATE UNIQUE INDEX users_email_key ON users (lower(email));

      CREATE TABLE sessions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        token_hash text NOT NULL,
        previous_token_hash text,
        rotated_at timestamptz NOT NULL DEFAULT now(),
        remember_me boolean NOT NULL,
        user_agent text NOT NULL DEFAULT '',
        ip text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      );
      CREATE INDEX sessions_user ON sessions (user_id);

      CREATE TABLE one_time_tokens (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password')),
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id, purpose);

      CREATE UNLOGGED TABLE rate_limits (
        key text PRIMARY KEY,
        hits integer NOT NULL,
        expires_at timestamptz NOT NULL
      );

      CREATE TABLE documents (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        name text NOT NULL,
        mime_type text NOT NULL,
        size integer NOT NULL,
        language text,
        headings_count integer NOT NULL,
        passages_count integer NOT NULL,
        content_hash text NOT NULL,
        text json NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX documents_user ON documents (user_id, created_at DESC);

      CREATE TABLE generation_tasks (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'running', 'completed', 'failed', 'cancelled')),
        topic text NOT NULL,
        request json NOT NULL,
        idempotency_key text,
        request_hash text NOT NULL,
        author_name text NOT NULL,
        overall_progress double precision NOT NULL DEFAULT 0,
        last_event_id integer NOT NULL DEFAULT 0,
        course json,
        error json,
        fencing_token integer NOT NULL DEFAULT 0,
        cancel_requested_at timestamptz,
        input_tokens bigint NOT NULL DEFAULT 0,
        output_tokens bigint NOT NULL DEFAULT 0,
        model_calls integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz
      );
      CREATE UNIQUE INDEX generation_tasks_idempotency ON generation_tasks (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
      CREATE INDEX generation_tasks_user ON generation_tasks (user_id, created_at DESC);
      CREATE INDEX generation_tasks_unfinished ON generation_tasks (user_id) WHERE status IN ('pending', 'running');

      CREATE TABLE generation_journal (
        task_id uuid NOT NULL REFERENCES generation_tasks(id) ON DELETE CASCADE,
        step text NOT NULL,
        input_hash text NOT NULL,
        answer json NOT NULL,
        input_tokens integer,
        output_tokens integer,
        calls integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (task_id, step, input_hash)
      );

      CREATE TABLE progress_events (
        task_id uuid NOT NULL REFERENCES generation_tasks(id) ON DELETE CASCADE,
        id integer NOT NULL,
        key text NOT NULL,
        event json NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (task_id, id),
        UNIQUE (task_id, key)
      );

      CREATE TABLE source_snapshots (
        task_id uuid NOT NULL REFERENCES generation_tasks(id) ON DELETE CASCADE,
        source_id uuid NOT NULL,
        content_hash text NOT NULL,
        url text,
        source json NOT NULL,
        fetched_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (task_id, source_id)
      );

      CREATE TABLE credit_transactions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        seq bigint GENERATED ALWAYS AS IDENTITY,
        user_id uuid NOT NULL REFERENCES users(id),
        amount integer NOT NULL CHECK (amount <> 0),
        balance_after integer NOT NULL CHECK (balance_after >= 0),
        action_type text NOT NULL,
        notes text,
        admin_id uuid REFERENCES users(id),
        task_id uuid REFERENCES generation_tasks(id) ON DELETE SET NULL,
        refund_of uuid UNIQUE REFERENCES credit_transactions(id),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX credit_transactions_user ON credit_transactions (user_id, seq DESC);
      CREATE UNIQUE INDEX credit_transactions_one_signup_grant ON credit_transactions (user_id) WHERE action_type = 'signup_grant';
      CREATE UNIQUE INDEX credit_transactions_one_debit_per_task ON credit_transactions (task_id) WHERE action_type = 'generation_use';

      -- Rows are only added. The one change allowed is the foreign key's, when the task that a row points to goes away.
      CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND NEW.task_id IS NULL AND to_jsonb(NEW) - 'task_id' = to_jsonb(OLD) - 'task_id' THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'credit_transactions is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER credit_transactions_append_only BEFORE UPDATE OR DELETE ON credit_transactions
        FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
      CREATE TRIGGER credit_transactions_no_truncate BEFORE TRUNCATE ON credit_transactions
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE credit_transactions, source_snapshots, progress_events, generation_journal, generation_tasks, documents, rate_limits,
        one_time_tokens, sessions, users;
      DROP FUNCTION refuse_ledger_change;
    `);
  }
}
