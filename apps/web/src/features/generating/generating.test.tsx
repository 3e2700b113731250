import { AppError, operations } from '@coursewright/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  anOutlineOf,
  aCourse,
  aPlannedLesson,
  anEvent,
  asStream,
  ids,
} from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aStream, theEnd, theTaskIs } from '../../testing/progress-stream.ts';
import { backToRealTime } from '../../testing/real-time.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { lessonEvent, lessons, outline } from '../../testing/run-events.ts';
import { afterEvent, afterPoll, notStarted } from './model/live-course.ts';
// Loaded here, so that Ant Design does not count against the first test's time.
import './generating.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const address = `/generating/${aTask().task_id}`;

describe('watching a course being written', () => {
  it('fills the outline as events arrive, and opens finished lessons early', async () => {
    const stream = aStream();
    renderApp(address, { signedIn: true });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'How rivers shape land' }, slow),
    ).toBeVisible();
    await waitFor(() => expect(stream.connections).toHaveLength(1));
    stream.say(
      anEvent(1, { preview_data: { type: 'searches', data: { queries: ['why rivers meander'] } } }),
      anEvent(2, {
        preview_data: {
          type: 'source',
          data: {
            title: 'The work of rivers',
            kind: 'web',
            url: 'https://rivers.example.org/work',
          },
        },
      }),
    );
    expect(await screen.findByText('why rivers meander')).toBeVisible();
    expect(screen.getByRole('link', { name: /^The work of rivers/ })).toHaveAttribute(
      'href',
      'https://rivers.example.org/work',
    );

    const [queries, module_id] = [['meanders'], ids.module(1)];
    const searched = { type: 'searches', data: { queries, module_id } } as const;
    stream.say(outline, anEvent(4, { phase: 'outline', preview_data: searched }));
    expect(await screen.findByText('Searching for more on “Module 1”')).toBeVisible();
    expect(screen.getByText('meanders')).toBeVisible();

    stream.say({ ...lessons, id: 5 }, lessonEvent(6, 'writing'));
    const row = (await screen.findByText('Why rivers flow')).closest('li')!;
    expect(within(row).getByText('writing')).toBeVisible();
    expect(within(row).queryByRole('link')).toBeNull();
    stream.say(lessonEvent(7, 'readable', 'write_quiz'));
    expect(await within(row).findByText('writing the quiz')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Why rivers flow' })).toHaveAttribute(
      'href',
      `/result/${aTask().task_id}?lesson=${ids.lesson(1, 1)}`,
    );
    expect(screen.getByRole('progressbar', { name: 'Progress of the course' })).toHaveAttribute(
      'aria-valuenow',
      '35',
    );
    expect(screen.getByText('Lessons', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
    expect([...screen.getByRole('log').children].map((line) => line.textContent)).toEqual([
      'Reading up on the topic.',
      'Planning the modules.',
      'Outline ready: 2 modules.',
      'Writing the lessons.',
      'Ready: “Why rivers flow”.',
    ]);
  });

  it('says that it reconnects, goes on after the last event, and warns of an unreadable message', async () => {
    const stream = aStream();
    renderApp(address, { signedIn: true });
    await waitFor(() => expect(stream.connections).toHaveLength(1), slow);
    stream.say(
      anEvent(1),
      anEvent(2, {
        preview_data: {
          type: 'source',
          data: { title: 'A page', kind: 'web', url: 'https://example.org/' },
        },
      }),
    );
    expect(await screen.findByText('Read “A page”')).toBeVisible();
    stream.drop();
    expect(await screen.findByText('Reconnecting…')).toBeVisible();
    await waitFor(() => expect(stream.connections).toHaveLength(2), slow);
    expect(stream.connections[1]?.after).toBe(2);
    await waitFor(() => expect(screen.queryByText('Reconnecting…')).toBeNull());
    stream.sayRaw('data: {"id": 3, "nonsense": true}\n\n');
    expect(await screen.findByText('Failed to parse progress update.')).toBeVisible();
    stream.say(outline);
    expect(await screen.findByText('Module 1')).toBeVisible();
  });

  it('knows after a reload what is stored, before the stream has said a word', async () => {
    theTaskIs({
      overall_progress: 0.5,
      learning_path: aCourse({}, [
        aPlannedLesson(1, 2, { status: 'writing' }),
        aPlannedLesson(2, 1, { status: 'failed' }),
      ]),
    });
    fakeServer.on(operations.progressStream, () => HttpResponse.error());
    renderApp(address, { signedIn: true });
    expect(await screen.findByRole('link', { name: 'Why rivers flow' }, slow)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Meanders and their migration' })).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Progress of the course' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    expect(screen.getByText('The work of rivers')).toBeVisible();
  });

  /** Somebody who watched a course to its end; the clock stands still then. */
  async function watchToTheEnd() {
    const stream = aStream();
    const { address: at } = renderApp(address, { signedIn: true });
    await waitFor(() => expect(stream.connections).toHaveLength(1), slow);
    await screen.findByText('Your course is being written', {}, slow);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    theTaskIs({
      status: 'completed',
      overall_progress: 1,
      result: aCourse(),
      learning_path: aCourse(),
    });
    stream.say(theEnd(1, 'completed'));
    expect(await screen.findByRole('link', { name: 'Read the course' }, slow)).toHaveAttribute(
      'href',
      `/result/${aTask().task_id}`,
    );
    expect(at()).toBe(address);
    return at;
  }

  it('leads to the finished course whoever saw it run and stayed', async () => {
    const at = await watchToTheEnd();
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    backToRealTime();
    await waitFor(() => expect(at()).toBe(`/result/${aTask().task_id}`), slow);
  });

  it.each([
    ['presses a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['puts a finger on it', () => fireEvent.pointerDown(document.body)],
  ])('leads nobody away who %s', async (_, touch) => {
    const at = await watchToTheEnd();
    expect(screen.getByRole('button', { name: /^Stay here/ })).toBeVisible();
    touch();
    expect(screen.queryByRole('button', { name: /^Stay here/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    backToRealTime();
    expect(at()).toBe(address);
    expect(screen.getByRole('link', { name: 'Read the course' })).toBeVisible();
  });

  it('lets people stay, and leaves those alone who come when it is over', async () => {
    theTaskIs({
      status: 'completed',
      overall_progress: 1,
      result: aCourse(),
      learning_path: aCourse(),
    });
    fakeServer.on(
      operations.progressStream,
      () =>
        new HttpResponse(asStream([theEnd(1, 'completed')]), {
          headers: { 'content-type': 'text/event-stream' },
        }),
    );
    renderApp(address, { signedIn: true });
    expect(await screen.findByRole('link', { name: 'Read the course' }, slow)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Stay here/ })).toBeNull();
  });

  it('says why it failed, that the credit came back, and lets the person try again', async () => {
    theTaskIs({
      status: 'failed',
      credit: 'returned',
      error: {
        message: 'The model gave no usable answer.',
        type: 'provider_error',
        error_id: 'e-1',
      },
    });
    fakeServer.on(
      operations.progressStream,
      () =>
        new HttpResponse(asStream([theEnd(1, 'failed')]), {
          headers: { 'content-type': 'text/event-stream' },
        }),
    );
    renderApp(address, { signedIn: true });
    expect(
      await screen.findByText('The model gave no usable answer. (Error ID: e-1)', {}, slow),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The course generation failed' })).toBeVisible();
    expect(screen.getByText('Your credit has been returned.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change the request' })).toHaveAttribute(
      'href',
      '/generator?topic=How%20rivers%20shape%20land',
    );
    await waitFor(() => expect(fakeServer.count('GET', '/api/auth/credits')).toBeGreaterThan(1));
  });

  it('tries a failed course again where it stopped, or says what is missing for it', async () => {
    theTaskIs({
      status: 'failed',
      error: {
        message: 'The model gave no usable answer. Your credit has been returned.',
        type: 'provider_error',
        error_id: 'e-1',
      },
    });
    const stream = aStream();
    stream.say(anEvent(1), outline, lessons, lessonEvent(5, 'failed'), theEnd(6, 'failed'));
    fakeServer.useCases.retryGeneration = {
      run: () =>
        Promise.reject(
          new AppError(
            'payment_required',
            'You need 1 credit for this, and your balance is too small.',
          ),
        ),
    };
    const { person } = renderApp(address, { signedIn: true });
    await person.click(await screen.findByRole('button', { name: 'Try again' }, slow));
    expect(await screen.findByText(/You need 1 credit for this/)).toHaveTextContent(
      'Get a credit first',
    );

    const retry = vi.fn(async () => {
      stream.reopen();
      return { task_id: aTask().task_id, status: 'pending' as const };
    });
    fakeServer.useCases.retryGeneration = { run: retry };
    theTaskIs({ status: 'pending' });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your course is about to start', {}, slow)).toBeVisible();
    expect(retry).toHaveBeenCalledOnce();
    await waitFor(() => expect(stream.connections).toHaveLength(2), slow);
    // The log goes on: the earlier ending is no longer one.
    stream.say(
      anEvent(7, { action: 'started', phase: 'queued', message: 'Waiting to go on' }),
      lessonEvent(8, 'completed'),
    );
    expect(await screen.findByRole('link', { name: 'Why rivers flow' })).toBeVisible();
  });

  it('says why a course was stopped that its learner did not cancel', async () => {
    theTaskIs({
      status: 'cancelled',
      learning_path: aCourse({}, [aPlannedLesson(1, 1)]),
      error: {
        message: 'The outline was not confirmed within 7 days. Your credit has been returned.',
        type: 'timeout',
      },
    });
    fakeServer.on(operations.progressStream, () => HttpResponse.error());
    renderApp(address, { signedIn: true });
    expect(await screen.findByText(/^The outline was not confirmed/, {}, slow)).toBeVisible();
    expect(screen.queryByText('You cancelled this course')).toBeNull();
    expect(screen.getByText('not written')).toBeVisible();
    expect(screen.getByTitle('Not written')).toBeInTheDocument();
  });

  it('cancels after asking', async () => {
    aStream();
    const cancel = vi.fn(async () => aTask({ status: 'cancelled' }));
    fakeServer.useCases.cancelGeneration = { run: cancel };
    const { person } = renderApp(address, { signedIn: true });
    await person.click(await screen.findByRole('button', { name: 'Cancel this course' }, slow));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('You get your credit back if no lesson was finished.');
    await person.click(within(dialog).getByRole('button', { name: 'Cancel the course' }));
    expect(await screen.findByText('You cancelled this course')).toBeVisible();
    expect(
      screen.getByText('No lesson was finished, so your credit has been returned.'),
    ).toBeVisible();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it.each([
    ['an unknown or foreign task', address],
    ['an address that is no task', '/generating/nope'],
  ])('does not find %s', async (_what, at) => {
    fakeServer.useCases.generationStatus = {
      run: () => Promise.reject(new AppError('not_found', 'Not found.')),
    };
    fakeServer.on(operations.progressStream, () => {
      throw new AppError('not_found', 'Not found.');
    });
    renderApp(at, { signedIn: true });
    expect(await screen.findByRole('heading', { name: 'Course not found' }, slow)).toBeVisible();
  });
});

describe('the live course', () => {
  it('takes each event once, and never goes back, whatever overtakes what', () => {
    const events = [
      anEvent(1, { overall_progress: 0.4 }),
      anEvent(2, { overall_progress: 0.3 }),
      outline,
      lessons,
      lessonEvent(5, 'completed'),
      lessonEvent(6, 'writing'),
    ];
    const once = events.reduce(afterEvent, notStarted);
    expect(once.progress).toBe(0.4);
    expect(once.modules[0]?.lessons?.[0]?.status).toBe('completed');
    expect(events.reduce(afterEvent, once)).toBe(once);
    const late = afterPoll(once, anOutlineOf(aCourse({}, [aPlannedLesson(1, 1)])), 0.1);
    expect(late.progress).toBe(0.4);
    expect(late.modules[0]?.lessons?.[0]?.status).toBe('completed');
  });
});
