import { AppError, lifetimes, Refusal, sayAs } from '@coursewright/contract';
import { Config } from '@coursewright/platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import Stripe from 'stripe';
import type { PurchaseOrder } from './purchase-orders.ts';
import { TestStripe } from './test-checkout/test-stripe.ts';

/** Milliseconds that one call to the provider may take. */
const timeout = 15_000;

/**
 * Stripe by its own client, or the built-in test checkout, which speaks the same protocol: one code
 * path for both. Throws AppError unavailable where this installation sells no credits,
 * provider_error or timeout when the provider fails.
 */
@Injectable()
export class PaymentProvider implements OnModuleDestroy {
  private readonly log = new Logger(PaymentProvider.name);
  private client: Promise<Stripe> | undefined;

  constructor(
    private readonly config: Config,
    private readonly testStripe: TestStripe,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.testStripe.close();
  }

  /**
   * Creates the order's checkout; asked twice for one order, the provider answers with the same
   * session.
   */
  async createSession(order: PurchaseOrder, email: string): Promise<{ id: string; url: string }> {
    const metadata = { order_id: order.id, quantity: String(order.quantity) };
    const session = await this.ask((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: order.user_id,
          customer_email: email,
          metadata,
          payment_intent_data: { metadata },
          line_items: [
            {
              quantity: order.quantity,
              price_data: {
                currency: order.currency,
                unit_amount: order.unit_amount,
                product_data: { name: 'Coursewright credits' },
              },
            },
          ],
          expires_at: Math.floor(order.created_at.getTime() / 1000) + lifetimes.checkout,
          success_url: `${this.config.publicUrl}/purchase-result?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${this.config.publicUrl}/purchase-result?cancelled=true`,
        },
        { idempotencyKey: order.id },
      ),
    );
    if (!session.url)
      throw new AppError(
        'provider_error',
        'The payment provider opened no checkout. Nothing was charged.',
      );
    return { id: session.id, url: session.url };
  }

  async session(id: string): Promise<Stripe.Checkout.Session> {
    return this.ask((stripe) => stripe.checkout.sessions.retrieve(id));
  }

  /**
   * The event of a signed webhook call. Throws bad_request unless one of the signing secrets made
   * the signature, at most five minutes ago.
   */
  async eventOf(body: string, signature: string | undefined): Promise<Stripe.Event> {
    if (signature?.split(',').some(isEmpty)) throw notSigned();
    const stripe = await this.connect();
    for (const secret of this.webhookSecrets()) {
      try {
        return stripe.webhooks.constructEvent(body, signature ?? '', secret);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      }
    }
    throw notSigned();
  }

  private webhookSecrets(): readonly string[] {
    const { payments } = this.config;
    return payments.kind === 'stripe' ? payments.webhookSecrets : [this.testStripe.webhookSecret];
  }

  private async ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    const stripe = await this.connect();
    try {
      return await question(stripe);
    } catch (error) {
      throw this.failure(error);
    }
  }

  private failure(error: unknown): unknown {
    if (error instanceof Stripe.errors.StripeConnectionError)
      return new AppError(
        'timeout',
        'The payment provider does not answer. Nothing was charged; please try again.',
        { cause: error },
      );
    if (error instanceof Stripe.errors.StripeError)
      return new AppError(
        'provider_error',
        'The payment provider refused the request. Nothing was charged; please try again.',
        { cause: error },
      );
    return error;
  }

  private connect(): Promise<Stripe> {
    this.client ??= this.open().catch((error: unknown) => {
      this.client = undefined;
      throw error;
    });
    return this.client;
  }

  private async open(): Promise<Stripe> {
    const { payments } = this.config;
    if (payments.kind === 'none')
      throw new AppError('unavailable', 'This installation does not sell credits.');
    if (payments.kind === 'test')
      this.log.warn('Payments go through the built-in test checkout: no money moves');
    const baseUrl = payments.kind === 'stripe' ? payments.baseUrl : await this.testStripe.listen();
    return new Stripe(payments.kind === 'stripe' ? payments.secretKey : this.testStripe.secretKey, {
      ...(baseUrl ? addressOf(baseUrl) : {}),
      timeout,
      maxNetworkRetries: 2,
      telemetry: false,
    });
  }
}

const notSigned = () =>
  new Refusal('bad_request', sayAs('malformed_request', 'The signature is not valid.'));
/** A signature of no length, at which Stripe's client fails instead of refusing it. */
const isEmpty = (part: string) => /^v1(?:$|=$|==)/.test(part);

function addressOf(baseUrl: string) {
  const { protocol, hostname, port } = new URL(baseUrl);
  const isHttp = protocol === 'http:';
  return {
    protocol: isHttp ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port === '' ? (isHttp ? 80 : 443) : Number(port),
  };
}
