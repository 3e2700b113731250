import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { drawnVisualization, lessonAudio, savedLearningPath } from '@coursewright/contract';
import { Narrate } from '@coursewright/narration';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect } from 'vitest';
import { z } from 'zod';
import type { TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
const paths = '/v1/learning-paths';

export const audioPath = (of: string, lesson = 0) =>
  `${paths}/${of}/modules/0/submodules/${lesson}/audio`;
export const heard = async (app: TestApp, who: Visitor, of: string, how: object = {}) => {
  const order = () => who.call('POST', audioPath(of), { wait: false, ...how });
  expect((await order()).status).toBe(200);
  const [row] = await app.database.query(
    z.object({ id: z.string() }),
    'SELECT id FROM narrations WHERE course_id = $1 ORDER BY created_at DESC LIMIT 1',
    [of],
  );
  const { signal } = new AbortController();
  const job = { data: { narrationId: row!.id }, signal };
  await app.nest.get(Narrate, { strict: false }).run(job);
  return lessonAudio.parse((await order()).body);
};
export const drawn = async (who: Visitor, of: string) => {
  const place = `${paths}/${of}/modules/0/submodules/0/visualization`;
  const reply = drawnVisualization.parse((await who.call('POST', place, {})).body);
  expect(reply.visualization).not.toBeNull();
};
export const fileOf = async (
  app: TestApp,
  who: Visitor,
  of: string,
  query = '',
): Promise<Bytes> => {
  const response = await fetch(`${app.url}/api${paths}/${of}/file${query}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};
export const send = async (app: TestApp, who: Visitor, bytes: Bytes, key?: string) => {
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'Keepers.course');
  const response = await fetch(`${app.url}/api${paths}/import-file/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${who.token}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as unknown };
};
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
export const soundsIn = (entries: Record<string, Bytes>) =>
  Object.keys(entries).filter((name) => name.startsWith('media/'));
/** The file again, as somebody with a key of their own would make it. */
export const forged = (
  file: Bytes,
  change: (entries: Record<string, Bytes>) => void,
  names: (listed: Record<string, string>) => void = () => undefined,
): Bytes => {
  const entries = unzipSync(file) as Record<string, Bytes>;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const head = JSON.parse(strFromU8(entries['manifest.json']!)) as object;
  change(entries);
  delete entries['manifest.json'];
  delete entries['manifest.sig'];
  const listed = Object.fromEntries(
    Object.entries(entries).map(([name, bytes]) => [name, hashOf(bytes)]),
  );
  names(listed);
  const public_key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
  const signed_by = { address: 'https://elsewhere.example', public_key };
  const manifest = strToU8(JSON.stringify({ ...head, signed_by, entries: listed }));
  return zipSync({
    ...entries,
    'manifest.json': manifest,
    'manifest.sig': new Uint8Array(sign(null, manifest, privateKey)),
  });
};

/** A course with two recordings of a lesson and a diagram, of somebody at `app`, and its file. */
export async function storyWithMedia(app: TestApp) {
  const me = await signedInUser(app);
  const course = await sampleCourse(app);
  const [lesson, another] = course.modules[0]!.submodules;
  lesson!.title = 'The keeper';
  lesson!.content = 'A keeper found a letter inside a glass bottle [^1].\n\nThe end.';
  lesson!.summary = '';
  lesson!.key_terms = ['Keeper', 'Letter', 'Bottle'].map((term) => ({
    term,
    definition: `${term} is what the story is about; it has a name.`,
  }));
  another!.title = 'The sea';
  another!.content = 'The sea gave back what it had taken.';
  another!.summary = '';
  const reply = await me.call('POST', paths, { topic: 'Keepers', path_data: course });
  const id = savedLearningPath.parse(reply.body).path_id;
  await heard(app, me, id);
  await heard(app, me, id, { style: 'calm', voice: 'female' });
  await drawn(me, id);
  return { me, course, id, file: await fileOf(app, me, id) };
}
