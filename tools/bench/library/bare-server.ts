// The least that answers the preview: `node:http` and `pg`. It is told the statements of a call and
// the key that signs tokens, and sends the same bytes.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import pg from 'pg';
import type { Sent } from './statement-tap.ts';

const environment = process.env;
const key = Buffer.from(environment['KEY'] ?? '', 'hex');
const [holder, page]: Sent[] = JSON.parse(environment['STATEMENTS'] ?? '[]');
const pool = new pg.Pool({ connectionString: environment['DATABASE_URL'], max: 10 });
const compress = promisify(brotliCompress);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const ask = async (statement: Sent | undefined) =>
  statement
    ? (await pool.query({ text: statement.sql, values: [...statement.parameters] })).rows
    : [];

/** Whether somebody signed a JWT with the key. */
function isSigned(authorization = ''): boolean {
  const [, signed = '', signature = ''] = /^Bearer (.+)\.([^.]+)$/.exec(authorization) ?? [];
  const right = createHmac('sha256', key).update(signed).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}

async function answer(): Promise<string> {
  const asked = performance.now();
  const rows = await ask(page);
  const counted = rows[0]?.counted ?? 0;
  const most = Number(environment['MOST']);
  return JSON.stringify({
    entries: rows.map((row) => ({
      path_id: row.id,
      task_id: row.task_id,
      topic: row.topic,
      language: row.language,
      source: row.source,
      tags: row.tags,
      favorite: row.is_favourite,
      is_public: row.is_public,
      share_id: row.share_id,
      is_complete: row.delivered_at !== null,
      created_at: row.created_at,
      last_modified_at: row.last_modified_at,
      modules_count: row.modules_count,
      submodules_count: row.lessons_count,
      submodules_completed: row.lessons_completed,
      progress: row.lessons_completed / row.lessons_count,
      last_visited: null,
      has_audio: false,
    })),
    total: Math.min(counted, most),
    is_total_capped: counted > most,
    page: 1,
    per_page: 10,
    request_time_ms: Math.round(performance.now() - asked),
  });
}

const server = createServer((request, response) => {
  void (async () => {
    const isKnown = isSigned(request.headers.authorization) && (await ask(holder)).length === 1;
    if (!isKnown) return response.writeHead(401).end();
    const text = await answer();
    const packs = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const bytes = packs ? await compress(text, options) : Buffer.from(text);
    return response
      .writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
        ...(packs ? { 'content-encoding': 'br' } : {}),
      })
      .end(bytes);
  })();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object')
    process.stdout.write(`The bare server is listening on http://127.0.0.1:${address.port}\n`);
});
// With the bench ends what it measures.
for (const event of ['SIGTERM', 'disconnect'] as const) process.on(event, () => process.exit(0));
