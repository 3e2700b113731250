import { createContext, Script } from 'node:vm';
import { buildCourseDocument, Renderer } from '@coursewright/exports';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { Scorm12API } from 'scorm-again';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { anyHostileCourse } from './hostile-courses.ts';

// What SCORM 1.2 asks of a course at run time, case by case, on a run time that platforms use.

interface Standing {
  readonly place: string;
  readonly state: string;
  readonly count: number;
  readonly right: number;
  readonly isComplete: boolean;
}
interface Connection {
  readonly isAlone: boolean;
  begin(ready: (kept: { place: string; state: string }) => void): void;
  answered(answer: object): void;
  keep(standing: Standing, told: (isTaken: boolean) => void): void;
  end(standing: Standing): void;
}
/** Of a window what a course looks at to find its platform. */
interface Frame {
  API?: unknown;
  parent?: Frame;
  top?: Frame;
  opener?: Frame;
  connection?: Connection;
}

const done = { place: 'lesson-1', state: 'kept', count: 10, right: 7, isComplete: true };
const answer = {
  id: 'q1',
  kind: 'matching',
  right: [1, 0],
  given: [0, 1],
  isRight: false,
  seconds: 3725,
};

/** A platform with what it knows of the learner, and all that it is called. */
function platformOf(core: Record<string, string> = {}, mastery = '70') {
  const runTime = new Scorm12API({ autocommit: false, logLevel: 5 });
  const known = { lesson_status: 'not attempted', lesson_mode: 'normal', credit: 'credit' };
  const cmi = { core: { ...known, ...core }, student_data: { mastery_score: mastery } };
  runTime.loadFromJSON({ cmi }, '');
  const calls: string[] = [];
  const refused: string[] = [];
  const call =
    (name: string) =>
    (...values: unknown[]): unknown => {
      const said = `${name}(${values.join(', ')})`;
      calls.push(said);
      for (const value of values) expect(value, said).toBeTypeOf('string');
      const method = Reflect.get(runTime, name) as (...given: unknown[]) => unknown;
      const result = method.apply(runTime, values);
      if (runTime.LMSGetLastError() !== '0') refused.push(`${runTime.LMSGetLastError()} ${said}`);
      return result;
    };
  const names = ['LMSInitialize', 'LMSFinish', 'LMSGetValue', 'LMSSetValue', 'LMSCommit'];
  const api = Object.fromEntries(names.map((name) => [name, call(name)]));
  return { api, calls, refused, told: (name: string) => lastSet(calls, name) };
}

const lastSet = (calls: readonly string[], name: string): string | undefined =>
  calls.findLast((one) => one.startsWith(`LMSSetValue(${name}, `))?.slice(name.length + 14, -1);

const topmost = (frame: Frame = {}): Frame => {
  const window = frame;
  window.parent = window;
  window.top = window;
  return window;
};
const within = (parent: Frame): Frame => ({ parent, top: parent.top! });

describe('a SCORM package at run time', () => {
  let script: Script;
  const renderer = new Renderer();
  beforeAll(async () => {
    const [path_data] = fc.sample(anyHostileCourse, { seed: 14, numRuns: 1 });
    const query = { quizzes: true, sources: true };
    const when = '2026-01-02T03:04:05.000Z';
    const stored = { topic: 'Any', path_data, created_at: when, last_modified_at: when };
    const path_id = '00000000-0000-4000-8000-000000000000';
    const course = buildCourseDocument(
      { ...stored, path_id } as Parameters<typeof buildCourseDocument>[0],
      query,
    );
    const { bytes } = await renderer.render({ format: 'scorm', course, query });
    script = new Script(strFromU8(unzipSync(bytes)['connection.js']!));
  });
  afterAll(() => renderer.onModuleDestroy());

  const launched = (window: Frame): Connection => {
    script.runInContext(createContext({ window, console }));
    return window.connection!;
  };
  const begun = (window: Frame): { connection: Connection; kept: unknown } => {
    const connection = launched(window);
    let kept: unknown;
    connection.begin((found) => {
      kept = found;
    });
    return { connection, kept };
  };
  const inFrame = (platform: { api: unknown }) => begun(within(topmost({ API: platform.api })));

  it.each([
    ['in the frame around it', (API: unknown) => within(topmost({ API }))],
    [
      'eight frames above',
      (API: unknown) => Array.from({ length: 8 }).reduce<Frame>(within, topmost({ API })),
    ],
    ['in the window that opened it', (API: unknown) => topmost({ opener: topmost({ API }) })],
    [
      'above the frame that opened it',
      (API: unknown) => topmost({ opener: within(topmost({ API })) }),
    ],
    [
      'in the window that opened those around it',
      (API: unknown) => within(topmost({ opener: topmost({ API }) })),
    ],
  ])('finds the object of its platform %s', (_where, windowOf) => {
    const { api, calls } = platformOf();
    expect(begun(windowOf(api)).connection.isAlone).toBe(false);
    expect(calls[0]).toBe('LMSInitialize()');
  });

  it('plays alone where there is none, or none that it may look at', () => {
    const foreign = Object.defineProperty<Frame>({}, 'API', {
      get: () => {
        throw new Error('of another origin');
      },
    });
    for (const window of [topmost(), within(topmost()), { parent: foreign, top: foreign }]) {
      const { connection, kept } = begun(window);
      expect(connection.isAlone).toBe(true);
      expect(kept).toEqual({ place: '', state: '' });
      const told: boolean[] = [];
      connection.keep(done, (isTaken) => told.push(isTaken));
      connection.end(done);
      expect(told).toEqual([true]);
    }
  });

  it('calls nothing more of a platform that cannot begin', () => {
    const platform = platformOf();
    const first = { ...platform.api, LMSInitialize: () => 'false' };
    const { connection } = begun(within(topmost({ API: first })));
    connection.answered(answer);
    connection.end(done);
    expect(connection.isAlone).toBe(true);
    expect(platform.calls).toEqual([]);
  });

  it('begins once and before all else, and ends once and after all else', () => {
    const platform = platformOf();
    const { connection } = inFrame(platform);
    connection.answered(answer);
    connection.keep(done, () => undefined);
    // A page that goes away says so twice.
    for (let time = 0; time < 2; time += 1) connection.end(done);
    connection.answered(answer);
    connection.keep(done, () => undefined);
    const { calls } = platform;
    expect(calls.filter((one) => one.startsWith('LMSInitialize'))).toEqual([calls[0]]);
    expect(calls.filter((one) => one.startsWith('LMSFinish'))).toEqual([calls.at(-1)]);
    expect(calls.at(-2)).toBe('LMSCommit()');
    expect(platform.refused).toEqual([]);
  });

  it('writes every element that it uses as its type has it', () => {
    vi.useFakeTimers({ now: new Date(2026, 0, 2, 3, 4, 5), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const platform = platformOf();
    const { connection } = inFrame(platform);
    expect(platform.told('cmi.core.lesson_status')).toBe('incomplete');
    for (const kind of ['choice', 'sequencing', 'matching', 'recall'])
      connection.answered({ ...answer, kind });
    connection.end(done);
    expect(platform.refused).toEqual([]);
    const { told } = platform;
    expect(told('cmi.core.score.min')).toBe('0');
    expect(told('cmi.core.score.max')).toBe('100');
    expect(told('cmi.core.score.raw')).toBe('70');
    expect(told('cmi.core.exit')).toBe('suspend');
    expect(told('cmi.core.session_time')).toMatch(/^\d{4}:[0-5]\d:[0-5]\d$/);
    expect(told('cmi.core.lesson_location')).toBe('lesson-1');
    expect(told('cmi.suspend_data')).toBe('kept');
    expect(told('cmi.interactions.0.time')).toMatch(/^\d\d:\d\d:\d\d$/);
    expect(told('cmi.interactions.0.latency')).toBe('0001:02:05');
    expect(told('cmi.interactions.0.result')).toBe('wrong');
    expect(told('cmi.interactions.1.student_response')).toBe('a,b');
    expect(told('cmi.interactions.2.student_response')).toBe('a.a,b.b');
    expect(told('cmi.interactions.2.correct_responses.0.pattern')).toBe('a.b,b.a');
    // What learners say of an answer that they thought of is neither chosen nor typed in.
    expect(told('cmi.interactions.3.type')).toBe('performance');
    expect(told('cmi.interactions.3.student_response')).toBe('known');
    expect(told('cmi.interactions.3.result')).toBe('wrong');
  });

  it.each([
    ['70', 7, 'passed'],
    ['71', 7, 'failed'],
    ['0', 0, 'passed'],
    ['', 10, 'passed'],
    ['', 0, 'failed'],
  ])('is judged by the platform’s score, %j, at %d of 10: %s', (mastery, right, status) => {
    const platform = platformOf({}, mastery);
    inFrame(platform).connection.end({ ...done, right });
    expect(platform.told('cmi.core.lesson_status')).toBe(status);
    expect(platform.refused).toEqual([]);
  });

  it('is completed without a score where there is nothing to answer', () => {
    const platform = platformOf();
    inFrame(platform).connection.end({ ...done, count: 0, right: 0 });
    expect(platform.told('cmi.core.lesson_status')).toBe('completed');
    expect(platform.told('cmi.core.score.raw')).toBeUndefined();
  });

  it.each(['browse', 'review'])('judges nobody who only looks at it: %s', (lesson_mode) => {
    const platform = platformOf({ lesson_mode });
    const { connection } = inFrame(platform);
    connection.answered(answer);
    connection.end(done);
    expect(platform.calls.join('\n')).not.toMatch(
      /SetValue\(cmi\.(interactions|core\.(score|lesson_status))/,
    );
    expect(platform.told('cmi.core.lesson_location')).toBe('lesson-1');
    expect(platform.refused).toEqual([]);
  });

  it.each(['incomplete', 'completed', 'passed', 'failed'])(
    'goes on from %s, as it was left',
    (status) => {
      const core = { lesson_status: status, lesson_location: 'lesson-3', entry: 'resume' };
      const platform = platformOf(core);
      const { kept } = inFrame(platform);
      expect(kept).toMatchObject({ place: 'lesson-3' });
      expect(platform.told('cmi.core.lesson_status')).toBeUndefined();
      expect(platform.refused).toEqual([]);
    },
  );

  it('does not take back that somebody has passed', () => {
    const platform = platformOf({ lesson_status: 'passed' });
    inFrame(platform).connection.end({ ...done, right: 1 });
    expect(platform.told('cmi.core.lesson_status')).toBeUndefined();
    expect(platform.told('cmi.core.score.raw')).toBe('10');
  });

  it.each([
    ['suspend_data', false],
    ['lesson_status', false],
    ['score.raw', false],
    ['interactions', true],
    ['score.max', true],
  ])('hears that a platform does not take %s, and takes it as kept: %s', (refused, isKept) => {
    const { api } = platformOf();
    const set = api['LMSSetValue']!;
    const LMSSetValue = (name: string, value: string) =>
      name.includes(refused) ? 'false' : set(name, value);
    const { connection } = begun(within(topmost({ API: { ...api, LMSSetValue } })));
    const told: boolean[] = [];
    connection.answered(answer);
    connection.keep(done, (isTaken) => told.push(isTaken));
    expect(told).toEqual([isKept]);
  });
});
