// What answers tell by the time they take: whether an address has an account must not show in 400
// interleaved attempts.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '@coursewright/platform';
import { Passwords } from '@coursewright/auth';
import { createTestDatabase, rowsFrom } from '@coursewright/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import 'reflect-metadata';
import { z } from 'zod';

interface ApiExports {
  readonly createApp: (
    config: ReturnType<typeof loadConfig>,
    options: { webRoot: string },
  ) => Promise<NestFastifyApplication>;
}
const { createApp }: ApiExports = await import(
  path.resolve(import.meta.dirname, '../../apps/api/dist/create-app.js')
);

const pairs = 200;
/**
 * 0.5 is a coin; with 200 against 200 a coin stays below this in all but one of a thousand runs.
 */
const most = 0.6;

const [database, dataDir] = await Promise.all([
  createTestDatabase(),
  mkdtemp(path.join(tmpdir(), 'coursewright-bench-')),
]);
const app = await createApp(
  loadConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
  }),
  { webRoot: path.join(dataDir, 'none') },
);
await app.listen(0, '127.0.0.1');
const url = await app.getUrl();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const hash = await app.get(Passwords, { strict: false }).hash('a sentence only I know');
const rows = await rowsFrom(client)(
  z.object({ email: z.string() }),
  `INSERT INTO users (email, full_name, password_hash, is_email_verified)
   SELECT gen_random_uuid() || '@example.org', 'A', $1, true
   FROM generate_series(1, ${pairs + 20})
   RETURNING email`,
  [hash],
);
const known = rows.map(({ email }) => email);

let callers = 0;
/**
 * Milliseconds until the answer; each attempt comes from a client of its own, so that no limit is
 * met.
 */
async function timed(endpoint: string, email: string, body: object): Promise<number> {
  callers += 1;
  const began = performance.now();
  const response = await fetch(`${url}/api/auth/${endpoint}`, {
    method: 'POST',
    body: JSON.stringify({ email, ...body }),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
    },
  });
  await response.text();
  const taken = performance.now() - began;
  if (response.status === 429) throw new Error(`${endpoint} met a limit`);
  return taken;
}

/**
 * The chance that somebody who sees one time of each tells them apart: 0.5 for a coin, 1 for
 * certainty; either direction.
 */
function separation(some: readonly number[], others: readonly number[]): number {
  const wins = some.reduce(
    (sum, one) =>
      sum + others.reduce((inner, other) => inner + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  const auc = wins / (some.length * others.length);
  return Math.max(auc, 1 - auc);
}

let missed = 0;
console.log('\n### auth\n\n| what | measured | bound | |\n|---|---|---|---|');
const endpoints: [string, object][] = [
  ['login', { password: 'not the password' }],
  ['forgot-password', {}],
  ['resend-verification', {}],
  ['register', { password: 'another good sentence', full_name: 'A' }],
];
for (const [endpoint, body] of endpoints) {
  const times = { known: new Array<number>(), unknown: new Array<number>() };
  for (const email of known.slice(pairs)) await timed(endpoint, email, body);
  for (const [turn, email] of known.slice(0, pairs).entries()) {
    // Either goes first half of the time.
    const order =
      turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order)
      times[kind].push(
        await timed(
          endpoint,
          kind === 'known' ? email : `${crypto.randomUUID()}@example.org`,
          body,
        ),
      );
  }
  const told = separation(times.known, times.unknown);
  if (told > most) missed += 1;
  console.log(
    `| ${endpoint}: a known address told from an unknown one, ${2 * pairs} attempts (AUC) | ${told.toFixed(3)} | ≤ ${most} | ${told <= most ? 'ok' : '**missed**'} |`,
  );
}
await client.end();
await app.close();
await database.drop();
await rm(dataDir, { recursive: true, force: true });
process.exit(missed > 0 ? 1 : 0);
