import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Purchases of credits, the events of the payment provider, answers to repeated requests, and the
 * ledger's proof in the database itself.
 */
export class Payments1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN credit_debt integer NOT NULL DEFAULT 0 CONSTRAINT users_credit_debt_not_negative CHECK (credit_debt >= 0);

      CREATE TABLE purchase_orders (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL REFERENCES users(id),
        quantity integer NOT NULL CHECK (quantity > 0),
        unit_amount integer NOT NULL CHECK (unit_amount > 0),
        currency text NOT NULL,
        status text NOT NULL DEFAULT 'new' CONSTRAINT purchase_orders_status_known CHECK (status IN ('new', 'open', 'complete', 'expired', 'failed')),
        is_paid boolean NOT NULL DEFAULT false,
        session_id text UNIQUE,
        session_url text,
        payment_intent text UNIQUE,
        refunded_amount integer NOT NULL DEFAULT 0,
        credited integer NOT NULL DEFAULT 0,
        taken_back integer NOT NULL DEFAULT 0,
        idempotency_key text,
        claimed_until timestamptz,
        created_at timestamptz NOT NULL,
        credited_at timestamptz,
        CONSTRAINT purchase_orders_credited_once CHECK (credited IN (0, quantity)),
        CONSTRAINT purchase_orders_taken_back_bounded CHECK (taken_back BETWEEN 0 AND credited)
      );
      CREATE UNIQUE INDEX purchase_orders_idempotency ON purchase_orders (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
      CREATE INDEX purchase_orders_user ON purchase_orders (user_id, created_at DESC);
      CREATE INDEX purchase_orders_unsettled ON purchase_orders (created_at) WHERE status IN ('new', 'open') OR (status = 'complete' AND credited = 0);

      CREATE TABLE payment_disputes (
        id text PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES purchase_orders(id),
        amount integer NOT NULL,
        status text NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX payment_disputes_order ON payment_disputes (order_id);

      CREATE TABLE payment_events (
        id text PRIMARY KEY,
        type text NOT NULL,
        outcome text NOT NULL CHECK (outcome IN ('applied', 'ignored', 'parked')),
        received_at timestamptz NOT NULL
      );
      CREATE INDEX payment_events_received ON payment_events (received_at);

      CREATE TABLE parked_payments (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        subject text NOT NULL,
        reason text NOT NULL,
        order_id uuid REFERENCES purchase_orders(id),
        event_id text,
        details json NOT NULL,
        created_at timestamptz NOT NULL,
        resolved_at timestamptz,
        resolved_by uuid REFERENCES users(id),
        resolution text
      );
      CREATE UNIQUE INDEX parked_payments_once ON parked_payments (subject, reason) WHERE resolved_at IS NULL;
      CREATE INDEX parked_payments_newest ON parked_payments (created_at DESC, id);

      CREATE TABLE idempotent_answers (
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        key text NOT NULL,
        request_hash text NOT NULL,
        sealed_answer bytea,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, key)
      );
      CREATE INDEX idempotent_answers_age ON idempotent_answers (created_at);

      CREATE TABLE test_checkout_objects (
        id text PRIMARY KEY,
        object json NOT NULL,
        idempotency_key text UNIQUE,
        request_hash text,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      ALTER TABLE credit_transactions ADD COLUMN order_id uuid REFERENCES purchase_orders(id);
      CREATE UNIQUE INDEX credit_transactions_one_purchase_per_order ON credit_transactions (order_id) WHERE action_type = 'purchase';
      CREATE INDEX credit_transactions_order ON credit_transactions (order_id) WHERE order_id IS NOT NULL;

      -- Whoever changes a balance without its entry, or writes an entry that does not follow from the one before, cannot commit.
      CREATE FUNCTION prove_balance() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        owner uuid := CASE TG_TABLE_NAME WHEN 'users' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'user_id' END;
        held integer;
        entered integer;
        moved integer;
      BEGIN
        SELECT credits INTO held FROM users WHERE id = owner;
        SELECT balance_after INTO entered FROM credit_transactions WHERE user_id = owner ORDER BY seq DESC LIMIT 1;
        IF held IS DISTINCT FROM coalesce(entered, 0) THEN
          RAISE EXCEPTION 'The balance of % is % and its last entry says %', owner, held, coalesce(entered, 0) USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        IF TG_TABLE_NAME = 'credit_transactions' THEN
          SELECT balance_after INTO moved FROM credit_transactions WHERE user_id = owner AND seq < (to_jsonb(NEW)->>'seq')::bigint ORDER BY seq DESC LIMIT 1;
          IF (to_jsonb(NEW)->>'balance_after')::integer - (to_jsonb(NEW)->>'amount')::integer <> coalesce(moved, 0) THEN
            RAISE EXCEPTION 'An entry of % does not follow from the one before', owner USING ERRCODE = 'integrity_constraint_violation';
          END IF;
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER users_balance_proven AFTER INSERT OR UPDATE OF credits ON users
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION prove_balance();
      CREATE CONSTRAINT TRIGGER credit_transactions_proven AFTER INSERT ON credit_transactions
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION prove_balance();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER credit_transactions_proven ON credit_transactions;
      DROP TRIGGER users_balance_proven ON users;
      DROP FUNCTION prove_balance;
      DROP INDEX credit_transactions_order, credit_transactions_one_purchase_per_order;
      ALTER TABLE credit_transactions DROP COLUMN order_id;
      DROP TABLE test_checkout_objects, idempotent_answers, parked_payments, payment_events, payment_disputes, purchase_orders;
      ALTER TABLE users DROP COLUMN credit_debt;
    `);
  }
}
