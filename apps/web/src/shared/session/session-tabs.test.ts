import type { AuthAnswer } from '@coursewright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { RequestError } from '../request-error.ts';
import { Session } from './session.ts';
import { sessionStorageKey } from './stored-session.ts';

describe('a refresh in several tabs at the same time', () => {
  const refresh = vi.fn<() => Promise<AuthAnswer>>();
  const notAsked = () => Promise.reject(new Error('not asked for here'));
  const calls = { login: notAsked, refresh, logout: notAsked, credits: async () => 3 };
  let tabs: Session[];

  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    let token = 0;
    refresh.mockReset().mockImplementation(async () => ({
      access_token: `fresh-${(token += 1)}`,
      expires_in: 600,
      user: aUser(),
    }));
    let last: Promise<unknown> = Promise.resolve();
    const request = <Result>(_name: string, work: () => Promise<Result>) => {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const { id, email, full_name, credits, is_admin } = aUser();
    localStorage.setItem(
      sessionStorageKey,
      JSON.stringify({
        accessToken: 'stored',
        expiresIn: 600,
        tokenExpiry: Date.now() / 1000 + 600,
        user: { id, email, full_name, credits, is_admin },
      }),
    );
    tabs = [0, 1, 2].map(() => new Session(async () => calls));
    for (const tab of tabs) tab.start();
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    for (const tab of tabs) tab.stop();
    Reflect.deleteProperty(navigator, 'locks');
    vi.useRealTimers();
  });

  it('is left to one of them; the others take what it was given', async () => {
    const tokens = Promise.all(tabs.map((tab) => tab.refresh()));
    await vi.advanceTimersByTimeAsync(0);
    expect(await tokens).toEqual(['fresh-1', 'fresh-1', 'fresh-1']);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(tabs.map((tab) => tab.tokenForRequest())).toEqual(['fresh-1', 'fresh-1', 'fresh-1']);
  });

  it('is tried by the next one when the first has no luck', async () => {
    refresh.mockRejectedValueOnce(
      new RequestError({ type: 'server_error', status: 503, message: 'Status 503' }),
    );
    const tokens = Promise.all(tabs.map((tab) => tab.refresh()));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await tokens).toEqual(['fresh-1', 'fresh-1', 'fresh-1']);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
