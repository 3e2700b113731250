import { z } from 'zod';
import { abuseReasons, abuseResolutions } from './abuse-reports.ts';
import { user } from './auth.ts';
import { actionType, creditTransaction } from './credits.ts';
import { calendarDay } from './day.ts';
import { errorBody } from './errors.ts';
import { waits } from './generation.ts';
import { limits } from './limits.ts';
import { plainText } from './text.ts';
import { yesOrNo } from './yes-or-no.ts';
import { taskStatuses } from './runs.ts';

/**
 * What administrators see and do. Filters come from an address bar as well as from tRPC, hence
 * words for booleans are understood.
 */

const searched = z
  .string()
  .trim()
  .max(100, 'Search for at most 100 characters.')
  .transform((text) => text || undefined)
  .optional();
const paged = (perPage: number) => ({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce.number().int().min(1).max(limits.perPage.max).default(perPage),
});
/**
 * `total` counts a little beyond the page; `has_more` says that there may be more, on further pages
 * or for narrower filters.
 */
const pageFields = { total: z.int(), has_more: z.boolean(), page: z.int(), per_page: z.int() };

export const sortOrders = ['asc', 'desc'] as const;
export const adminUserSorts = [
  'created_at',
  'email',
  'full_name',
  'credits',
  'last_login',
] as const;
export const adminUsersQuery = z.strictObject({
  ...paged(limits.perPage.adminUsers),
  search: searched.describe(
    'How the address, a name or a word in them begins; accents and capitals make no difference.',
  ),
  is_admin: yesOrNo.optional(),
  is_active: yesOrNo.optional(),
  has_credits: yesOrNo.optional(),
  sort_by: z.enum(adminUserSorts).default('created_at'),
  sort_order: z.enum(sortOrders).default('desc'),
});
export type AdminUsersQuery = z.output<typeof adminUsersQuery>;
export const adminUserPage = z
  .strictObject({ users: z.array(user), ...pageFields })
  .meta({ id: 'AdminUserPage' });
export type AdminUserPage = z.infer<typeof adminUserPage>;

/** What is absent stays as it is. */
export const changeUserBody = z
  .strictObject({
    full_name: plainText(1, limits.fullName.max).optional(),
    is_active: z.boolean().optional(),
    is_admin: z.boolean().optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'Name at least one change.');
export const changeUserInput = z.strictObject({
  id: z.uuid(),
  full_name: plainText(1, limits.fullName.max).optional(),
  is_active: z.boolean().optional(),
  is_admin: z.boolean().optional(),
});
export type ChangeUserInput = z.infer<typeof changeUserInput>;

export const addCreditsInput = z.strictObject({
  user_id: z.uuid(),
  amount: z
    .int('Grant a whole number of credits.')
    .min(limits.grant.min, 'Grant at least one credit.')
    .max(limits.grant.max, `Grant at most ${limits.grant.max} credits at once.`),
  notes: plainText(1, limits.grant.notesMax).describe('Why; the user sees it too.'),
});
export type AddCreditsInput = z.infer<typeof addCreditsInput>;
export const addedCredits = z
  .strictObject({ user_id: z.uuid(), credits: z.int().describe('The new balance.') })
  .meta({ id: 'AddedCredits' });
export type AddedCredits = z.infer<typeof addedCredits>;

/** On the wire beside the charge's id; together with it, what the use case is given. */
export const returnChargeBody = z.strictObject({
  notes: plainText(1, limits.grant.notesMax).describe('Why; the user sees it too.'),
});
export const returnChargeInput = returnChargeBody.extend({ id: z.uuid() });
export type ReturnChargeInput = z.infer<typeof returnChargeInput>;

const person = z.strictObject({ id: z.uuid(), email: z.string(), full_name: z.string() });

const transactionFilters = {
  action_type: actionType.optional(),
  from_date: calendarDay.optional(),
  to_date: calendarDay.optional().describe('A day in UTC, included.'),
  user_id: z.uuid().optional(),
  admin_id: z.uuid().optional(),
};
const datesInOrder = ({
  from_date: from,
  to_date: to,
}: {
  from_date?: string | undefined;
  to_date?: string | undefined;
}) => !from || !to || from <= to;
const datesMessage = { path: ['to_date'], message: 'The last day must not be before the first.' };
export const adminTransactionsFilter = z
  .strictObject(transactionFilters)
  .refine(datesInOrder, datesMessage);
export type AdminTransactionsFilter = z.output<typeof adminTransactionsFilter>;
export const adminTransactionsQuery = z
  .strictObject({ ...paged(limits.perPage.transactions), ...transactionFilters })
  .refine(datesInOrder, datesMessage);
export type AdminTransactionsQuery = z.output<typeof adminTransactionsQuery>;
/** A movement of anybody's balance. */
export const adminTransaction = creditTransaction
  .extend({
    user: person,
    admin: person.nullable(),
    session_id: z.string().nullable().describe('The checkout, for a purchase and what came of it.'),
    is_returned: z.boolean().describe('Whether it is a charge that was given back.'),
  })
  .meta({ id: 'AdminTransaction' });
export type AdminTransaction = z.infer<typeof adminTransaction>;
export const adminTransactionPage = z
  .strictObject({ transactions: z.array(adminTransaction), ...pageFields })
  .meta({ id: 'AdminTransactionPage' });
export type AdminTransactionPage = z.infer<typeof adminTransactionPage>;

export const adminGenerationsQuery = z.strictObject({
  ...paged(limits.perPage.transactions),
  status: z.enum(taskStatuses).optional(),
  user_id: z.uuid().optional(),
});
export type AdminGenerationsQuery = z.output<typeof adminGenerationsQuery>;
export const adminGeneration = z
  .strictObject({
    task_id: z.uuid(),
    user: person,
    topic: z.string(),
    status: z.enum(taskStatuses),
    overall_progress: z.number(),
    author: z.string(),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    finished_at: z.iso.datetime().nullable(),
    seconds_worked: z
      .number()
      .min(0)
      .describe(
        'That workers have spent on the course so far, without its waits and without what was written again later.',
      ),
    waiting_for: z.enum(waits).nullable(),
    calls: z.int().min(0).describe('Calls to the model that were begun to write it.'),
    call_budget: z.int().min(0).describe('As many as its credit pays for, over every try.'),
    is_paid: z.boolean().describe('Whether its credit is spent, not returned.'),
    error: errorBody.nullable(),
  })
  .meta({ id: 'AdminGeneration' });
export type AdminGeneration = z.infer<typeof adminGeneration>;
export const adminGenerationPage = z
  .strictObject({ generations: z.array(adminGeneration), ...pageFields })
  .meta({ id: 'AdminGenerationPage' });
export type AdminGenerationPage = z.infer<typeof adminGenerationPage>;

export const parkedPaymentsQuery = z.strictObject({
  ...paged(limits.perPage.transactions),
  is_resolved: yesOrNo.optional(),
});
export type ParkedPaymentsQuery = z.output<typeof parkedPaymentsQuery>;
/** Money that came and could not be turned into credits. */
export const parkedPayment = z
  .strictObject({
    id: z.uuid(),
    reason: z.string(),
    message: z.string(),
    order_id: z.uuid().nullable(),
    event_id: z.string().nullable(),
    user: person.nullable(),
    details: z.record(z.string(), z.unknown()),
    created_at: z.iso.datetime(),
    resolved_at: z.iso.datetime().nullable(),
    resolution: z.string().nullable(),
  })
  .meta({ id: 'ParkedPayment' });
export type ParkedPaymentView = z.infer<typeof parkedPayment>;
export const parkedPaymentPage = z
  .strictObject({ parked_payments: z.array(parkedPayment), ...pageFields })
  .meta({ id: 'ParkedPaymentPage' });
export type ParkedPaymentPage = z.infer<typeof parkedPaymentPage>;
export const dismissParkedBody = z.strictObject({ notes: plainText(1, limits.grant.notesMax) });
export const dismissParkedInput = z.strictObject({
  id: z.uuid(),
  notes: plainText(1, limits.grant.notesMax),
});
export type DismissParkedInput = z.infer<typeof dismissParkedInput>;

export const abuseReportsQuery = z.strictObject({
  ...paged(limits.perPage.transactions),
  is_resolved: yesOrNo.optional(),
});
export type AbuseReportsQuery = z.output<typeof abuseReportsQuery>;
/** What a visitor said about a public course. */
export const abuseReport = z
  .strictObject({
    id: z.uuid(),
    reason: z.enum(abuseReasons),
    text: z.string(),
    course: z.strictObject({
      path_id: z.uuid(),
      topic: z.string(),
      share_id: z.string().nullable().describe('Of its public address; null while it is private.'),
    }),
    owner: person,
    created_at: z.iso.datetime(),
    resolved_at: z.iso.datetime().nullable(),
    resolution: z.enum(abuseResolutions).nullable(),
  })
  .meta({ id: 'AbuseReport' });
export type AbuseReportView = z.infer<typeof abuseReport>;
export const abuseReportPage = z
  .strictObject({ abuse_reports: z.array(abuseReport), ...pageFields })
  .meta({ id: 'AbuseReportPage' });
export type AbuseReportPage = z.infer<typeof abuseReportPage>;

export const adminActions = [
  'update_user',
  'revoke_sessions',
  'add_credits',
  'return_charge',
  'export_transactions',
  'retry_generation',
  'cancel_generation',
  'retry_parked_payment',
  'dismiss_parked_payment',
  'hide_reported_course',
  'dismiss_abuse_report',
  'allow_sharing_again',
] as const;
export type AdminAction = (typeof adminActions)[number];
export const auditQuery = z.strictObject({
  ...paged(limits.perPage.transactions),
  action: z.enum(adminActions).optional(),
  actor_id: z.uuid().optional(),
  target_id: z.string().max(200).optional(),
});
export type AuditQuery = z.output<typeof auditQuery>;
/** What an administrator did, or tried to. */
export const auditEntry = z
  .strictObject({
    id: z.uuid(),
    actor: person,
    action: z.enum(adminActions),
    target_id: z.string().nullable(),
    before: z.json().nullable(),
    after: z.json().nullable(),
    error: z.string().nullable().describe('Why it was refused.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditPage = z
  .strictObject({ entries: z.array(auditEntry), ...pageFields })
  .meta({ id: 'AuditPage' });
export type AuditPage = z.infer<typeof auditPage>;

const count = z.int().min(0);
/** Totals, and the last 30 days day by day in UTC, the oldest first. */
export const adminStats = z
  .strictObject({
    users: z.strictObject({ total: count, active: count, new_7_days: count }),
    credits: z.strictObject({ in_balances: count, spent_30_days: count, bought_30_days: count }),
    ledger: z.strictObject({
      discrepancies: count.describe(
        'Places at which the hourly check found that the ledger does not add up, and which still stand.',
      ),
      user_ids: z.array(z.uuid()).describe('Whose ledgers; at most ten.'),
    }),
    courses: z.strictObject({ total: count, written_30_days: count }),
    generations: z.strictObject({
      by_status_30_days: z.record(z.enum(taskStatuses), count),
      median_seconds_30_days: z
        .number()
        .nullable()
        .describe('That workers spent on completed ones.'),
    }),
    models: z.strictObject({
      input_tokens_30_days: count,
      output_tokens_30_days: count,
      calls_30_days: count,
      cost_30_days: z.number().nullable().describe('USD; null where no price is configured.'),
    }),
    days: z.array(
      z.strictObject({
        day: z.iso.date(),
        new_users: count,
        credits_spent: count,
        credits_bought: count,
        completed: count,
        failed: count,
        cancelled: count,
        median_seconds: z.number().nullable(),
        tokens: count,
        cost: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'AdminStats' });
export type AdminStats = z.infer<typeof adminStats>;
