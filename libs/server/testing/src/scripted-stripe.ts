import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { asyncServer } from './async-server.ts';

/** A checkout session as the scripted Stripe keeps it; a spec may change any field. */
export interface ScriptedSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  customer_email: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  success_url: string;
  url: string | null;
}

export interface ScriptedStripe {
  readonly url: string;
  readonly sessions: Map<string, ScriptedSession>;
  /** Calls that were received, as "POST /v1/checkout/sessions". */
  readonly calls: string[];
  /**
   * What happens to the next calls: answered 500, never, or cut off; undefined: as it should be.
   */
  fault: 'error' | 'hang' | 'hang up' | undefined;
  /** Milliseconds before an answer. */
  latency: number;
  /** Marks a session as paid and returns it as an event would carry it. */
  pay(id: string): ScriptedSession;
  close(): Promise<void>;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The part of Stripe's API that the product calls, on loopback, honouring idempotency keys. */
export async function startScriptedStripe(): Promise<ScriptedStripe> {
  const byKey = new Map<string, ScriptedSession>();
  const server = asyncServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    stripe.calls.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (stripe.fault === 'hang') return;
    if (stripe.fault === 'hang up') return void request.socket.destroy();
    const answer = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
        .end(JSON.stringify(body));
    await new Promise((resolve) => setTimeout(resolve, stripe.latency));
    if (stripe.fault === 'error')
      return answer(500, {
        error: { type: 'api_error', message: 'internal detail of the provider' },
      });
    const [, id] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(request.url ?? '') ?? [];
    const found = id ? stripe.sessions.get(id) : undefined;
    if (request.method === 'GET' && found) return answer(200, found);
    if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions')
      return answer(404, {
        error: { type: 'invalid_request_error', message: 'No such checkout session' },
      });
    const key = String(request.headers['idempotency-key']);
    const session = byKey.get(key) ?? sessionOf(form);
    byKey.set(key, session);
    stripe.sessions.set(session.id, session);
    answer(200, session);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const stripe: ScriptedStripe = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    sessions: new Map(),
    calls: [],
    fault: undefined,
    latency: 0,
    pay: (id) => {
      const session = stripe.sessions.get(id);
      if (!session) throw new Error(`There is no session ${id}`);
      return Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: session.payment_intent ?? newId('pi'),
        url: null,
      });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return stripe;
}

function sessionOf(form: URLSearchParams): ScriptedSession {
  const id = newId('cs');
  const price = 'line_items[0][price_data]';
  return {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total:
      Number(form.get('line_items[0][quantity]')) * Number(form.get(`${price}[unit_amount]`)),
    currency: form.get(`${price}[currency]`) ?? '',
    client_reference_id: form.get('client_reference_id'),
    customer_email: form.get('customer_email'),
    metadata: {
      order_id: form.get('metadata[order_id]') ?? '',
      quantity: form.get('metadata[quantity]') ?? '',
    },
    payment_intent: null,
    success_url: form.get('success_url') ?? '',
    url: `https://checkout.stripe.example/${id}`,
  };
}
