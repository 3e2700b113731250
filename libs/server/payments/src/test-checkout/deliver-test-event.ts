import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Clock } from '@coursewright/platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import Stripe from 'stripe';
import { TestStripe } from './test-stripe.ts';

/**
 * Milliseconds before each attempt: as a provider would, an event that is not taken is sent again.
 */
const attempts = [0, 300, 1_000, 3_000, 10_000];

/** When the webhook of the test checkout is called. */
export const deliveries = {
  now: 'at once',
  later: 'after 20 seconds',
  never: 'never',
  often: 'twenty times',
} as const;
export type Delivery = keyof typeof deliveries;
const late = 20_000;

/** Calls our own webhook with signed events, over HTTP, as the provider would. */
@Injectable()
export class DeliverTestEvent implements OnModuleDestroy {
  private readonly log = new Logger(DeliverTestEvent.name);
  private readonly stop = new AbortController();

  constructor(
    private readonly http: HttpAdapterHost,
    private readonly clock: Clock,
    private readonly stripe: TestStripe,
  ) {}

  onModuleDestroy(): void {
    this.stop.abort();
  }

  /** Sends an event in the background. */
  run(type: string, object: object, delivery: Delivery, after = 0): void {
    if (delivery === 'never') return;
    const event = {
      id: `evt_test_${randomBytes(12).toString('hex')}`,
      object: 'event',
      api_version: null,
      created: Math.floor(this.clock.now().getTime() / 1000),
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
      data: { object },
    };
    const wait = after + (delivery === 'later' ? late : 0);
    for (let copy = 0; copy < (delivery === 'often' ? 20 : 1); copy += 1) {
      this.send(JSON.stringify(event), wait).catch((err: unknown) => {
        if (!this.stop.signal.aborted)
          this.log.warn({ err }, 'An event of the test checkout was not delivered');
      });
    }
  }

  private async send(payload: string, wait: number): Promise<void> {
    for (const pause of attempts) {
      await sleep(wait + pause, undefined, { signal: this.stop.signal, ref: false });
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: this.stripe.webhookSecret,
      });
      const answer = await fetch(this.webhookUrl(), {
        method: 'POST',
        body: payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        signal: this.stop.signal,
      }).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) return;
    }
  }

  private webhookUrl(): string {
    const address: unknown = this.http.httpAdapter.getHttpServer().address();
    const port =
      typeof address === 'object' && address !== null && 'port' in address ? address.port : '';
    return `http://127.0.0.1:${String(port)}/api/webhooks/stripe`;
  }
}
