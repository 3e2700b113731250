import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { courseChecks, pathData, reportCard } from '@coursewright/contract';
import { damages } from '../../test/quality/damages/index.ts';
import { isDetected } from '../../test/quality/detection.ts';
import { goodCourse } from '../../test/quality/good-course.ts';
import { checks, ReadCourse, reportCardOf, withReportCard } from '@coursewright/authoring';

const rounds = Array.from({ length: 12 }, (_, at) => at);

describe.each(checks.map((check) => [check.id, check] as const))('the check %s', (id, check) => {
  const own = damages.filter((damage) => damage.check === id);

  it('finds nothing in a good course', () => {
    expect([...check.find(new ReadCourse(goodCourse()))]).toEqual([]);
  });

  it('finds the damage in its place', () => {
    expect(own.length).toBeGreaterThan(0);
    for (const damage of own) {
      const results = rounds
        .map((at) => isDetected(check, damage, goodCourse(), at))
        .filter((found) => found !== undefined);
      const share = results.filter(Boolean).length / results.length;
      expect({ what: damage.what, isFound: share >= 0.8 }).toEqual({
        what: damage.what,
        isFound: true,
      });
    }
  });
});

describe('the report card', () => {
  it('says of a good course that nothing was found', () => {
    const course = goodCourse();
    expect(pathData.parse(course)).toEqual(course);
    expect(reportCardOf(course)).toEqual({ defects: [], left_off: 0 });
  });

  it('is the same every time and has no check twice', () => {
    const damaged = damages[0]!.apply(goodCourse(), 3)!.course;
    expect(reportCardOf(damaged)).toEqual(reportCardOf(damaged));
    expect(checks.map(({ id }) => id).toSorted()).toEqual(courseChecks.toSorted());
    expect(damages.filter(({ check }) => !checks.some(({ id }) => id === check))).toEqual([]);
  });

  it('lists the gravest first, and leads to the question', () => {
    const course = goodCourse();
    const [lesson] = course.modules[0]!.submodules;
    const [question] = lesson!.quiz;
    for (const option of question!.options) option.is_correct = false;
    lesson!.objectives[0] = 'Understand flour';
    const card = reportCardOf(course);
    expect(reportCard.parse(card)).toEqual(card);
    expect(card.defects.map(({ check, severity, place }) => [check, severity, place])).toEqual([
      [
        'key_invalid',
        'error',
        {
          part: 'question',
          module_id: course.modules[0]!.id,
          submodule_id: lesson!.id,
          question_id: question!.id,
        },
      ],
      [
        'objective_verb',
        'warning',
        { part: 'objective', module_id: course.modules[0]!.id, submodule_id: lesson!.id },
      ],
    ]);
  });

  it('counts what it does not list', () => {
    const course = goodCourse();
    const [lesson] = course.modules[0]!.submodules;
    lesson!.objectives = Array.from({ length: 400 }, (_, at) => `Understand flour number ${at}`);
    const { defects, left_off } = reportCardOf(course);
    expect(defects.filter(({ check }) => check === 'objective_verb')).toHaveLength(25);
    expect(left_off).toBeGreaterThanOrEqual(375);
    expect(Math.max(...defects.map(({ said = '' }) => said.length))).toBeLessThanOrEqual(160);
  });

  it('bears lessons that are not written and questions of kinds it does not know', () => {
    const course = goodCourse();
    const [first, second] = course.modules[0]!.submodules;
    Object.assign(first!, { status: 'planned', content: '', summary: '', quiz: [] });
    const ordering = { ...second!.quiz[0]!, kind: 'ordering' };
    Object.assign(second!, {
      quiz: [
        { ...ordering, options: ordering.options.map((one) => ({ ...one, is_correct: true })) },
        ...second!.quiz.slice(1),
      ],
    });
    expect(reportCardOf(course).defects).toEqual([]);
    expect(reportCardOf({ ...course, modules: [] })).toEqual({ defects: [], left_off: 0 });
  });

  it.each(['matching', 'ordering'] as const)(
    'takes a %s question for what its options say',
    (kind) => {
      const course = goodCourse();
      const [lesson] = course.modules[0]!.submodules;
      lesson!.quiz.push({
        id: '99999999-0000-4000-8000-000000000003',
        kind,
        question: 'Which meaning belongs to which term?',
        options: lesson!.key_terms.map(({ term, definition }, at) => ({
          id: `99999999-0000-4000-8000-00000000002${at}`,
          text: term,
          is_correct: true,
          match: definition,
        })),
        explanation: '',
        cites: [],
      });
      expect(reportCardOf(course).defects).toEqual([]);
    },
  );

  it('takes two questions in the same words for one only where the answer is the same', () => {
    const course = goodCourse();
    const lessons = course.modules.flatMap(({ submodules }) => submodules);
    const pairs = [
      [
        ['crumb', 'the soft inside of a loaf'],
        ['crust', 'its hard outside'],
        ['score', 'the cut in its top'],
      ],
      [
        ['poolish', 'a wet preferment of equal parts'],
        ['biga', 'a stiff preferment from Italy'],
        ['levain', 'a preferment of wild yeast'],
      ],
    ];
    const asked = pairs.map((of, at) => ({
      ...lessons[at]!.quiz[0]!,
      id: randomUUID(),
      kind: 'matching' as const,
      question: 'Which meaning belongs to which term?',
      options: of.map(([text = '', match = '']) => ({
        id: randomUUID(),
        text,
        match,
        is_correct: true,
      })),
    }));
    for (const [at, item] of asked.entries()) lessons[at]!.quiz.push(item);
    const repeated = () =>
      reportCardOf(course).defects.filter(({ check }) => check === 'question_repeated').length;
    expect(repeated()).toBe(0);
    lessons[2]!.quiz.push({ ...asked[0]!, id: randomUUID() });
    expect(repeated()).toBe(1);
  });

  it('is added to the report of a course that has one', () => {
    const { report, ...bare } = goodCourse();
    expect(withReportCard({ ...bare, report }).report).toEqual({
      ...report,
      card: { defects: [], left_off: 0 },
    });
    expect(withReportCard(bare)).toEqual(bare);
  });
});
