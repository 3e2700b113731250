import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenOnLoopback } from './loopback-server.ts';

export interface ScriptedS3 {
  readonly url: string;
  /** By `bucket/key`. */
  readonly objects: ReadonlyMap<string, { readonly bytes: Buffer; readonly type: string }>;
  /** Requests that were refused, by why. */
  readonly refused: readonly string[];
  /** Variables that make the product keep its files here. */
  readonly environment: Record<string, string>;
  /** A status instead of an answer, for the nth request from now, the first with 1. */
  fault: (nth: number) => number | undefined;
  close(): Promise<void>;
}

const bucket = 'coursewright-files';
const [accessKey, secretKey] = ['AKIDSCRIPTED', 'a secret of the storage/+='];

/**
 * An S3 storage with one bucket, over real HTTP on loopback. Every request must be signed, its body
 * included, within a quarter of an hour.
 */
export async function startScriptedS3(): Promise<ScriptedS3> {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const refused: string[] = [];
  const scripted = { fault: (() => undefined) as ScriptedS3['fault'] };
  let requests = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    requests += 1;
    const status = scripted.fault(requests);
    if (status !== undefined) return void response.writeHead(status).end('<Error>scripted</Error>');
    const problem = problemOf(request, body);
    if (problem !== undefined) {
      refused.push(problem);
      return void response.writeHead(403).end(`<Error><Code>${problem}</Code></Error>`);
    }
    const name = decodeURIComponent((request.url ?? '').slice(1));
    if (!name.startsWith(`${bucket}/`))
      return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    serve(name, request, response, body);
  }

  function serve(
    name: string,
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): void {
    if (method === 'PUT') {
      objects.set(name, { bytes: body, type: headers['content-type'] ?? '' });
      return void response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      objects.delete(name);
      return void response.writeHead(204).end();
    }
    const found = objects.get(name);
    if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (from === undefined || to === undefined)
      return void response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
    const range = `bytes ${from}-${to}/${found.bytes.length}`;
    response.writeHead(206, { 'content-type': found.type, 'content-range': range });
    response.end(found.bytes.subarray(Number(from), Number(to) + 1));
  }

  const { url, close } = await listenOnLoopback(answer);
  const environment = {
    S3_ENDPOINT: url,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_REGION: 'eu-test-1',
  };
  return Object.assign(scripted, { url, objects, refused, environment, close });
}

/** Why a request is not one of the key's owner; read from the request as it arrived. */
function problemOf(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
): string | undefined {
  const sha = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
  const mac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest();
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return 'MissingSecurityHeader';
  const [, key, day = '', region = '', names = '', signature] = parts;
  if (key !== accessKey) return 'InvalidAccessKeyId';
  const time = String(headers['x-amz-date']);
  const [, ...digits] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  const at = digits.map(Number);
  const asked = Date.UTC(at[0]!, at[1]! - 1, at[2], at[3], at[4], at[5]);
  if (!(Math.abs(Date.now() - asked) < 900_000) || !time.startsWith(day))
    return 'RequestTimeTooSkewed';
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== sha(body)) return 'XAmzContentSHA256Mismatch';
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!names.split(';').includes(needed)) return 'UnsignedHeader';
  const [path = '', query = ''] = url.split('?');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`);
  const canonical = [method, path, query, ...lines, '', names, hash].join('\n');
  const text = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${sha(canonical)}`;
  const signing = mac(mac(mac(mac(`AWS4${secretKey}`, day), region), 's3'), 'aws4_request');
  return mac(signing, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
