import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every key is kept in idempotent_answers. Those of started courses and begun purchases, which were
 * kept with what they made, are copied as far as they are not older than promised; the columns they
 * come from stay for processes of the release before.
 */
export class OneIdempotency1763737000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE idempotent_answers ADD COLUMN answer json, ADD COLUMN claim uuid, ADD COLUMN claimed_until timestamptz;
      ALTER TABLE generation_tasks ALTER COLUMN request_hash SET DEFAULT '';

      INSERT INTO idempotent_answers (user_id, key, request_hash, answer, created_at)
      SELECT user_id, idempotency_key, 'start:' || request_hash, json_build_object('task_id', id, 'status', 'pending'), created_at
      FROM generation_tasks WHERE idempotency_key IS NOT NULL AND created_at > now() - interval '7 days'
      ON CONFLICT DO NOTHING;

      INSERT INTO idempotent_answers (user_id, key, request_hash, answer, created_at)
      SELECT user_id, idempotency_key, encode(sha256(convert_to('["createCheckout",{"quantity":' || quantity || '}]', 'UTF8')), 'hex'), json_build_object('id', id), created_at
      FROM purchase_orders WHERE idempotency_key IS NOT NULL AND user_id IS NOT NULL AND created_at > now() - interval '7 days'
      ON CONFLICT DO NOTHING;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM idempotent_answers WHERE sealed_answer IS NULL;
      ALTER TABLE generation_tasks ALTER COLUMN request_hash DROP DEFAULT;
      ALTER TABLE idempotent_answers DROP COLUMN answer, DROP COLUMN claim, DROP COLUMN claimed_until;
    `);
  }
}
