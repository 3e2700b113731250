import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { savedLearningPath } from '@coursewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As they came over the wire. */
  readonly bytes: Buffer;
}

describe('answers on their way', () => {
  let app: TestApp;
  let me: Visitor & { readonly userId: string };
  let pathId: string;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    const path_data = await sampleCourse(app);
    const saved = await me.call('POST', '/v1/learning-paths', { topic: 'Rivers', path_data });
    pathId = savedLearningPath.parse(saved.body).path_id;
  });
  afterAll(() => app?.close());

  const get = (path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      request(`${app.url}/api${path}`, {
        headers: { authorization: `Bearer ${me.token}`, ...headers },
      })
        .on('error', reject)
        .on('response', (response) => {
          buffer(response).then(
            (bytes) => resolve({ status: response.statusCode, headers: response.headers, bytes }),
            reject,
          );
        })
        .end();
    });
  const course = () => `/v1/learning-paths/${pathId}`;
  const procedure = () =>
    `/trpc/library.get?input=${encodeURIComponent(JSON.stringify({ id: pathId }))}`;

  it('are compressed for whoever takes them so, by both APIs, and say the same', async () => {
    for (const path of [course(), procedure()]) {
      const plain = await get(path);
      expect(plain.headers['content-encoding']).toBeUndefined();
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const packed = await get(path, { 'accept-encoding': encoding });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.headers['vary']).toMatch(/accept-encoding/i);
        expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
        expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
      }
    }
    const small = await get('/health/live', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('are not sent again to whoever has them, and are once they have changed', async () => {
    for (const [path, title] of [
      [course(), 'Streams'],
      [procedure(), 'Brooks'],
    ] as const) {
      const first = await get(path, { 'accept-encoding': 'br' });
      const { etag = '' } = first.headers;
      for (const encoding of ['identity', 'br']) {
        const again = await get(path, {
          'accept-encoding': encoding,
          'if-none-match': `"other", ${etag}`,
        });
        expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, etag]);
      }
      expect((await me.call('PUT', course(), { tags: [title] })).status).toBe(200);
      const changed = await get(path, { 'if-none-match': etag });
      expect(changed.status).toBe(200);
      expect(changed.bytes.toString()).toContain(title);
    }
  });

  it('are not sent again either when all that differs is how long they took', async () => {
    for (const topic of ['Deltas', 'Springs', 'Gorges'])
      await me.call('POST', '/v1/learning-paths', { topic, path_data: await sampleCourse(app) });
    const asked = encodeURIComponent(JSON.stringify({ page: 1 }));
    for (const path of ['/v1/learning-paths/preview', `/trpc/library.preview?input=${asked}`]) {
      const { etag = '', ...first } = (await get(path)).headers;
      expect([first['cache-control'], etag]).toEqual(['no-store', expect.stringMatching(/^W\//)]);
      for (let time = 0; time < 10; time += 1)
        expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
      const whole = await get(path);
      expect(whole.bytes.toString()).toMatch(/"request_time_ms":\d/);
      // A text that reads like the field is none.
      let known = etag;
      for (const milliseconds of [1, 2]) {
        const tags = [`"request_time_ms":${milliseconds}`];
        expect((await me.call('PUT', course(), { tags })).status).toBe(200);
        const changed = await get(path, { 'if-none-match': known });
        expect(changed.status).toBe(200);
        known = changed.headers.etag ?? '';
      }
    }
  });

  it('tell a stranger no more by an ETag than without', async () => {
    const { etag = '' } = (await get(course())).headers;
    const stranger = await signedInUser(app);
    const headers = { 'if-none-match': etag };
    expect((await stranger.call('GET', course(), undefined, headers)).status).toBe(404);
  });

  it('may be kept by nobody when they are a member’s', async () => {
    expect((await get(course())).headers['cache-control']).toBe('no-store');
  });

  it('come to no request whose body is compressed', async () => {
    const response = await fetch(`${app.url}/api${course()}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${me.token}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      body: gzipSync(JSON.stringify({ tags: ['unpacked'] })),
    });
    expect(response.status).toBe(400);
    expect((await get(course())).bytes.toString()).not.toContain('unpacked');
  });
});
