import {
  AuditLog,
  ListAudit,
  ListGenerations,
  ListParkedPayments,
  ListTransactions,
  ListUsers,
  Parked,
  Transactions,
} from '@coursewright/admin';
import {
  adminGenerationsQuery,
  adminTransactionsQuery,
  adminUserSorts,
  adminUsersQuery,
  auditQuery,
  parkedPaymentsQuery,
} from '@coursewright/contract';
import { Clock } from '@coursewright/platform';
import { connected, MeasuredLists } from '../shared/measured-lists.ts';
import { quickestOf } from '../shared/quickest.ts';
import type { Table } from '../shared/table.ts';
import { type Ground, large } from './ground.ts';

const most = 1.5;
const caller = { userId: '', sessionId: '', isAdmin: true, ip: '', userAgent: '' };

/** Everything that a list is asked, as an administrator's screen asks it. */
const asked: Record<
  string,
  {
    readonly users?: object;
    readonly transactions?: object;
    readonly generations?: object;
    readonly audit?: object;
    readonly parked?: object;
  }
> = {
  users: { users: {} },
  'users, the last page that is shown': { users: { page: 100 } },
  'users searched for, many': { users: { search: 'person' } },
  'users searched for, one': { users: { search: 'person77@' } },
  'users searched for, none': { users: { search: 'zzqxj' } },
  'users searched for by two letters, many': { users: { search: 'pe' } },
  'users searched for by two letters, none': { users: { search: 'qx' } },
  'users searched for, by credits': { users: { search: 'person7', sort_by: 'credits' } },
  'users searched for, by e-mail, the last first': {
    users: { search: 'ada', sort_by: 'email', sort_order: 'desc' },
  },
  'users searched for by a domain': { users: { search: 'example.org', has_credits: true } },
  'administrators searched for': { users: { search: 'bela', is_admin: true } },
  'administrators searched for, none': { users: { search: 'zzqxj', is_admin: true } },
  administrators: { users: { is_admin: true } },
  'disabled users searched for, by credits': {
    users: { search: 'example', is_active: false, sort_by: 'credits' },
  },
  'users without credits searched for': { users: { search: 'ada', has_credits: false } },
  'administrators by name': { users: { is_admin: true, sort_by: 'full_name', sort_order: 'asc' } },
  'others than administrators': { users: { is_admin: false } },
  'disabled users': { users: { is_active: false } },
  'disabled users by credits': { users: { is_active: false, sort_by: 'credits' } },
  'active users': { users: { is_active: true } },
  'users with credits': { users: { has_credits: true } },
  'users without credits': { users: { has_credits: false } },
  'users without credits by last login': { users: { has_credits: false, sort_by: 'last_login' } },
  'disabled administrators': { users: { is_admin: true, is_active: false } },
  ...Object.fromEntries(
    adminUserSorts.flatMap((sort_by) =>
      (['asc', 'desc'] as const).map((sort_order) => [
        `users by ${sort_by}, ${sort_order}`,
        { users: { sort_by, sort_order } },
      ]),
    ),
  ),
  transactions: { transactions: {} },
  'transactions, the last page that is shown': { transactions: { page: 50 } },
  'transactions of a common kind': { transactions: { action_type: 'generation_use' } },
  'transactions of a rare kind': { transactions: { action_type: 'chat_allowance_purchase' } },
  'transactions of no kind': { transactions: { action_type: 'visualization_use' } },
  'transactions of a month': { transactions: { from_date: '2026-02-01', to_date: '2026-02-28' } },
  // A month in which there is one even among a thousand.
  'transactions of a rare kind in a month': {
    transactions: {
      action_type: 'chat_allowance_purchase',
      from_date: '2025-10-10',
      to_date: '2025-11-10',
    },
  },
  'transactions of a user': { transactions: { user_id: 'USER' } },
  'transactions of a kind of a user': {
    transactions: { user_id: 'USER', action_type: 'generation_use' },
  },
  'transactions of an administrator': { transactions: { admin_id: 'ADMIN' } },
  'transactions of an administrator in a month': {
    transactions: { admin_id: 'ADMIN', from_date: '2026-02-01', to_date: '2026-02-28' },
  },
  generations: { generations: {} },
  'generations that run': { generations: { status: 'running' } },
  'generations of a user': { generations: { user_id: 'USER' } },
  'failed generations of a user': { generations: { user_id: 'USER', status: 'failed' } },
  'what administrators did': { audit: {} },
  'what one administrator did': { audit: { actor_id: 'ADMIN' } },
  'what administrators did to one user': { audit: { target_id: 'USER' } },
  'grants of one administrator': { audit: { actor_id: 'ADMIN', action: 'add_credits' } },
  'payments that wait': { parked: { is_resolved: false } },
  'payments that were closed': { parked: { is_resolved: true } },
};

/** The lists over one ground. */
class Lists extends MeasuredLists<Ground> {
  static async over(ground: Ground): Promise<Lists> {
    return new Lists(ground, await connected(ground), large);
  }

  /** Milliseconds of one list, as an administrator waits for it. */
  async look(name: string): Promise<number> {
    const { users, transactions, generations, audit, parked } = JSON.parse(
      JSON.stringify(asked[name]),
      (_key, value) => this.ground.ids[value] ?? value,
    );
    const { database } = this;
    database.statements = [];
    const began = performance.now();
    if (users) await new ListUsers(database).run(caller, adminUsersQuery.parse(users));
    if (transactions)
      await new ListTransactions(new Transactions(database)).run(
        caller,
        adminTransactionsQuery.parse(transactions),
      );
    if (generations)
      await new ListGenerations(database).run(caller, adminGenerationsQuery.parse(generations));
    if (audit)
      await new ListAudit(new AuditLog(database, new Clock())).run(caller, auditQuery.parse(audit));
    if (parked)
      await new ListParkedPayments(new Parked(database, new Clock())).run(
        caller,
        parkedPaymentsQuery.parse(parked),
      );
    return performance.now() - began;
  }
}

/**
 * Pages and filters over 100,000 users and 1,000,000 movements against the same over 1,000.
 * Measured is what a list costs in itself, from its question to its rows: HTTP and signing in cost
 * the same on either side and would only make every ratio smaller.
 */
export async function benchLists(
  table: Table,
  ...[small, big]: [few: Ground, many: Ground]
): Promise<void> {
  const [few, many] = [await Lists.over(small), await Lists.over(big)];
  for (const name of Object.keys(asked)) {
    const [base, time] = await quickestOf(
      () => few.look(name),
      () => many.look(name),
      most,
    );
    const ratio = time / base;
    const [before, { entries, pages, scans }] = [await few.executed(), await many.executed()];
    table.row(
      `${name}: time on 100,000 users and 1,000,000 movements ÷ on 1,000`,
      `${ratio.toFixed(2)} (${time.toFixed(1)} ms; rows read ${entries}, before ${before.entries}; pages ${pages}, before ${before.pages})${scans.length ? `; reads all of ${scans.join(', ')}` : ''}`,
      `≤ ${most}, nothing read from end to end`,
      ratio <= most && scans.length === 0,
    );
    if (process.env['SHOW_PLANS']) console.log((await many.plans()).join('\n'));
  }
  await Promise.all([few.close(), many.close()]);
}
