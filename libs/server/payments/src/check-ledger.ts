import { Clock, Database, Jobs } from '@coursewright/platform';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { z } from 'zod';
import { LedgerDiscrepancyRow, ledgerDiscrepancyRow } from './ledger-discrepancy.entity.ts';

const queue = 'ledger.check';
const every = 3600_000;
/** Users of one statement: it reads their rows in one snapshot, locks nothing, and is over soon. */
const batch = 500;

const userId = z.object({ id: z.string() });
const foundRow = ledgerDiscrepancyRow.pick({
  user_id: true,
  kind: true,
  subject: true,
  details: true,
});
type Found = z.output<typeof foundRow>;

/**
 * Everything is compared within one statement, hence one snapshot: work that is under way is no
 * discrepancy.
 */
const discrepancies = `
  WITH entry AS MATERIALIZED (
    SELECT *, lag(balance_after, 1, 0) OVER (PARTITION BY user_id ORDER BY seq) AS earlier FROM credit_transactions WHERE user_id = ANY($1)
  )
  SELECT owner.id AS user_id, 'sum' AS kind, owner.id AS subject, json_build_object('balance', owner.credits, 'entries', coalesce(entered.sum, 0)) AS details
  FROM users owner LEFT JOIN (SELECT user_id, sum(amount) AS sum FROM entry GROUP BY user_id) entered ON entered.user_id = owner.id
  WHERE owner.id = ANY($1) AND owner.credits <> coalesce(entered.sum, 0)
  UNION ALL
  SELECT user_id, 'chain', id, json_build_object('before', earlier, 'amount', amount, 'balance_after', balance_after) FROM entry WHERE earlier + amount <> balance_after
  UNION ALL
  SELECT purchase.user_id, 'order_without_entry', purchase.id, json_build_object('credited', purchase.credited)
  FROM purchase_orders purchase
  WHERE purchase.user_id = ANY($1) AND purchase.credited > 0
    AND NOT EXISTS (SELECT 1 FROM entry WHERE order_id = purchase.id AND action_type = 'purchase' AND amount = purchase.credited AND user_id = purchase.user_id)
  UNION ALL
  SELECT user_id, 'entry_without_order', id, json_build_object('amount', amount, 'order_id', order_id) FROM entry
  WHERE action_type = 'purchase' AND NOT EXISTS (SELECT 1 FROM purchase_orders WHERE id = entry.order_id AND credited = entry.amount)
  UNION ALL
  SELECT debit.user_id, 'refund', debit.id, json_build_object('amount', debit.amount, 'given_back', sum(refund.amount), 'times', count(*))
  FROM entry refund JOIN credit_transactions debit ON debit.id = refund.refund_of
  GROUP BY debit.id HAVING count(*) > 1 OR sum(refund.amount) <> -debit.amount`;

/**
 * Every hour, as a job: goes through all ledgers, whatever the database has proven of them already,
 * and reports what does not add up once, with the code ledger_discrepancy. What a whole round does
 * not meet again counts as resolved. It repairs nothing: that takes a person.
 */
@Injectable()
export class CheckLedger implements OnModuleInit {
  private readonly log = new Logger(CheckLedger.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(queue, { every, expireInSeconds: 3_000 }, (signal) => this.run(signal));
  }

  async run(signal?: AbortSignal): Promise<void> {
    const began = this.clock.now();
    for (let last: string | null = null; ;) {
      const users: z.output<typeof userId>[] = await this.database.query(
        userId,
        'SELECT id FROM users WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2',
        [last, batch],
      );
      if (signal?.aborted) return;
      const ids = users.map(({ id }) => id);
      for (const found of await this.database.query(foundRow, discrepancies, [ids]))
        await this.report(found);
      last = users.at(-1)?.id ?? null;
      if (users.length < batch) break;
    }
    await this.database.repository(LedgerDiscrepancyRow, (open) =>
      open.update(
        { resolved_at: IsNull(), seen_at: LessThan(began) },
        { resolved_at: this.clock.now() },
      ),
    );
  }

  private async report({ user_id, kind, subject, details }: Found): Promise<void> {
    const [row] = await this.database.query(
      z.object({ is_new: z.boolean() }),
      `INSERT INTO ledger_discrepancies (user_id, kind, subject, details, found_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)
       ON CONFLICT (kind, subject) WHERE resolved_at IS NULL DO UPDATE SET seen_at = excluded.seen_at, details = excluded.details
       RETURNING xmax = 0 AS is_new`,
      [user_id, kind, subject, JSON.stringify(details), this.clock.now()],
    );
    if (row?.is_new)
      this.log.error(
        { code: 'ledger_discrepancy', kind, user_id, subject, details },
        'The ledger does not add up',
      );
  }
}
