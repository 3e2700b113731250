import { z } from 'zod';
import type { App } from './app.ts';
import { exactly, type Measured } from './scenario.ts';

/** What must hold in every database at any moment: each statement finds what breaks it. */
const always: Record<string, string> = {
  'a balance that is not the sum of its ledger': `SELECT 1
    FROM users
    WHERE credits <>
      (SELECT coalesce(sum(amount), 0) FROM credit_transactions WHERE user_id = users.id)`,
  'a negative balance': `SELECT 1 FROM users WHERE credits < 0`,
  'a gap in the chain of balances': `SELECT 1
    FROM (
      SELECT balance_after - amount AS before,
        lag(balance_after, 1, 0) OVER (PARTITION BY user_id ORDER BY seq) AS earlier
      FROM credit_transactions
    ) AS chain
    WHERE before <> earlier`,
  'two refunds of one debit': `SELECT 1
    FROM credit_transactions
    WHERE refund_of IS NOT NULL
    GROUP BY refund_of
    HAVING count(*) > 1`,
  'a completed task without a course': `SELECT 1
    FROM generation_tasks t
    WHERE status = 'completed'
      AND NOT EXISTS (
        SELECT 1 FROM courses
        WHERE task_id = t.id AND document IS NOT NULL AND delivered_at IS NOT NULL
      )`,
  'a course without a debit': `SELECT 1
    FROM courses t
    WHERE task_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM credit_transactions WHERE task_id = t.task_id AND amount < 0)`,
  'a course in the hands of a run that has ended, or the reverse': `SELECT 1
    FROM generation_tasks t
    JOIN courses ON courses.task_id = t.id
    WHERE is_being_written <> (status IN ('pending', 'running'))`,
  'a task without a debit': `SELECT 1
    FROM generation_tasks t
    WHERE NOT EXISTS (SELECT 1 FROM credit_transactions WHERE task_id = t.id AND amount < 0)`,
  'a task that was charged twice': `SELECT 1
    FROM credit_transactions
    WHERE task_id IS NOT NULL
    GROUP BY task_id
    HAVING sum(amount) < -1`,
  'a failed task that was charged': `SELECT 1
    FROM generation_tasks t
    WHERE status = 'failed'
      AND (SELECT coalesce(sum(amount), 0) FROM credit_transactions WHERE task_id = t.id) <> 0`,
  'an ended task that says no end, or two': `SELECT 1
    FROM generation_tasks t
    WHERE status IN ('completed', 'failed', 'cancelled')
      AND (
        SELECT count(*) FROM progress_events
        WHERE task_id = t.id AND event->>'action' = 'stream_close'
      ) <> 1`,
  'a running task that says it has ended': `SELECT 1
    FROM generation_tasks t
    WHERE status IN ('pending', 'running')
      AND EXISTS (
        SELECT 1 FROM progress_events
        WHERE task_id = t.id AND event->>'action' = 'stream_close'
      )`,
  'a gap in a progress log': `SELECT 1
    FROM generation_tasks t
    WHERE last_event_id <> (SELECT count(*) FROM progress_events WHERE task_id = t.id)
      OR last_event_id <> (SELECT coalesce(max(id), 0) FROM progress_events WHERE task_id = t.id)`,
  'progress that went down': `SELECT 1
    FROM (
      SELECT (event->>'overall_progress')::float AS now,
        lag((event->>'overall_progress')::float, 1, 0.0)
          OVER (PARTITION BY task_id ORDER BY id) AS earlier
      FROM progress_events
    ) AS log
    WHERE now < earlier`,
  'an ended task without the time of its end, or the reverse': `SELECT 1
    FROM generation_tasks
    WHERE (finished_at IS NULL) = (status IN ('completed', 'failed', 'cancelled'))`,
  'an open session of a disabled user': `SELECT 1
    FROM sessions
    JOIN users ON users.id = user_id
    WHERE NOT is_active AND revoked_at IS NULL AND expires_at > now()`,
  'a token where a hash belongs': `SELECT 1 FROM sessions WHERE token_hash !~ '^([0-9a-f]{64}|[A-Za-z0-9_-]{43})$'`,
};

/** Besides, what must hold once nothing is under way any more. */
const inTheEnd: Record<string, string> = {
  'a task that nobody comes back to': `SELECT 1 FROM generation_tasks t WHERE status IN ('pending', 'running')
    AND NOT EXISTS (SELECT 1 FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND data->>'taskId' = t.id::text)`,
};

const countOf = (sql: string) => `(SELECT count(*) FROM (${sql}) AS found)::int`;
const counting = (statements: Record<string, string>) =>
  `SELECT ${Object.values(statements)
    .map((sql, index) => `${countOf(sql)} AS c${index}`)
    .join(', ')}`;

async function count(app: App, statements: Record<string, string>): Promise<Measured[]> {
  // One statement is one snapshot.
  const [row] = await app.rows(z.record(z.string(), z.number()), counting(statements));
  return Object.keys(statements)
    .map((what, index) => exactly(what, row![`c${index}`]!, 0))
    .filter(({ holds }) => !holds);
}

/** What does not hold in an app where nothing is under way. */
export const brokenInvariants = (app: App): Promise<Measured[]> =>
  count(app, { ...always, ...inTheEnd });

/** What does not hold in one snapshot of an app that is at work. */
export const brokenInSnapshot = (app: App): Promise<Measured[]> => count(app, always);
