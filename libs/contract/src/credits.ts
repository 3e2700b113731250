import { z } from 'zod';
import { limits } from './limits.ts';

export const actionTypes = [
  'signup_grant',
  'purchase',
  'admin_add',
  'generation_use',
  'audio_use',
  'visualization_use',
  'chat_allowance_purchase',
  'refund',
] as const;
export const actionType = z.enum(actionTypes);
export type ActionType = z.infer<typeof actionType>;

/** Charges that an administrator can give back one by one; a course is returned with its run. */
export const returnableCharges = ['audio_use', 'visualization_use'] as const satisfies ActionType[];

/** One movement of the caller's balance. */
export const creditTransaction = z
  .strictObject({
    id: z.uuid(),
    amount: z.int().describe('Negative for a debit.'),
    balance_after: z.int(),
    action_type: actionType,
    notes: z.string().nullable(),
    task_id: z.uuid().nullable(),
    order_id: z.uuid().nullable().describe('The purchase that it belongs to.'),
    refund_of: z.uuid().nullable().describe('The charge that it gives back.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CreditTransaction' });
export type CreditTransaction = z.infer<typeof creditTransaction>;

export const creditTransactionsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.perPage.max)
    .default(limits.perPage.transactions),
});
export type CreditTransactionsQuery = z.infer<typeof creditTransactionsQuery>;
/** Newest first. */
export const creditTransactionPage = z
  .strictObject({
    transactions: z.array(creditTransaction),
    total: z.int(),
    page: z.int(),
    per_page: z.int(),
  })
  .meta({ id: 'CreditTransactionPage' });
export type CreditTransactionPage = z.infer<typeof creditTransactionPage>;
