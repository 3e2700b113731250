import type { Step } from '@coursewright/contract';
import { answersPerCourse } from '@coursewright/generation';
import { MemoryWeb, runPipeline } from '../../../libs/server/generation/test/run-pipeline.ts';
import {
  ScriptedAuthor,
  type SeenCall,
} from '../../../libs/server/generation/test/scripted-author.ts';
import type { Row } from '../generation.bench.ts';

const wallOverIdeal = 1.05;
const sizes = [
  [1, 1],
  [5, 4],
  [10, 8],
] as const;

/**
 * 20–160 ms, by what is asked: the same in every run. A small course waits longer, so that the
 * clock's grain does not decide.
 */
const latencyOf =
  (lessons: number) =>
  (step: string, of: string): number => {
    let hash = 2_166_136_261;
    for (const character of `7 ${step} ${of}`)
      hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
    return (20 + ((hash >>> 8) % 141)) * (lessons < 10 ? 6 : 1);
  };

/**
 * Wall time against the ideal first-come-first-served schedule of the same run's call times; a busy
 * machine only adds, so the best of three counts.
 */
export async function scheduleRows(): Promise<Row[]> {
  const rows: Row[] = [];
  await runPipeline({ author: new ScriptedAuthor({ modules: 1, submodules: 1 }) });
  for (const [modules, submodules] of sizes) {
    for (let width = 1; width <= 5; width += 1) {
      let best = await timed(modules, submodules, width);
      for (let again = 0; again < 2 && best.wall > wallOverIdeal * best.ideal; again += 1) {
        const next = await timed(modules, submodules, width);
        if (next.wall / next.ideal < best.wall / best.ideal) best = next;
      }
      const { wall, ideal } = best;
      rows.push({
        what: `${modules} × ${submodules}, width ${width}`,
        measured: `${wall.toFixed(0)} ms, ideal ${ideal.toFixed(0)} ms: ${(wall / ideal).toFixed(3)}`,
        bound: `≤ ${wallOverIdeal}`,
        holds: wall <= wallOverIdeal * ideal,
      });
    }
  }
  return rows;
}

async function timed(
  modules: number,
  submodules: number,
  width: number,
): Promise<{ wall: number; ideal: number }> {
  const author = new ScriptedAuthor({
    modules,
    submodules,
    latency: latencyOf(modules * submodules),
  });
  const started = performance.now();
  await runPipeline({
    author,
    order: { widths: { search: width, module: width, submodule: width } },
  });
  return { wall: performance.now() - started, ideal: idealMilliseconds(author.calls, width) };
}

interface Work {
  readonly pool: 'planning' | 'writing';
  readonly milliseconds: number;
  readonly followedBy?: () => Work[];
}

/**
 * Two pools of `width` slots, each first come first served; a lesson holds its slot from writing to
 * quiz.
 */
function idealMilliseconds(calls: readonly SeenCall[], width: number): number {
  const took = (step: Step, of: string) =>
    calls
      .filter((call) => call.step === step && call.of === of)
      .reduce((sum, { startedAt, endedAt = startedAt }) => sum + endedAt - startedAt, 0);
  const modules = calls
    .filter(({ step }) => step === 'outline_submodules')
    .map(({ of }) => of)
    .toSorted((a, b) => Number(a) - Number(b));
  const lessons = (module: string) =>
    calls
      .filter(({ step, of }) => step === 'write_lesson' && of.startsWith(`${module}.`))
      .map(({ of }) => of)
      .toSorted();
  const first: Work[] = [
    ...modules.map((module): Work => ({
      pool: 'planning',
      milliseconds: took('outline_submodules', module),
      followedBy: () => [
        ...lessons(module).map((of): Work => ({
          pool: 'writing',
          milliseconds: took('write_lesson', of) + took('write_quiz', of),
        })),
        { pool: 'planning', milliseconds: took('module_resources', module) },
      ],
    })),
    { pool: 'planning', milliseconds: took('topic_resources', '') },
  ];
  return took('outline_modules', '') + makespan(first, width);
}

function makespan(first: readonly Work[], width: number): number {
  const waiting = { planning: [] as Work[], writing: [] as Work[] };
  const running: { work: Work; endsAt: number }[] = [];
  let now = 0;
  const admit = (works: readonly Work[]) => works.forEach((work) => waiting[work.pool].push(work));
  admit(first);
  for (;;) {
    for (const pool of ['planning', 'writing'] as const) {
      while (
        waiting[pool].length > 0 &&
        running.filter(({ work }) => work.pool === pool).length < width
      ) {
        const work = waiting[pool].shift()!;
        running.push({ work, endsAt: now + work.milliseconds });
      }
    }
    if (running.length === 0) return now;
    running.sort((a, b) => a.endsAt - b.endsAt);
    const { work, endsAt } = running.shift()!;
    now = endsAt;
    admit(work.followedBy?.() ?? []);
  }
}

/** Calls per course, and how many follow one another before the first lesson can be read. */
export async function callRows(): Promise<Row[]> {
  const readingRoom = 1_000;
  const plain = new ScriptedAuthor({ modules: 5, submodules: 4, readingRoom });
  await runPipeline({ author: plain, order: { usesWeb: true }, web: new MemoryWeb() });
  const worst = new ScriptedAuthor({
    modules: 5,
    submodules: 4,
    refinements: 9,
    cites: 'badly and freely',
    secondVerdict: 'unproven',
    readingRoom,
  });
  await runPipeline({ author: worst, order: { usesWeb: true }, web: new MemoryWeb() });
  const published = answersPerCourse({ modules: 5, submodules: 20, usesWeb: true });

  const early = new ScriptedAuthor({
    modules: 5,
    submodules: 4,
    refinements: 9,
    latency: () => 60,
  });
  let seen: SeenCall[] | undefined;
  await runPipeline({
    author: early,
    order: { usesWeb: true },
    onAnnouncement: ({ report }) => {
      if (report.action === 'ready')
        seen ??= early.calls.filter(({ endedAt }) => endedAt !== undefined);
    },
  });
  const inARow = longestChain(seen ?? []);
  return [
    {
      what: '5 × 4 with web search, nothing to repair',
      measured: `${plain.calls.length} calls`,
      bound: '≤ 60',
      holds: plain.calls.length <= 60,
    },
    {
      what: '5 × 4, two refinements and every lesson revised',
      measured: `${worst.calls.length} calls`,
      bound: `≤ ${published} (published)`,
      holds: worst.calls.length <= published,
    },
    {
      what: 'first lesson readable, two refinements',
      measured: `after ${inARow} calls in a row`,
      bound: '≤ 6',
      holds: inARow <= 6,
    },
  ];
}

/** How many calls followed one another: each began after the one before had ended. */
function longestChain(calls: readonly SeenCall[]): number {
  const lengths: number[] = [];
  calls.forEach((call, index) => {
    const before = calls
      .slice(0, index)
      .flatMap(({ endedAt = Number.POSITIVE_INFINITY }, earlier) =>
        endedAt <= call.startedAt ? lengths[earlier]! : [],
      );
    lengths.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...lengths);
}
