import {
  learningPathEntry,
  type Operation,
  operations,
  type PathData,
} from '@coursewright/contract';
import { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, Visitor } from './visitor.ts';

/**
 * Everything that an answer about a public course may be made of. A field that is new in a course
 * comes in here when somebody has thought about whether strangers may read it.
 */
const allowed = new Set(
  `
    aspect author because card check checks citations citations_supported citations_unsupported
    cites claims code content content_hash contradicted created_at defects definition description
    error error_said evidence explanation explanation_style fetched_at findings format given
    has_audio heading id imported is_complete is_correct key_terms kind language last_modified_at
    learning_objectives left_off loose marker markers match module_id modules modules_count name
    notes notes_said number objectives options outline part passage_id passages path_data place
    prerequisites probability question question_id questions_imported quiz quiz_outdated quoted
    reading reading_minutes reason remark report resources revision said second_reader
    sentences_cited sentences_uncited severity share_id source_id sources state status submodule
    submodule_id submodules submodules_count submodules_failed summary supported term text title
    topic type unsourced url values
  `
    .trim()
    .split(/\s+/),
);
/** Part of the shape of courses, which strangers get without it. */
const keptBack = ['file_name'];

const ofPublicCourses = Object.entries<Operation>(operations).filter(
  ([, { access, path, output }]) => access === 'public' && path.startsWith('/public/') && output,
);

/** The names of all fields that a JSON Schema knows. */
const namesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(namesIn)];
};

let app: TestApp;
let course: PathData;
beforeAll(async () => {
  app = await createTestApp({ env: { WORKERS: 'none' } });
  course = await sampleCourse(app);
});
afterAll(() => app?.close());

/** The names of all fields, however deep they stand. */
const keysOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(keysOf)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
      : [];

it('answers about a public course have no field that nobody has thought about', () => {
  const names = new Set(
    ofPublicCourses.flatMap(([, { output }]) =>
      namesIn(z.toJSONSchema(output!, { io: 'output', unrepresentable: 'any' })),
    ),
  );
  expect([...names].toSorted()).toEqual([...allowed, ...keptBack].toSorted());
});

it('answers about a public course are made of what strangers may read, and of nothing that its owner is or did', async () => {
  const owner = await signedInUser(app);
  await app.database.query(z.looseObject({}), 'UPDATE users SET full_name = $2 WHERE id = $1', [
    owner.userId,
    'Ottoline Canary',
  ]);
  const lesson = course.modules[0]!.submodules[0]!;
  const saved = await owner.call('POST', '/v1/learning-paths', {
    topic: 'Rivers',
    path_data: course,
    tags: ['tag-canary'],
    favorite: true,
  });
  const { path_id } = learningPathEntry.parse((saved.body as { entry: unknown }).entry);
  const at = new Date().toISOString();
  const of = { submodule_id: lesson.id, device: 'device-canary', at };
  const note = {
    note_id: crypto.randomUUID(),
    color: 'yellow',
    text: 'note-canary',
    quote: 'Water',
    prefix: '',
    suffix: '',
  };
  const recorded = await owner.call('POST', `/v1/learning-paths/${path_id}/events`, {
    events: [{ id: crypto.randomUUID(), ...of, kind: 'noted', payload: note }],
  });
  expect(recorded.status, JSON.stringify(recorded.body)).toBe(200);
  const shared = await owner.call('PATCH', `/v1/learning-paths/${path_id}/publicity`, {
    is_public: true,
  });
  const { share_id } = learningPathEntry.parse(shared.body);

  expect(ofPublicCourses.length).toBeGreaterThan(2);
  for (const [name, { path, procedure }] of ofPublicCourses) {
    const ids = { id: share_id!, submodule_id: lesson.id };
    const place = path.replace(/\{(\w+)\}/g, (_, key: keyof typeof ids) => ids[key]);
    const input = path.includes('submodule_id') ? ids : { id: ids.id };
    const stranger = new Visitor(app);
    const answers = [
      await stranger.call('GET', place),
      await stranger.ask(`${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`),
    ];
    for (const { status, body } of answers) {
      expect([name, status]).toEqual([name, 200]);
      const keys = new Set(keysOf(body));
      expect([name, [...keys].filter((key) => !allowed.has(key))]).toEqual([name, []]);
      expect(keys).toContain('title');
      expect(JSON.stringify(body)).not.toMatch(
        new RegExp(`canary|${owner.userId}|${owner.email}|${path_id}`, 'i'),
      );
    }
  }
});
