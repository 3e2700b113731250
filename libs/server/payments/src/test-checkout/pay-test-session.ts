import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, Refusal, sayAs } from '@coursewright/contract';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Afterwards, Method } from './checkout-page.ts';
import { type Delivery, DeliverTestEvent } from './deliver-test-event.ts';
import type { TestSession } from './test-session.ts';
import { TestStripe } from './test-stripe.ts';

/** Milliseconds that a bank takes. */
const bank = 4_000;
const newId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`;

/**
 * What happens on the page of the test checkout: payments and what comes after, each with the
 * events a provider would send.
 */
@Injectable()
export class PayTestSession implements OnModuleDestroy {
  private readonly log = new Logger(PayTestSession.name);
  private readonly stop = new AbortController();

  constructor(
    private readonly stripe: TestStripe,
    private readonly deliver: DeliverTestEvent,
  ) {}

  onModuleDestroy(): void {
    this.stop.abort();
  }

  /**
   * Returns where the buyer goes then. Throws payment_required for a declined card, conflict for a
   * checkout that is not open.
   */
  async pay(id: string, method: Method, delivery: Delivery): Promise<{ location: string }> {
    const session = await this.openSession(id);
    if (method === 'declined')
      throw new Refusal('payment_required', sayAs('checkout_refused', 'Your card was declined.'));
    const paysNow = method === 'card';
    const done = await this.stripe.change(session, {
      status: 'complete',
      payment_status: paysNow ? 'paid' : 'unpaid',
      payment_intent: newId('pi'),
      url: null,
    });
    if (!done) throw notOpen();
    this.deliver.run('checkout.session.completed', done, delivery);
    if (!paysNow) {
      this.hearFromBank(done, method === 'transfer', delivery).catch((err: unknown) => {
        if (!this.stop.signal.aborted)
          this.log.warn({ err }, 'The bank of the test checkout was not heard');
      });
    }
    return { location: done.success_url.replace('{CHECKOUT_SESSION_ID}', done.id) };
  }

  async afterwards(
    id: string,
    action: Afterwards,
    delivery: Delivery,
  ): Promise<{ location: string }> {
    const session = await this.stripe.find(id);
    if (session?.payment_status !== 'paid')
      throw new Refusal('conflict', sayAs('checkout_refused', 'This checkout is not paid.'));
    if (action === 'refund' || action === 'refund_half')
      await this.refund(
        session,
        action === 'refund' ? session.amount_total : Math.floor(session.amount_total / 2),
        delivery,
      );
    else await this.dispute(session, action === 'win', delivery);
    return { location: `/dev/checkout/${id}` };
  }

  private async hearFromBank(
    session: TestSession,
    succeeds: boolean,
    delivery: Delivery,
  ): Promise<void> {
    await sleep(bank, undefined, { signal: this.stop.signal, ref: false });
    const heard = succeeds
      ? await this.stripe.change(session, { payment_status: 'paid' })
      : session;
    if (heard)
      this.deliver.run(
        `checkout.session.async_payment_${succeeds ? 'succeeded' : 'failed'}`,
        heard,
        delivery,
      );
  }

  private async refund(session: TestSession, cents: number, delivery: Delivery): Promise<void> {
    const { amount_total: amount, currency, metadata, payment_intent } = session;
    const changed = await this.stripe.change(session, {
      amount_refunded: Math.max(session.amount_refunded, cents),
    });
    if (!changed)
      throw new Refusal(
        'conflict',
        sayAs('checkout_refused', 'This checkout was changed meanwhile.'),
      );
    const { amount_refunded } = changed;
    this.deliver.run(
      'charge.refunded',
      {
        id: newId('ch'),
        object: 'charge',
        amount,
        amount_refunded,
        currency,
        metadata,
        payment_intent,
        refunded: amount_refunded === amount,
      },
      delivery,
    );
  }

  private async dispute(session: TestSession, isWon: boolean, delivery: Delivery): Promise<void> {
    const dispute = {
      id: session.dispute?.id ?? newId('dp'),
      status: isWon ? 'won' : 'needs_response',
    };
    if (!(await this.stripe.change(session, { dispute })))
      throw new Refusal(
        'conflict',
        sayAs('checkout_refused', 'This checkout was changed meanwhile.'),
      );
    const { amount_total: amount, currency, metadata, payment_intent } = session;
    this.deliver.run(
      `charge.dispute.${isWon ? 'closed' : 'created'}`,
      { ...dispute, object: 'dispute', amount, currency, metadata, payment_intent },
      delivery,
    );
  }

  private async openSession(id: string): Promise<TestSession> {
    const session = await this.stripe.find(id);
    if (!session) throw new AppError('not_found', 'Checkout not found.');
    if (session.status !== 'open') throw notOpen();
    return session;
  }
}

const notOpen = () =>
  new Refusal('conflict', sayAs('checkout_refused', 'This checkout is not open any more.'));
