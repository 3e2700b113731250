import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Runs stand in one line for everybody, in an order that is fair between users; places of open
 * progress streams are counted over all processes.
 */
export class QueueAndStreams1763670000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Seconds since 2026-01-01, as in run-queue.ts; lower is earlier. Null: in no line.
      ALTER TABLE generation_tasks ADD COLUMN queue_rank integer;
      UPDATE generation_tasks SET queue_rank = extract(epoch FROM created_at)::bigint - 1767225600 WHERE status IN ('pending', 'running');
      CREATE INDEX generation_tasks_queue ON generation_tasks (queue_rank, created_at, id) WHERE status = 'pending';

      -- Places expire unless their process renews them, so a crash of a process, or of the database, leaves nothing to tidy up.
      CREATE UNLOGGED TABLE open_streams (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX open_streams_user ON open_streams (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE open_streams;
      DROP INDEX generation_tasks_queue;
      ALTER TABLE generation_tasks DROP COLUMN queue_rank;
    `);
  }
}
