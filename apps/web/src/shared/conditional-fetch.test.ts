import { operations } from '@coursewright/contract';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { conditionalFetch } from './conditional-fetch.ts';

const address = '/api/v1/sample-course';

describe('what was read once', () => {
  let present = { text: 'Rivers', etag: 'W/"1"' };
  /** The tag by which each request asked. */
  let asked: (string | null)[] = [];
  beforeEach(() => {
    present = { text: 'Rivers', etag: 'W/"1"' };
    asked = [];
    fakeServer.on(operations.sampleCourse, (request) => {
      const known = request.headers.get('if-none-match');
      asked.push(known);
      const headers = { etag: present.etag };
      return known === present.etag
        ? new HttpResponse(null, { status: 304, headers })
        : HttpResponse.json(present.text, { headers });
    });
  });

  it('is not sent again while it is the same, and is once it changed', async () => {
    const reads = conditionalFetch();
    const read = async () => (await reads.ask(address)).json();
    expect([await read(), await read(), await read()]).toEqual(['Rivers', 'Rivers', 'Rivers']);
    expect(asked).toEqual([null, 'W/"1"', 'W/"1"']);
    present = { text: 'Streams', etag: 'W/"2"' };
    expect([await read(), await read()]).toEqual(['Streams', 'Streams']);
    expect(asked.slice(3)).toEqual(['W/"1"', 'W/"2"']);
  });

  it('stays known as long as it is asked for, however much else is read', async () => {
    const reads = conditionalFetch();
    for (let other = 0; other < 20; other += 1) {
      await reads.ask(address);
      await reads.ask(`${address}?other=${other}`);
    }
    expect(asked.filter((tag) => tag === null)).toHaveLength(1 + 20);
  });

  it('is unknown after it was forgotten, or refused', async () => {
    const reads = conditionalFetch();
    await reads.ask(address);
    reads.forget();
    await reads.ask(address);
    expect(asked).toEqual([null, null]);
    fakeServer.on(operations.sampleCourse, () => new HttpResponse(null, { status: 404 }));
    expect((await reads.ask(address)).status).toBe(404);
    fakeServer.on(operations.sampleCourse, (request) => {
      asked.push(request.headers.get('if-none-match'));
      return HttpResponse.json('back');
    });
    await reads.ask(address);
    expect(asked).toEqual([null, null, null]);
  });
});
