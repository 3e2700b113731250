import {
  addedCredits,
  type AdminTransaction,
  adminTransactionPage,
  auditPage,
  creditTransactionPage,
  drawnVisualization,
  errorEnvelope,
  savedLearningPath,
} from '@coursewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { type Reply, signedInUser, type Visitor } from './visitor.ts';

const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;
type User = Visitor & { readonly userId: string };

describe('a charge for audio or a diagram', () => {
  let app: TestApp;
  let admin: User;
  let other: User;

  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none', DATABASE_POOL: '12' } });
    [admin, other] = [
      await signedInUser(app, { isAdmin: true }),
      await signedInUser(app, { isAdmin: true }),
    ];
  });
  afterAll(() => app?.close());

  /** Somebody who has had a lesson drawn and read aloud, with two of three credits spent. */
  async function learner() {
    const user = await signedInUser(app, { credits: 3 });
    const course = await sampleCourse(app);
    const { path_id: id } = savedLearningPath.parse(
      (await user.call('POST', '/v1/learning-paths', { path_data: course })).body,
    );
    const lesson = `/v1/learning-paths/${id}/modules/0/submodules/0`;
    const drawn = await user.call('POST', `${lesson}/visualization`, { kind: 'concept_map' });
    expect(drawnVisualization.parse(drawn.body).credits_charged).toBe(1);
    expect((await user.call('POST', `${lesson}/audio`, { wait: false })).status).toBeLessThan(300);
    const { transactions } = await movements(user.userId);
    const chargeOf = (action: AdminTransaction['action_type']) =>
      transactions.find((one) => one.action_type === action)!;
    return { user, audio: chargeOf('audio_use'), diagram: chargeOf('visualization_use') };
  }
  const movements = async (userId: string) =>
    adminTransactionPage.parse(
      (await admin.call('GET', `/admin/credits/transactions?user_id=${userId}`)).body,
    );
  const giveBack = (by: Visitor, id: string, notes = 'It was hard to read') =>
    by.call('POST', `/admin/credits/transactions/${id}/return`, { notes });
  const auditOf = async (id: string) =>
    auditPage.parse((await admin.call('GET', `/admin/audit-log?target_id=${id}`)).body).entries;

  it('is returned by an administrator, and its owner reads why', async () => {
    const { user, audio, diagram } = await learner();
    expect([audio.is_returned, diagram.is_returned]).toEqual([false, false]);
    const reply = await giveBack(admin, diagram.id);
    expect([reply.status, addedCredits.parse(reply.body)]).toEqual([
      201,
      { user_id: user.userId, credits: 2 },
    ]);
    expect((await giveBack(admin, audio.id, 'It was hard to hear')).status).toBe(201);
    const { transactions } = await movements(user.userId);
    expect(transactions.map(({ action_type, amount }) => [action_type, amount])).toEqual([
      ['refund', 1],
      ['refund', 1],
      ['audio_use', -1],
      ['visualization_use', -1],
      ['admin_add', 3],
    ]);
    expect(transactions.map(({ is_returned }) => is_returned)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(transactions[1]).toMatchObject({
      refund_of: diagram.id,
      notes: 'It was hard to read',
      balance_after: 2,
      admin: { id: admin.userId },
    });
    const own = creditTransactionPage.parse(
      (await user.call('GET', '/v1/account/credit-transactions')).body,
    );
    expect(own.transactions[0]).toMatchObject({
      action_type: 'refund',
      amount: 1,
      balance_after: 3,
      notes: 'It was hard to hear',
      refund_of: audio.id,
    });
    expect(await auditOf(diagram.id)).toMatchObject([
      {
        action: 'return_charge',
        actor: { id: admin.userId },
        before: { is_returned: false, credits: 1 },
        after: { is_returned: true, credits: 2 },
        error: null,
      },
    ]);
  });

  it('is returned once when two administrators do so at the same time', async () => {
    const { user, audio } = await learner();
    const replies = await behindLock(
      app,
      'SELECT 1 FROM users WHERE id = $1 FOR UPDATE',
      [user.userId],
      [() => giveBack(admin, audio.id, 'mine'), () => giveBack(other, audio.id, 'theirs')],
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const late = replies.find(({ status }) => status === 409)!;
    expect(errorOf(late).message).toBe('This charge was returned before.');
    const { transactions } = await movements(user.userId);
    const refunds = transactions.filter(({ refund_of }) => refund_of === audio.id);
    expect(refunds.map(({ amount }) => amount)).toEqual([1]);
    expect((await user.call('GET', '/auth/credits')).body).toEqual({ credits: 2 });
    expect((await auditOf(audio.id)).map(({ error }) => error).toSorted()).toEqual([
      'This charge was returned before.',
      null,
    ]);
  });

  it('can be returned by administrators alone, with a reason, and no other movement can', async () => {
    const { user, audio } = await learner();
    const started = await user.call('POST', '/generate-learning-path', { topic: 'Photosynthesis' });
    expect(started.status).toBe(202);
    const { transactions } = await movements(user.userId);
    expect((await giveBack(user, audio.id)).status).toBe(403);
    expect((await giveBack(admin, audio.id, ' ')).status).toBe(422);
    for (const { id, action_type } of transactions)
      if (['generation_use', 'admin_add'].includes(action_type))
        expect(errorOf(await giveBack(admin, id)).message).toBe(
          'Only charges for audio and diagrams are returned here.',
        );
    expect((await movements(user.userId)).transactions).toHaveLength(transactions.length);
    expect((await user.call('GET', '/auth/credits')).body).toEqual({ credits: 0 });
  });
});
