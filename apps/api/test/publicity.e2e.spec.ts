import {
  learningPath,
  learningPathEntry,
  type PathData,
  publicCourse,
  publicity,
  savedLearningPath,
} from '@coursewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { type Reply, signedInUser, Visitor } from './visitor.ts';

const paths = '/v1/learning-paths';

describe('the publicity of a course', () => {
  let app: TestApp;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    course = await sampleCourse(app);
  });
  afterAll(() => app?.close());

  const saved = async (me: Visitor) => {
    const body = { topic: 'Rivers', path_data: course };
    return savedLearningPath.parse((await me.call('POST', paths, body)).body).entry;
  };
  const publish = (me: Visitor, id: string) =>
    me.call('PATCH', `${paths}/${id}/publicity`, { is_public: true });
  const shareIdOf = ({ body }: Reply): string => learningPathEntry.parse(body).share_id ?? '';
  const read = async (me: Visitor, id: string) =>
    learningPath.parse((await me.call('GET', `${paths}/${id}`)).body);

  it('tells the owner the address, and lets search engines in only where the owner wants it', async () => {
    const [me, other] = [await signedInUser(app), await signedInUser(app)];
    const { path_id } = await saved(me);
    const about = async () =>
      publicity.parse((await me.call('GET', `${paths}/${path_id}/publicity`)).body);
    const update = (body: object) => me.call('PATCH', `${paths}/${path_id}/publicity`, body);
    const hidden = { is_public: false, share_id: null, url: null, is_indexable: false };
    expect(await about()).toEqual(hidden);
    expect((await other.call('GET', `${paths}/${path_id}/publicity`)).status).toBe(404);

    const share_id = shareIdOf(await publish(me, path_id));
    const url = expect.stringMatching(new RegExp(`^http://localhost:\\d+/public/${share_id}$`));
    const shown = { is_public: true, share_id, url, is_indexable: false };
    expect(await about()).toEqual(shown);
    await update({ is_public: true, is_indexable: true });
    await publish(me, path_id);
    expect(await about()).toEqual({ ...shown, is_indexable: true });
    await update({ is_public: true, is_indexable: false });
    expect(await about()).toEqual(shown);

    await update({ is_public: true, is_indexable: true });
    await update({ is_public: false, is_indexable: true });
    expect(await about()).toEqual(hidden);
    await publish(me, path_id);
    expect((await about()).is_indexable).toBe(false);
  });

  it('shows the course as it is now, however often it was asked for before', async () => {
    const [me, other] = [await signedInUser(app), await signedInUser(app)];
    const own = await saved(me);
    const share_id = shareIdOf(await publish(me, own.path_id));
    const shown = async () => {
      const { body, headers } = await new Visitor(app).call('GET', `/public/${share_id}`);
      return { etag: headers.get('etag'), course: publicCourse.parse(body) };
    };
    const before = await shown();
    expect(await shown()).toEqual(before);
    const [lesson] = before.course.path_data.modules.flatMap(({ submodules }) => submodules);
    const title = 'A title of today';
    const { course_revision } = await read(me, own.path_id);
    const edit = await me.call('PUT', `/learning-path/${own.path_id}/submodules/${lesson?.id}`, {
      revision: course_revision,
      title,
      content: 'Rewritten today.',
      summary: '',
      key_terms: [],
      quiz: [],
    });
    expect(edit.status).toBe(200);
    const after = await shown();
    expect(after.etag).not.toBe(before.etag);
    expect(after.course.path_data.modules[0]?.submodules[0]?.title).toBe(title);
    const copied = learningPathEntry.parse(
      (await other.call('POST', `${paths}/copy/${share_id}`)).body,
    );
    expect(JSON.stringify((await read(other, copied.path_id)).path_data)).toContain(title);
  });
});
