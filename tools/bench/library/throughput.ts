import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { AccessTokens } from '@coursewright/auth';
import { limits } from '@coursewright/contract';
import { Clock, loadConfig } from '@coursewright/platform';
import { environmentOn, type ServerProcess, startApi, startServer } from '../shared/api-process.ts';
import { median, type Table } from '../shared/table.ts';
import { fetchBytes } from './fetch-bytes.ts';
import type { Ground } from './ground.ts';
import { benchLesson } from './lesson.ts';
import { type Sent, tapStatements } from './statement-tap.ts';

const least = 0.5;
const mostStatements = 3;
const rounds = 9;
const answersPerRound = 300;
const preview = '/api/v1/learning-paths/preview';

/**
 * Answers per second of the API process, over HTTP with a Bearer token, as a ratio to a bare server
 * with the same statements and the same bytes: in turns, in one run.
 */
export async function benchThroughput(table: Table, ground: Ground): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'coursewright-bench-'));
  const environment = { ...environmentOn(ground.url, dataDir), LOG_LEVEL: 'info' };
  const tokens = new AccessTokens(loadConfig(environment), new Clock());
  const token = await tokens.issue(ground.holder);
  const statements = await statementsOf(environment, token);
  table.row(
    'statements of a preview, finding out who asks included',
    String(statements.length),
    `≤ ${mostStatements}`,
    statements.length > 1 && statements.length <= mostStatements,
  );
  const profile = process.env['PROFILE'];
  const ours = await startApi(
    environment,
    profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [],
  );
  const bare = await startServer([path.join(import.meta.dirname, 'bare-server.ts')], {
    DATABASE_URL: ground.url,
    KEY: tokens.key.export().toString('hex'),
    STATEMENTS: JSON.stringify(statements),
    MOST: String(limits.perPage.library + limits.library.countedAhead.found),
  });
  await compareBytes(table, [ours, bare], token);
  for (const clients of [1, 10])
    for (const encoding of ['identity', 'br'])
      await compareSpeed(table, [ours, bare], { clients, encoding, token });
  // Afterwards, because it adds a course to the list.
  await benchLesson(table, ours.url, token);
  await Promise.all([ours.close(), bare.close()]);
  await rm(dataDir, { recursive: true, force: true });
}

/** What one call asks PostgreSQL: of several calls the one beside which least else went on. */
async function statementsOf(
  environment: Readonly<Record<string, string>>,
  token: string,
): Promise<Sent[]> {
  const tap = await tapStatements(environment['DATABASE_URL'] ?? '');
  const api = await startApi({ ...environment, DATABASE_URL: tap.url });
  const calls: Sent[][] = [];
  for (let call = 0; call < 10; call += 1) {
    await sleep(100);
    tap.sent.length = 0;
    await fetchBytes(`${api.url}${preview}`, token, 'identity');
    calls.push([...tap.sent]);
  }
  await api.close();
  await tap.close();
  return calls.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

async function compareBytes(
  table: Table,
  servers: readonly ServerProcess[],
  token: string,
): Promise<void> {
  const answers = new Array<string>();
  for (const encoding of ['identity', 'br'])
    for (const { url } of servers) {
      const { bytes } = await fetchBytes(`${url}${preview}`, token, encoding);
      const plain = encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
      answers.push(plain.toString().replace(/("request_time_ms":)\d+/, '$10'));
    }
  const strangers = await Promise.all(
    servers.map(({ url }) => fetchBytes(`${url}${preview}`, `${token}x`, 'identity')),
  );
  const differ = new Set(answers).size - 1;
  const letIn = strangers.filter(({ status }) => status !== 401).length;
  table.row(
    'answers that differ from those of the bare server but for the time they name; strangers let in',
    `${differ} of ${answers.length} (${answers[0]?.length} bytes); ${letIn}`,
    '0; 0',
    differ === 0 && letIn === 0,
  );
}

interface Load {
  readonly clients: number;
  readonly encoding: string;
  readonly token: string;
}

async function compareSpeed(
  table: Table,
  [ours, bare]: readonly [ServerProcess, ServerProcess],
  load: Load,
): Promise<void> {
  const speeds: { ours: number; bare: number }[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const speed = { ours: await speedOf(ours, load), bare: await speedOf(bare, load) };
    // The first rounds warm up.
    if (round >= 0) speeds.push(speed);
  }
  // Of each round one ratio: the machine is the same within a round.
  const ratio = median(speeds.map((speed) => speed.ours / speed.bare));
  const [us, them] = [median(speeds.map((one) => one.ours)), median(speeds.map((one) => one.bare))];
  table.row(
    `previews a second with ${load.clients} at once, ${load.encoding === 'br' ? 'compressed' : 'uncompressed'} ÷ a bare server of node:http and pg`,
    `${ratio.toFixed(2)} (${Math.round(us)}/s ÷ ${Math.round(them)}/s)`,
    `≥ ${least}`,
    ratio >= least,
  );
}

async function speedOf({ url }: ServerProcess, load: Load): Promise<number> {
  let left = answersPerRound;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: load.clients }, async () => {
      while (left > 0) {
        left -= 1;
        const { status } = await fetchBytes(`${url}${preview}`, load.token, load.encoding);
        if (status !== 200) throw new Error(`The preview was answered ${status}`);
      }
    }),
  );
  return answersPerRound / ((performance.now() - began) / 1000);
}
