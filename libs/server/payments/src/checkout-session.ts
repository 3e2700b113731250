import { checkoutStatuses } from '@coursewright/contract';
import type { Stripe } from 'stripe';

/**
 * What a checkout session says, whoever brought it: an event, the landing page or the reconciler.
 */
export interface CheckoutFacts {
  readonly sessionId: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  /** The bank has refused what the buyer promised. Only an event says so, the session does not. */
  readonly isRefused: boolean;
  /** Cents. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly paymentIntent: string | null;
  readonly orderId: string | null;
  readonly userId: string | null;
  readonly quantity: string | null;
}

export function factsOf(session: Stripe.Checkout.Session, isRefused = false): CheckoutFacts {
  const intent = session.payment_intent;
  return {
    sessionId: session.id,
    status: checkoutStatuses.find((known) => known === session.status) ?? 'open',
    isPaid: session.payment_status === 'paid',
    isRefused,
    amount: session.amount_total,
    currency: session.currency,
    paymentIntent: typeof intent === 'string' ? intent : (intent?.id ?? null),
    orderId: uuidOrNull(session.metadata?.['order_id']),
    userId: session.client_reference_id,
    quantity: session.metadata?.['quantity'] ?? null,
  };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const uuidOrNull = (text: string | null | undefined): string | null =>
  text && uuid.test(text) ? text : null;
