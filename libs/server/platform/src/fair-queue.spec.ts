import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { FairQueue, type QueueBounds, QueueRefusal } from './fair-queue.ts';

const queues: FairQueue[] = [];

/** A queue whose work ends when it is told to; what began, in that order. */
function queueOf(bounds: Partial<QueueBounds> = {}) {
  const queue = new FairQueue({
    places: 2,
    placesPerOwner: 1,
    waiting: 100,
    waitingPerOwner: 20,
    waitMs: 60_000,
    ...bounds,
  });
  queues.push(queue);
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const add = (name: string, signal?: AbortSignal): Promise<string> => {
    const added = queue.run(
      name.charAt(0),
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => endings.set(name, () => resolve(name)));
      },
      signal,
    );
    // What a test leaves waiting is refused after it; whoever asks still hears of it.
    added.catch(() => undefined);
    return added;
  };
  const end = async (name: string): Promise<void> => {
    endings.get(name)?.();
    await sleep(0);
  };
  return { queue, begun, add, end };
}

const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) =>
      error instanceof QueueRefusal ? `${error.kind} ${error.position}` : String(error),
  );

// A minute later it would be refused in the middle of some other file.
afterEach(() => {
  for (const queue of queues.splice(0)) queue.close();
});

describe('a fair queue', () => {
  it('gives nobody every place, and each owner a turn however much another has waiting', async () => {
    const { begun, add, end } = queueOf();
    const work = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => add(name));
    await sleep(0);
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(begun.at(-1)).toBe('c1');
    for (const name of ['a1', 'c1', 'b2', 'a2', 'a3', 'a4']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'b2', 'a2', 'a3', 'a4']);
    expect(await Promise.all(work)).toHaveLength(7);
  });

  it('goes on after work that failed', async () => {
    const { queue } = queueOf();
    const failing = queue.run('a', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await queue.run('a', async () => 'yes')).toBe('yes');
    expect(queue.load).toEqual({ running: 0, waiting: 0 });
  });

  it('refuses what one owner has too much of, and says which it would be', async () => {
    const { add } = queueOf({ waitingPerOwner: 2 });
    for (const name of ['a1', 'b1', 'a2', 'a3']) void add(name);
    expect(await refused(add('a4'))).toBe('owner 3');
    const waits = refused(add('c1'));
    expect(await Promise.race([waits, sleep(5, 'waits')])).toBe('waits');
  });

  it('sends away the last of whoever has most, when all of it is full', async () => {
    const { begun, add, end } = queueOf({ waiting: 3 });
    const last = ['a1', 'b1', 'a2', 'a3', 'a4'].map((name) => refused(add(name))).at(-1);
    void add('c1');
    expect(await last).toBe('all 3');
    expect(await refused(add('a5'))).toMatch(/^all /);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
  });

  it('gives up waiting after its time, and what was aborted at once', async () => {
    const { queue, begun, add } = queueOf({ waitMs: 20 });
    for (const name of ['a1', 'b1']) void add(name);
    await sleep(0);
    const leaving = new AbortController();
    const [late, gone] = [refused(add('c1')), refused(add('d1', leaving.signal))];
    leaving.abort(new Error('left'));
    expect(await gone).toBe('Error: left');
    expect(await late).toBe('time 1');
    expect(queue.load).toEqual({ running: 2, waiting: 0 });
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('refuses all that waits when it is closed', async () => {
    const { queue, add, end } = queueOf();
    const work = ['a1', 'b1', 'c1', 'd1'].map((name) => refused(add(name)));
    await sleep(0);
    queue.close();
    await end('a1');
    await end('b1');
    expect(await Promise.all(work)).toEqual(['done', 'done', 'closed 1', 'closed 1']);
    expect(await refused(add('e1'))).toBe('closed 1');
  });
});
