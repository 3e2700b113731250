import { randomUUID } from 'node:crypto';
import { errorEnvelope, limits } from '@coursewright/contract';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { type Bytes, forged, hashOf, send, soundsIn, storyWithMedia } from './file-with-media.ts';
import type { Visitor } from './visitor.ts';

describe('recordings and diagrams in the file of a course', { tags: 'proof' }, () => {
  let app: TestApp;
  let me: Visitor;
  let file: Bytes;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    ({ me, file } = await storyWithMedia(app));
  });
  afterAll(async () => {
    await app?.close();
  });
  const refused = async (bytes: Bytes): Promise<string> => {
    const reply = await send(app, me, bytes);
    expect(reply.status, JSON.stringify(reply.body)).toBe(422);
    return errorEnvelope.parse(reply.body).error.message;
  };

  it('are refused with a sentence where sound is something else, altered, or too much', async () => {
    const damaged = /A recording in this file is damaged/;
    const put = (bytes: Bytes) => (entries: Record<string, Bytes>) => {
      const [name] = soundsIn(entries);
      delete entries[name!];
      const other = `media/${hashOf(bytes)}.opus`;
      entries[other] = bytes;
      const media = strFromU8(entries['media.json']!).replaceAll(name!, other);
      entries['media.json'] = strToU8(media);
    };
    const sound = (() => {
      const entries = unzipSync(file) as Record<string, Bytes>;
      return entries[soundsIn(entries)[0]!]!;
    })();
    const html = strToU8('<!doctype html><script>alert(1)</script>');
    const flipped = sound.slice();
    flipped[sound.length - 3]! ^= 1;
    const twice = new Uint8Array(Buffer.concat([sound, sound]));
    for (const bytes of [
      html,
      flipped,
      twice,
      sound.slice(0, -5),
      sound.slice(0, 60),
      new Uint8Array(),
    ])
      expect(await refused(forged(file, put(bytes)))).toMatch(damaged);
    // A name that is not that of its bytes.
    const misnamed = forged(file, (entries) => {
      const [name, other] = soundsIn(entries);
      entries[name!] = entries[other!]!;
    });
    expect(await refused(misnamed)).toMatch(damaged);

    const unsigned = unzipSync(file) as Record<string, Bytes>;
    unsigned[soundsIn(unsigned)[0]!] = flipped;
    expect(await refused(zipSync(unsigned))).toMatch(/altered after it was signed/);
    const { [soundsIn(unsigned)[0]!]: _gone, ...fewer } = unzipSync(file) as Record<string, Bytes>;
    expect(await refused(zipSync(fewer as Zippable))).toMatch(/altered/);

    const media = (
      change: (media: {
        recordings: Record<string, unknown>[];
        diagrams: Record<string, unknown>[];
      }) => void,
    ) =>
      forged(file, (entries) => {
        const read = JSON.parse(strFromU8(entries['media.json']!)) as Parameters<typeof change>[0];
        change(read);
        entries['media.json'] = strToU8(JSON.stringify(read));
      });
    const nonsense = [
      media(({ recordings }) => recordings.pop()),
      media(({ recordings }) => (recordings[0]!['submodule_id'] = randomUUID())),
      media(({ recordings }) => (recordings[0]!['duration_seconds'] = 9_000)),
      media(
        ({ recordings }) =>
          (recordings[0]!['sentences'] = [
            { text: 'x', is_heading: false, ends_paragraph: false, starts_at: 5, ends_at: 1 },
          ]),
      ),
      media(({ recordings }) => (recordings[0]!['file'] = '../../etc/passwd')),
      media(
        ({ diagrams }) =>
          (diagrams[0]!['diagram'] = { kind: 'flow', title: '<script>', nodes: [], edges: [] }),
      ),
      forged(file, (entries) => (entries['media.json'] = strToU8('[]'))),
      forged(file, (entries) => (entries['media.json'] = strToU8('['.repeat(60_000)))),
    ];
    for (const one of nonsense) expect(await refused(one)).toMatch(/damaged|not a course file/);
    expect(await refused(forged(file, (entries) => (entries['media/../x.opus'] = sound)))).toMatch(
      /not a course file/,
    );
    const silence = new Uint8Array(limits.courseFile.mediaBytes + 1);
    // More than a document may have, and still read; more than any file may have.
    const junk = new Uint8Array(30 * 1024 * 1024);
    junk.set([0x50, 0x4b, 3, 4]);
    expect(await refused(junk)).toMatch(/not a course file/);
    const most = limits.courseFile.bytes + limits.courseFile.mediaBytes;
    const huge = await send(app, me, new Uint8Array(most + 200_000));
    expect(huge.status).toBe(413);
    expect(errorEnvelope.parse(huge.body).error.message).toMatch(/larger than 69 MiB/);
    const bomb = forged(file, (entries) => (entries[`media/${hashOf(silence)}.opus`] = silence));
    expect(await refused(bomb)).toMatch(/unpacks to too much/);
    // One sound under many names would be kept as often.
    const many = Math.ceil(limits.courseFile.mediaBytes / sound.length) + 1;
    if (many <= limits.courseFile.recordings)
      expect(
        await refused(
          media(({ recordings }) => {
            const [first] = recordings;
            recordings.push(...Array.from({ length: many }, () => ({ ...first })));
          }),
        ),
      ).toMatch(/damaged/);
  });
});
