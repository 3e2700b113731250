import { AppError, operations } from '@coursewright/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetServerState } from '../../app/data-scope.tsx';
import { aCourse, anEvent } from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aStream, theEnd, theTaskIs } from '../../testing/progress-stream.ts';
import { backToRealTime, hurry } from '../../testing/real-time.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { remainingText } from './model/remaining-time.ts';
import { en } from './messages/en.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './generating.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const address = `/generating/${aTask().task_id}`;

describe('waiting for it', () => {
  const leave = async (person: ReturnType<typeof renderApp>['person']) =>
    person.click(screen.getByRole('link', { name: 'your history' }));

  it('says how many are before it and how long it takes, and how much is left as that is known better', async () => {
    hurry();
    aStream();
    theTaskIs({ status: 'pending', queue_position: 2 });
    renderApp(address, { signedIn: true });
    const outlook = (await screen.findByText('2nd in line', {}, slow)).closest('[role=status]')!;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    theTaskIs({
      status: 'pending',
      queue_position: 1,
      estimate: { seconds_left: 240, seconds_low: 120, seconds_high: 480 },
    });
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    await waitFor(() => expect(outlook).toHaveTextContent('Next in line · 2 to 8 minutes left'));
    theTaskIs({
      status: 'running',
      estimate: { seconds_left: 125, seconds_low: 110, seconds_high: 140 },
    });
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    // It is read out: not again before half a minute has passed.
    await waitFor(() => expect(outlook).toHaveTextContent(/^2 to 8 minutes left$/i));
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await waitFor(() => expect(outlook).toHaveTextContent(/^About 2 minutes left$/));
    backToRealTime();
  });

  it('is about to start no longer than until its log says that it has begun', async () => {
    const stream = aStream();
    theTaskIs({ status: 'pending' });
    renderApp(address, { signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'How rivers shape land' }, slow);
    expect(screen.getByText('Your course is about to start')).toBeVisible();
    theTaskIs({ status: 'running' });
    // Sooner than it would be asked for by itself.
    stream.say(anEvent(1, { phase: 'research', message: 'Reading up on the topic' }));
    expect(await screen.findByText('Your course is being written')).toBeVisible();
  });

  it('tells whoever leaves that it goes on, and where to find it; not whoever leaves when it is over', async () => {
    fakeServer.on(operations.progressStream, () => HttpResponse.error());
    const { person, unmount } = renderApp(address, { signedIn: true });
    await screen.findByText('Your course is being written', {}, slow);
    await leave(person);
    expect(
      await screen.findByText(
        '“How rivers shape land” is still being written in the background. Find it in your history.',
      ),
    ).toBeVisible();
    unmount();
    forgetServerState();
    theTaskIs({
      status: 'completed',
      overall_progress: 1,
      result: aCourse(),
      learning_path: aCourse(),
    });
    const again = renderApp(address, { signedIn: true });
    await screen.findByRole('link', { name: 'Read the course' }, slow);
    await again.person.click(screen.getAllByRole('link', { name: 'Coursewright' })[0]!);
    expect(await screen.findByRole('heading', { level: 1, name: /Name a topic/ })).toBeVisible();
    expect(screen.queryByText(/is still being written/)).toBeNull();
  });

  it('mails when it is ready, if it is asked to', async () => {
    aStream();
    const update = vi.fn(
      async (_caller: unknown, { notify_by_email }: { notify_by_email: boolean }) =>
        aTask({ notify_by_email }),
    );
    fakeServer.useCases.updateGeneration = { run: update };
    const { person } = renderApp(address, { signedIn: true });
    const mail = await screen.findByRole('switch', { name: 'E-mail me when it is ready' }, slow);
    expect(mail).not.toBeChecked();
    expect(mail).toHaveAccessibleDescription(/ada@example\.org/);
    await person.click(mail);
    await waitFor(() => expect(mail).toBeChecked());
    await waitFor(() => expect(mail).not.toHaveAttribute('aria-busy'));
    expect(update.mock.calls[0]?.[1]).toMatchObject({ notify_by_email: true });
    fakeServer.useCases.updateGeneration = {
      run: () => Promise.reject(new AppError('unavailable', 'The database is away.')),
    };
    await person.click(mail);
    expect(await screen.findByText(/The database is away/)).toBeVisible();
    await waitFor(() => expect(mail).toBeChecked());
  });

  describe('notifications of the browser', () => {
    const shown: { title: string; body: string | undefined; click: () => void }[] = [];
    function theBrowserSays(first: NotificationPermission, answer: NotificationPermission = first) {
      const requestPermission = vi.fn(async () => (FakeNotification.permission = answer));
      class FakeNotification extends EventTarget {
        static permission = first;
        static requestPermission = requestPermission;
        constructor(title: string, { body }: NotificationOptions) {
          super();
          shown.push({
            title,
            body,
            click: () => act(() => void this.dispatchEvent(new Event('click'))),
          });
        }
        close() {}
      }
      vi.stubGlobal('Notification', FakeNotification);
      return requestPermission;
    }
    const theTabIs = (state: DocumentVisibilityState) =>
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    beforeEach(() => void (shown.length = 0));
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    it('are asked for by a click only, and come when the tab is hidden and the course ends', async () => {
      const requestPermission = theBrowserSays('default', 'granted');
      const stream = aStream();
      const { person, address: at } = renderApp(address, { signedIn: true });
      const ask = await screen.findByRole('button', { name: 'Notify me in this browser' }, slow);
      expect(requestPermission).not.toHaveBeenCalled();
      await person.click(ask);
      expect(
        await screen.findByRole('switch', { name: 'Notify me in this browser' }),
      ).toBeChecked();
      theTabIs('hidden');
      theTaskIs({
        status: 'completed',
        overall_progress: 1,
        result: aCourse(),
        learning_path: aCourse(),
      });
      stream.say(theEnd(1, 'completed'));
      await waitFor(() => expect(shown).toHaveLength(1), slow);
      expect(shown[0]).toMatchObject({
        title: 'Your course is ready',
        body: 'How rivers shape land',
      });
      await screen.findByRole('link', { name: 'Read the course' }, slow);
      const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined);
      shown[0]?.click();
      await waitFor(() => expect(at()).toBe(`/history/${aTask().task_id}`), slow);
      expect(focus).toHaveBeenCalledOnce();
    });

    it('do not come to whoever looks', async () => {
      theBrowserSays('granted');
      const stream = aStream();
      const { person } = renderApp(address, { signedIn: true });
      await person.click(
        await screen.findByRole('switch', { name: 'Notify me in this browser' }, slow),
      );
      theTaskIs({
        status: 'failed',
        error: { message: 'The model gave no usable answer.', type: 'provider_error' },
      });
      stream.say(theEnd(1, 'failed'));
      expect(await screen.findByText('The model gave no usable answer.', {}, slow)).toBeVisible();
      expect(shown).toEqual([]);
    });

    it('do not come to whoever switched them off', async () => {
      theBrowserSays('granted');
      const stream = aStream();
      const { person } = renderApp(address, { signedIn: true });
      const checkbox = await screen.findByRole(
        'switch',
        { name: 'Notify me in this browser' },
        slow,
      );
      expect(checkbox).not.toBeChecked();
      await person.click(checkbox);
      await person.click(checkbox);
      theTabIs('hidden');
      theTaskIs({
        status: 'failed',
        error: { message: 'The model gave no usable answer.', type: 'provider_error' },
      });
      stream.say(theEnd(1, 'failed'));
      expect(await screen.findByText('The model gave no usable answer.', {}, slow)).toBeVisible();
      expect(shown).toEqual([]);
    });

    it('are explained where the browser blocks them', async () => {
      theBrowserSays('denied');
      aStream();
      renderApp(address, { signedIn: true });
      expect(
        await screen.findByText(/Your browser blocks notifications from this site/, {}, slow),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Notify me in this browser' })).toBeNull();
    });
  });
});

it.each([
  [{ seconds_left: 8, seconds_low: 4, seconds_high: 14 }, 0, 'A few seconds left'],
  [{ seconds_left: 40, seconds_low: 30, seconds_high: 55 }, 0, 'Less than a minute left'],
  [{ seconds_left: 120, seconds_low: 100, seconds_high: 140 }, 0, 'About 2 minutes left'],
  [{ seconds_left: 120, seconds_low: 100, seconds_high: 140 }, 60, 'About a minute left'],
  [{ seconds_left: 200, seconds_low: 110, seconds_high: 400 }, 0, '1 to 7 minutes left'],
  [{ seconds_left: 100, seconds_low: 20, seconds_high: 290 }, 0, 'Up to 5 minutes left'],
  [{ seconds_left: 10_000, seconds_low: 9_000, seconds_high: 11_000 }, 0, 'About 3 hours left'],
])('%j after %i s: %s', (estimate, passed, words) => {
  expect(remainingText(estimate, passed, en.time_left)).toBe(words);
});
