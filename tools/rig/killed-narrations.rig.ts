// kill -9 of the worker while a lesson is written to be heard and read by a speech server: one
// charge, one file, and nothing that was kept is paid for again.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { lessonAudio, type PathData, pathData, savedLearningPath } from '@coursewright/contract';
import type { FaultPoint } from '@coursewright/platform';
import {
  type ScriptedModel,
  type ScriptedSpeech,
  startScriptedSpeech,
} from '@coursewright/testing';
import { z } from 'zod';
import type { App } from './frame/app.ts';
import { type Member, Refused } from './frame/member.ts';
import type { Rig } from './frame/rig.ts';
import { exactly, type Measured, type Scenario } from './frame/scenario.ts';

/** Where a worker dies, and at the how-manieth time. */
const kills: readonly (readonly [FaultPoint, number])[] = [
  ['narration.written', 1],
  ['narration.answered', 1],
  ['narration.answered', 6],
  ['narration.kept', 1],
  ['narration.kept', 9],
  ['narration.stored', 1],
];
const sentences = Array.from({ length: 16 }, (_each, nth) => `Keeper ${nth} found a letter.`);
/** The title is read, too. */
const lines = sentences.length + 1;

interface Outcome {
  readonly died: boolean;
  readonly status: string;
  readonly charged: number;
  readonly files: number;
  readonly leftOver: number;
  /** Requests after the kill beyond those for what was not kept. */
  readonly paidAgain: number;
  /** Answers of the author, of which the one that was under way may be asked for again. */
  readonly written: number;
}

async function measure(rig: Rig): Promise<Measured[]> {
  const speech = await startScriptedSpeech();
  rig.onClose(() => speech.close());
  speech.fault = () => ({ delayMs: 30 });
  const model = await rig.model();
  const app = await rig.app({
    ...model.environment('openai'),
    SPEECH: 'openai:tone-1',
    SPEECH_BASE_URL: speech.url,
    SPEECH_PRICE: '15',
  });
  await app.startAll({ apis: 1, workers: 1 });
  const course = await lessonOfSentences(await app.join());
  const outcomes: Outcome[] = [];
  for (const [point, hit] of kills)
    outcomes.push(await killedAt({ app, model, speech, course }, { point, hit }));
  const all = (what: (outcome: Outcome) => unknown) => outcomes.map(what).join(', ');
  const each = (value: unknown) => outcomes.map(() => value).join(', ');
  return [
    exactly('workers that died', outcomes.filter(({ died }) => died).length, kills.length),
    exactly(
      'audio',
      all(({ status }) => status),
      each('completed'),
    ),
    exactly(
      'credits charged',
      all(({ charged }) => charged),
      each(1),
    ),
    exactly(
      'files',
      all(({ files }) => files),
      each(1),
    ),
    exactly(
      'sentences kept beyond the end',
      all(({ leftOver }) => leftOver),
      each(0),
    ),
    exactly(
      'kept sentences asked for again',
      all(({ paidAgain }) => paidAgain),
      each(0),
    ),
    exactly(
      'answers of the author',
      all(({ written }) => written),
      kills.map(([point]) => (point === 'narration.written' ? 2 : 1)).join(', '),
    ),
  ];
}

/** The sample course, whose first lesson is short and says no sentence twice. */
async function lessonOfSentences(member: Member): Promise<PathData> {
  const course = pathData.parse((await member.call('GET', '/v1/sample-course')).body);
  const [lesson] = course.modules[0]!.submodules;
  Object.assign(lesson!, { title: 'Keepers', content: sentences.join(' '), summary: '' });
  return course;
}

interface Place {
  readonly app: App;
  readonly model: ScriptedModel;
  readonly speech: ScriptedSpeech;
  readonly course: PathData;
}

async function killedAt(
  { app, model, speech, course }: Place,
  { point, hit }: { point: FaultPoint; hit: number },
): Promise<Outcome> {
  const member = await app.join();
  const saved = await member.call('POST', '/v1/learning-paths', {
    topic: 'Keepers',
    path_data: course,
  });
  if (saved.status >= 300) throw new Refused(saved);
  const courseId = savedLearningPath.parse(saved.body).path_id;
  const audio = `/v1/learning-paths/${courseId}/modules/0/submodules/0/audio`;
  const filesBefore = filesOf(app);
  const writtenBefore = model.count('write_narration');
  const victim = app.workerFaults.arm(point, { hit });
  await member.call('POST', audio, { wait: false });
  const died = (await victim()) !== undefined;
  await Promise.all(app.workers.map((worker) => worker.exit()));
  const count = async (sql: string) =>
    (await app.rows(z.object({ n: z.number() }), sql, [courseId]))[0]!.n;
  const chunks = () =>
    count(
      'SELECT count(*)::int AS n FROM narration_chunks WHERE narration_id IN (SELECT id FROM narrations WHERE course_id = $1)',
    );
  const [kept, before] = [await chunks(), speech.asked.length];
  await app.expireHeartbeats();
  await app.startWorker();
  const status = async () => lessonAudio.parse((await member.call('GET', audio)).body).status;
  await app.until(async () => ['completed', 'failed'].includes(await status()), 100);
  return {
    died,
    status: await status(),
    charged: 3 - (await creditsOf(member)),
    files: filesOf(app) - filesBefore,
    leftOver: await chunks(),
    written: model.count('write_narration') - writtenBefore,
    paidAgain: speech.asked.length - before - (lines - kept),
  };
}

/** Whole ones; what a dead writer left is tidied later. */
function filesOf(app: App): number {
  const folder = path.join(app.env['DATA_DIR'] ?? '', 'files/audio');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((name) => name.endsWith('.opus')).length;
}

async function creditsOf(member: Member): Promise<number> {
  const reply = await member.call('GET', '/auth/credits');
  return z.object({ credits: z.number() }).parse(reply.body).credits;
}

const scenario: Scenario = {
  what: 'A lesson whose reading is cut by kill -9 costs one credit, leaves one file, and has no kept sentence read again',
  measure,
  mutants: [
    {
      what: 'every delivery takes a credit',
      patches: [
        {
          file: 'libs/server/narration/dist/narrate.js',
          find: 'const taken = await this.narrations.take(data.narrationId);',
          replace:
            "const taken = await this.narrations.take(data.narrationId); if (taken?.fencing_token > 1) await this.ledger.spend(taken.user_id, 1, 'audio_use', {});",
        },
      ],
    },
    {
      what: 'every delivery has a file of its own',
      patches: [
        {
          file: 'libs/server/narration/dist/narrate.js',
          find: "const file = fileOf(taken.id, 'opus');",
          replace:
            "const file = fileOf(taken.id.slice(0, -2) + String(taken.fencing_token % 90 + 10), 'opus');",
        },
      ],
    },
    {
      what: 'what was written is not looked for',
      patches: [
        {
          file: 'libs/server/narration/dist/written-scripts.js',
          find: 'if (kept)',
          replace: 'if (kept && lesson.title === "")',
        },
      ],
    },
    {
      what: 'what was kept is not looked for',
      patches: [
        {
          file: 'libs/server/narration/dist/speech/server/server-speech.js',
          find: 'const known = await chunks.load();',
          replace: 'const known = new Map();',
        },
      ],
    },
  ],
};
export default scenario;
