// kill -9 of one worker after the other while several write several courses, each with many calls
// at once: every course is completed, and is the one that nobody disturbed.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ScriptedCall, ScriptedModel } from '@coursewright/testing';
import { z } from 'zod';
import { askedAgain, type Moment, momentOf } from './frame/asked-again.ts';
import type { App } from './frame/app.ts';
import type { Member } from './frame/member.ts';
import type { Rig } from './frame/rig.ts';
import { normalised } from './frame/same-course.ts';
import { atLeast, atMost, exactly, type Measured, type Scenario } from './frame/scenario.ts';
import { forgottenJournal } from './frame/mutants.ts';
import { Snapshots } from './frame/snapshots.ts';

const workers = 3;
/** Modules and lessons under way at once, of each of the courses. */
const widths = [3, 4, 5] as const;
const courseOf = (width: number) => ({
  topic: `Photosynthesis ${width}`,
  desired_module_count: 6,
  desired_submodule_count: 4,
  parallel_count: width,
  submodule_parallel_count: width,
});
/** Calls that a run makes at once, at most: so many for planning, and for writing. */
const inFlight = (width: number) => 2 * width;

/** Of one course: what had been asked and kept at each kill during which it was written. */
interface Followed {
  readonly width: number;
  readonly id: string;
  /** Of the calls of the scenario, those about this course, from this one on. */
  readonly from: number;
  readonly moments: Moment[];
}

/** An app in which courses are written whose calls can be told apart. */
class Shop {
  readonly app: App;
  readonly member: Member;
  private readonly model: ScriptedModel;

  private constructor(app: App, member: Member, model: ScriptedModel) {
    this.app = app;
    this.member = member;
    this.model = model;
  }

  static async open(rig: Rig): Promise<Shop> {
    const model = await rig.model({ latency: (_step, call) => 800 + ((call * 370) % 1_500) });
    const app = await rig.app({ ...model.environment('openai'), COURSES_AT_ONCE: '2' });
    await app.startAll({ apis: 1, workers });
    return new Shop(app, await app.join({ credits: 2 * widths.length }), model);
  }

  /** A course of each width. */
  order(): Promise<Followed[]> {
    return Promise.all(
      widths.map(async (width) => ({
        width,
        from: this.model.calls.length,
        id: await this.member.startRun(courseOf(width)),
        moments: [],
      })),
    );
  }

  callsOf({ width, from }: Followed): ScriptedCall[] {
    return this.model.calls.slice(from).filter(({ topic }) => topic === courseOf(width).topic);
  }

  /** Kills any of the workers that live again and again; how often courses were being written. */
  async kill(rig: Rig, courses: readonly Followed[], kills: number): Promise<number> {
    const { app } = this;
    const ids = courses.map(({ id }) => id);
    const kept = async () =>
      (await Promise.all(ids.map((id) => app.journaled(id)))).reduce((sum, n) => sum + n, 0);
    let struck = 0;
    for (let turn = 0; turn < kills; turn += 1) {
      const goal = (await kept()) + rig.random(2, 5);
      await app.until(async () => (await kept()) >= goal, 5);
      await sleep(rig.random(0, 300));
      const alive = app.workers.filter(({ isRunning }) => isRunning);
      await alive[rig.random(0, alive.length - 1)]!.kill();
      const running = await app.rows(
        z.object({ id: z.string() }),
        `SELECT id FROM generation_tasks WHERE status = 'running' AND id = ANY($1)`,
        [ids],
      );
      if (running.length > 0) struck += 1;
      for (const course of courses)
        if (running.some(({ id }) => id === course.id))
          course.moments.push(await momentOf(app, course.id, this.callsOf(course)));
      await app.startWorker();
    }
    return struck;
  }

  async text({ id }: Followed): Promise<string> {
    return normalised((await this.member.status(id)).result);
  }
}

const measureOf =
  (kills: number) =>
  async (rig: Rig): Promise<Measured[]> => {
    const shop = await Shop.open(rig);
    const { app } = shop;
    const undisturbed = await shop.order();
    await app.ended(undisturbed.map(({ id }) => id));
    const least = undisturbed.map((one) => shop.callsOf(one).length);
    const snapshots = new Snapshots();
    rig.onClose(() => snapshots.stop());
    snapshots.watch(app);
    const courses = await shop.order();
    const struck = await shop.kill(rig, courses, kills);
    const statuses = await app.ended(courses.map(({ id }) => id));
    await snapshots.stop();
    const again = courses.flatMap((course) =>
      course.moments.map((moment) => ({
        width: course.width,
        ...askedAgain(moment, shop.callsOf(course).slice(moment.calls.length)),
      })),
    );
    const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
    const texts = await Promise.all([...courses, ...undisturbed].map((one) => shop.text(one)));
    return [
      exactly('times that a worker was killed while courses were written', struck, kills),
      exactly('what became of the courses', statuses.join(), widths.map(() => 'completed').join()),
      exactly(
        'courses that are the ones that nobody disturbed',
        courses.filter((_, turn) => texts[turn] === texts[turn + widths.length]).length,
        widths.length,
      ),
      exactly('journaled answers asked for again', sum(again.map(({ journaled }) => journaled)), 0),
      atLeast(
        'calls asked for again because their worker died',
        sum(again.map(({ unfinished }) => unfinished)),
        1,
      ),
      ...widths.map((width, turn) =>
        atMost(
          `calls asked for again after one kill by the course of width ${width}: ${shop.callsOf(courses[turn]!).length} in all where ${least[turn]} were enough`,
          Math.max(0, ...again.filter((one) => one.width === width).map((one) => one.unfinished)),
          inFlight(width),
        ),
      ),
      snapshots.measured(),
    ];
  };

const scenario: Scenario = {
  what: 'courses with many calls at once survive the deaths of several workers',
  isLong: true,
  measure: measureOf(10),
  mutants: [{ ...forgottenJournal, measure: measureOf(2) }],
};
export default scenario;
