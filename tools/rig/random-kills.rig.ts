// kill -9 again and again during one run: it is completed all the same, and the course equals that
// of an undisturbed run.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { askedAgain, lostCalls, type Moment, momentOf, since } from './frame/asked-again.ts';
import type { Rig } from './frame/rig.ts';
import { normalised } from './frame/same-course.ts';
import { atMost, exactly, type Measured, type Scenario } from './frame/scenario.ts';
import { forgottenJournal } from './frame/mutants.ts';
import { Snapshots } from './frame/snapshots.ts';

const course = {
  topic: 'Photosynthesis',
  desired_module_count: 8,
  desired_submodule_count: 5,
  parallel_count: 1,
  submodule_parallel_count: 1,
};
/** Calls that a run makes at once, at most: one for planning and one for writing. */
const inFlight = 2;
const birth: Moment = { calls: [], kept: new Map() };

const measureOf =
  (kills: number) =>
  async (rig: Rig): Promise<Measured[]> => {
    const model = await rig.model({ latency: (_step, call) => 80 + ((call * 37) % 120) });
    const app = await (
      await rig.app(model.environment('openai'))
    ).startAll({ apis: 1, workers: 1 });
    const snapshots = new Snapshots();
    rig.onClose(() => snapshots.stop());
    snapshots.watch(app);
    const member = await app.join();
    const undisturbed = await member.startRun(course);
    await app.ended([undisturbed]);
    const baseline = model.calls.length;

    const id = await member.startRun(course);
    const moments: Moment[] = [];
    while (moments.length < kills) {
      // Each worker makes some progress, as otherwise the run would be quarantined; then it is killed.
      const goal = (await app.journaled(id)) + rig.random(1, 3);
      await app.until(async () => (await app.journaled(id)) >= goal, 5);
      await sleep(rig.random(0, 150));
      await app.workers.at(-1)!.kill();
      const [{ status } = { status: 'gone' }] = await app.rows(
        z.object({ status: z.string() }),
        'SELECT status FROM generation_tasks WHERE id = $1',
        [id],
      );
      if (status === 'running') moments.push(await momentOf(app, id, model.calls.slice(baseline)));
      await app.expireHeartbeats();
      await app.startWorker();
      if (status !== 'running') break;
    }
    const [status = ''] = await app.ended([id]);
    await snapshots.stop();
    const calls = model.calls.slice(baseline);
    const lives = moments.map((moment, turn) => since(moments[turn - 1] ?? birth, moment));
    const again = moments.map((moment, turn) =>
      askedAgain(lives[turn]!, calls.slice(moment.calls.length)),
    );
    const lost = lives.reduce((sum, life) => sum + lostCalls(life), 0);
    return [
      exactly('times that its worker was killed', moments.length, kills),
      exactly('what became of the course', status, 'completed'),
      exactly(
        'the course is the one that nobody disturbed',
        String(
          normalised((await member.status(id)).result) ===
            normalised((await member.status(undisturbed)).result),
        ),
        'true',
      ),
      exactly(
        'journaled answers asked for again',
        again.reduce((sum, { journaled }) => sum + journaled, 0),
        0,
      ),
      atMost(
        'calls asked for again after one kill',
        Math.max(...again.map(({ unfinished }) => unfinished)),
        inFlight,
      ),
      atMost(
        `calls in all, where undisturbed ${baseline} were enough and ${lost} were lost`,
        calls.length,
        baseline + lost,
      ),
      snapshots.measured(),
    ];
  };

const scenario: Scenario = {
  what: 'a course is finished however often its worker is killed',
  isLong: true,
  measure: measureOf(20),
  mutants: [{ ...forgottenJournal, measure: measureOf(2) }],
};
export default scenario;
