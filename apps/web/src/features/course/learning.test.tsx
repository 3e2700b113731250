import { AppError, foldLearning, operations, type LearningEvent } from '@coursewright/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { learningOutbox } from '../../shared/learning/outbox.ts';
import { session } from '../../shared/session/index.ts';
import { aCourse, ids } from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { lessonIsThere } from '../../testing/lesson-is-there.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './history-course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

/** A course has two ids: of its run, by which what is learned is recorded, and its own. */
const courseId = '0000000c-0000-4000-8000-000000000001';
const address = '/history/0000000e-0000-4000-8000-000000000001';
const events = () => fakeServer.state.learning.get(courseId) ?? [];
// On a slow machine the time in which a lesson was looked at is worth an event of its own.
const kinds = () => events().flatMap(({ kind }) => (kind === 'read' ? [] : [kind]));
const keptKeys = () =>
  Object.keys(localStorage).filter(
    (key) => key.startsWith('kept:') && !localStorage.getItem(key)?.includes('"read"'),
  );

/** The first lesson, or another place in the course. */
async function open(at = `${address}?lesson=${ids.lesson(1, 1)}`) {
  const app = renderApp(at, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: aCourse().topic }, slow);
  await lessonIsThere();
  return app;
}
const finish = () => screen.findByRole('button', { name: 'Finish lesson' }, slow);
const undo = () => screen.findByRole('button', { name: 'Mark as not finished' }, slow);
const finished = (count: number) => screen.findByText(`${count} of 5 lessons finished`, {}, slow);
const lessonShown = (name: string) => screen.findByRole('heading', { level: 2, name }, slow);

/** Something that happened on another device. */
const elsewhere = (
  said: Pick<LearningEvent, 'kind' | 'payload' | 'submodule_id'>,
  at = '2026-11-20T10:00:00.000Z',
) => ({ ...said, id: crypto.randomUUID(), device: 'phone', at }) as LearningEvent;
const lesson = (module: number, number: number) => ({ submodule_id: ids.lesson(module, number) });

beforeEach(() => {
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ task_id: courseId, status: 'completed', overall_progress: 1, result: aCourse() }),
  };
});
afterEach(() => vi.restoreAllMocks());

describe('what a learner does in a course', () => {
  it('is recorded, and is there after a reload and on another device', async () => {
    const first = await open();
    await first.person.click(await finish());
    await lessonShown('Meanders and their migration');
    await waitFor(() => expect(kinds()).toEqual(['opened', 'ticked', 'opened']), slow);
    await waitFor(() => expect(keptKeys()).toEqual([]), slow);
    first.unmount();

    localStorage.clear();
    const second = await open(address);
    expect(screen.getByText('1 of 5 lessons finished')).toBeVisible();
    await second.person.click(screen.getByRole('link', { name: 'Continue with lesson 1.2' }));
    await lessonShown('Meanders and their migration');
  });

  it('is the same course by both of its addresses', async () => {
    const first = await open(`/result/${courseId}?lesson=${ids.lesson(1, 1)}`);
    await first.person.click(await finish());
    await lessonShown('Meanders and their migration');
    first.unmount();
    await open(address);
    expect(screen.getByRole('link', { name: 'Continue with lesson 1.2' })).toBeVisible();
    expect(screen.getByText('1 of 5 lessons finished')).toBeVisible();
  });

  it('is shown with what was done on another device, and goes on where that one was', async () => {
    fakeServer.state.learning.set(courseId, [
      elsewhere({ kind: 'ticked', ...lesson(1, 1), payload: { completed: true } }),
      elsewhere({ kind: 'opened', ...lesson(2, 1), payload: {} }),
    ]);
    const { person } = await open(address);
    expect(screen.getByText('1 of 5 lessons finished')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Continue with lesson 2.1' }));
    await lessonShown('Floods and their rhythm');

    // The other one goes on: what it did is shown, and the lesson that is read here stays.
    fakeServer.state.learning.set(courseId, [
      ...events(),
      elsewhere({ kind: 'ticked', ...lesson(1, 2), payload: { completed: true } }),
      elsewhere({ kind: 'opened', ...lesson(1, 2), payload: {} }, '2030-01-01T10:00:00.000Z'),
    ]);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('2 of 5 lessons finished', {}, slow)).toBeVisible();
    await lessonShown('Floods and their rhythm');
  });

  it('comes after what is known, also where the clock of the device is behind', async () => {
    fakeServer.state.learning.set(courseId, [
      elsewhere(
        { kind: 'ticked', ...lesson(1, 1), payload: { completed: true } },
        new Date(Date.now() + 86_400_000).toISOString(),
      ),
    ]);
    const { person } = await open();
    await person.click(await undo());
    await finish();
    await waitFor(() => expect(foldLearning(events()).lessons[0]?.is_completed).toBe(false), slow);
  });

  it('opens the lesson that the address names, whichever was visited last', async () => {
    fakeServer.state.learning.set(courseId, [
      elsewhere({ kind: 'opened', ...lesson(2, 1), payload: {} }),
    ]);
    await open(`${address}?lesson=${ids.lesson(1, 3)}`);
    await lessonShown('Reading a floodplain');
  });

  it('keeps the answers to questions, with the last and the best score', async () => {
    const quiz = `${address}?lesson=${ids.lesson(1, 1)}&tab=quiz`;
    const first = await open(quiz);
    const answer = async (name: string) => {
      await first.person.click(await screen.findByRole('radio', { name }, slow));
      await first.person.click(screen.getByRole('button', { name: 'Check answer' }));
    };
    await answer('Gravity');
    await waitFor(() => expect(kinds()).toContain('answered'), slow);
    await first.person.click(screen.getByRole('button', { name: 'Next question' }));
    first.unmount();

    // It goes on where it was left, and ends with what both visits come to.
    const second = await open(quiz);
    const asked = await screen.findByText(/^Question \d of 2$/, {}, slow);
    expect(asked).toHaveTextContent('Question 2 of 2');
    await second.person.click(screen.getByRole('radio', { name: 'False' }));
    await second.person.click(screen.getByRole('button', { name: 'Check answer' }));
    await waitFor(() => expect(keptKeys()).toEqual([]), slow);
    second.unmount();

    localStorage.clear();
    const third = await open(quiz);
    expect(await screen.findByText('Your result', {}, slow)).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(screen.getByText(/^Your answer:/)).toHaveTextContent('Your answer: False');
    await third.person.click(screen.getByRole('button', { name: 'Answer the wrong one again' }));
    expect(screen.getByText('Question 1 of 1')).toHaveFocus();
    await third.person.click(screen.getByRole('radio', { name: 'True' }));
    await third.person.click(screen.getByRole('button', { name: 'Check answer' }));
    await third.person.click(screen.getByRole('button', { name: 'See result' }));
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(screen.getByText('2 attempts')).toBeVisible();
    expect(screen.queryByRole('button', { name: /wrong/ })).toBeNull();
    await waitFor(() => expect(foldLearning(events()).lessons[0]?.latest_score).toBe(1), slow);
  });

  it('counts how long a lesson was looked at, when it is left', async () => {
    const now = vi.spyOn(performance, 'now');
    const { person } = await open();
    await lessonShown('Why rivers flow');
    const start = performance.now();
    now.mockReturnValue(start + 65_000);
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    // Nobody reads a lesson for an hour without a sign of life.
    now.mockReturnValue(start + 3_600_000);
    await person.click(screen.getByRole('link', { name: /Next: 1\.2/ }));
    await lessonShown('Meanders and their migration');
    await waitFor(() => expect(events().some(({ kind }) => kind === 'read')).toBe(true), slow);
    const read = events().find((event) => event.kind === 'read');
    expect(read?.payload.seconds).toBeGreaterThanOrEqual(180);
    expect(read?.payload.seconds).toBeLessThanOrEqual(190);
  });
});

describe('what a learner did, on its way to the server', () => {
  it('is kept while the server is away, and sent once when it is back', async () => {
    let isAway = true;
    const sent = new Array<string>();
    const record = fakeServer.useCases.recordLearningEvents.run;
    fakeServer.useCases.recordLearningEvents = {
      run: async (caller, input, options) => {
        sent.push(...input.events.map(({ id }) => id));
        if (isAway) throw new AppError('unavailable', 'The database is away.');
        return await record(caller, input, options);
      },
    };
    const first = await open();
    await first.person.click(await finish());
    await finished(1);
    await waitFor(() => expect(sent).not.toEqual([]), slow);
    first.unmount();
    await waitFor(() => expect(keptKeys()).toHaveLength(3), slow);

    // After a reload it is still shown, and gone to the server as soon as that can be reached.
    const second = await open();
    await finished(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(events()).toEqual([]);
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(keptKeys()).toEqual([]), slow);
    await finished(1);
    expect(kinds().filter((kind) => kind === 'ticked')).toHaveLength(1);
    await learningOutbox.send();
    const before = sent.length;
    await learningOutbox.send();
    expect(sent).toHaveLength(before);
    second.unmount();
  });

  it('is left to the tab of a newer release where this one does not understand it', async () => {
    const { id } = fakeServer.state.user;
    const newer = { ...elsewhere({ kind: 'opened', payload: {}, ...lesson(1, 1) }), kind: 'sung' };
    const key = `kept:${id}:event:${newer.id}`;
    const text = JSON.stringify({ courseId, event: newer });
    localStorage.setItem(key, text);
    const { person } = await open();
    await person.click(await finish());
    await finished(1);
    await waitFor(() => expect(keptKeys()).toEqual([key]), slow);
    expect(localStorage.getItem(key)).toBe(text);
  });

  it('counts once where the answer to it was lost', async () => {
    let isLost = true;
    const record = fakeServer.useCases.recordLearningEvents.run;
    fakeServer.useCases.recordLearningEvents = {
      run: async (caller, input, options) => {
        const answer = await record(caller, input, options);
        if (isLost) throw new AppError('timeout', 'That took too long.');
        return answer;
      },
    };
    await open();
    await waitFor(() => expect(kinds()).toEqual(['opened']), slow);
    expect(keptKeys()).toHaveLength(1);
    isLost = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(keptKeys()).toEqual([]), slow);
    expect(kinds()).toEqual(['opened']);
  });

  it('is taken back, and said so, where the server refuses it for good', async () => {
    const record = fakeServer.useCases.recordLearningEvents.run;
    fakeServer.useCases.recordLearningEvents = {
      run: async (caller, input, options) => {
        if (input.events.some(({ kind }) => kind === 'ticked'))
          throw new AppError('payload_too_large', 'A course keeps at most 50000 events.');
        return await record(caller, input, options);
      },
    };
    const { person } = await open();
    await person.click(await finish());
    expect(
      await screen.findByText(
        'Your progress was not saved. A course keeps at most 50000 events.',
        {},
        slow,
      ),
    ).toBeVisible();
    await finished(0);
    // What came with it was not refused.
    await waitFor(() => expect(kinds()).toEqual(['opened', 'opened']), slow);
    expect(keptKeys()).toEqual([]);
  });

  it('is kept where somebody else answers in place of the server', async () => {
    fakeServer.on(operations.recordLearningEvents, () =>
      HttpResponse.text('<h1>Not found</h1>', { status: 404 }),
    );
    const { person } = await open();
    await person.click(await finish());
    await finished(1);
    const asked = () => fakeServer.count('POST', `/api/v1/learning-paths/${courseId}/events`);
    await waitFor(() => expect(asked()).toBeGreaterThan(1), slow);
    expect(keptKeys()).toHaveLength(3);
    await finished(1);
  });

  it('is sent with keepalive, so that closing the tab does not stop it', async () => {
    const sent = vi.spyOn(window, 'fetch');
    await open();
    await waitFor(() => expect(kinds()).toEqual(['opened']), slow);
    const calls = sent.mock.calls.filter(
      ([url]) => typeof url === 'string' && url.endsWith('/events'),
    );
    expect(calls.map(([, init]) => init?.keepalive)).toEqual([true]);
  });

  it('is removed from the device at logout', async () => {
    fakeServer.useCases.recordLearningEvents = {
      run: () => Promise.reject(new AppError('unavailable', 'The database is away.')),
    };
    await open();
    await waitFor(() => expect(keptKeys()).toHaveLength(1), slow);
    await act(() => session.logout());
    expect(keptKeys()).toEqual([]);
  });
});

describe('marks that were kept on the device alone', () => {
  it('are taken over once, where the server knows nothing of the lesson', async () => {
    const marks = [ids.lesson(1, 1), ids.lesson(1, 2), 'nonsense'];
    localStorage.setItem(`course_read:${courseId}`, JSON.stringify(marks));
    fakeServer.state.learning.set(courseId, [
      elsewhere({ kind: 'ticked', ...lesson(1, 2), payload: { completed: false } }),
    ]);
    await open();
    expect(await screen.findByText('1 of 5 lessons finished', {}, slow)).toBeVisible();
    const outline = screen.getByRole('navigation', { name: 'Course outline' });
    expect(within(outline).getByRole('link', { name: /Finished:.*Why rivers flow/ })).toBeVisible();
    await waitFor(() => expect(keptKeys()).toEqual([]), slow);
    expect(events().filter(({ kind }) => kind === 'ticked')).toHaveLength(2);
    expect(localStorage.getItem(`course_read:${courseId}`)).toBeNull();
  });
});
