// What a credit pays for bounds the calls to the model, whoever stops and tries again as fast as they can.
import type { Member } from './frame/member.ts';
import { limits } from '@coursewright/contract';
import { z } from 'zod';
import type { App } from './frame/app.ts';
import type { Rig } from './frame/rig.ts';
import { atLeast, atMost, type Measured, type Scenario } from './frame/scenario.ts';

const credits = 3;
/** Outlines that each of three loops asks for. */
const loops = 3;
const turns = 8;

async function measure(rig: Rig): Promise<Measured[]> {
  const model = await rig.model({ latency: () => 5 });
  const app = await (await rig.app(model.environment('openai'))).startAll({ workers: 2 });
  const member = await app.join({ credits });
  const topic = 'Outlines for nothing';
  await Promise.all(Array.from({ length: loops }, () => stopAgainAndAgain(app, member, topic)));
  await app.until(async () => model.inFlight() === 0, 50);

  const made = model.calls.filter((call) => call.topic === topic).length;
  const [books] = await app.rows(
    z.object({ counted: z.number(), unpaid: z.number(), paid_for: z.number() }),
    `SELECT coalesce(sum(calls), 0)::int AS counted,
       coalesce(sum(calls) FILTER (WHERE NOT is_paid), 0)::int AS unpaid,
       coalesce(sum(course_budget) FILTER (WHERE is_paid), 0)::int AS paid_for
     FROM (
       SELECT budget.course_budget,
         (SELECT sum(amount) FROM credit_transactions WHERE task_id = task.id) < 0 AS is_paid,
         (SELECT sum(calls) FROM generation_spend WHERE task_id = task.id) AS calls
       FROM generation_tasks task LEFT JOIN generation_budgets budget ON budget.task_id = task.id
       WHERE task.user_id = $1
     ) AS of_task`,
    [member.id],
  );
  return [
    atLeast('calls for outlines that were stopped', made, limits.unpaidCalls.stopped),
    atLeast('calls that the database counts', books!.counted, made),
    atMost('calls that no credit pays for', books!.unpaid, limits.unpaidCalls.stopped),
    atMost('calls in all', made, books!.paid_for + limits.unpaidCalls.stopped),
  ];
}

/** Asks for an outline, waits until it is there, stops it, and asks for the next one. */
async function stopAgainAndAgain(app: App, member: Member, topic: string): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const reply = await member.call('POST', '/generate-learning-path', {
      topic,
      without_sources: 'allow',
      outline_first: true,
      desired_module_count: 6,
      desired_submodule_count: 1,
    });
    if (reply.status !== 202) return;
    const { task_id: id } = z.object({ task_id: z.string() }).parse(reply.body);
    await app.until(async () => (await member.status(id)).waiting_for === 'outline', 50);
    await member.cancel(id);
    await app.ended([id]);
  }
}

const scenario: Scenario = {
  what: 'calls to the model are bounded by the credits that pay for them',
  measure,
  mutants: [
    {
      what: 'every stop is free',
      patches: [
        {
          file: 'libs/server/generation/dist/unpaid-calls.js',
          find: 'return exceeded === 0;',
          replace: 'return true;',
        },
      ],
    },
  ],
};
export default scenario;
