import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  AppError,
  errorBody,
  errorStatus,
  generateCourseInput,
  languageTag,
  limits,
  lineOfText,
  registerInput,
  operations,
} from './index.ts';

const accepts = (input: object) =>
  generateCourseInput.safeParse({ topic: 'How rivers shape land', ...input }).success;

describe('what may be asked for', () => {
  it('fills in the defaults of the specification', () => {
    expect(generateCourseInput.parse({ topic: '  How rivers shape land ' })).toEqual({
      topic: 'How rivers shape land',
      parallel_count: 2,
      search_parallel_count: 3,
      submodule_parallel_count: 2,
      language: 'en',
      explanation_style: 'standard',
      outline_first: false,
      without_sources: 'ask',
      notify_by_email: false,
    });
  });

  it.each([
    ['topic', 0, false],
    ['topic', 1, true],
    ['topic', limits.topic.max, true],
    ['topic', limits.topic.max + 1, false],
    ['topic', 10_000, false],
  ])('bounds the length of the %s: %i characters → %s', (_field, length, ok) => {
    expect(accepts({ topic: 'x'.repeat(length) })).toBe(ok);
  });

  it.each([
    ['R', true],
    ['茶', true],
    ['7', true],
    ['C++', true],
    ['?!', false],
    ['—', false],
    ['🎈', false],
    ['\u200b', false],
  ])('takes %j as a topic: %s', (topic, ok) => expect(accepts({ topic })).toBe(ok));

  it.each(['parallel_count', 'search_parallel_count', 'submodule_parallel_count'])(
    'bounds %s to 1–5 whole numbers',
    (field) => {
      for (const value of [1, 5]) expect(accepts({ [field]: value })).toBe(true);
      for (const value of [0, 6, -1, 1.5, '2', null, Number.NaN])
        expect(accepts({ [field]: value })).toBe(false);
    },
  );

  it('bounds the number of modules, submodules and documents', () => {
    expect(accepts({ desired_module_count: 10, desired_submodule_count: 8 })).toBe(true);
    expect(accepts({ desired_module_count: 11 })).toBe(false);
    expect(accepts({ desired_submodule_count: 0 })).toBe(false);
    expect(accepts({ sources: Array.from({ length: 21 }, () => crypto.randomUUID()) })).toBe(false);
  });

  it('refuses control characters, broken Unicode, unknown fields, styles and languages', () => {
    for (const topic of ['Riv\u0000ers', 'Riv\u0007ers', 'Rivers \uD800', 'two\nlines'])
      expect(accepts({ topic })).toBe(false);
    expect(accepts({ topic: 'How rivers 河流 shape 👩‍👩‍👧 land' })).toBe(true);
    expect(accepts({ is_admin: true })).toBe(false);
    expect(accepts({ explanation_style: 'poetic' })).toBe(false);
    for (const language of ['en', 'pt-BR', 'zh', 'ca', 'zh-Hant'])
      expect(languageTag.safeParse(language).success).toBe(true);
    for (const language of ['xx-no', 'qqq', 'klingon!', '', 'e'])
      expect(languageTag.safeParse(language).success).toBe(false);
  });

  it('refuses what only looks like a text, and keeps what only looks unusual', () => {
    const blank = [
      '\u200b\u200b\u200b',
      '\u2060 \u2060 \u2060',
      '\ufeff\u00ad\u034f\u180e',
      '\u3164\u115f\u1160\uffa0',
      '\u2800\u2800\u2800',
      '\u0301\u0301\u0301',
      '\u202e\u202e\u202e',
      '\u{e0041}\u{e0042}\u{e0043}',
      '\u3000\u00a0\u2003',
    ];
    for (const text of blank) {
      expect([text, accepts({ topic: text })]).toEqual([text, false]);
      expect(
        registerInput.safeParse({
          email: 'ada@example.org',
          password: 'x'.repeat(10),
          full_name: text,
        }).success,
      ).toBe(false);
    }
    expect(lineOfText(3, 200).safeParse('a\u200bb').success).toBe(false);
    for (const text of [
      'नमस्ते',
      'می‌خواهم',
      '❤️ and 👩‍👩‍👧',
      'שלום עולם',
      'e\u0301te\u0301',
      'C++',
      '日本史',
    ])
      expect([text, generateCourseInput.safeParse({ topic: text }).data?.topic]).toEqual([
        text,
        text,
      ]);
  });

  it('says in a sentence what is wrong, also where a schema has no words of its own', () => {
    const said = (schema: z.ZodType, input: unknown) =>
      schema.safeParse(input).error?.issues.map(({ message }) => message);
    const shapes: [z.ZodType, unknown, string][] = [
      [z.string(), undefined, 'This is required.'],
      [z.string(), 1, 'Must be a text.'],
      [z.int(), 1.5, 'Must be a whole number.'],
      [z.int().min(1), 0, 'Must be at least 1.'],
      [z.number().max(5), 6, 'Must be at most 5.'],
      [z.boolean(), 'yes', 'Must be true or false.'],
      [z.array(z.string()).max(1), ['a', 'b'], 'Must have at most 1 entry.'],
      [z.uuid(), 'x', 'Must be an id.'],
      [z.enum(['a', 'b']), 'c', 'Must be one of a, b.'],
      [z.literal(1), 2, 'Must be 1.'],
      [z.strictObject({}), { hack: 1 }, 'Unknown here: hack.'],
      [z.string().min(1), '', 'Must not be empty.'],
      [z.string().regex(/x/), 'y', 'Has the wrong form.'],
      [z.union([z.string(), z.int()]), null, 'Has the wrong form.'],
      [registerInput.shape.email, 'x'.repeat(300), 'Must have at most 254 characters.'],
    ];
    for (const [schema, input, sentence] of shapes) expect(said(schema, input)).toContain(sentence);
    for (const message of said(generateCourseInput, {
      topic: 1,
      parallel_count: 'x',
      language: 5,
      sources: [1],
      explanation_style: 'poetic',
      foo: 1,
    }) ?? []) {
      expect(message).toMatch(/^[A-Z].*\.$/);
      expect(message).not.toMatch(/invalid|expected|received|NaN/i);
    }
  });

  it('keeps passwords as they are typed, within their bounds', () => {
    const person = { email: ' ada@example.org ', full_name: 'Ada' };
    expect(registerInput.parse({ ...person, password: '  spaces stay  ' })).toEqual({
      email: 'ada@example.org',
      full_name: 'Ada',
      password: '  spaces stay  ',
    });
    expect(registerInput.safeParse({ ...person, password: 'x'.repeat(9) }).success).toBe(false);
    expect(registerInput.safeParse({ ...person, password: 'x'.repeat(257) }).success).toBe(false);
  });
});

describe('errors', () => {
  it('carry an id exactly when the server is to blame', () => {
    for (const type of Object.keys(errorStatus) as (keyof typeof errorStatus)[]) {
      const body = errorBody.parse(new AppError(type, 'A sentence.').toBody());
      expect(Boolean(body.error_id)).toBe(errorStatus[type] >= 500);
    }
  });
});

describe('the REST API', () => {
  it('has one row for each method and path', () => {
    const endpoints = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(endpoints).size).toBe(endpoints.length);
  });
});
