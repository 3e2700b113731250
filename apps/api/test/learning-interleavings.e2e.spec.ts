// @module-tag proof
import {
  foldLearning,
  type LearningEvent,
  learningEvent,
  type LearningState,
} from '@coursewright/contract';
import { LearningLog } from '@coursewright/learning-paths';
import { Database } from '@coursewright/platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signedInUser } from './visitor.ts';

/** Each is one seed: what is printed for a failure repeats it. */
const rounds = 1_000;
const day = 86_400_000;

/** The same numbers for the same seed. */
class Chance {
  constructor(private state: number) {}
  /** 0 up to, but not including, `count`. */
  below(count: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * count);
  }
  is(percent: number): boolean {
    return this.below(100) < percent;
  }
  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }
  shuffled<T>(from: readonly T[]): T[] {
    return from
      .map((one) => ({ one, at: this.below(2 ** 31) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);
  }
  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.below(16).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}

/** What is kept of a device when it dies, and what it shows meanwhile. */
interface Device {
  readonly name: string;
  /** Milliseconds that its clock is off. */
  readonly skew: number;
  kept: LearningEvent[];
  known: LearningState | undefined;
}
type Fate = 'answered' | 'answer lost' | 'device killed' | 'server killed';
const fates: readonly Fate[] = [
  'answered',
  'answered',
  'answered',
  'answer lost',
  'device killed',
  'server killed',
];

let app: TestApp;
let log: LearningLog;
let database: Database;
let userId: string;
beforeAll(async () => {
  app = await createTestApp({ env: { WORKERS: 'none', DATABASE_POOL: '10' } });
  log = app.nest.get(LearningLog, { strict: false });
  database = app.nest.get(Database, { strict: false });
  await signedInUser(app);
  const [user] = await app.database.query(z.object({ id: z.uuid() }), 'SELECT id FROM users');
  userId = user!.id;
});
afterAll(() => app?.close());

/** One course, three devices, and a network and machines that are not to be relied on. */
class Round {
  readonly said: LearningEvent[] = [];
  added = 0;
  private readonly devices: readonly Device[];
  /** What the network brings once more when nobody waits for it. */
  private readonly underWay: LearningEvent[][] = [];
  private readonly chance: Chance;
  private readonly lessons: readonly string[];
  private readonly question: string;
  private readonly note: string;
  private minute = 0;

  constructor(
    seed: number,
    private readonly courseId: string,
  ) {
    this.chance = new Chance(seed);
    this.devices = ['desk', 'phone', 'tablet'].map((name) => ({
      name,
      skew: this.chance.below(2 * day + 1) - day,
      kept: [],
      known: undefined,
    }));
    this.lessons = [this.chance.uuid(), this.chance.uuid()];
    this.question = this.chance.uuid();
    this.note = this.chance.uuid();
  }

  /** What the server and each device show at the end. */
  async play(): Promise<LearningState[]> {
    for (let step = 0; step < 8; step += 1) {
      const device = this.chance.pick(this.devices);
      this.say(device);
      if (!this.chance.is(35)) continue;
      // Two at once wait for each other in the database alone.
      const other = this.chance.pick(this.devices);
      await Promise.all(
        (other === device ? [device] : [device, other]).map((one) =>
          this.send(one, this.chance.pick(fates)),
        ),
      );
      const late = this.chance.is(30) ? this.underWay.pop() : undefined;
      if (late) this.added += (await log.record(userId, this.courseId, () => late)).added;
    }
    for (const device of this.devices) await this.send(device, 'answered', true);
    const known = await log.learningOf(userId, this.courseId);
    return [known, ...this.devices.map(({ kept }) => foldLearning(kept, known))];
  }

  private say(device: Device): void {
    const { chance } = this;
    const question_id = this.question;
    this.minute += chance.below(2);
    const event = learningEvent.parse({
      id: chance.uuid(),
      submodule_id: chance.pick(this.lessons),
      device: device.name,
      at: new Date(started + this.minute * 60_000 + device.skew).toISOString(),
      ...chance.pick([
        { kind: 'opened', payload: {} },
        { kind: 'read', payload: { seconds: 1 + chance.below(60) } },
        { kind: 'ticked', payload: { completed: chance.is(50) } },
        { kind: 'answered', payload: { question_id, option_ids: [], is_correct: chance.is(50) } },
        { kind: 'hinted', payload: { question_id } },
        { kind: 'disputed', payload: { question_id, is_disputed: chance.is(50) } },
        { kind: 'noted', payload: { note_id: this.note, text: chance.pick(['', 'a', 'b']) } },
      ]),
    });
    this.said.push(event);
    device.kept.push(event);
  }

  /** Some of what a device keeps, in any order, some of it twice in one request. */
  private async send(device: Device, fate: Fate, isAll = false): Promise<void> {
    const { chance } = this;
    const some = chance.shuffled(device.kept).slice(0, isAll ? undefined : 1 + chance.below(4));
    if (some.length === 0) return;
    const events = [...some, ...some.filter(() => chance.is(20))];
    if (chance.is(25)) this.underWay.push(events);
    const record = () => log.record(userId, this.courseId, () => events);
    if (fate === 'server killed') {
      const died = new Error('killed');
      await expect(
        database.transaction(async () => {
          await record();
          throw died;
        }),
      ).rejects.toBe(died);
      return;
    }
    const { added, learning } = await record();
    this.added += added;
    if (fate === 'device killed') device.known = undefined;
    if (fate !== 'answered') return;
    device.known = learning;
    device.kept = device.kept.filter((event) => !some.includes(event));
  }
}
const started = Date.now() - 3_600_000;

const idsOf = (events: readonly LearningEvent[]) => events.map(({ id }) => id).toSorted();
/** What is counted, of which a lost or doubled event would change the sum. */
const countsOf = ({ lessons }: LearningState) => ({
  seconds: lessons.reduce((sum, one) => sum + one.seconds_read, 0),
  attempts: lessons.flatMap(({ questions }) => questions).reduce((sum, q) => sum + q.attempts, 0),
  hints: lessons.flatMap(({ questions }) => questions).reduce((sum, q) => sum + q.hints, 0),
});
const countsSaid = (said: readonly LearningEvent[]) => ({
  seconds: said.reduce((sum, one) => sum + (one.kind === 'read' ? one.payload.seconds : 0), 0),
  attempts: said.filter(({ kind }) => kind === 'answered').length,
  hints: said.filter(({ kind }) => kind === 'hinted').length,
});
const completedRow = z.object({ completed_lessons: z.array(z.uuid()) });

/** What is wrong after a round; nothing, if all is well. */
async function flawsOf(seed: number, courseId: string): Promise<string[]> {
  const round = new Round(seed, courseId);
  const [first, ...others] = (await round.play()).map((shown) => JSON.stringify(shown));
  const stored = await log.eventsOf(userId, courseId);
  const state = foldLearning(stored);
  const chance = new Chance(seed);
  const again = foldLearning(chance.shuffled([...stored, ...stored.filter(() => chance.is(30))]));
  const [row] = await database.query(
    completedRow,
    'SELECT completed_lessons FROM courses WHERE id = $1',
    [courseId],
  );
  const completed = state.lessons.filter(({ is_completed }) => is_completed);
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const bySaying = new Map(round.said.map((event) => [event.id, event]));
  const holds: Record<string, boolean> = {
    'none is lost, none is doubled': same(idsOf(stored), idsOf(round.said)),
    'each was added once': round.added === round.said.length,
    'each is what was said': stored.every(({ id, payload, kind }) => {
      const said = bySaying.get(id);
      return said?.kind === kind && same(said.payload, payload);
    }),
    'none is counted twice': same(countsOf(state), countsSaid(round.said)),
    'the server and all devices show the same': others.every((other) => other === first),
    'they show the fold': first === JSON.stringify(state),
    'the fold knows no order': same(again, state),
    'lists show the same': same(
      row?.completed_lessons.toSorted(),
      completed.map(({ submodule_id }) => submodule_id).toSorted(),
    ),
  };
  return Object.keys(holds).filter((what) => holds[what] !== true);
}

it(
  'comes to the same on three devices, in 1,000 interleavings with kills, losses and clocks days apart',
  { timeout: 240_000 },
  async () => {
    const courses = await app.database.query(
      z.object({ id: z.uuid() }),
      `INSERT INTO courses (user_id, topic, language) SELECT $1, 'Rivers', 'en' FROM generate_series(1, ${rounds}) RETURNING id`,
      [userId],
    );
    const waiting = courses.map(({ id }, index) => ({ id, seed: index + 1 }));
    const failed: { seed: number; flaws: string[] }[] = [];
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const flaws = await flawsOf(next.seed, next.id);
        if (flaws.length > 0) failed.push({ seed: next.seed, flaws });
      }
    };
    await Promise.all(Array.from({ length: 6 }, work));
    expect(failed).toEqual([]);
  },
);
