import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Those whom administrators filter for may be few: each kind has an index for every order, which
 * costs nothing where a user is none of them, and tells one kind from the others.
 */
const kinds = {
  admins: 'is_admin',
  disabled: 'NOT is_active',
  without_credits: 'credits = 0',
  with_credits: 'credits > 0',
};
const orders = {
  created: 'created_at',
  email: 'email',
  name: 'full_name',
  credits: 'credits',
  login: 'last_login NULLS FIRST',
};
const indexes = Object.entries(kinds).flatMap(([kind, condition]) =>
  Object.entries(orders)
    .filter(([order]) => !(order === 'credits' && kind.endsWith('credits')))
    .map(([order, column]) => ({
      name: `users_${kind}_by_${order}`,
      on: `users (${column}, id) INCLUDE (is_admin, is_active, credits) WHERE deleted_at IS NULL AND ${condition}`,
    })),
);

/**
 * What users are searched by: their address and name from every beginning of a word on. A search
 * reads one stretch of one index, however many users it finds; letters anywhere would need
 * trigrams, which are read in full for a common text and written again with every debit.
 */
export class AdminLists1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION searchable(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN left(lower(normalize(regexp_replace(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g'), '\\s+', ' ', 'g'), NFKC)), 100);

      -- Scripts that do not part their words begin one with every character.
      CREATE FUNCTION search_terms(text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT DISTINCT searchable(substr($1, n)) FROM generate_series(1, length($1)) n
        WHERE substr($1, n, 1) !~ '\\s' AND (n = 1 OR substr($1, n - 1, 1) ~ '[^[:alnum:]\\u0080-\\u1fff\\u2070-\\U0010ffff]' OR substr($1, n, 1) ~ '[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af]')
      $$;

      CREATE TABLE user_search_terms (
        user_id uuid NOT NULL REFERENCES users(id) ON DELETE CASCADE,
        term text COLLATE "C" NOT NULL,
        is_admin boolean NOT NULL,
        is_active boolean NOT NULL,
        PRIMARY KEY (user_id, term)
      );
      INSERT INTO user_search_terms SELECT id, term, is_admin, is_active FROM users, search_terms(email || ' ' || full_name) term WHERE deleted_at IS NULL;
      CREATE INDEX user_search_terms_by_term ON user_search_terms (term, user_id);
      CREATE INDEX user_search_terms_of_admins ON user_search_terms (term, user_id) WHERE is_admin;
      CREATE INDEX user_search_terms_of_disabled ON user_search_terms (term, user_id) WHERE NOT is_active;

      CREATE FUNCTION keep_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          DELETE FROM user_search_terms WHERE user_id = NEW.id;
        END IF;
        IF NEW.deleted_at IS NULL THEN
          INSERT INTO user_search_terms SELECT NEW.id, term, NEW.is_admin, NEW.is_active FROM search_terms(NEW.email || ' ' || NEW.full_name) term;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER users_search_terms_kept AFTER INSERT OR UPDATE OF email, full_name, is_admin, is_active, deleted_at ON users FOR EACH ROW EXECUTE FUNCTION keep_search_terms();

      DROP INDEX users_search, users_admins, users_disabled, users_without_credits;
      ${indexes.map(({ name, on }) => `CREATE INDEX ${name} ON ${on};`).join('\n      ')}
      CREATE INDEX parked_payments_open ON parked_payments (created_at DESC, id) WHERE resolved_at IS NULL;
      CREATE INDEX parked_payments_closed ON parked_payments (created_at DESC, id) WHERE resolved_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX parked_payments_open, parked_payments_closed, ${indexes.map(({ name }) => name).join(', ')};
      CREATE INDEX users_search ON users USING gin ((email || ' ' || full_name) gin_trgm_ops) WHERE deleted_at IS NULL;
      CREATE INDEX users_admins ON users (created_at, id) WHERE deleted_at IS NULL AND is_admin;
      CREATE INDEX users_disabled ON users (created_at, id) WHERE deleted_at IS NULL AND NOT is_active;
      CREATE INDEX users_without_credits ON users (created_at, id) WHERE deleted_at IS NULL AND credits = 0;
      DROP TRIGGER users_search_terms_kept ON users;
      DROP FUNCTION keep_search_terms;
      DROP TABLE user_search_terms;
      DROP FUNCTION search_terms, searchable;
    `);
  }
}
