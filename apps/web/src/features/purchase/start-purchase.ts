import { restRoutes, type Capabilities } from '@coursewright/contract';
import { messageOf } from '../../shared/request-error.ts';
import { rest } from '../../shared/rest.ts';
import { loadStripe } from './load-stripe.ts';

const initiateFailed = 'Failed to initiate purchase';

/**
 * Begins a purchase and leaves the page for the provider's hosted checkout: by the provider's client where that still redirects by
 * session id, else by the address the server was given. `key` makes repetitions one purchase. Throws what to show.
 */
export async function startPurchase(payments: Capabilities['payments'], quantity: number, key: string): Promise<void> {
  if (!payments.script_url || !payments.publishable_key) throw new Error('This installation does not sell credits.');
  const { sessionId, url } = await rest(restRoutes.createCheckout, { body: { quantity }, idempotencyKey: key });
  const stripe = (await loadStripe(payments.script_url))(payments.publishable_key);
  if (!stripe.redirectToCheckout) return window.location.assign(url);
  const { error } = await stripe.redirectToCheckout({ sessionId });
  if (error) throw new Error(error.message ?? initiateFailed);
}

/** The sentence for a purchase that did not begin. */
export const purchaseProblem = (error: unknown): string => messageOf(error, initiateFailed);
