// A lesson of 1,500 words is read aloud: what it costs in time, in memory, and of the event loop.
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import path from 'node:path';

/** Of its playing time; MB; ms. */
const bounds = { share: 1 / 60, memory: 100, delay: 20 };
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

async function measure(
  speech: {
    speak(
      request: object,
      signal: AbortSignal,
    ): AsyncIterable<{ kind: string; endsAt?: number; bytes?: Uint8Array }>;
  },
  lines: readonly object[],
) {
  const before = ownMemory('self');
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const started = processorSeconds();
  let [seconds, bytes, most, heard] = [0, 0, 0, 0];
  delay.enable();
  const watch = setInterval(() => {
    const children = childrenOf(process.pid).reduce((sum, pid) => sum + ownMemory(pid), 0);
    most = Math.max(most, children + ownMemory('self') - before);
  }, 250);
  const request = { language: 'en-US', voice: 'male', style: 'standard', lines };
  for await (const part of speech.speak(request, new AbortController().signal)) {
    if (part.kind === 'audio') bytes += part.bytes!.byteLength;
    else [seconds, heard] = [part.endsAt!, heard + 1];
  }
  clearInterval(watch);
  delay.disable();
  if (heard !== lines.length) throw new Error(`${heard} of ${lines.length} lines were spoken`);
  return {
    took: processorSeconds() - started,
    seconds,
    bytes,
    memory: most,
    delay: delay.percentile(99) / 1e6 - 1,
  };
}

const [{ EspeakSpeech }, { lessonScript }] = [
  await built('speech/espeak/espeak-speech.js'),
  await built('script/lesson-script.js'),
];
const content = `${paragraph.repeat(4)}\n\n`.repeat(
  Math.ceil(words / (4 * paragraph.split(' ').length)),
);
const lines = lessonScript({ title: 'The keeper', content, summary: '', language: 'en' });
const spoken = lines.map(({ text }: { text: string }) => text.split(' ').length);
const counted = spoken.reduce((sum: number, count: number) => sum + count, 0);
const found = await measure(new EspeakSpeech(), lines);

const rows = [
  [
    'playing time',
    `${found.seconds.toFixed(0)} s for ${counted} words, ${(found.bytes / 1e6).toFixed(2)} MB`,
    '',
    true,
  ],
  [
    'time of the processor',
    `1/${Math.round(found.seconds / found.took)} of that (${found.took.toFixed(1)} s)`,
    '1/60',
    found.took / found.seconds <= bounds.share,
  ],
  [
    'memory more',
    `${found.memory.toFixed(0)} MB`,
    `${bounds.memory} MB`,
    found.memory <= bounds.memory,
  ],
  [
    'event loop, p99 of its delay',
    `${found.delay.toFixed(1)} ms`,
    `${bounds.delay} ms`,
    found.delay <= bounds.delay,
  ],
] as const;
console.log('\n### audio\n\n| what | measured | bound | |\n|---|---|---|---|');
for (const [what, measured, bound, isMet] of rows)
  console.log(`| ${what} | ${measured} | ${bound} | ${isMet ? '' : 'missed'} |`);
if (rows.some(([, , , isMet]) => !isMet)) process.exitCode = 1;
