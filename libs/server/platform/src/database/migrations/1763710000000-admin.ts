import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit log of administrators, and the indexes that keep their lists as quick with a million
 * rows as with a thousand.
 */
export class Admin1763710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- No foreign key for the actor: an entry must be writable while the actor's own row is locked.
      CREATE TABLE admin_audit (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        actor_id uuid NOT NULL,
        action text NOT NULL,
        target_id text,
        before json,
        after json,
        error text,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX admin_audit_newest ON admin_audit (created_at DESC, id);
      CREATE INDEX admin_audit_action ON admin_audit (action, created_at DESC, id);
      CREATE INDEX admin_audit_actor ON admin_audit (actor_id, created_at DESC, id);
      CREATE INDEX admin_audit_target ON admin_audit (target_id, created_at DESC, id) WHERE target_id IS NOT NULL;

      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'admin_audit is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER admin_audit_append_only BEFORE UPDATE OR DELETE ON admin_audit FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
      CREATE TRIGGER admin_audit_no_truncate BEFORE TRUNCATE ON admin_audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX users_search ON users USING gin ((email || ' ' || full_name) gin_trgm_ops) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_created ON users (created_at, id) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_email ON users (email, id) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_name ON users (full_name, id) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_credits ON users (credits, id) WHERE deleted_at IS NULL;
      CREATE INDEX users_by_login ON users (last_login NULLS FIRST, id) WHERE deleted_at IS NULL;
      CREATE INDEX users_admins ON users (created_at, id) WHERE deleted_at IS NULL AND is_admin;
      CREATE INDEX users_disabled ON users (created_at, id) WHERE deleted_at IS NULL AND NOT is_active;
      CREATE INDEX users_without_credits ON users (created_at, id) WHERE deleted_at IS NULL AND credits = 0;

      CREATE INDEX credit_transactions_newest ON credit_transactions (created_at, seq);
      CREATE INDEX credit_transactions_by_action ON credit_transactions (action_type, created_at, seq);
      CREATE INDEX credit_transactions_by_user ON credit_transactions (user_id, created_at, seq);
      CREATE INDEX credit_transactions_by_admin ON credit_transactions (admin_id, created_at, seq) WHERE admin_id IS NOT NULL;

      CREATE INDEX generation_tasks_newest ON generation_tasks (created_at DESC, id);
      CREATE INDEX generation_tasks_by_status ON generation_tasks (status, created_at DESC, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX generation_tasks_by_status, generation_tasks_newest,
        credit_transactions_by_admin, credit_transactions_by_user, credit_transactions_by_action, credit_transactions_newest,
        users_without_credits, users_disabled, users_admins, users_by_login, users_by_credits, users_by_name, users_by_email, users_by_created, users_search;
      DROP TABLE admin_audit;
      DROP FUNCTION refuse_audit_change;
    `);
  }
}
