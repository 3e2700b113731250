import { setTimeout as sleep } from 'node:timers/promises';
import { taskStarted } from '@coursewright/contract';
import { poisonPdf } from '@coursewright/testing';
import pLimit from 'p-limit';
import type { App } from '../frame/app.ts';
import type { Member, Reply } from '../frame/member.ts';
import {
  openStream,
  statusOf,
  type Stream,
  upload,
  withhold,
  type Withheld,
} from '../frame/pressure.ts';
import type { Rig } from '../frame/rig.ts';
import { small } from './honest.ts';

/** How much of each is tried. */
export interface Amounts {
  readonly poisons: number;
  readonly withheld: number;
  readonly streams: number;
  readonly logins: number;
  readonly loops: number;
}
/** Of one user: more streams and uploads would not be let in. */
const perUser = 5;
const outline = { ...small, outline_first: true } as const;

/** An answer to one of those who press. */
export type Answer = Pick<Reply, 'status'> & { readonly retryAfter: number };

/** Those who press, all at once. */
export class Crowd {
  readonly answers: Record<keyof Amounts, Answer[]> = {
    poisons: [],
    withheld: [],
    streams: [],
    logins: [],
    loops: [],
  };
  private readonly leaving = new AbortController();
  private readonly works: Promise<unknown>[] = [];
  private readonly streams: Stream[] = [];
  private readonly uploads: Withheld[] = [];
  private asked: Amounts = { poisons: 0, withheld: 0, streams: 0, logins: 0, loops: 0 };
  /** Users who start and stop. */
  private looping = 0;
  private isLeaving = false;
  /** Courses that wait for their learner, whose streams stay open: each with its learner. */
  private readonly waiting: { member: Member; id: string }[] = [];
  private readonly app: App;
  private readonly rig: Rig;
  private readonly victim: string;

  constructor(app: App, rig: Rig, victim: string) {
    this.app = app;
    this.rig = rig;
    this.victim = victim;
  }

  /** Has the courses made that streams are opened of. */
  async prepare({ streams }: Amounts): Promise<void> {
    const limit = pLimit(6);
    const members = Array.from({ length: streams / perUser }, () =>
      limit(async () => {
        const member = await this.app.join();
        const id = await member.startRun({ topic: 'Waiting', ...outline });
        await this.app.until(async () => (await member.status(id)).waiting_for === 'outline', 100);
        this.waiting.push({ member, id });
      }),
    );
    await Promise.all(members);
  }

  /** Resolves as soon as all of it is under way. */
  async press(amounts: Amounts): Promise<void> {
    this.asked = amounts;
    const hoarders = await Promise.all(
      Array.from({ length: Math.ceil(amounts.withheld / perUser) }, () => this.app.join()),
    );
    for (let count = 0; count < amounts.withheld; count += 1)
      this.uploads.push(await withhold(this.app, hoarders[count % hoarders.length]!, this.rig));
    for (let count = 0; count < amounts.streams; count += 1) {
      const { member, id } = this.waiting[count % this.waiting.length]!;
      const stream = await openStream(this.app, member, id, 0);
      this.answers.streams.push(stream);
      this.streams.push(stream);
    }
    const attacker = await this.app.join();
    const poison = poisonPdf();
    const { signal } = this.leaving;
    for (let count = 0; count < amounts.poisons; count += 1)
      this.works.push(
        upload(this.app, attacker, poison, { name: 'q.pdf', signal }).then(
          (answer) => this.answers.poisons.push(answer),
          (error: unknown) => this.unlessLeft(error),
        ),
      );
    this.works.push(this.guess(amounts.logins), this.stopAgainAndAgain(amounts.loops));
    // What went wrong is told to whoever has them leave; before, nobody hears it, and the process
    // would end without saying what broke off the scenario.
    for (const work of this.works) work.catch(() => undefined);
  }

  /** What is still going on, of each kind. */
  get underWay(): Record<keyof Amounts, number> {
    const { poisons, logins } = this.asked;
    return {
      poisons: poisons - this.answers.poisons.length,
      withheld: this.uploads.filter(({ isOver }) => !isOver()).length,
      streams: this.streams.filter(({ isOver }) => !isOver()).length,
      logins: logins - this.answers.logins.length,
      loops: this.looping,
    };
  }

  /** Resolves when guessing, starting and stopping are over. Who only waits is sent home. */
  async leave(): Promise<void> {
    this.isLeaving = true;
    await Promise.all(this.works.slice(-2));
    this.leaving.abort();
    await Promise.all(this.works);
    for (const stream of this.streams) stream.leave();
    await this.app.until(async () => this.uploads.every(({ answer }) => answer() !== ''), 200);
    for (const one of this.uploads)
      this.answers.withheld.push({
        status: statusOf(one),
        retryAfter: Number(/^retry-after: (\d+)/im.exec(one.answer())?.[1] ?? 0),
      });
    await this.app.until(async () => this.uploads.every(({ isOver }) => isOver()), 200);
    for (const { member, id } of this.waiting) await member.cancel(id);
  }

  /** Wrong passwords for one address, twenty at a time, from a hundred clients. */
  private async guess(count: number): Promise<void> {
    const limit = pLimit(20);
    const guesses = Array.from({ length: count }, (_, turn) =>
      limit(async () => {
        const response = await fetch(`${this.app.apiUrl(0)}/api/auth/login`, {
          method: 'POST',
          body: JSON.stringify({ email: this.victim, password: `a wrong password ${turn}` }),
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `203.0.113.${turn % 100}`,
          },
        });
        await response.arrayBuffer();
        this.answers.logins.push({
          status: response.status,
          retryAfter: Number(response.headers.get('retry-after') ?? 0),
        });
      }),
    );
    await Promise.all(guesses);
  }

  /**
   * Ten users begin outlines and stop them as soon as the model was asked: so often, and on until
   * all leave.
   */
  private async stopAgainAndAgain(count: number): Promise<void> {
    const users = Math.min(10, count);
    const loop = async () => {
      const member = await this.app.join();
      for (let turn = 0; turn < count / users || !this.isLeaving; turn += 1) {
        const start = await member.call('POST', '/generate-learning-path', {
          topic: 'Stopped',
          ...outline,
        });
        this.note('loops', start);
        await sleep(this.rig.random(1_000, 2_000));
        if (start.status !== 202) continue;
        this.note('loops', await member.cancel(taskStarted.parse(start.body).task_id));
      }
      this.looping -= 1;
    };
    this.looping = users;
    await Promise.all(Array.from({ length: users }, loop));
  }

  private note(what: keyof Amounts, { status, headers }: Reply): void {
    this.answers[what].push({ status, retryAfter: Number(headers.get('retry-after') ?? 0) });
  }

  private unlessLeft(error: unknown): void {
    if (!this.leaving.signal.aborted) throw error;
  }
}
