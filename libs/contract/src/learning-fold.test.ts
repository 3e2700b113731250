import { describe, expect, it } from 'vitest';
import { type LearningEvent, learningEvent } from './learning-events.ts';
import { foldLearning } from './learning-fold.ts';

/** The same numbers for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const idOf = (kind: number, number: number): string =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`;

const start = Date.parse('2026-01-10T12:00:00Z');
const day = 86_400_000;

/** What two devices did, one of whose clocks is a day off. */
function doneOnTwoDevices(next: () => number): LearningEvent[] {
  const pick = (count: number) => Math.floor(next() * count);
  const skews = { desk: 0, phone: (pick(3) - 1) * day };
  return Array.from({ length: 5 + pick(25) }, (_one, number) => {
    const device = pick(2) === 0 ? ('desk' as const) : ('phone' as const);
    const question_id = idOf(3, pick(3));
    const said = [
      { kind: 'opened', payload: {} },
      { kind: 'read', payload: { seconds: 1 + pick(60) } },
      { kind: 'ticked', payload: { completed: pick(2) === 0 } },
      { kind: 'answered', payload: { question_id, option_ids: [], is_correct: pick(2) === 0 } },
      { kind: 'hinted', payload: { question_id } },
      { kind: 'disputed', payload: { question_id, is_disputed: pick(2) === 0 } },
      { kind: 'noted', payload: { note_id: idOf(4, pick(2)), text: ['', 'a', 'b'][pick(3)] } },
    ][pick(7)];
    return learningEvent.parse({
      ...said,
      id: idOf(1, number),
      submodule_id: idOf(2, pick(3)),
      device,
      // A few moments are the same, so that ids decide.
      at: new Date(start + pick(8) * 1000 + skews[device]).toISOString(),
    });
  });
}

describe('the fold of learning events', () => {
  it('is the same for 1,000 interleavings with repetitions', { timeout: 120_000 }, () => {
    const different: number[] = [];
    const miscounted: number[] = [];
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const next = random(seed);
      const events = doneOnTwoDevices(next);
      const repeated = [...events, ...events.filter(() => next() < 0.3)];
      const shuffled = repeated
        .map((event) => ({ event, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ event }) => event);
      const folded = foldLearning(shuffled);
      if (JSON.stringify(folded) !== JSON.stringify(foldLearning(events))) different.push(seed);
      const seconds = folded.lessons.reduce((sum, one) => sum + one.seconds_read, 0);
      const said = events.reduce(
        (sum, one) => sum + (one.kind === 'read' ? one.payload.seconds : 0),
        0,
      );
      if (seconds !== said) miscounted.push(seed);
    }
    expect({ different, miscounted }).toEqual({ different: [], miscounted: [] });
  });

  it('goes on from what earlier events came to as if it had them all', () => {
    const different: number[] = [];
    for (let seed = 1; seed <= 200; seed += 1) {
      const next = random(seed);
      const events = doneOnTwoDevices(next);
      const middle = start + 4_000;
      const [earlier, later] = [
        events.filter(({ at }) => Date.parse(at) < middle),
        events.filter(({ at }) => Date.parse(at) >= middle),
      ];
      const all = JSON.stringify(foldLearning(events));
      if (JSON.stringify(foldLearning(later, foldLearning(earlier))) !== all) different.push(seed);
    }
    expect(different).toEqual([]);
  });

  it('does not let what happened earlier overrule what is known', () => {
    const said = (minute: number, kind: string, payload: object, lesson = 1) =>
      learningEvent.parse({
        id: idOf(1, minute),
        submodule_id: idOf(2, lesson),
        device: 'desk',
        at: new Date(start + minute * 60_000).toISOString(),
        kind,
        payload,
      });
    const known = foldLearning([
      said(5, 'ticked', { completed: true }),
      said(6, 'opened', {}),
      said(7, 'noted', { note_id: idOf(4, 1), text: 'later' }),
    ]);
    const late = [
      said(1, 'ticked', { completed: false }),
      said(2, 'opened', {}, 2),
      said(3, 'noted', { note_id: idOf(4, 1), text: '' }),
    ];
    const { last_visited, lessons } = foldLearning(late, known);
    expect(last_visited?.submodule_id).toBe(idOf(2, 1));
    expect(lessons[0]).toEqual(known.lessons[0]);
  });

  it('keeps the last answer to a question, and the last word on whether it is wrong', () => {
    const question_id = idOf(3, 1);
    const said = (minute: number, kind: string, payload: object) =>
      learningEvent.parse({
        id: idOf(1, minute),
        submodule_id: idOf(2, 1),
        device: 'desk',
        at: new Date(start + minute * 60_000).toISOString(),
        kind,
        payload: { question_id, ...payload },
      });
    const known = foldLearning([
      said(5, 'answered', { option_ids: [idOf(5, 2)], is_correct: false }),
      said(6, 'disputed', { reason: 'Both are right.' }),
    ]);
    const late = [
      said(1, 'answered', { option_ids: [idOf(5, 1)], is_correct: true }),
      said(2, 'disputed', { is_disputed: false }),
    ];
    expect(foldLearning(late, known).lessons[0]?.questions).toEqual([
      {
        question_id,
        attempts: 2,
        is_correct: false,
        was_correct: true,
        option_ids: [idOf(5, 2)],
        answered_at: new Date(start + 5 * 60_000).toISOString(),
        hints: 0,
        is_disputed: true,
        dispute_reason: 'Both are right.',
        disputed_at: new Date(start + 6 * 60_000).toISOString(),
      },
    ]);
    const taken = [said(7, 'disputed', { is_disputed: false, reason: 'I was wrong.' })];
    expect(foldLearning(taken, known).lessons[0]?.questions[0]).toMatchObject({
      is_disputed: false,
      dispute_reason: '',
    });
  });

  it('keeps the last word on ticks and notes, and the first success of a question', () => {
    let number = 0;
    const said = (minute: number, kind: string, payload: object) =>
      learningEvent.parse({
        id: idOf(1, (number += 1)),
        submodule_id: idOf(2, 1),
        device: 'desk',
        at: new Date(start + minute * 60_000).toISOString(),
        kind,
        payload,
      });
    const [one, two] = [{ question_id: idOf(3, 1) }, { question_id: idOf(3, 2) }];
    const events = [
      said(9, 'ticked', { completed: true }),
      said(3, 'ticked', { completed: false }),
      said(1, 'answered', { ...one, option_ids: [], is_correct: true }),
      said(2, 'answered', { ...one, option_ids: [], is_correct: false }),
      said(4, 'answered', { ...two, option_ids: [], is_correct: true }),
      said(6, 'noted', { note_id: idOf(4, 1), text: 'later', quote: 'words' }),
      said(5, 'noted', { note_id: idOf(4, 1), text: 'earlier' }),
      said(8, 'opened', {}),
    ];
    const [lesson] = foldLearning(events).lessons;
    expect(lesson).toMatchObject({
      is_completed: true,
      latest_score: 0.5,
      best_score: 1,
      notes: [{ text: 'later', place: { quote: 'words' } }],
      opened_at: new Date(start + 8 * 60_000).toISOString(),
    });
    const disputed = foldLearning([...events, said(10, 'disputed', one)]);
    expect(disputed.lessons[0]).toMatchObject({ latest_score: 1, best_score: 1 });
    expect(foldLearning([])).toEqual({ last_visited: null, lessons: [] });
  });
});
