import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The columns that held the keys of started courses and begun purchases go. They are copied once
 * more, for what a process of the release before wrote after the first copy.
 */
export class KeysInOnePlace1763745000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO idempotent_answers (user_id, key, request_hash, answer, created_at)
      SELECT user_id, idempotency_key, 'start:' || request_hash, json_build_object('task_id', id, 'status', 'pending'), created_at
      FROM generation_tasks WHERE idempotency_key IS NOT NULL AND created_at > now() - interval '7 days'
      ON CONFLICT DO NOTHING;
      ALTER TABLE generation_tasks DROP COLUMN idempotency_key, DROP COLUMN request_hash;

      INSERT INTO idempotent_answers (user_id, key, request_hash, answer, created_at)
      SELECT user_id, idempotency_key, encode(sha256(convert_to('["createCheckout",{"quantity":' || quantity || '}]', 'UTF8')), 'hex'), json_build_object('id', id), created_at
      FROM purchase_orders WHERE idempotency_key IS NOT NULL AND user_id IS NOT NULL AND created_at > now() - interval '7 days'
      ON CONFLICT DO NOTHING;
      ALTER TABLE purchase_orders DROP COLUMN idempotency_key;
    `);
  }

  /** Only keys that were copied can go back: the answers to newer ones are sealed. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE purchase_orders ADD COLUMN idempotency_key text;
      CREATE UNIQUE INDEX purchase_orders_idempotency ON purchase_orders (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
      UPDATE purchase_orders SET idempotency_key = key FROM idempotent_answers kept
      WHERE kept.user_id = purchase_orders.user_id AND answer->>'id' = purchase_orders.id::text;

      ALTER TABLE generation_tasks ADD COLUMN idempotency_key text, ADD COLUMN request_hash text NOT NULL DEFAULT '';
      CREATE UNIQUE INDEX generation_tasks_idempotency ON generation_tasks (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
      UPDATE generation_tasks SET idempotency_key = key, request_hash = replace(kept.request_hash, 'start:', '') FROM idempotent_answers kept
      WHERE kept.user_id = generation_tasks.user_id AND kept.request_hash LIKE 'start:%' AND answer->>'task_id' = generation_tasks.id::text;
    `);
  }
}
