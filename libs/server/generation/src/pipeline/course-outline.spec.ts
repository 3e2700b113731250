import { AppError } from '@coursewright/contract';
import { describe, expect, it } from 'vitest';
import { confirmedPlan, editedOutline, type CourseOutline } from './course-outline.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const item = (n: number) => ({ id: id(n), title: `Piece ${n}`, description: `About ${n}` });
const lesson = (n: number) => ({ ...item(n), objectives: [`Know ${n}`] });
const outline: CourseOutline = {
  summary: 'A course.',
  modules: [
    { ...item(1), learning_objectives: [], submodules: [lesson(11), lesson(12)] },
    { ...item(2), learning_objectives: [], submodules: [lesson(21)] },
  ],
  prerequisites: { [id(1)]: [], [id(2)]: ['Piece 1'] },
  refs: { [id(11)]: ['S1.1'], [id(12)]: ['S1.2'], [id(21)]: ['S2.1'] },
};
const [one, two] = outline.modules as [
  CourseOutline['modules'][number],
  CourseOutline['modules'][number],
];
let next = 100;
const edit = (modules: Parameters<typeof editedOutline>[1], of = outline) =>
  editedOutline(of, modules, () => id(next++));

describe('an edited outline', () => {
  it('keeps the ids and the passages of lessons wherever they move, and gives new ones to new lessons', () => {
    next = 100;
    const edited = edit([
      {
        ...two,
        title: 'First now',
        submodules: [
          lesson(12),
          ...two.submodules,
          { title: 'New', description: '', objectives: [] },
        ],
      },
      { title: 'Mine', description: '', learning_objectives: [], submodules: [lesson(11)] },
    ]);
    expect(
      edited.modules.map((module) => [module.title, module.submodules.map(({ title }) => title)]),
    ).toEqual([
      ['First now', ['Piece 12', 'Piece 21', 'New']],
      ['Mine', ['Piece 11']],
    ]);
    const ids = edited.modules.map((module) => [
      module.id,
      ...module.submodules.map((submodule) => submodule.id),
    ]);
    expect(ids).toEqual([
      [id(2), id(12), id(21), id(100)],
      [id(101), id(11)],
    ]);
    const { modules, lessons } = confirmedPlan(edited);
    expect(modules.modules.map(({ prerequisites }) => prerequisites)).toEqual([['Piece 1'], []]);
    expect(lessons.map((of) => of.map(({ refs }) => refs))).toEqual([
      [['S1.2'], ['S2.1'], []],
      [['S1.1']],
    ]);
  });

  it('lets a lesson that was taken out be put back as what it was', () => {
    const without = edit([one]);
    expect(without.modules).toHaveLength(1);
    expect(() => edit([one, two], without)).not.toThrow();
    const again = edit([one, two], without);
    expect(confirmedPlan(again).lessons[1]).toEqual([{ ...lesson(21), refs: ['S2.1'] }]);
  });

  it.each([
    ['an unknown id', [{ ...one, id: id(9) }], 'modules.0.id'],
    [
      'the id of a module for a lesson',
      [{ ...one, submodules: [{ ...lesson(1) }] }],
      'modules.0.submodules.0.id',
    ],
    [
      'a lesson twice',
      [one, { ...two, submodules: [lesson(21), lesson(11)] }],
      'modules.1.submodules.1.id',
    ],
    ['a name of Object', [{ ...one, id: 'constructor' }], 'modules.0.id'],
  ])('refuses %s and says where', (_name, modules, path) => {
    let refusal: unknown;
    try {
      edit(modules);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({
      type: 'validation_error',
      details: [expect.objectContaining({ path })],
    });
  });
});
