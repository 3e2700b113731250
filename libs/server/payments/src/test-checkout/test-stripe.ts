import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { Clock, Config, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { TestCheckoutObjectRow, testCheckoutObjectRow } from './test-checkout-object.entity.ts';
import { nestedForm, type TestSession, textAt, textsOf } from './test-session.ts';

interface Answer {
  readonly status: number;
  readonly body: object;
}
const refused = (status: number, message: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, message } },
});
const newId = (prefix: string) => `${prefix}_test_${randomBytes(16).toString('hex')}`;

/**
 * What stands in for Stripe where no key is configured: the part of its API that this product
 * calls, on a port of loopback, over sessions in the database, so that several processes see the
 * same ones. No money moves.
 */
@Injectable()
export class TestStripe {
  readonly secretKey = 'sk_test_built_in';
  readonly webhookSecret: string;
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.webhookSecret = `whsec_${createHmac('sha256', config.encryptionKey).update('test checkout').digest('hex')}`;
  }

  /** Its address; starts it when it is first asked for. */
  async listen(): Promise<string> {
    if (!this.server) {
      this.server = createServer((request, response) => {
        this.answer(request).then(
          ({ status, body }) =>
            response
              .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
              .end(JSON.stringify(body)),
          () => response.writeHead(500).end(),
        );
      });
      this.server.listen(0, '127.0.0.1');
      await once(this.server, 'listening');
    }
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  async find(id: string): Promise<TestSession | undefined> {
    const row = await this.database.repository(TestCheckoutObjectRow, (objects) =>
      objects.findOneBy({ id }),
    );
    const session = row?.object;
    if (session?.status === 'open' && session.expires_at * 1000 <= this.clock.now().getTime())
      return this.change(session, { status: 'expired', url: null });
    return session;
  }

  /** The session with other fields; undefined when it has changed since it was read. */
  async change(
    session: TestSession,
    fields: Partial<TestSession>,
  ): Promise<TestSession | undefined> {
    const [row] = await this.database.query(
      testCheckoutObjectRow.pick({ object: true }),
      'UPDATE test_checkout_objects SET object = $3 WHERE id = $1 AND object::text = $2::json::text RETURNING object',
      [session.id, JSON.stringify(session), JSON.stringify({ ...session, ...fields })],
    );
    return row?.object;
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const body = await text(request);
    if (request.headers.authorization !== `Bearer ${this.secretKey}`)
      return refused(401, 'Invalid API key provided');
    const [, id] = /^\/v1\/checkout\/sessions(?:\/(\w+))?$/.exec(request.url ?? '') ?? [];
    if (request.method === 'POST' && request.url === '/v1/checkout/sessions')
      return this.create(body, String(request.headers['idempotency-key'] ?? newId('key')));
    const session = request.method === 'GET' && id ? await this.find(id) : undefined;
    return session ? { status: 200, body: session } : refused(404, 'No such checkout session');
  }

  private async create(body: string, key: string): Promise<Answer> {
    const form = nestedForm(body);
    const id = newId('cs');
    const session: TestSession = {
      id,
      object: 'checkout.session',
      livemode: false,
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_total:
        Number(textAt(form, 'line_items', '0', 'quantity')) *
        Number(textAt(form, 'line_items', '0', 'price_data', 'unit_amount')),
      currency: textAt(form, 'line_items', '0', 'price_data', 'currency') ?? '',
      client_reference_id: textAt(form, 'client_reference_id'),
      customer_email: textAt(form, 'customer_email'),
      metadata: textsOf(form, 'metadata'),
      payment_intent: null,
      success_url: textAt(form, 'success_url') ?? '',
      cancel_url: textAt(form, 'cancel_url') ?? '',
      created: Math.floor(this.clock.now().getTime() / 1000),
      expires_at: Number(textAt(form, 'expires_at')),
      url: `${this.config.publicUrl}/dev/checkout/${id}`,
      amount_refunded: 0,
      dispute: null,
    };
    const hash = createHash('sha256').update(body).digest('hex');
    await this.database.run(
      'INSERT INTO test_checkout_objects (id, object, idempotency_key, request_hash) VALUES ($1, $2, $3, $4) ON CONFLICT (idempotency_key) DO NOTHING',
      [id, JSON.stringify(session), key, hash],
    );
    const kept = await this.database.repository(TestCheckoutObjectRow, (objects) =>
      objects.findOneBy({ idempotency_key: key }),
    );
    if (kept?.request_hash !== hash)
      return refused(
        400,
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        'idempotency_error',
      );
    return { status: 200, body: kept.object };
  }
}
