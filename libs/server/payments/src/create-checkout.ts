import { setTimeout as sleep } from 'node:timers/promises';
import {
  AppError,
  type CheckoutInput,
  type CheckoutStarted,
  limits,
  Refusal,
  say,
} from '@coursewright/contract';
import { type UserRow, Users } from '@coursewright/auth';
import { RateLimits } from '@coursewright/platform';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { PaymentProvider } from './payment-provider.ts';
import { type PurchaseOrder, PurchaseOrders } from './purchase-orders.ts';

const window = 15 * 60;
const checkoutsPerWindow = 30;
/**
 * While another request creates the session, the order is polled for it: milliseconds between
 * polls, and how many there are.
 */
const pollInterval = 100;
const polls = 300;

/**
 * Begins a purchase: first the order, which says what is bought, then the provider's checkout for
 * it.
 */
@Injectable()
export class CreateCheckout implements Record<'run', UseCases['createCheckout']['run']> {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly users: Users,
    private readonly orders: PurchaseOrders,
    private readonly provider: PaymentProvider,
  ) {}

  async run(
    caller: Caller,
    { quantity }: CheckoutInput,
    attempt: Attempt,
  ): Promise<CheckoutStarted> {
    if (!(await attempt.isRepeated())) await this.check(caller, quantity);
    // The order is what the key stands for: asked for again, the provider answers with the session
    // that it has.
    const { id } = await attempt.once(async () => ({
      id: (await this.orders.place(caller.userId, quantity)).id,
    }));
    const order = await this.orders.byId(id);
    if (!order) throw new Error('An order that was there is gone.');
    return (
      startedBy(order) ??
      ((await this.orders.claim(order.id)) ? this.ask(order, caller.userId) : this.wait(order.id))
    );
  }

  private async check(caller: Caller, quantity: number): Promise<void> {
    await this.rateLimits.take(
      `checkout:${caller.userId}`,
      checkoutsPerWindow,
      window,
      'Too many purchases were begun.',
    );
    const { credits } = await this.buyer(caller.userId);
    if (credits + quantity > limits.balance.max)
      throw new Refusal('conflict', say('balance_full', { count: limits.balance.max }));
  }

  private async buyer(userId: string): Promise<UserRow> {
    const user = await this.users.byId(userId);
    if (!user) throw new Refusal('unauthorized', say('login_required'));
    return user;
  }

  private async ask(order: PurchaseOrder, userId: string): Promise<CheckoutStarted> {
    const { email } = await this.buyer(userId);
    try {
      const session = await this.provider.createSession(order, email);
      await this.orders.open(order.id, session);
      return { sessionId: session.id, url: session.url };
    } catch (error) {
      await this.orders.fail(order.id);
      throw error;
    }
  }

  /** The same request is being answered already, here or in another process. */
  private async wait(id: string): Promise<CheckoutStarted> {
    for (let poll = 0; poll < polls; poll += 1) {
      await sleep(pollInterval);
      const order = await this.orders.byId(id);
      const started = order && startedBy(order);
      if (started) return started;
      if (order?.status === 'failed') break;
    }
    throw new AppError(
      'provider_error',
      'The payment provider opened no checkout. Nothing was charged; please try again.',
    );
  }
}

const startedBy = ({
  session_id: sessionId,
  session_url: url,
}: PurchaseOrder): CheckoutStarted | undefined =>
  sessionId && url ? { sessionId, url } : undefined;
