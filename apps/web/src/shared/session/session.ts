import type { AuthAnswer, LoginInput } from '@coursewright/contract';
import { useSharedMessages } from '../messages/index.ts';
import { isUnauthorized, messageOf } from '../request-error.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';
import {
  leftBy,
  parseStoredSession,
  removeKept,
  sessionStorageKey,
  toStoredSession,
  welcomeShownKey,
  whoLeft,
  type SessionUser,
  type StoredSession,
} from './stored-session.ts';

/** The server's side of a session. Rejections are RequestErrors. */
export interface AuthCalls {
  login(input: LoginInput): Promise<AuthAnswer>;
  refresh(): Promise<AuthAnswer>;
  logout(): Promise<void>;
  credits(): Promise<number>;
}

export interface SessionState {
  readonly status: 'loading' | 'authenticated' | 'anonymous';
  readonly user: SessionUser | null;
  readonly isLoggingOut: boolean;
  /** True once a session ended by itself (not by Logout) and until the next login. */
  readonly hasExpired: boolean;
  /** Whether whoever is logged in has the welcome dialog still before them. */
  readonly isWelcomeOpen: boolean;
  readonly error: string | null;
}

/** Seconds unless named otherwise. */
export const sessionTiming = {
  treatAsExpired: 60,
  refreshBeforeExpiry: 90,
  minDelay: 10,
  delayInsideWindow: 5,
  maxAttempts: 3,
  backoffMs: (attempt: number) => 1000 * 2 ** attempt,
} as const;

export const initFailed = 'Failed to initialize session.';
export const refreshFailed = 'Token refresh failed permanently or due to logout.';
export const refreshAborted = 'Logout in progress, refresh aborted';

const loading: SessionState = {
  status: 'loading',
  user: null,
  isLoggingOut: false,
  hasExpired: false,
  isWelcomeOpen: false,
  error: null,
};

/**
 * Who is logged in, as an external store: keeps the token fresh, follows other tabs and the page's
 * visibility, and never throws a reader out for being offline. One refresh at a time, whoever asks.
 */
export class Session {
  private state = loading;
  private stored: StoredSession | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly expiryListeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private refreshing: Promise<string> | null = null;
  /** Counts endings, so that an answer meant for a session that is over does not bring it back. */
  private endings = 0;
  private detach: (() => void) | null = null;
  private readonly calls: () => Promise<AuthCalls>;

  constructor(calls: () => Promise<AuthCalls>) {
    this.calls = calls;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getSnapshot = (): SessionState => this.state;
  /** Prerendered pages are written for a visitor of whom nothing is known yet. */
  readonly getServerSnapshot = (): SessionState => loading;

  /** Calls back when a request found the session over and it could not be renewed. */
  onExpired(listener: () => void): () => void {
    this.expiryListeners.add(listener);
    return () => this.expiryListeners.delete(listener);
  }

  /** Reads what is stored and begins to follow the browser. Call once. */
  start(): void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === sessionStorageKey || event.key === null) this.followOtherTab();
      // Shown in one tab, it is shown in all.
      if (event.key === welcomeShownKey && event.newValue !== null)
        this.set({ isWelcomeOpen: false });
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') this.checkAfterAbsence();
    };
    // A page that comes back as it was left has heard nothing of what other tabs did meanwhile.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) this.followOtherTab();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisibility);
    this.detach = () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisibility);
    };
    this.initialise();
  }

  /** Lets go of timers and listeners and forgets everything in memory; storage stays. */
  stop(): void {
    this.detach?.();
    clearTimeout(this.timer);
    this.endings += 1;
    this.stored = null;
    this.refreshing = null;
    this.state = loading;
  }

  async login(input: LoginInput): Promise<void> {
    try {
      this.accept(await (await this.calls()).login(input));
    } catch (error) {
      this.set({ error: messageOf(error, useSharedMessages.current().login_failed) });
      throw error;
    }
  }

  /**
   * Ends the session here and on the server, whose failure is of no concern to the person leaving.
   */
  async logout(): Promise<void> {
    if (this.state.isLoggingOut) return;
    // Whoever leaves leaves nothing behind; one whose session expired goes on after the next login.
    if (this.stored) removeKept(this.stored.user.id);
    if (this.stored) void forgetCopies(this.stored.user.id);
    this.forget({ isLoggingOut: true });
    try {
      await (await this.calls()).logout();
    } catch (error) {
      console.warn('The server could not be told about the logout.', error);
    } finally {
      this.set({ isLoggingOut: false });
    }
  }

  /** A new access token. Concurrent callers share one refresh. */
  refresh(): Promise<string> {
    if (this.state.isLoggingOut) return Promise.reject(new Error(refreshAborted));
    this.refreshing ??= this.attemptRefresh().finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  /**
   * The token for a request's Authorization header. Notices when the store was emptied behind our
   * back.
   */
  tokenForRequest(): string | null {
    if (this.isStoreGone()) void this.logout();
    return this.stored?.accessToken ?? null;
  }

  /**
   * After a 401 on a call made with `usedToken`: true if it may be tried once more. Otherwise the
   * session is over and its listeners know.
   */
  async renewForRequest(usedToken: string | null): Promise<boolean> {
    // A slow call can come back with its 401 when others have long renewed the token.
    if (this.stored && this.stored.accessToken !== usedToken) return true;
    // And a straggler of a session that was ended must not begin another one by its cookie.
    if (this.state.status === 'anonymous') return false;
    try {
      await this.refresh();
      return true;
    } catch {
      if (!this.state.isLoggingOut) for (const listener of this.expiryListeners) listener();
      return false;
    }
  }

  /** Asks for the balance; a failure changes nothing on screen. */
  async refreshCredits(): Promise<void> {
    try {
      this.setCredits(await (await this.calls()).credits());
    } catch (error) {
      if (isUnauthorized(error)) console.warn('Credits were not refreshed: not signed in.');
      else console.error('Credits were not refreshed.', error);
    }
  }

  setCredits(credits: number): void {
    if (!this.stored || this.stored.user.credits === credits) return;
    this.keep({ ...this.stored, user: { ...this.stored.user, credits } });
  }

  /** The welcome dialog was closed; it stays away until the next login. */
  markWelcomeShown(): void {
    localStorage.setItem(welcomeShownKey, 'true');
    this.set({ isWelcomeOpen: false });
  }

  setFullName(fullName: string): void {
    if (!this.stored || this.stored.user.full_name === fullName) return;
    this.keep({ ...this.stored, user: { ...this.stored.user, full_name: fullName } });
  }

  private initialise(): void {
    try {
      const stored = parseStoredSession(localStorage.getItem(sessionStorageKey));
      if (stored.found) this.resume(stored.found);
      else if (stored.incomplete) void this.logout();
      else this.forget({});
      for (const userId of whoLeft()) void forgetCopies(userId);
    } catch (error) {
      console.error(initFailed, error);
      this.stored = null;
      this.set({ status: 'anonymous', user: null, error: initFailed });
    }
  }

  private resume(stored: StoredSession): void {
    this.stored = stored;
    if (!hasEnded(stored)) {
      this.set({
        status: 'authenticated',
        user: stored.user,
        hasExpired: false,
        isWelcomeOpen: isWelcomeDue(),
        error: null,
      });
      this.schedule();
      void this.refreshCredits();
      return;
    }
    // Offline nobody can be asked: the person stays who they were, and the refresh waits for the
    // network.
    this.set(
      navigator.onLine
        ? { status: 'loading', user: null }
        : { status: 'authenticated', user: stored.user },
    );
    this.refreshQuietly();
  }

  private followOtherTab(): void {
    if (this.state.isLoggingOut) return;
    // Whatever is under way for whoever was here before must not come back over whoever is here
    // now.
    if (storedOwner() !== this.stored?.user.id) this.endings += 1;
    if (localStorage.getItem(sessionStorageKey) === null) this.forget({});
    else this.initialise();
  }

  private checkAfterAbsence(): void {
    if (this.isStoreGone()) void this.logout();
    else if (this.stored && hasEnded(this.stored)) this.refreshQuietly();
  }

  private isStoreGone(): boolean {
    return (
      this.state.user !== null &&
      !this.state.isLoggingOut &&
      localStorage.getItem(sessionStorageKey) === null
    );
  }

  private refreshQuietly(): void {
    this.refresh().catch((error: unknown) =>
      console.warn(error instanceof Error ? error.message : error),
    );
  }

  private async attemptRefresh(): Promise<string> {
    const { endings } = this;
    const owner = storedOwner();
    const token = this.stored?.accessToken;
    const isOver = () => {
      // The event of another tab's logout may come later than an answer; what is stored says so at
      // once.
      if (this.endings === endings && storedOwner() !== owner) this.followOtherTab();
      return this.state.isLoggingOut || this.endings !== endings;
    };
    for (let failed = 0; ;) {
      await online();
      try {
        const answer = await oneTabAtATime(async () => {
          const kept = storedSession();
          // Another tab was faster.
          if (kept && kept.accessToken !== token && !hasEnded(kept)) return kept;
          return (await this.calls()).refresh();
        });
        if (isOver()) throw new Error(refreshAborted);
        if ('access_token' in answer) return this.accept(answer).accessToken;
        this.resume(answer);
        return answer.accessToken;
      } catch (error) {
        if (isOver()) throw new Error(refreshAborted, { cause: error });
        // An attempt counts only if the network was there; a 401 proves that it was.
        if (!navigator.onLine && !isUnauthorized(error)) continue;
        failed += 1;
        if (isUnauthorized(error) || failed === sessionTiming.maxAttempts) {
          this.forget({ hasExpired: true });
          throw new Error(refreshFailed, { cause: error });
        }
        await wait(sessionTiming.backoffMs(failed - 1));
      }
    }
  }

  private accept(answer: AuthAnswer): StoredSession {
    const stored = toStoredSession(answer, nowInSeconds());
    this.keep(stored, {
      status: 'authenticated',
      hasExpired: false,
      isWelcomeOpen: isWelcomeDue(),
      error: null,
    });
    this.schedule();
    return stored;
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (!this.stored) return;
    const left = this.stored.tokenExpiry - nowInSeconds() - sessionTiming.refreshBeforeExpiry;
    const delay =
      left <= 0 ? sessionTiming.delayInsideWindow : Math.max(left, sessionTiming.minDelay);
    this.timer = setTimeout(() => this.refreshQuietly(), delay * 1000);
  }

  private keep(stored: StoredSession, change: Partial<SessionState> = {}): void {
    this.stored = stored;
    localStorage.setItem(sessionStorageKey, JSON.stringify(stored));
    this.set({ user: stored.user, ...change });
  }

  private forget(change: Partial<SessionState>): void {
    clearTimeout(this.timer);
    this.endings += 1;
    this.stored = null;
    localStorage.removeItem(sessionStorageKey);
    localStorage.removeItem(welcomeShownKey);
    this.set({
      status: 'anonymous',
      user: null,
      error: null,
      hasExpired: false,
      isWelcomeOpen: false,
      ...change,
    });
  }

  private set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/**
 * Removes courses that were saved on this device and not chosen to stay. A page that is closed
 * meanwhile leaves the rest to the next one, whoever is logged in there.
 */
async function forgetCopies(userId: string): Promise<void> {
  try {
    localStorage.setItem(leftBy(userId), '');
    const { forgetUnkept } = await import('../offline/copies.ts');
    await forgetUnkept(userId);
    localStorage.removeItem(leftBy(userId));
  } catch (error) {
    console.warn('Saved courses could not be removed.', error);
  }
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);
const hasEnded = (stored: StoredSession) =>
  stored.tokenExpiry - nowInSeconds() <= sessionTiming.treatAsExpired;
const storedSession = () => parseStoredSession(localStorage.getItem(sessionStorageKey)).found;
const storedOwner = () => storedSession()?.user.id;
const isWelcomeDue = () => localStorage.getItem(welcomeShownKey) === null;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const online = () =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise<void>((resolve) =>
        window.addEventListener('online', () => resolve(), { once: true }),
      );
