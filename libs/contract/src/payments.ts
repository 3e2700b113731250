import { z } from 'zod';
import { limits } from './limits.ts';

export const checkoutInput = z.strictObject({
  quantity: z
    .int('Buy a whole number of credits.')
    .min(limits.purchase.min, 'Buy at least one credit.')
    .max(limits.purchase.max, `Buy at most ${limits.purchase.max} credits at once.`),
});
export type CheckoutInput = z.infer<typeof checkoutInput>;

/** Where to pay: the provider's session, and the address of its hosted page. */
export const checkoutStarted = z
  .strictObject({ sessionId: z.string(), url: z.url({ protocol: /^https?$/ }) })
  .meta({ id: 'CheckoutStarted' });
export type CheckoutStarted = z.infer<typeof checkoutStarted>;

export const paymentSessionInput = z.strictObject({
  id: z.string().regex(/^[\w-]{1,255}$/, 'This is not the id of a checkout.'),
});

export const checkoutStatuses = ['open', 'complete', 'expired'] as const;
export const paymentStatuses = ['unpaid', 'paid', 'failed'] as const;
/**
 * A purchase as its buyer sees it. `complete` but `unpaid`: the bank has yet to confirm; `failed`:
 * it has refused.
 */
export const paymentSession = z
  .strictObject({
    session_id: z.string(),
    status: z.enum(checkoutStatuses),
    payment_status: z.enum(paymentStatuses),
    quantity: z.int(),
    amount_total: z.int().describe('In cents.'),
    currency: z.string(),
    credited: z.boolean().describe('Whether the credits were added to the balance.'),
    taken_back: z
      .int()
      .describe('How many of them were taken out again, because the payment was returned.'),
  })
  .meta({ id: 'PaymentSession' });
export type PaymentSession = z.infer<typeof paymentSession>;

/**
 * `test`: the built-in checkout, where no money moves; `none`: this installation sells no credits.
 */
export const paymentKinds = ['stripe', 'test', 'none'] as const;
export const paymentCapability = z.strictObject({
  kind: z.enum(paymentKinds),
  publishable_key: z.string().nullable(),
  script_url: z.string().nullable().describe("The provider's client script."),
});
