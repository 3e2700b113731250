import type { AuthAnswer } from '@coursewright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { RequestError } from '../request-error.ts';
import { refreshAborted, refreshFailed, Session } from './session.ts';
import { parseStoredSession, sessionStorageKey, welcomeShownKey } from './stored-session.ts';

const seconds = 1000;
const now = new Date('2026-11-20T12:00:00Z');
const refusal = (status: number) =>
  new RequestError({
    type: status === 401 ? 'unauthorized' : 'server_error',
    status,
    message: `Status ${status}`,
  });
const away = new TypeError('Failed to fetch');

let token = 0;
const answer = (change: Partial<AuthAnswer> = {}): AuthAnswer => ({
  access_token: `fresh-${(token += 1)}`,
  expires_in: 600,
  user: aUser(),
  ...change,
});

const calls = {
  login: vi.fn(async () => answer()),
  refresh: vi.fn(async () => answer()),
  logout: vi.fn(async () => undefined),
  credits: vi.fn(async () => 3),
};
let session: Session;
let isOnline = true;
let isVisible = true;

/** What an earlier visit left behind: a token with so many seconds to live. */
function storeSession(secondsLeft: number, change: object = {}): void {
  const { id, email, full_name, credits, is_admin } = aUser();
  const stored = {
    accessToken: 'stored',
    expiresIn: 600,
    tokenExpiry: Date.now() / 1000 + secondsLeft,
    user: { id, email, full_name, credits, is_admin },
    ...change,
  };
  localStorage.setItem(sessionStorageKey, JSON.stringify(stored));
}
const stored = () => parseStoredSession(localStorage.getItem(sessionStorageKey)).found;
const state = () => session.getSnapshot();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function start(): Promise<void> {
  session.start();
  await pass(0);
}
const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));
const otherTabWrote = (key: string | null = sessionStorageKey) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));
async function goOnline(): Promise<void> {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isOnline = isVisible = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isVisible ? 'visible' : 'hidden',
  );
  token = 0;
  calls.login.mockReset().mockImplementation(async () => answer());
  calls.refresh.mockReset().mockImplementation(async () => answer());
  calls.logout.mockReset().mockImplementation(async () => undefined);
  calls.credits.mockReset().mockImplementation(async () => 3);
  session = new Session(async () => calls);
});
afterEach(() => {
  session.stop();
  vi.useRealTimers();
});

describe('at the start', () => {
  it('is anonymous at once, without a call, when nothing is stored', async () => {
    expect(state().status).toBe('loading');
    await start();
    expect(state()).toMatchObject({ status: 'anonymous', user: null, hasExpired: false });
    expect(Object.values(calls).every((call) => call.mock.calls.length === 0)).toBe(true);
  });

  it('reuses a token with more than 60 s to live and fetches the credits', async () => {
    calls.credits.mockResolvedValue(7);
    storeSession(61);
    await start();
    expect(state()).toMatchObject({ status: 'authenticated', user: { credits: 7 } });
    expect(session.tokenForRequest()).toBe('stored');
    expect(calls.refresh).not.toHaveBeenCalled();
    expect(stored()?.user.credits).toBe(7);
    expect(state().isWelcomeOpen).toBe(true);
  });

  it.each([60, 0, -86_400])(
    'refreshes silently when %i s are left, loading meanwhile',
    async (left) => {
      storeSession(left);
      session.start();
      expect(state().status).toBe('loading');
      await pass(0);
      expect(state().status).toBe('authenticated');
      expect(session.tokenForRequest()).toBe('fresh-1');
      expect(stored()).toMatchObject({
        accessToken: 'fresh-1',
        expiresIn: 600,
        tokenExpiry: now.getTime() / 1000 + 600,
      });
      expect(calls.refresh).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    ['not JSON', '{'],
    ['null', 'null'],
    ['no token', { accessToken: undefined }],
    ['an empty token', { accessToken: '' }],
    ['no expiry', { tokenExpiry: undefined }],
    ['an expiry that is no number', { tokenExpiry: 'soon' }],
    ['no user', { user: undefined }],
    ['a user without address', { user: { id: '1', full_name: '', credits: 0, is_admin: false } }],
  ])('clears what is incomplete (%s) and logs out', async (_what, content) => {
    if (typeof content === 'string') localStorage.setItem(sessionStorageKey, content);
    else storeSession(500, content);
    await start();
    expect(state()).toMatchObject({ status: 'anonymous', isLoggingOut: false });
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    expect(calls.logout).toHaveBeenCalledTimes(1);
  });

  it('finishes what a closed page left of the saved courses of whoever logged out', async () => {
    localStorage.setItem('left:one', '');
    localStorage.setItem('left:another', '');
    storeSession(500);
    await start();
    await vi.waitFor(() => expect(localStorage.getItem('left:another')).toBeNull());
    expect(localStorage.getItem('left:one')).toBeNull();
    expect(state().status).toBe('authenticated');
  });

  it('says that the session could not be initialised when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await start();
    expect(state()).toMatchObject({ status: 'anonymous', error: 'Failed to initialize session.' });
  });

  it('keeps an offline reader who they were and refreshes when the network is back', async () => {
    isOnline = false;
    storeSession(-100);
    await start();
    await pass(3600 * seconds);
    expect(state()).toMatchObject({ status: 'authenticated', user: { email: 'ada@example.org' } });
    expect(calls.refresh).not.toHaveBeenCalled();
    await goOnline();
    expect(session.tokenForRequest()).toBe('fresh-1');
  });
});

describe('the scheduled refresh', () => {
  it.each([
    ['90 s before expiry', 600, 510],
    ['never sooner than 10 s', 95, 10],
    ['after 5 s inside the window', 90, 5],
    ['after 5 s inside the window', 61, 5],
  ])('comes %s (%i s left → %i s)', async (_rule, left, delay) => {
    storeSession(left);
    await start();
    await pass((delay - 1) * seconds);
    expect(calls.refresh).not.toHaveBeenCalled();
    await pass(1 * seconds);
    expect(calls.refresh).toHaveBeenCalledTimes(1);
  });

  it('goes on for as long as the page is open', async () => {
    storeSession(600);
    await start();
    await pass(3 * 510 * seconds);
    expect(calls.refresh).toHaveBeenCalledTimes(3);
    expect(state().status).toBe('authenticated');
  });
});

describe('a refresh', () => {
  beforeEach(async () => {
    storeSession(600);
    await start();
  });

  it('is shared by all who ask at the same time', async () => {
    const tokens = Promise.all([session.refresh(), session.refresh(), session.refresh()]);
    await pass(0);
    expect(await tokens).toEqual(['fresh-1', 'fresh-1', 'fresh-1']);
    expect(calls.refresh).toHaveBeenCalledTimes(1);
    await session.refresh();
    expect(calls.refresh).toHaveBeenCalledTimes(2);
  });

  it('is tried three times, 1 s and 2 s apart; the third failure logs out', async () => {
    calls.refresh.mockRejectedValue(refusal(503));
    const outcome = expect(session.refresh()).rejects.toThrow(refreshFailed);
    const triesAfter = async (ms: number) => {
      await pass(ms);
      return calls.refresh.mock.calls.length;
    };
    expect(await triesAfter(999)).toBe(1);
    expect(await triesAfter(1)).toBe(2);
    expect(await triesAfter(1999)).toBe(2);
    expect(state().status).toBe('authenticated');
    expect(await triesAfter(1)).toBe(3);
    expect(state()).toMatchObject({ status: 'anonymous', hasExpired: true });
    await outcome;
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    expect(await triesAfter(3600 * seconds)).toBe(3);
  });

  it('succeeds when a later try does', async () => {
    calls.refresh.mockRejectedValueOnce(away).mockRejectedValueOnce(refusal(500));
    const refreshed = session.refresh();
    await pass(3 * seconds);
    expect(await refreshed).toBe('fresh-1');
  });

  it('ends the session at the first 401', async () => {
    calls.refresh.mockRejectedValue(refusal(401));
    const outcome = expect(session.refresh()).rejects.toThrow(refreshFailed);
    await pass(0);
    expect(state()).toMatchObject({ status: 'anonymous', hasExpired: true });
    await outcome;
    await pass(3600 * seconds);
    expect(calls.refresh).toHaveBeenCalledTimes(1);
  });

  it('counts only tries that had a network', async () => {
    calls.refresh.mockImplementation(async () => {
      isOnline = false;
      throw away;
    });
    const refreshed = session.refresh();
    for (let dip = 0; dip < 10; dip += 1) {
      await pass(60 * seconds);
      expect(state().status).toBe('authenticated');
      if (dip === 9) calls.refresh.mockImplementation(async () => answer());
      await goOnline();
    }
    expect(await refreshed).toBe('fresh-1');
  });
});

describe('logging out', () => {
  beforeEach(async () => {
    storeSession(600);
    localStorage.setItem(welcomeShownKey, 'true');
    await start();
  });

  it('clears user, token, storage, welcome flag and timers, and tells the server', async () => {
    const done = session.logout();
    expect(state()).toMatchObject({ status: 'anonymous', user: null, isLoggingOut: true });
    await vi.waitFor(() => expect(localStorage).toHaveLength(0));
    await done;
    expect(state()).toMatchObject({ isLoggingOut: false, hasExpired: false });
    expect(session.tokenForRequest()).toBeNull();
    await pass(3600 * seconds);
    expect(calls.refresh).not.toHaveBeenCalled();
    expect(calls.logout).toHaveBeenCalledTimes(1);
  });

  it('does not mind a server that is away', async () => {
    calls.logout.mockRejectedValue(away);
    await expect(session.logout()).resolves.toBeUndefined();
    expect(state()).toMatchObject({ status: 'anonymous', isLoggingOut: false });
  });

  it('blocks refreshes for as long as it takes', async () => {
    const gate = Promise.withResolvers<undefined>();
    calls.logout.mockImplementation(() => gate.promise);
    const done = session.logout();
    await expect(session.refresh()).rejects.toThrow(refreshAborted);
    await pass(0);
    gate.resolve(undefined);
    await done;
    expect(calls.refresh).not.toHaveBeenCalled();
  });

  it('is not undone by a refresh that was already under way', async () => {
    const late = Promise.withResolvers<AuthAnswer>();
    calls.refresh.mockImplementation(() => late.promise);
    const refreshed = expect(session.refresh()).rejects.toThrow(refreshAborted);
    await pass(0);
    await session.logout();
    late.resolve(answer());
    await refreshed;
    expect(await session.renewForRequest('stored')).toBe(false);
    expect(calls.refresh).toHaveBeenCalledTimes(1);
    expect(state().status).toBe('anonymous');
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  });
});

describe('events of the browser', () => {
  beforeEach(async () => {
    storeSession(600);
    await start();
  });

  it('refreshes when the page becomes visible with an expired token, and only then', async () => {
    becomeVisible();
    expect(calls.refresh).not.toHaveBeenCalled();
    // A laptop that slept: the clock moved, the timers did not.
    vi.setSystemTime(now.getTime() + 7200 * seconds);
    isVisible = false;
    becomeVisible();
    expect(calls.refresh).not.toHaveBeenCalled();
    isVisible = true;
    becomeVisible();
    await pass(0);
    expect(session.tokenForRequest()).toBe('fresh-1');
  });

  it.each([
    ['the page becomes visible', () => becomeVisible()],
    ['a request wants a token', () => void session.tokenForRequest()],
  ])('logs out when the store is gone and %s', async (_when, notice) => {
    localStorage.removeItem(sessionStorageKey);
    notice();
    await pass(0);
    expect(state().status).toBe('anonymous');
    expect(calls.logout).toHaveBeenCalledTimes(1);
  });

  it('follows a logout in another tab without ending whatever session the cookie carries now', async () => {
    localStorage.clear();
    otherTabWrote(null);
    await pass(0);
    expect(state()).toMatchObject({ status: 'anonymous', user: null });
    expect(calls.logout).not.toHaveBeenCalled();
  });

  describe('while a refresh is under way, before the browser has told of what the other tab did', () => {
    const grace = {
      id: '2',
      email: 'grace@example.org',
      full_name: 'Grace Hopper',
      credits: 3,
      is_admin: false,
    };
    const answerOf = async (outcome: 'answered' | 'refused') => {
      const { promise, resolve, reject } = Promise.withResolvers<AuthAnswer>();
      calls.refresh.mockReturnValueOnce(promise);
      const refreshed = session.refresh();
      const settled = expect(refreshed).rejects.toThrow(refreshAborted);
      await pass(0);
      return async () => {
        if (outcome === 'answered') resolve(answer());
        else reject(refusal(401));
        await settled;
      };
    };

    it.each(['answered', 'refused'] as const)(
      'a logout there wins over a refresh that is %s',
      async (outcome) => {
        const arrives = await answerOf(outcome);
        localStorage.clear();
        await arrives();
        expect(state()).toMatchObject({ status: 'anonymous', user: null, hasExpired: false });
        expect(localStorage).toHaveLength(0);
        expect(session.tokenForRequest()).toBeNull();
      },
    );

    it.each(['answered', 'refused'] as const)(
      'somebody else’s login there stands, though the refresh is %s',
      async (outcome) => {
        const arrives = await answerOf(outcome);
        storeSession(600, { accessToken: 'of-grace', user: grace });
        await arrives();
        expect(state()).toMatchObject({
          status: 'authenticated',
          user: { email: 'grace@example.org' },
        });
        expect(stored()?.accessToken).toBe('of-grace');
      },
    );

    it('what was stopped stays stopped, whoever is logged in when the answer comes', async () => {
      const arrives = await answerOf('answered');
      session.stop();
      storeSession(600, { accessToken: 'of-grace', user: grace });
      await arrives();
      expect(state()).toMatchObject({ status: 'loading', user: null });
      expect(stored()?.accessToken).toBe('of-grace');
    });

    it('somebody else’s login stands when the browser tells of the logout and the login in one', async () => {
      const arrives = await answerOf('answered');
      storeSession(600, { accessToken: 'of-grace', user: grace });
      otherTabWrote();
      await pass(0);
      await arrives();
      expect(stored()?.accessToken).toBe('of-grace');
    });
  });

  it('looks again when the page comes back out of the back/forward cache, and only then', async () => {
    const pageShow = (persisted: boolean) =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    localStorage.clear();
    pageShow(false);
    expect(state().status).toBe('authenticated');
    pageShow(true);
    expect(state()).toMatchObject({ status: 'anonymous', user: null });
    expect(calls.logout).not.toHaveBeenCalled();
  });

  it('becomes whoever logged in in another tab', async () => {
    storeSession(600, {
      accessToken: 'of-grace',
      user: {
        id: '2',
        email: 'grace@example.org',
        full_name: 'Grace Hopper',
        credits: 3,
        is_admin: true,
      },
    });
    otherTabWrote();
    await pass(0);
    expect(state().user?.full_name).toBe('Grace Hopper');
    expect(session.tokenForRequest()).toBe('of-grace');
  });

  it('leaves storage alone when the credits are what they were, so that two tabs do not answer each other for ever', async () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    otherTabWrote();
    await pass(0);
    expect(calls.credits).toHaveBeenCalledTimes(2);
    expect(write).not.toHaveBeenCalled();
  });

  it('only logs a failed credits refresh', async () => {
    calls.credits.mockRejectedValueOnce(refusal(401)).mockRejectedValueOnce(refusal(500));
    await session.refreshCredits();
    expect(console.warn).toHaveBeenCalledTimes(1);
    await session.refreshCredits();
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ status: 'authenticated', user: { credits: 3 } });
  });
});

describe('logging in', () => {
  it('stores the session and schedules its refresh', async () => {
    await start();
    await session.login({ email: 'ada@example.org', password: 'correct horse', remember_me: true });
    expect(calls.login).toHaveBeenCalledWith({
      email: 'ada@example.org',
      password: 'correct horse',
      remember_me: true,
    });
    expect(state()).toMatchObject({ status: 'authenticated', user: { email: 'ada@example.org' } });
    expect(Object.keys(stored() ?? {})).toEqual([
      'accessToken',
      'expiresIn',
      'tokenExpiry',
      'user',
    ]);
    await pass(510 * seconds);
    expect(calls.refresh).toHaveBeenCalledTimes(1);
  });

  it('opens the welcome once: not again after it was closed, here or in another tab, and again after a logout', async () => {
    await start();
    expect(state().isWelcomeOpen).toBe(false);
    const login = () =>
      session.login({ email: 'ada@example.org', password: 'correct horse', remember_me: false });
    await login();
    expect(state().isWelcomeOpen).toBe(true);
    session.markWelcomeShown();
    expect(state().isWelcomeOpen).toBe(false);
    await session.refresh();
    expect(state().isWelcomeOpen).toBe(false);
    await session.logout();
    expect(localStorage.getItem(welcomeShownKey)).toBeNull();
    await login();
    expect(state().isWelcomeOpen).toBe(true);
    await session.logout();
    expect(state().isWelcomeOpen).toBe(false);
    await login();
    window.dispatchEvent(new StorageEvent('storage', { key: welcomeShownKey, newValue: 'true' }));
    expect(state().isWelcomeOpen).toBe(false);
  });

  it('keeps the reason of a failure and passes it on', async () => {
    await start();
    calls.login.mockRejectedValueOnce(refusal(401)).mockRejectedValueOnce('nothing');
    await expect(session.login({ email: 'a', password: 'b', remember_me: false })).rejects.toThrow(
      'Status 401',
    );
    expect(state()).toMatchObject({ status: 'anonymous', error: 'Status 401' });
    await expect(session.login({ email: 'a', password: 'b', remember_me: false })).rejects.toBe(
      'nothing',
    );
    expect(state().error).toBe('Login failed');
  });
});
