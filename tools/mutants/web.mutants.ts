// The session in the browser, what calls do about a 401, and where a login leads to.
import { mutant, type MutantTable } from './frame/mutant.ts';

const session = 'apps/web/src/shared/session/session.ts';
const rest = 'apps/web/src/shared/rest.ts';
const trpc = 'apps/web/src/shared/trpc.ts';
const target = 'apps/web/src/shared/return-target.ts';
const stream = 'apps/web/src/shared/event-stream.ts';

const table: MutantTable = {
  'apps/web/src/shared/session/session.test.ts': [
    mutant('session', 'a token is used until its last second', [
      session,
      'treatAsExpired: 60',
      'treatAsExpired: 0',
    ]),
    mutant('session', 'a token with a little more than 60 s counts as expired', [
      session,
      'treatAsExpired: 60',
      'treatAsExpired: 61',
    ]),
    mutant('session', 'the refresh comes 60 s before expiry', [
      session,
      'refreshBeforeExpiry: 90',
      'refreshBeforeExpiry: 60',
    ]),
    mutant('session', 'the refresh may come at once', [session, 'minDelay: 10', 'minDelay: 0']),
    mutant('session', 'inside the window the refresh comes at once', [
      session,
      'delayInsideWindow: 5',
      'delayInsideWindow: 0',
    ]),
    mutant('session', 'it is tried four times', [session, 'maxAttempts: 3', 'maxAttempts: 4']),
    mutant('session', 'it is tried again after 1 s each time', [
      session,
      '1000 * 2 ** attempt',
      '1000 + 0 * attempt',
    ]),
    mutant('session', 'it is tried again without a pause', [
      session,
      'await wait(sessionTiming.backoffMs(failed - 1));',
      '',
    ]),
    mutant('session', 'a 401 is tried again like a fault', [
      session,
      'if (isUnauthorized(error) || failed === sessionTiming.maxAttempts)',
      'if (failed === sessionTiming.maxAttempts)',
    ]),
    mutant('session', 'the third failure leaves the session as it is', [
      session,
      'this.forget({ hasExpired: true });',
      '',
    ]),
    mutant('session', 'tries without a network count', [
      session,
      'if (!navigator.onLine && !isUnauthorized(error)) continue;',
      '',
    ]),
    mutant('session', 'everybody who asks refreshes', [
      session,
      'this.refreshing ??= this.attemptRefresh()',
      'this.refreshing = this.attemptRefresh()',
    ]),
    mutant('session', 'one refresh answers for ever', [
      session,
      '.finally(() => {\n      this.refreshing = null;\n    })',
      '',
    ]),
    mutant('session', 'a refresh begins while somebody logs out', [
      session,
      'if (this.state.isLoggingOut) return Promise.reject(new Error(refreshAborted));',
      '',
    ]),
    mutant('session', 'a refresh under way brings the session back after a logout', [
      session,
      'return this.state.isLoggingOut || this.endings !== endings;',
      'return this.endings < endings;',
    ]),
    mutant('session', 'a refresh under way brings back who left in another tab', [
      session,
      'if (this.endings === endings && storedOwner() !== owner) this.followOtherTab();',
      'void owner;',
    ]),
    mutant('session', 'a refresh under way wakes a session that was stopped', [
      session,
      'if (this.endings === endings && storedOwner() !== owner)',
      'if (storedOwner() !== owner)',
    ]),
    mutant('session', 'the server is not told about a logout', [
      session,
      'await (await this.calls()).logout();',
      '',
    ]),
    mutant('session', "a logout fails when the server's does", [
      session,
      "      console.warn('The server could not be told about the logout.', error);",
      '      throw error;',
    ]),
    mutant('session', 'the flag of logging out stays', [
      session,
      '      this.set({ isLoggingOut: false });',
      '',
    ]),
    mutant('session', 'a logout leaves the stored session', [
      session,
      '    localStorage.removeItem(sessionStorageKey);\n',
      '',
    ]),
    mutant('session', 'a logout leaves the mark of the welcome', [
      session,
      '    localStorage.removeItem(welcomeShownKey);\n',
      '',
    ]),
    mutant('session', 'a logout leaves the timer', [
      session,
      '  private forget(change: Partial<SessionState>): void {\n    clearTimeout(this.timer);',
      '  private forget(change: Partial<SessionState>): void {',
    ]),
    mutant('session', 'the next refresh is not planned', [
      session,
      'isWelcomeOpen: isWelcomeDue(), error: null });\n    this.schedule();\n    return stored;',
      'isWelcomeOpen: isWelcomeDue(), error: null });\n    return stored;',
    ]),
    mutant('session', 'credits are not asked for at the start', [
      session,
      '      void this.refreshCredits();\n',
      '',
    ]),
    mutant('session', 'what is stored is believed without a look', [
      'apps/web/src/shared/session/stored-session.ts',
      'if (isStoredSession(value)) return',
      'if (isObject(value)) return',
    ]),
    mutant('session', 'what is incomplete is cleared without a logout', [
      session,
      'else if (stored.incomplete) void this.logout();',
      'else if (stored.incomplete) this.forget({});',
    ]),
    mutant('session', 'blocked storage is an error that nobody sees', [
      session,
      "this.set({ status: 'anonymous', user: null, error: initFailed });",
      "this.set({ status: 'anonymous', user: null });",
    ]),
    mutant('session', 'offline, somebody whose token is over is a stranger', [
      session,
      'navigator.onLine ? {',
      'navigator.onLine || true ? {',
    ]),
    mutant('session', 'a page that slept goes on with its dead token', [
      session,
      'else if (this.stored && hasEnded(this.stored)) this.refreshQuietly();',
      '',
    ]),
    mutant('session', 'a logout in another tab is not followed', [
      session,
      'if (localStorage.getItem(sessionStorageKey) === null) this.forget({});\n',
      'if (localStorage.getItem(sessionStorageKey) === null) return;\n',
    ]),
    mutant('session', 'a logout in another tab ends whatever session the cookie carries', [
      session,
      'if (localStorage.getItem(sessionStorageKey) === null) this.forget({});\n',
      'if (localStorage.getItem(sessionStorageKey) === null) void this.logout();\n',
    ]),
    mutant('session', 'an emptied store is not noticed by a request', [
      session,
      'if (this.isStoreGone()) void this.logout();\n    return',
      'return',
    ]),
    mutant('session', 'a failed look at the credits ends the session', [
      session,
      "if (isUnauthorized(error)) console.warn('Credits were not refreshed: not signed in.');",
      'if (isUnauthorized(error)) void this.logout();',
    ]),
    mutant('session', 'the reason of a failed login is lost', [
      session,
      "this.set({ error: messageOf(error, 'Login failed') });",
      '',
    ]),
    mutant('session', 'a straggler of a session that was ended begins another one', [
      session,
      "if (this.state.status === 'anonymous') return false;",
      '',
    ]),
  ],
  'apps/web/src/shared/requests.test.ts': [
    mutant('401', 'a REST call gives up at the first 401', [
      rest,
      'if (response.status === 401 && isBehindLogin(route) && (await session.renewForRequest(token))) response = await send(session.tokenForRequest());',
      '',
    ]),
    mutant('401', 'a REST call is tried for as long as there is a 401', [
      rest,
      'if (response.status === 401 && isBehindLogin(route) &&',
      'while (response.status === 401 && isBehindLogin(route) &&',
    ]),
    mutant('401', 'the second try carries the old token', [
      rest,
      'response = await send(session.tokenForRequest());',
      'response = await send(token);',
    ]),
    mutant(
      '401',
      'a refused login is taken for an expired session',
      [
        rest,
        'if (response.status === 401 && isBehindLogin(route) &&',
        'if (response.status === 401 &&',
      ],
      'neither refreshes nor retries',
    ),
    mutant('401', 'a tRPC call gives up at the first 401', [
      trpc,
      'if (statusOf(error) !== 401) return observer.error(error);',
      'if (statusOf(error) >= 0) return observer.error(error);',
    ]),
    mutant('401', 'a tRPC call is tried for as long as there is a 401', [
      trpc,
      'current = next(op).subscribe(observer);',
      'retryAfterRenewal({} as never)({ next, op }).subscribe(observer);',
    ]),
    mutant('401', 'each call renews for itself', [
      session,
      'this.refreshing ??= this.attemptRefresh()',
      'this.refreshing = this.attemptRefresh()',
    ]),
    mutant('401', 'a late 401 renews what others have renewed', [
      session,
      'if (this.stored && this.stored.accessToken !== usedToken) return true;',
      'void usedToken;',
    ]),
    mutant('401', 'nobody is told that the session is over', [
      session,
      'for (const listener of this.expiryListeners) listener();',
      'void this.expiryListeners;',
    ]),
    mutant('401', 'the Idempotency-Key stays behind', [
      trpc,
      "...(typeof key === 'string' ? { 'idempotency-key': key } : {})",
      "...(typeof key === 'number' ? { 'idempotency-key': key } : {})",
    ]),
    mutant('401', 'the error id is dropped', [rest, 'errorId: body.error_id,', '']),
  ],
  'apps/web/src/shared/event-stream.test.ts': [
    mutant('401', 'a stream gives up at the first 401', [
      stream,
      'if (response.status === 401 && (await session.renewForRequest(token))) response',
      'if (response.status === 0) response',
    ]),
    mutant('S1', 'a broken stream begins again at the start', [
      stream,
      "if (this.lastId > 0) headers.set('last-event-id', String(this.lastId));",
      '',
    ]),
    mutant('S1', 'what was seen is shown again', [
      stream,
      'if (event.id <= this.lastId) return;',
      '',
    ]),
    mutant('S1', 'a stream does not end at stream_close', [
      stream,
      "...(event.action === 'stream_close' ? { connection: 'closed' } : {})",
      '',
    ]),
  ],
  'apps/web/src/shared/return-target.test.ts': [
    mutant(
      'I6',
      'an address may be of any length',
      [target, 'candidate.length > longest || ', ''],
      'no address of any length',
    ),
    mutant('I6', 'what begins with a slash is ours', [
      target,
      "(candidate.startsWith('/') && !candidate.startsWith('//'))",
      "candidate.startsWith('/')",
    ]),
    {
      // Either keeps neighbours out; the first also what a URL would mend, the second what it would read differently.
      row: 'I6',
      what: 'our origin is looked for at the beginning, and nothing after it',
      patches: [
        {
          file: target,
          find: 'candidate.startsWith(`${origin}/`)',
          replace: 'candidate.startsWith(origin)',
        },
        { file: target, find: 'url.origin === origin && /', replace: '/' },
      ],
    },
    mutant('I6', 'an accepted path is one that begins like it', [
      target,
      'url.pathname.startsWith(`${path}/`)',
      'url.pathname.startsWith(path)',
    ]),
    mutant('I6', 'every path of ours will do', [
      target,
      'return isPlainPath && isKnown ?',
      'return isPlainPath ?',
    ]),
    mutant('I6', 'control characters and backslashes are as good as any', [
      target,
      '!isAddress || ambiguous.test(candidate)',
      '!isAddress',
    ]),
    mutant('I6', 'percent signs are taken off once', [target, 'round < 4', 'round < 1']),
    mutant('I6', 'script is looked for as it is written', [
      target,
      'decoded.toLowerCase()',
      'decoded',
    ]),
    mutant('I6', 'script is not looked for', [
      target,
      'decoded === undefined || looksLikeScript',
      'decoded === undefined || (0 as never as boolean) && looksLikeScript',
    ]),
    mutant('I6', 'the word script alone is suspicious', [
      target,
      '/javascript:|vbscript:|data:|<[\\s/]*script/',
      '/script|data:/',
    ]),
    mutant('I6', 'a broken percent sign is an exception', [
      target,
      'return round === 0 ? undefined : current;',
      "throw new URIError('broken');",
    ]),
    mutant('I6', 'query and hash are lost', [
      target,
      'url.pathname + url.search + url.hash : undefined',
      'url.pathname : undefined',
    ]),
    mutant('I6', 'any segment may stand in a path', [
      target,
      '/^(\\/[\\w-][\\w.-]*)+\\/?$/.test(url.pathname)',
      "url.pathname.startsWith('/')",
    ]),
  ],
};
export default table;
