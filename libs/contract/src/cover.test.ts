import { describe, expect, it } from 'vitest';
import { coverOf, coverSize } from './cover.ts';

const subjects = Array.from({ length: 200 }, (_, index) => `Subject ${index} of many`);

describe('the cover of a course', () => {
  it('is the same for the same subject, however it is written', () => {
    const cover = coverOf('How rivers shape land');
    expect(coverOf('How rivers shape land')).toEqual(cover);
    expect(coverOf('  how RIVERS shape land ')).toEqual(cover);
    expect(coverOf('Cafe\u0301')).toEqual(coverOf('Café'));
  });

  it('stays what it was when it was released', () => {
    const { motif, palette, shapes } = coverOf('Photosynthesis');
    expect({ motif, ground: palette.ground, first: shapes[0] }).toMatchInlineSnapshot(`
      {
        "first": {
          "colour": "light",
          "d": "M 40 40 h -40 a 40 40 0 0 1 40 -40 Z",
          "opacity": 0.9,
        },
        "ground": "#f4dfd8",
        "motif": "tiles",
      }
    `);
  });

  it('differs between subjects, and every motif and palette comes up', () => {
    const covers = subjects.map(coverOf);
    expect(new Set(covers.map((cover) => JSON.stringify(cover))).size).toBe(subjects.length);
    expect(new Set(covers.map(({ motif }) => motif)).size).toBe(6);
    expect(new Set(covers.map(({ palette }) => palette.ground)).size).toBe(6);
  });

  it('draws with finite numbers alone, for any subject', () => {
    for (const subject of [...subjects, '', '茶', 'العربية', '🧬', 'x'.repeat(200)]) {
      const { shapes } = coverOf(subject);
      expect(shapes.length).toBeGreaterThan(0);
      for (const { d, opacity } of shapes) {
        expect(d).not.toMatch(/NaN|Infinity|undefined/);
        expect(opacity).toBeLessThanOrEqual(1);
      }
    }
    expect(coverSize.width).toBe(coverSize.height * 2);
  });
});
