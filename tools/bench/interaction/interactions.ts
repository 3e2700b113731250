import type { Page } from '@playwright/test';
import type { Table } from '../shared/table.ts';

/** Milliseconds; browsers call a task long from 50 on. */
const longest = 200;

interface Seen {
  readonly interactions: { readonly id: number; readonly took: number; readonly what: string }[];
  readonly tasks: number[];
}

const rounds = 4;
interface Measurement {
  readonly what: string;
  /** Milliseconds to the next paint. */
  readonly bound: number;
  /** Opens the place; not measured. */
  begin(round: number): Promise<unknown>;
  act(): Promise<void>;
}
interface Round {
  readonly took: number;
  readonly name: string;
  readonly count: number;
  readonly task: number;
}

declare global {
  // Put there by the script below.
  var seenByBench: Seen;
  var framesOfBench: { count: number; began: number; isOver: boolean };
}

/** What a page's visitor waits for, as the browser's own observers tell it. */
export class Interactions {
  private readonly page: Page;
  private readonly slowDown: number;

  private constructor(page: Page, slowDown: number) {
    this.page = page;
    this.slowDown = slowDown;
  }

  /** From the next navigation on; the processor is slowed down so many times. */
  static async on(page: Page, slowDown: number): Promise<Interactions> {
    await page.addInitScript(() => {
      // Without the threshold, which TypeScript's types do not have yet, those under 104 ms are left
      // out.
      const everyInteraction: PerformanceObserverInit & { readonly durationThreshold: number } = {
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      };
      globalThis.seenByBench = { interactions: [], tasks: [] };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry instanceof PerformanceEventTiming && entry.interactionId)
            globalThis.seenByBench.interactions.push({
              id: entry.interactionId,
              took: entry.duration,
              what: entry.name,
            });
      }).observe(everyInteraction);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.seenByBench.tasks.push(entry.duration);
      }).observe({ type: 'longtask' });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    return new Interactions(page, slowDown);
  }

  /**
   * A row: how many frames come while `act` goes on, for one of an empty page on which the same is
   * done, in turns; what else the machine does takes from both. Of several rounds the best counts.
   */
  async frames(
    table: Table,
    { what, share, act }: { what: string; share: number; act: (page: Page) => Promise<void> },
  ): Promise<void> {
    const empty = await this.page.context().newPage();
    const session = await empty.context().newCDPSession(empty);
    await session.send('Emulation.setCPUThrottlingRate', { rate: this.slowDown });
    await empty.setContent('<!doctype html><title>Empty</title>');
    let best = { rate: 0, base: Number.POSITIVE_INFINITY };
    for (let round = 0; round < rounds && best.rate / best.base < share; round += 1) {
      await empty.bringToFront();
      const base = await framesDuring(empty, act);
      await this.page.bringToFront();
      const rate = await framesDuring(this.page, act);
      if (rate / base > best.rate / best.base) best = { rate, base };
    }
    await empty.close();
    const { rate, base } = best;
    table.row(
      what,
      `${rate.toFixed(0)} frames a second; an empty page ${base.toFixed(0)}`,
      `≥ ${share} of the empty page’s`,
      rate / base >= share,
    );
  }

  /**
   * Two rows: the slowest interaction of `act`, and its longest task. Whatever else the machine does
   * only adds, so of several rounds the quickest counts.
   */
  async measure(table: Table, { what, bound, begin, act }: Measurement): Promise<void> {
    let best: Round | undefined;
    for (let round = 0; round < rounds; round += 1) {
      await begin(round);
      const one = await this.round(act);
      if (!best || one.took + one.task < best.took + best.task) best = one;
      if (best.took <= bound && best.task <= longest) break;
    }
    if (!best) return;
    const { took, name, count, task } = best;
    table.row(
      `${what}: slowest press or key to the next paint`,
      `${took} ms (${name}; ${count} over 16 ms)`,
      `≤ ${bound} ms`,
      took <= bound && count > 0,
    );
    table.row(`${what}: longest task`, `${task} ms`, `≤ ${longest} ms`, task <= longest);
  }

  private async round(act: () => Promise<void>): Promise<Round> {
    await this.settle();
    await this.page.evaluate(() => {
      globalThis.seenByBench.interactions.length = 0;
      globalThis.seenByBench.tasks.length = 0;
    });
    await act();
    await this.settle();
    const { interactions, tasks } = await this.page.evaluate(() => globalThis.seenByBench);
    const slowest = interactions.toSorted((one, other) => other.took - one.took)[0];
    return {
      took: slowest?.took ?? 0,
      name: slowest?.what ?? 'nothing',
      count: new Set(interactions.map(({ id }) => id)).size,
      task: Math.round(Math.max(0, ...tasks)),
    };
  }

  /** What the screen still loads belongs to nobody's press. */
  private async settle(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(resolve, { timeout: 5_000 });
        }),
    );
    await this.page.waitForTimeout(300);
  }
}

/** A second's, as the page's own animation frames tell. */
async function framesDuring(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    globalThis.framesOfBench = { count: 0, began: performance.now(), isOver: false };
    const count = () => {
      if (globalThis.framesOfBench.isOver) return;
      globalThis.framesOfBench.count += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await act(page);
  return page.evaluate(() => {
    const { framesOfBench: frames } = globalThis;
    frames.isOver = true;
    return (frames.count / (performance.now() - frames.began)) * 1_000;
  });
}
