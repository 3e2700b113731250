import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CircuitBreaker, CircuitOpen } from './circuit-breaker.ts';

describe('a service that is away', () => {
  const bounds = { failures: 3, firstMs: 1_000, longestMs: 4_000, patienceMs: 10_000 };
  let breaker: CircuitBreaker;
  let isUp: boolean;
  /** When it was asked, in seconds from the beginning. */
  let asked: number[];
  let began: number;
  beforeEach(() => {
    vi.useFakeTimers();
    [breaker, isUp, asked, began] = [new CircuitBreaker(bounds), false, [], Date.now()];
  });
  afterEach(() => void vi.useRealTimers());

  const seconds = () => (Date.now() - began) / 1_000;
  const never = new AbortController().signal;
  const call = async (signal = never) => {
    asked.push(seconds());
    await new Promise((resolve) => setTimeout(resolve, 10));
    signal.throwIfAborted();
    if (!isUp) throw new Error('away');
    return 'here';
  };
  const ask = (signal = never, since = Date.now()) =>
    breaker
      .run(() => call(signal), {
        judge: () => (signal.aborted ? 'unknown' : 'down'),
        signal,
        since,
      })
      .catch(String);
  const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  /** What comes of asking until it is given up. */
  const down = async () => {
    for (let nth = 0; nth < bounds.failures; nth += 1) {
      void ask();
      await passes(10);
    }
  };

  it('is asked by one at a time, and more and more seldom', async () => {
    await down();
    const many = Array.from({ length: 50 }, () => ask());
    await passes(60_000);
    const ends = await Promise.all(many);
    const looks = asked.slice(bounds.failures);
    // At 1, 1 + 2 and 1 + 2 + 4 seconds after it was given up; then nobody waits any more.
    expect(looks.map(Math.floor)).toEqual([1, 3, 7]);
    expect(ends.filter((end) => end === 'Error: away')).toHaveLength(looks.length);
    expect(ends.filter((end) => end.startsWith('CircuitOpen'))).toHaveLength(50 - looks.length);
  });

  it('answers everybody who waits as soon as it is back', async () => {
    await down();
    const many = Array.from({ length: 50 }, () => ask());
    await passes(1_500);
    isUp = true;
    await passes(2_000);
    const ends = await Promise.all(many);
    expect(ends.filter((end) => end === 'here')).toHaveLength(49);
    const before = asked.length;
    await Promise.all([ask(), passes(10)]);
    expect(asked).toHaveLength(before + 1);
  });

  it('costs a late caller one look, and is found when it is back', async () => {
    await down();
    void ask();
    await passes(300_000);
    const before = asked.length;
    const late = [ask(), ask(), ask()];
    await passes(60_000);
    expect(asked.length - before).toBe(1);
    expect((await Promise.all(late)).toSorted()).toEqual([
      'CircuitOpen: The service is away',
      'CircuitOpen: The service is away',
      'Error: away',
    ]);
    // Who asks again has waited already.
    expect(breaker.isAway).toBe(true);
    const look = ask();
    const again = ask(never, Date.now() - bounds.longestMs);
    const waits = passes(5).then(() => 'it waits');
    expect(await Promise.race([again, waits])).toContain('CircuitOpen');
    await passes(60_000);
    expect(await look).toBe('Error: away');
    isUp = true;
    const found = ask();
    await passes(10);
    expect(await found).toBe('here');
    expect(breaker.isAway).toBe(false);
  });

  it('stays closed while failures are not in a row, and lets a look that was stopped be made by another', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      isUp = turn % bounds.failures === 0;
      void ask();
      await passes(10);
    }
    expect(asked).toHaveLength(10);
    isUp = false;
    await down();
    const stop = new AbortController();
    const first = ask(stop.signal);
    const second = ask();
    await passes(1_005);
    stop.abort(new Error('enough'));
    isUp = true;
    await passes(20);
    expect([await first, await second]).toEqual(['Error: enough', 'here']);
  });

  it('gives up waiting with its caller, and says what failed', async () => {
    await down();
    const stop = new AbortController();
    const waiting = ask(stop.signal);
    stop.abort(new Error('enough'));
    await passes(0);
    expect(await waiting).toBe('Error: enough');
    void Promise.all([ask(), ask(), ask()]);
    await passes(30_000);
    const look = ask();
    const failed = breaker
      .run(call, { judge: () => 'down', signal: never })
      .catch((error: unknown) => error);
    await passes(30_000);
    expect(await look).toBe('Error: away');
    expect(await failed).toBeInstanceOf(CircuitOpen);
    expect(String(((await failed) as Error).cause)).toBe('Error: away');
  });
});
