import { describe, expect, it } from 'vitest';
import { AppError, errorBody, errorStatus, generateCourseInput, languageTag, limits, registerInput, restRoutes } from './index.ts';

const accepts = (input: object) => generateCourseInput.safeParse({ topic: 'How rivers shape land', ...input }).success;

describe('what may be asked for', () => {
  it('fills in the defaults of the specification', () => {
    expect(generateCourseInput.parse({ topic: '  How rivers shape land ' })).toEqual({
      topic: 'How rivers shape land',
      parallel_count: 2,
      search_parallel_count: 3,
      submodule_parallel_count: 2,
      language: 'en',
      explanation_style: 'standard',
    });
  });

  it.each([
    ['topic', limits.topic.min - 1, false], ['topic', limits.topic.min, true], ['topic', limits.topic.max, true], ['topic', limits.topic.max + 1, false], ['topic', 10_000, false],
  ])('bounds the length of the %s: %i characters → %s', (_field, length, ok) => {
    expect(accepts({ topic: 'x'.repeat(length) })).toBe(ok);
  });

  it.each(['parallel_count', 'search_parallel_count', 'submodule_parallel_count'])('bounds %s to 1–5 whole numbers', (field) => {
    for (const value of [1, 5]) expect(accepts({ [field]: value })).toBe(true);
    for (const value of [0, 6, -1, 1.5, '2', null, Number.NaN]) expect(accepts({ [field]: value })).toBe(false);
  });

  it('bounds the number of modules, submodules and documents', () => {
    expect(accepts({ desired_module_count: 10, desired_submodule_count: 8 })).toBe(true);
    expect(accepts({ desired_module_count: 11 })).toBe(false);
    expect(accepts({ desired_submodule_count: 0 })).toBe(false);
    expect(accepts({ sources: Array.from({ length: 21 }, () => crypto.randomUUID()) })).toBe(false);
  });

  it('refuses control characters, broken Unicode, unknown fields, styles and languages', () => {
    for (const topic of ['Riv\u0000ers', 'Riv\u0007ers', 'Rivers \uD800', 'two\nlines']) expect(accepts({ topic })).toBe(false);
    expect(accepts({ topic: 'How rivers 河流 shape 👩‍👩‍👧 land' })).toBe(true);
    expect(accepts({ is_admin: true })).toBe(false);
    expect(accepts({ explanation_style: 'poetic' })).toBe(false);
    for (const language of ['en', 'pt-BR', 'zh', 'ca', 'zh-Hant']) expect(languageTag.safeParse(language).success).toBe(true);
    for (const language of ['xx-no', 'qqq', 'klingon!', '', 'e']) expect(languageTag.safeParse(language).success).toBe(false);
  });

  it('keeps passwords as they are typed, within their bounds', () => {
    const person = { email: ' ada@example.org ', full_name: 'Ada' };
    expect(registerInput.parse({ ...person, password: '  spaces stay  ' })).toEqual({ email: 'ada@example.org', full_name: 'Ada', password: '  spaces stay  ' });
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

describe('the REST door', () => {
  it('has one row for each method and path', () => {
    const doors = Object.values(restRoutes).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(doors).size).toBe(doors.length);
  });
});
