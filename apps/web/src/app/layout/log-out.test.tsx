import { AppError, operations } from '@coursewright/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const slow = { timeout: 10_000 };
const bar = () => within(screen.getAllByRole('banner')[0]!);
async function pressLogout(person: ReturnType<typeof renderApp>['person']) {
  await person.click(bar().getByRole('button', { name: 'Account' }));
  await person.click(bar().getByRole('button', { name: 'Logout' }));
}
/** Something that somebody did and the server does not have. */
function keepEvent(userId: string): string {
  const event = {
    id: '0000000f-0000-4000-8000-000000000001',
    kind: 'opened',
    payload: {},
    submodule_id: '0000000f-0000-4000-8000-000000000002',
    device: 'web 00000000',
    at: '2026-11-20T10:00:00.000Z',
  };
  const key = `kept:${userId}:event:${event.id}`;
  localStorage.setItem(
    key,
    JSON.stringify({ courseId: '0000000f-0000-4000-8000-000000000003', event }),
  );
  return key;
}
const loggedOut = () => fakeServer.count('POST', '/api/auth/logout');
const question = () => screen.findByRole('dialog', { name: 'Log out on this device?' }, slow);

describe('a logout', () => {
  afterEach(() => vi.restoreAllMocks());

  it('asks first where something did not reach the server, and lets go of it only then', async () => {
    fakeServer.on(operations.recordLearningEvents, () => new Response('', { status: 502 }));
    const own = keepEvent(fakeServer.state.user.id);
    const ofAnother = keepEvent('0000000f-0000-4000-8000-000000000009');
    const { person, address } = renderApp('/generator', { signedIn: true });
    await pressLogout(person);
    expect(
      within(await question()).getByText(/has not reached the server yet/),
    ).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(loggedOut()).toBe(0);
    expect(localStorage.getItem(own)).not.toBeNull();

    await pressLogout(person);
    await person.click(within(await question()).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(loggedOut()).toBe(1));
    expect(address()).toBe('/');
    expect(localStorage.getItem(own)).toBeNull();
    // Somebody else's waits for them.
    expect(localStorage.getItem(ofAnother)).not.toBeNull();
  });

  it('asks nothing where the server takes what was waiting', async () => {
    let isAway = true;
    const record = fakeServer.useCases.recordLearningEvents.run;
    fakeServer.useCases.recordLearningEvents = {
      run: async (caller, input, options) => {
        if (isAway) throw new AppError('unavailable', 'The database is away.');
        return await record(caller, input, options);
      },
    };
    const own = keepEvent(fakeServer.state.user.id);
    const { person } = renderApp('/generator', { signedIn: true });
    await screen.findByRole('textbox', { name: 'Topic' }, slow);
    isAway = false;
    expect(localStorage.getItem(own)).not.toBeNull();
    await pressLogout(person);
    await waitFor(() => expect(loggedOut()).toBe(1), slow);
    expect(fakeServer.state.learning.size).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem(own)).toBeNull();
  });

  it('is not said to be done before it is: the menu stays while what waits is sent', async () => {
    let answer!: () => void;
    const isHeld = new Promise<void>((resolve) => (answer = resolve));
    fakeServer.on(operations.recordLearningEvents, async () => {
      await isHeld;
      return new Response('', { status: 502 });
    });
    keepEvent(fakeServer.state.user.id);
    const { person } = renderApp('/', { signedIn: true });
    await pressLogout(person);
    expect(bar().getByRole('button', { name: 'Logout' })).toHaveAttribute('aria-busy', 'true');
    expect(loggedOut()).toBe(0);
    answer();
    await person.click(within(await question()).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(loggedOut()).toBe(1));
    expect(bar().queryByRole('button', { name: 'Logout' })).toBeNull();
  });
});
