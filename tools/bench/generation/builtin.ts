import { randomUUID } from 'node:crypto';
import { ExtractiveAuthor } from '@coursewright/authoring';
import { buildPassages, readMarkdown, type SourceText } from '@coursewright/sources';
import { runPipeline } from '../../../libs/server/generation/test/run-pipeline.ts';
import type { Row } from '../generation.bench.ts';

const cpuSeconds = 5;
const doublingRatio = 2.3;
const growthMiB = 300;

/**
 * What the builtin author costs for 5 × 4 lessons from a document of 200 pages, and whether twice
 * the text costs more than twice.
 */
export async function builtinRows(): Promise<Row[]> {
  await write(20);
  const half = await cheaperOfTwo(100);
  const before = process.memoryUsage().rss;
  const whole = await cheaperOfTwo(200);
  const growth = (process.memoryUsage().rss - before) / 2 ** 20;
  const ratio = whole.seconds / half.seconds;
  return [
    {
      what: '200 pages, 5 × 4: CPU',
      measured: `${whole.seconds.toFixed(2)} s (${whole.passages} passages, ${whole.lessons} lessons)`,
      bound: `≤ ${cpuSeconds} s`,
      holds: whole.seconds <= cpuSeconds && whole.lessons === 20,
    },
    {
      what: '100 → 200 pages: CPU',
      measured: `× ${ratio.toFixed(2)}`,
      bound: `≤ ${doublingRatio}`,
      holds: ratio <= doublingRatio,
    },
    {
      what: '200 pages: memory growth',
      measured: `${growth.toFixed(0)} MiB`,
      bound: `≤ ${growthMiB} MiB`,
      holds: growth <= growthMiB,
    },
  ];
}

interface Written {
  readonly seconds: number;
  readonly passages: number;
  readonly lessons: number;
}

/** What else runs on the machine makes a course dearer, never cheaper. */
async function cheaperOfTwo(pages: number): Promise<Written> {
  const [one, other] = [await write(pages), await write(pages)];
  return one.seconds < other.seconds ? one : other;
}

async function write(pages: number): Promise<Written> {
  const source = documentOf(pages);
  const author = new ExtractiveAuthor();
  const started = process.cpuUsage();
  const { course } = await runPipeline({
    author,
    order: {
      sources: [source],
      brief: {
        topic: 'The valley and its rivers',
        language: 'en',
        style: 'standard',
        moduleCount: 5,
        submoduleCount: 4,
      },
    },
  });
  const { user, system } = process.cpuUsage(started);
  const lessons = course.modules
    .flatMap(({ submodules }) => submodules)
    .filter(({ status }) => status === 'completed').length;
  return { seconds: (user + system) / 1e6, passages: source.passages.length, lessons };
}

const things = [
  'river',
  'glacier',
  'bridge',
  'market',
  'harbour',
  'orchard',
  'quarry',
  'forest',
  'mill',
  'canal',
  'tower',
  'archive',
  'bakery',
  'road',
  'spring',
  'meadow',
  'mine',
  'library',
  'ferry',
  'vineyard',
];
const qualities = [
  'ancient',
  'narrow',
  'shallow',
  'busy',
  'northern',
  'forgotten',
  'wooden',
  'flooded',
  'steep',
  'famous',
  'sandy',
  'silent',
  'broad',
  'frozen',
  'southern',
  'stony',
];
const deeds = [
  'carries',
  'feeds',
  'divides',
  'protects',
  'changes',
  'supplies',
  'crosses',
  'surrounds',
  'shapes',
  'limits',
  'connects',
  'cools',
];

/** A document of `pages` pages of about 350 words, 8 sections each 25 pages, from a seed. */
function documentOf(pages: number): SourceText {
  let seed = 2_026;
  const pick = <T>(list: readonly T[]): T =>
    list[(seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) % list.length]!;
  const number = (most: number) => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) % most;
  const sentence = () => {
    const [one, other] = [
      `${pick(qualities)} ${pick(things)}`,
      `${pick(qualities)} ${pick(things)}`,
    ];
    return pick([
      `The ${one} ${pick(deeds)} the ${other} for about ${10 + number(900)} metres before it reaches the plain.`,
      `In ${1600 + number(400)} the people of the valley measured the ${one} and found that it ${pick(deeds)} the ${other}.`,
      `A **${one}** is a place that ${pick(deeds)} every ${other} within ${2 + number(40)} kilometres.`,
      `Because the ${one} ${pick(deeds)} the ${other}, about ${5 + number(80)} percent of the farms moved uphill.`,
      `Nobody expected that the ${one} would outlast the ${other}, yet it did so for ${20 + number(300)} years.`,
    ]);
  };
  const lines = ['# The valley'];
  for (let page = 0; page < pages; page += 1) {
    if (page % 25 === 0)
      lines.push(`## Part ${page / 25 + 1}: the ${pick(qualities)} ${pick(things)}`);
    if (page % 3 === 0)
      lines.push(`### The ${pick(qualities)} ${pick(things)} and its ${pick(things)}`);
    for (let paragraph = 0; paragraph < 4; paragraph += 1)
      lines.push(Array.from({ length: 5 }, sentence).join(' '));
  }
  const { blocks } = readMarkdown(lines.join('\n\n'));
  const { headingsCount: _, ...text } = buildPassages(blocks, 'en');
  return {
    id: randomUUID(),
    kind: 'document',
    title: 'The valley',
    fileName: 'valley.md',
    fetchedAt: '2026-11-01T00:00:00.000Z',
    ...text,
  };
}
