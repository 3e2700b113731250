import { describe, expect, it } from 'vitest';
import { inFile, readImportFile } from './import-file.ts';

const course = (topic: string) => ({ topic, path_data: { modules: [] } });

describe('a file of courses', () => {
  it('is read as an export, a list, one course, or a course document', () => {
    const [a, b] = [course('A'), course('B')];
    const one = { parts: [{ courses: [a, b], places: [0, 1] }], tooLarge: [] };
    const read = (value: unknown) => readImportFile(`\uFEFF${JSON.stringify(value)}`);
    expect(read({ format: 'coursewright-courses', courses: [a, b] })).toMatchObject(one);
    expect(read([a, b])).toMatchObject(one);
    expect(read(a)).toMatchObject({ parts: [{ courses: [a], places: [0] }] });
    expect(read({ topic: 'C', modules: [] })).toMatchObject({
      parts: [{ courses: [{ topic: 'C', path_data: { topic: 'C', modules: [] } }] }],
    });
  });

  it('is unreadable without a course in it', () => {
    for (const text of ['', '{', 'null', '7', '"course"', '[]', '{"courses":[]}', '{"a":1}'])
      expect(readImportFile(text)).toEqual({ problem: 'unreadable' });
  });

  it('travels in parts that fit, in its order, without what is too large for any', () => {
    const courses = ['ä'.repeat(30), 'b', 'c', 'd'.repeat(500), 'e'.repeat(60), 'f'].map(course);
    const file = readImportFile(JSON.stringify(courses), 150);
    if ('problem' in file) throw new Error('unreadable');
    expect(file.tooLarge).toEqual([3]);
    expect(file.parts.map(({ places }) => places)).toEqual([[0, 1], [2, 4], [5]].map((p) => p));
    for (const part of file.parts) {
      expect(part.courses).toEqual(part.places.map((place) => courses[place]));
      const bytes = part.courses.map(
        (each) => new TextEncoder().encode(JSON.stringify(each)).length,
      );
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(150);
    }
  });

  it('names courses in the report by their places in the whole file', () => {
    const outcome = { index: 1, outcome: 'refused' as const, problems: [] };
    const report = { imported: 0, known: 0, refused: 1, courses: [outcome] };
    expect(inFile(report, { courses: [], places: [4, 7] })).toEqual([{ ...outcome, index: 7 }]);
  });
});
