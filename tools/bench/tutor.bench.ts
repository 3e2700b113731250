// How soon a learner hears of what a model says: from its first token to the first sign, and from the
// end of its first sentence, which is checked before it is shown, to that sentence in the stream.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AccessTokens } from '@coursewright/auth';
import { learningPathPreview } from '@coursewright/contract';
import { createTestDatabase, rowsFrom, startScriptedModel } from '@coursewright/testing';
import pg from 'pg';
import { z } from 'zod';
import { environmentOn, startApi } from './shared/api-process.ts';
import { median, Table } from './shared/table.ts';
import { createWorkerApp } from './worker-app.ts';

/** Milliseconds. */
const bound = 100;
const questions = 30;
/** Milliseconds between two tokens: a quick model on a quick line. */
const pace = 20;

/** When the model said what, in milliseconds of this process. */
const said: { readonly text: string; readonly at: number }[] = [];
/** The first sentences of the passages that a prompt holds, each with its passage. */
const answerOf = (prompt: string): string =>
  [...prompt.matchAll(/<passage ref="(S1\.\d+)"[^>]*>\n([^]*?)\n<\/passage>/g)]
    .flatMap(([, ref = '', text = '']) => {
      const [sentence] =
        /\p{Lu}[^.!?]{30,300}[.!?](?=\s|$)/u.exec(text.replaceAll('\n', ' ')) ?? [];
      return sentence === undefined ? [] : [`${sentence.slice(0, -1)} [${ref}].`];
    })
    .slice(0, 4)
    .join(' ');

const model = await startScriptedModel({
  pace: () => pace,
  says: ({ user }, step) =>
    step === 'answer_question'
      ? JSON.stringify({ answer: answerOf(user[0] ?? ''), question: '' })
      : undefined,
  onPiece: (piece) => {
    const content = /"content":("(?:[^"\\]|\\.)*")/.exec(piece)?.[1];
    const text: unknown = content === undefined ? '' : JSON.parse(content);
    if (typeof text === 'string' && text !== '') said.push({ text, at: performance.now() });
  },
});
const [database, dataDir] = await Promise.all([
  createTestDatabase(),
  mkdtemp(path.join(tmpdir(), 'coursewright-bench-')),
]);
const pool = new pg.Pool({ connectionString: database.url, max: 1 });
const environment = environmentOn(database.url, dataDir);
const worker = await createWorkerApp(environment);
const builtin = await startApi(environment);
const sample: unknown = await (await fetch(`${builtin.url}/api/v1/sample-course`)).json();
await builtin.close();
const api = await startApi({ ...environment, ...model.environment('openai') });
const [signs, sentences]: [number[], number[]] = [[], []];
try {
  for (let number = 0; number < questions; number += 1) {
    const { sign, sentence } = await ask(await learner(number));
    signs.push(sign);
    sentences.push(sentence);
  }
} finally {
  await api.close();
  await worker.close();
  await model.close();
  await pool.end();
  await Promise.all([database.drop(), rm(dataDir, { recursive: true, force: true })]);
}

const table = new Table('tutor');
const slowest = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
for (const [what, values] of [
  ["from the model's first token to the learner's first sign of it", signs],
  ["from the end of the model's first sentence to that sentence, checked", sentences],
] as const)
  table.row(
    `${what}, median of ${questions} (nineteen of twenty within)`,
    `${median(values).toFixed(0)} ms (${slowest(values).toFixed(0)} ms)`,
    `≤ ${bound} ms`,
    median(values) <= bound,
  );
process.exitCode = table.missed > 0 ? 1 : 0;

/** A user of the sample course. */
async function learner(number: number): Promise<{ token: string; pathId: string }> {
  const [row] = await rowsFrom(pool)(
    z.object({ user_id: z.string(), session_id: z.string() }),
    `WITH joined AS (INSERT INTO users (email, full_name, password_hash, is_email_verified) VALUES ($1, 'Learner', '', true) RETURNING id)
     INSERT INTO sessions (id, user_id, token_hash, remember_me, expires_at) SELECT gen_random_uuid(), id, md5(id::text) || md5(id::text), true, now() + interval '1 day' FROM joined
     RETURNING user_id, id AS session_id`,
    [`${number}@example.org`],
  );
  if (!row) throw new Error('Nobody joined');
  const tokens = worker.get(AccessTokens, { strict: false });
  const token = await tokens.issue({ userId: row.user_id, sessionId: row.session_id });
  await call(token, '/v1/learning-paths', { topic: 'Rivers', path_data: sample });
  const preview = await call(token, '/v1/learning-paths/preview');
  const { entries } = learningPathPreview.parse(await preview.json());
  return { token, pathId: entries[0]?.path_id ?? '' };
}

async function call(token: string, to: string, body?: object): Promise<Response> {
  const response = await fetch(`${api.url}/api${to}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`);
  return response;
}

/** Milliseconds from what the model says to what the learner hears. */
async function ask({ token, pathId }: { token: string; pathId: string }) {
  said.length = 0;
  const response = await call(token, '/chatbot/chat/stream', {
    path_id: pathId,
    module_index: 0,
    submodule_index: 0,
    message: 'What is this lesson about?',
  });
  const heard: { readonly isText: boolean; readonly at: number }[] = [];
  const decoder = new TextDecoder();
  if (!response.body) throw new Error('Nothing came');
  for await (const bytes of response.body) {
    const text = decoder.decode(bytes, { stream: true });
    const at = performance.now();
    for (const [, data = ''] of text.matchAll(/^event: text\n(?:id: .*\n)?data: (.+)$/gm))
      heard.push({ isText: /"text":"[^"]/.test(data), at });
  }
  const [first] = said;
  // A sentence is whole once something stands behind it.
  let whole = '';
  const ended = said.find(({ text }) => {
    whole += text;
    return /\[S1\.\d+\]\. \p{Lu}/u.test(whole);
  });
  const [sign, sentence] = [heard[0], heard.find(({ isText }) => isText)];
  if (!first || !ended || !sign || !sentence) throw new Error(`Nothing was heard of: ${whole}`);
  return { sign: sign.at - first.at, sentence: sentence.at - ended.at };
}
