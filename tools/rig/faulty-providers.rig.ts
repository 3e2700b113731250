// Whatever a model or a search does wrong, every run ends: completed, or failed with a refund; and
// it makes only a bounded number of extra calls.
import type { ScriptedFault } from '@coursewright/testing';
import { z } from 'zod';
import type { App } from './frame/app.ts';
import type { Rig } from './frame/rig.ts';
import { atMost, exactly, type Measured, type Scenario } from './frame/scenario.ts';

type Kind = Omit<Extract<ScriptedFault, { kind: string }>, 'step'> & Pick<ScriptedFault, 'kind'>;
const kinds: Record<string, Kind> = {
  'too many requests': { kind: 'rate_limited', retryAfterSeconds: 1 } as Kind,
  'an error': { kind: 'error', status: 500 } as Kind,
  'a timeout': { kind: 'slow', ms: 4_000 } as Kind,
  'no answer ever': { kind: 'hang' },
  'half an answer': { kind: 'truncated_json' },
  'an empty answer': { kind: 'empty' },
  'another form': { kind: 'wrong_schema' },
  '10 MiB': { kind: 'huge' },
  'a refusal': { kind: 'refusal' },
};
/** Where it goes wrong: once, or always. */
const places: readonly { step: string; first?: number }[] = [
  { step: 'outline_modules', first: 1 },
  { step: 'outline_modules' },
  { step: 'write_lesson', first: 1 },
  { step: 'write_lesson' },
  { step: 'write_quiz', first: 2 },
];
const course = { desired_module_count: 2, desired_submodule_count: 2 };
const lessons = 4;
/** How many answers each step needs. */
const answersPerStep: Record<string, number> = {
  outline_modules: 1,
  topic_resources: 1,
  outline_submodules: 2,
  write_lesson: lessons,
  write_quiz: lessons,
  revise_sentences: lessons,
  second_reading: 2,
  read_course: 1,
};
const triesPerAnswer = 5;
const overBaseline = 1.5;

/** Topics of the runs whose job was delivered more than once. */
const deliveredAgain = (app: App) =>
  app.rows(
    z.object({ topic: z.string() }),
    `SELECT DISTINCT topic
     FROM generation_tasks
     JOIN pgboss.job ON data->>'taskId' = generation_tasks.id::text
     WHERE name = 'generation' AND retry_count > 0`,
  );

const measureOf =
  (wanted: readonly string[], some = places) =>
  async (rig: Rig): Promise<Measured[]> => {
    const model = await rig.model({ latency: () => 20 });
    const app = await (
      await rig.app({
        ...model.environment('openai'),
        MODEL_TIMEOUT_MS: '2000',
        COURSES_AT_ONCE: '6',
      })
    ).startAll({ apis: 1 });
    const [calm] = [await (await app.join()).startRun({ ...course, topic: 'A calm course' })];
    await app.ended([calm]);
    const baseline = model.calls.length;
    const runs = wanted.flatMap((name) =>
      some.map(({ step, first }) => ({
        name,
        topic: `${name} in ${step} ${first ? `${first} times` : 'always'}`,
        fault: { ...kinds[name]!, step, ...(first ? { first } : {}) },
      })),
    );
    model.setFaults(runs.map(({ topic, fault }) => ({ ...fault, topic }) as ScriptedFault));
    const tasks = await Promise.all(
      runs.map(async (one) => ({
        ...one,
        id: await (await app.join()).startRun({ ...course, topic: one.topic }),
      })),
    );
    const statuses = await app.ended(tasks.map(({ id }) => id));

    const again = await deliveredAgain(app);

    const callsOf = (topic: string) => model.calls.filter((call) => call.topic === topic);
    const worst = Math.max(
      ...runs.flatMap(({ topic }) =>
        Object.entries(answersPerStep).map(
          ([step, count]) => callsOf(topic).filter((call) => call.step === step).length / count,
        ),
      ),
    );
    const dear = runs
      .map(({ topic }) => ({ topic, calls: callsOf(topic).length }))
      .toSorted((a, b) => b.calls - a.calls)[0]!;
    const hanging = tasks.filter((_, index) => !['completed', 'failed'].includes(statuses[index]!));
    return [
      {
        ...exactly('courses that ended', tasks.length - hanging.length, tasks.length),
        measured: [tasks.length - hanging.length, ...hanging.map(({ topic }) => topic)].join('; '),
      },
      exactly(
        'courses that were written although something went wrong once',
        tasks
          .filter(
            ({ fault }, index) =>
              fault.first === 1 &&
              fault.kind !== 'refusal' &&
              fault.kind !== 'hang' &&
              statuses[index] !== 'completed',
          )
          .map(({ topic }) => topic)
          .join('; ') || 'all',
        'all',
      ),
      exactly(
        'courses whose worker met a fault of its own over it',
        again.map(({ topic }) => topic).join('; ') || 'none',
        'none',
      ),
      atMost('calls for one answer, at most', worst, triesPerAnswer),
      atMost(
        `calls for one course, where ${baseline} are enough (${dear.topic})`,
        dear.calls,
        Math.floor(baseline * overBaseline),
      ),
    ];
  };

const scenario: Scenario = {
  what: 'whatever a provider does wrong, a course ends',
  measure: measureOf(Object.keys(kinds)),
  mutants: [
    {
      what: 'whatever fails is tried for ever',
      patches: [
        {
          file: 'libs/server/authoring/dist/model/retrying-chat.js',
          find: 'this.retriesLeft -= 1;',
          replace: '',
        },
      ],
      measure: measureOf(['an error'], [{ step: 'outline_modules' }]),
    },
    {
      what: 'a failed course keeps its credit',
      patches: [
        {
          file: 'libs/server/generation/dist/end-run.js',
          find: 'if (isReturned && ending.refund !== undefined) {',
          replace: 'if (false) {',
        },
      ],
      measure: measureOf(['a refusal'], [{ step: 'outline_modules' }]),
    },
  ],
};
export default scenario;
