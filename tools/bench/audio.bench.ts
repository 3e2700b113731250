// A lesson of 1,500 words is read aloud, and made MP3 of: what it costs in time, in memory, and of the
// event loop.
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import path from 'node:path';

/** Of its playing time; MB; ms; MB of a course of 20 such lessons, as it is taken along. */
const bounds = { share: 1 / 60, memory: 100, delay: 20, course: 60 };
const words = 1_500;
const paragraph =
  'The keeper of the lighthouse found a letter inside a glass bottle, and everything changed for the village. It had been written in 1905, three years before the harbour was built. Nobody knew who had sent it. ';

const dist = path.resolve(import.meta.dirname, '../../libs/server/narration/dist');
/** The product as it is built: a bench measures what is run. */
const built = (file: string) => import(pathToFileURL(path.join(dist, file)).href);

/** Memory (MB) that our processes have for themselves alone: what they share costs nothing more. */
function ownMemory(pid: number | 'self'): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kilobytes = [...rollup.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm)];
    return kilobytes.reduce((sum, [, value]) => sum + Number(value), 0) / 1024;
  } catch {
    // It has ended.
    return 0;
  }
}
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);

/** Seconds of the processor that this process and its ended children took: others may be busy. */
function processorSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

interface Cost {
  /** Seconds of the processor. */
  readonly took: number;
  /** MB. */
  readonly memory: number;
  /** ms. */
  readonly delay: number;
}

/** What a piece of work costs this process, its threads and its children. */
async function costOf(work: () => Promise<void>): Promise<Cost> {
  const before = ownMemory('self');
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const started = processorSeconds();
  let most = 0;
  // Looking costs more than much of what is looked at.
  let looking = 0;
  delay.enable();
  const watch = setInterval(() => {
    const begun = process.threadCpuUsage();
    const children = childrenOf(process.pid).reduce((sum, pid) => sum + ownMemory(pid), 0);
    most = Math.max(most, children + ownMemory('self') - before);
    const { user, system } = process.threadCpuUsage(begun);
    looking += (user + system) / 1e6;
  }, 250);
  await work();
  clearInterval(watch);
  delay.disable();
  return {
    took: processorSeconds() - started - looking,
    memory: most,
    delay: delay.percentile(99) / 1e6 - 1,
  };
}

interface Speaking {
  speak(
    request: object,
    signal: AbortSignal,
  ): AsyncIterable<{ kind: string; endsAt?: number; bytes?: Uint8Array }>;
}

async function read(speech: Speaking, lines: readonly object[]) {
  const parts: Uint8Array[] = [];
  let [seconds, heard] = [0, 0];
  const request = { language: 'en-US', voice: 'male', style: 'standard', lines };
  const cost = await costOf(async () => {
    for await (const part of speech.speak(request, new AbortController().signal)) {
      if (part.kind === 'audio') parts.push(part.bytes!);
      else [seconds, heard] = [part.endsAt!, heard + 1];
    }
  });
  if (heard !== lines.length) throw new Error(`${heard} of ${lines.length} lines were spoken`);
  return { cost, seconds, opus: Buffer.concat(parts) };
}

const [{ EspeakSpeech }, { Mp3Encoder }, { lessonScript }] = [
  await built('speech/espeak/espeak-speech.js'),
  await built('speech/mp3/mp3-encoder.js'),
  await built('script/lesson-script.js'),
];
const content = `${paragraph.repeat(4)}\n\n`.repeat(
  Math.ceil(words / (4 * paragraph.split(' ').length)),
);
const lines = lessonScript({ title: 'The keeper', content, summary: '', language: 'en' });
const spoken = lines.map(({ text }: { text: string }) => text.split(' ').length);
const counted = spoken.reduce((sum: number, count: number) => sum + count, 0);
const { cost: spoke, seconds, opus } = await read(new EspeakSpeech(), lines);
const encoder = new Mp3Encoder();
let mp3 = new Uint8Array();
const encoded = await costOf(async () => {
  mp3 = await encoder.encode(opus);
});
await encoder.onModuleDestroy();

const shareOf = ({ took }: Cost) =>
  `1/${Math.round(seconds / took)} of that (${took.toFixed(1)} s)`;
const costs = (name: string, cost: Cost) =>
  [
    [`${name}: time of the processor`, shareOf(cost), '1/60', cost.took / seconds <= bounds.share],
    [
      `${name}: memory more`,
      `${cost.memory.toFixed(0)} MB`,
      `${bounds.memory} MB`,
      cost.memory <= bounds.memory,
    ],
    [
      `${name}: event loop, p99 of its delay`,
      `${cost.delay.toFixed(1)} ms`,
      `${bounds.delay} ms`,
      cost.delay <= bounds.delay,
    ],
  ] as const;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
const course = (20 * opus.length) / 1e6;
const rows = [
  [
    'playing time',
    `${seconds.toFixed(0)} s for ${counted} words; Opus ${megabytes(opus.length)}, MP3 ${megabytes(mp3.length)}`,
    '',
    true,
  ],
  [
    '20 such lessons as Opus',
    `${course.toFixed(0)} MB`,
    `${bounds.course} MB`,
    course <= bounds.course,
  ],
  ...costs('read as Opus', spoke),
  ...costs('made MP3', encoded),
] as const;
console.log('\n### audio\n\n| what | measured | bound | |\n|---|---|---|---|');
for (const [what, measured, bound, isMet] of rows)
  console.log(`| ${what} | ${measured} | ${bound} | ${isMet ? '' : 'missed'} |`);
if (rows.some(([, , , isMet]) => !isMet)) process.exitCode = 1;
