import {
  abuseReportPage,
  auditPage,
  errorEnvelope,
  learningPath,
  learningPathEntry,
  learningPathPreview,
  limits,
  questionReports,
} from '@coursewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { publishedCourse } from './published-course.ts';
import { signedInUser, Visitor } from './visitor.ts';

const admins = '/admin/abuse-reports';

describe('reports of public courses', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none', TRUST_PROXY: '127.0.0.1' } });
    admin = await signedInUser(app, { isAdmin: true });
  });
  afterAll(() => app?.close());

  let client = 0;
  /** By a client of its own each time, whose limits are its own. */
  const report = (shareId: string, body: object, ip = `198.51.100.${(client += 1)}`) =>
    new Visitor(app).call('POST', `/public/${shareId}/reports`, body, { 'x-forwarded-for': ip });
  const page = async (query = '') =>
    abuseReportPage.parse((await admin.call('GET', `${admins}${query}`)).body);
  const ofCourse = async (shareId: string | null, topic = 'Rivers') =>
    (await page('?per_page=100')).abuse_reports.filter(
      ({ course }) => course.share_id === shareId && course.topic === topic,
    );
  const seen = async (shareId: string) =>
    (await new Visitor(app).call('GET', `/public/${shareId}`)).status;
  const audit = async (target: string) =>
    auditPage.parse((await admin.call('GET', `/admin/audit-log?target_id=${target}`)).body).entries;

  it('come from anybody, through both APIs, and name no visitor', async () => {
    const me = await signedInUser(app);
    const share_id = await publishedCourse(app, me);
    const text = '"><script>alert(1)</script> it copies my book';
    const sent = await report(share_id, { reason: 'copyright', text }, '203.0.113.77');
    expect([sent.status, sent.body]).toEqual([202, undefined]);
    const asked = await new Visitor(app).ask('library.report', { id: share_id, reason: 'spam' });
    expect(asked.status).toBe(200);
    const [second, first] = await ofCourse(share_id);
    expect(first).toMatchObject({
      reason: 'copyright',
      text,
      course: { topic: 'Rivers', share_id },
      owner: { email: me.email },
      resolved_at: null,
      resolution: null,
    });
    expect(second).toMatchObject({ reason: 'spam', text: '' });
    const rows = await app.database.query(
      'SELECT to_json(abuse_reports)::text AS row FROM abuse_reports',
    );
    expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
  });

  it('are held to their reasons and lengths, and to courses that are public', async () => {
    const share_id = await publishedCourse(app, await signedInUser(app));
    for (const body of [
      {},
      { reason: 'boring' },
      { reason: 'spam', text: 'x'.repeat(limits.abuseReport.textMax + 1) },
      { reason: 'spam', resolution: 'dismissed' },
      { reason: 'spam', text: 7 },
    ])
      expect([body, (await report(share_id, body)).status]).toEqual([body, 422]);
    const longest = 'x'.repeat(limits.abuseReport.textMax);
    expect((await report(share_id, { reason: 'spam', text: longest })).status).toBe(202);
    expect((await report('a'.repeat(22), { reason: 'spam' })).status).toBe(404);
    // What a form on another site can send is not taken.
    const form = await fetch(`${app.url}/api/public/${share_id}/reports`, {
      method: 'POST',
      body: '{"reason":"spam"}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.status).toBe(415);
    expect(await ofCourse(share_id)).toHaveLength(1);
  });

  it('are bounded: a client sends a few an hour, and of one course a few wait at once', async () => {
    const share_id = await publishedCourse(app, await signedInUser(app));
    const { most } = limits.visitors.report;
    const ip = '203.0.113.9';
    for (let sent = 0; sent < most; sent += 1)
      expect((await report(share_id, { reason: 'other' }, ip)).status).toBe(202);
    const refused = await report(share_id, { reason: 'other' }, ip);
    expect(refused.status).toBe(429);
    expect(errorEnvelope.parse(refused.body).error.type).toBe('too_many_requests');
    const more = limits.abuseReport.openPerCourse - most + 3;
    for (let sent = 0; sent < more; sent += 1)
      expect((await report(share_id, { reason: 'other' })).status).toBe(202);
    expect(await ofCourse(share_id)).toHaveLength(limits.abuseReport.openPerCourse);
  });

  it('lead to a private course, which settles them all and stands in the audit log', async () => {
    const me = await signedInUser(app);
    const share_id = await publishedCourse(app, me);
    await report(share_id, { reason: 'hateful' });
    await report(share_id, { reason: 'illegal' });
    const [first, second] = await ofCourse(share_id);
    const before = (await page('?is_resolved=false')).total;
    const hidden = await admin.call('POST', `${admins}/${first?.id}/make-private`, {});
    expect(hidden.status).toBe(200);
    expect(hidden.body).toMatchObject({ resolution: 'made_private', course: { share_id: null } });
    expect(await seen(share_id)).toBe(404);
    expect((await page('?is_resolved=false')).total).toBe(before - 2);
    const closed = (await page('?is_resolved=true')).abuse_reports.map(({ id }) => id);
    expect(closed).toEqual(expect.arrayContaining([first?.id, second?.id]));
    expect(await audit(first?.id ?? '')).toMatchObject([
      {
        action: 'hide_reported_course',
        before: { is_public: true, resolution: null },
        after: { is_public: false, resolution: 'made_private' },
        error: null,
      },
    ]);
    // Its owner keeps it.
    const own = learningPathPreview.parse(
      (await me.call('GET', '/v1/learning-paths/preview')).body,
    );
    expect(own.entries).toMatchObject([{ topic: 'Rivers', is_public: false, share_id: null }]);
    const publicity = `/v1/learning-paths/${own.entries[0]?.path_id}/publicity`;
    const republished = await me.call('PATCH', publicity, { is_public: true });
    expect(republished.status).toBe(403);
    expect((await me.call('PATCH', publicity, { is_public: false })).status).toBe(200);
    const again = await admin.call('POST', `${admins}/${first?.id}/make-private`, {});
    expect(again.status).toBe(409);
  });

  it('leave a course private until an administrator lets its owner share it again', async () => {
    const me = await signedInUser(app);
    const share_id = await publishedCourse(app, me);
    for (const reason of ['spam', 'other', 'hateful']) await report(share_id, { reason });
    const [first, second, third] = await ofCourse(share_id);
    const id = first?.id ?? '';
    const allow = (which = id) => admin.call('POST', `${admins}/${which}/allow-sharing`, {});
    expect((await allow()).status).toBe(409);
    await admin.call('POST', `${admins}/${third?.id}/dismiss`, {});
    await admin.call('POST', `${admins}/${id}/make-private`, {});
    const publicity = `/v1/learning-paths/${first?.course.path_id}/publicity`;
    const publish = () => me.call('PATCH', publicity, { is_public: true });
    expect((await publish()).status).toBe(403);

    const allowed = await allow();
    expect(allowed.status).toBe(200);
    expect(allowed.body).toMatchObject({ id, resolution: 'dismissed', course: { share_id: null } });
    // What settled its other reports is taken back with it.
    const closed = (await page('?is_resolved=true&per_page=100')).abuse_reports;
    expect(closed.find((each) => each.id === second?.id)).toMatchObject({
      resolution: 'dismissed',
    });
    expect(
      (await audit(id)).map(({ action, before, after, error }) => [action, before, after, error]),
    ).toMatchObject([
      [
        'allow_sharing_again',
        { is_public: false, resolution: 'made_private' },
        { is_public: false, resolution: 'dismissed' },
        null,
      ],
      ['hide_reported_course', {}, {}, null],
      ['allow_sharing_again', {}, null, 'The owner of this course may share it already.'],
    ]);
    // It is for its owner to say that it is public, and the old address leads nowhere.
    const own = learningPathPreview.parse(
      (await me.call('GET', '/v1/learning-paths/preview')).body,
    );
    expect(own.entries).toMatchObject([{ is_public: false, share_id: null }]);
    const published = learningPathEntry.parse((await publish()).body);
    expect(published.share_id).not.toBe(share_id);
    expect([await seen(share_id), await seen(published.share_id ?? '')]).toEqual([404, 200]);
    expect((await allow()).status).toBe(409);

    // The other API; and a report of the course as it is now makes it private as before.
    await report(published.share_id ?? '', { reason: 'illegal' });
    const [again] = await ofCourse(published.share_id);
    await admin.call('POST', `${admins}/${again?.id}/make-private`, {});
    expect((await publish()).status).toBe(403);
    expect((await admin.ask('admin.allowSharingAgain', { id: again?.id })).status).toBe(200);
    expect((await publish()).status).toBe(200);
  });

  it('are dismissed where the course may stay, once', async () => {
    const share_id = await publishedCourse(app, await signedInUser(app));
    await report(share_id, { reason: 'spam' });
    const [waiting] = await ofCourse(share_id);
    const dismiss = () => admin.call('POST', `${admins}/${waiting?.id}/dismiss`, {});
    expect((await dismiss()).body).toMatchObject({ resolution: 'dismissed' });
    expect((await dismiss()).status).toBe(409);
    expect(await seen(share_id)).toBe(200);
    expect((await audit(waiting?.id ?? '')).map(({ action, error }) => [action, error])).toEqual([
      ['dismiss_abuse_report', 'This report is closed already.'],
      ['dismiss_abuse_report', null],
    ]);
    const unknown = await admin.call('POST', `${admins}/${crypto.randomUUID()}/dismiss`, {});
    expect(unknown.status).toBe(404);
  });

  describe('of questions', () => {
    const paths = '/v1/learning-paths';
    /** A public course, and its first two questions. */
    async function asked() {
      const owner = await signedInUser(app);
      const share_id = await publishedCourse(app, owner);
      const [entry] = learningPathPreview.parse(
        (await owner.call('GET', `${paths}/preview`)).body,
      ).entries;
      const id = entry?.path_id ?? '';
      const course = learningPath.parse((await owner.call('GET', `${paths}/${id}`)).body).path_data;
      const lessons = course.modules.flatMap(({ submodules }) => submodules);
      const [first, second] = lessons.flatMap(({ id: submodule_id, quiz }) =>
        quiz.map((item) => ({ submodule_id, question_id: item.id })),
      );
      if (!first || !second) throw new Error('the sample course asks too little');
      const list = async (by: Visitor = owner) => {
        const { status, body } = await by.call('GET', `${paths}/${id}/question-reports`);
        return status === 200 ? questionReports.parse(body).questions : status;
      };
      const tell = (body: object, ip = `198.51.100.${(client += 1)}`) =>
        new Visitor(app).call('POST', `/public/${share_id}/question-reports`, body, {
          'x-forwarded-for': ip,
        });
      return { owner, share_id, id, first, second, list, tell };
    }

    it('reach the owner of the course, in its order, and nobody else', async () => {
      const { first, second, list, tell, share_id } = await asked();
      expect(await list()).toEqual([]);
      const { question_id } = first;
      expect((await tell({ question_id: second.question_id })).status).toBe(202);
      await tell({ question_id, reason: 'Both are right.' });
      const ask = { id: share_id, question_id, reason: '<b>None is</b>' };
      expect((await new Visitor(app).ask('library.reportQuestion', ask)).status).toBe(200);
      expect(await list()).toEqual([
        {
          ...first,
          count: 2,
          reasons: ['<b>None is</b>', 'Both are right.'],
          reported_at: expect.any(String),
        },
        { ...second, count: 1, reasons: [], reported_at: expect.any(String) },
      ]);
      expect(await list(await signedInUser(app))).toBe(404);
    });

    it('are of questions that are asked, in courses that are public', async () => {
      const { owner, id, first, list, tell } = await asked();
      const { question_id } = first;
      for (const [body, status] of [
        [{}, 422],
        [{ question_id: 'first' }, 422],
        [{ question_id, reason: 'x'.repeat(limits.learningEvents.reasonMax + 1) }, 422],
        [{ question_id, course_id: id }, 422],
        [{ question_id: crypto.randomUUID() }, 422],
      ] as const)
        expect([body, (await tell(body)).status]).toEqual([body, status]);
      await tell({ question_id });
      await owner.call('PATCH', `${paths}/${id}/publicity`, { is_public: false });
      expect((await tell({ question_id })).status).toBe(404);
      expect(await list()).toHaveLength(1);
    });

    it('are closed by the owner, and bounded for each question', async () => {
      const { owner, id, first, second, list, tell } = await asked();
      const most = limits.questionReport.openPerQuestion;
      for (let sent = 0; sent < most + 2; sent += 1)
        expect((await tell({ question_id: first.question_id })).status).toBe(202);
      await tell({ question_id: second.question_id });
      expect(await list()).toMatchObject([{ count: most }, { count: 1 }]);
      const close = (by: Visitor) =>
        by.call('DELETE', `${paths}/${id}/question-reports/${first.question_id}`);
      expect((await close(await signedInUser(app))).status).toBe(404);
      expect((await close(owner)).status).toBe(204);
      expect((await close(owner)).status).toBe(204);
      expect(await list()).toMatchObject([{ question_id: second.question_id }]);
    });
  });
});
