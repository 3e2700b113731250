import { checkoutStarted, errorEnvelope, paymentSession } from '@coursewright/contract';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signedInUser, type Visitor } from './visitor.ts';

describe('payments', () => {
  let house: TestApp;

  beforeAll(async () => {
    house = await createTestApp({ env: { WORKERS: 'none' } });
  });
  afterAll(() => house?.close());

  const buy = async (user: Visitor, quantity: number, headers: Record<string, string> = {}) => checkoutStarted.parse((await user.call('POST', '/payments/checkout-sessions', { quantity }, headers)).body);
  const balanceOf = async (user: Visitor) => ((await user.call('GET', '/auth/credits')).body as { credits: number }).credits;
  const pay = (sessionId: string, method = 'card', delivery = 'never') =>
    fetch(`${house.url}/dev/checkout/${sessionId}/pay`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ method, delivery }) });
  const sessionOf = async (user: Visitor, id: string) => paymentSession.parse((await user.call('GET', `/payments/session/${id}`)).body);

  it('turn into credits when the buyer comes back, although no webhook came', async () => {
    const user = await signedInUser(house, { credits: 2 });
    const { sessionId } = await buy(user, 5);
    expect(await sessionOf(user, sessionId)).toEqual({ session_id: sessionId, status: 'open', payment_status: 'unpaid', quantity: 5, amount_total: 500, currency: 'eur', credited: false });
    expect((await pay(sessionId)).status).toBe(200);
    expect(await sessionOf(user, sessionId)).toMatchObject({ status: 'complete', payment_status: 'paid', credited: true });
    expect(await balanceOf(user)).toBe(7);
    expect((await pay(sessionId)).status).toBe(409);
  });

  it('turn into credits by the webhook alone', async () => {
    const user = await signedInUser(house, { credits: 0 });
    const { sessionId } = await buy(user, 3);
    await pay(sessionId, 'card', 'often');
    for (let look = 0; look < 200 && (await balanceOf(user)) === 0; look += 1) await new Promise((resolve) => setTimeout(resolve, 25));
    expect(await balanceOf(user)).toBe(3);
  });

  it('are refused without a good signature', async () => {
    const answer = await fetch(`${house.url}/api/webhooks/stripe`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect([answer.status, errorEnvelope.parse(await answer.json()).error.type]).toEqual([400, 'bad_request']);
  });
});
