import { paymentsOperations, type Capabilities } from '@coursewright/contract';
import { messageOf, SaidError } from '../../shared/request-error.ts';
import { rest } from '../../shared/rest.ts';
import { loadStripe } from './load-stripe.ts';
import { usePurchaseMessages } from './messages/index.ts';

const initiateFailed = () => usePurchaseMessages.current().initiate_failed;

interface NewPurchase {
  quantity: number;
  /** Makes repetitions one purchase. */
  key: string;
  /** Once aborted, nobody is taken to a checkout any more. */
  signal: AbortSignal;
}

/**
 * Begins a purchase and leaves the page for the provider's hosted checkout: by the provider's
 * client where that still redirects by session id, else by the address the server was given. Throws
 * what to show.
 */
export async function startPurchase(
  payments: Capabilities['payments'],
  { quantity, key, signal }: NewPurchase,
): Promise<void> {
  if (!payments.script_url || !payments.publishable_key)
    throw new SaidError(usePurchaseMessages.current().not_sold);
  const { sessionId, url } = await rest(paymentsOperations.createCheckout, {
    body: { quantity },
    idempotencyKey: key,
    signal,
  });
  const stripe = (await loadStripe(payments.script_url))(payments.publishable_key);
  signal.throwIfAborted();
  if (!stripe.redirectToCheckout) return leaveFor(url);
  const { error } = await stripe.redirectToCheckout({ sessionId });
  if (error) throw new SaidError(error.message || initiateFailed());
}

/** A checkout is encrypted, or on this very server. */
function leaveFor(address: string): void {
  const { protocol, origin, href } = new URL(address);
  if (protocol !== 'https:' && origin !== window.location.origin)
    throw new SaidError(initiateFailed());
  window.location.assign(href);
}

/** The sentence for a purchase that did not begin. */
export const purchaseProblem = (error: unknown): string => messageOf(error, initiateFailed());
