import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FetchError } from './fetch-error.ts';
import { fetchModel, type Wanted } from './fetch-model.ts';
import { knownModel } from './known-model.ts';
import { pinsFile } from './pins.ts';

const large = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 251));
const small = {
  'config.json': Buffer.from('{"model_type":"style_text_to_speech_2"}'),
  'tokenizer.json': Buffer.from('{}'),
  'tokenizer_config.json': Buffer.from('{"a":1}'),
};
const weightsFile = 'onnx/model_quantized.onnx';
const files: Record<string, Buffer> = { ...small, [weightsFile]: large };
const gitHash = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
const list = Object.entries(files).map(([name, bytes]) => ({
  type: 'file',
  path: name,
  oid: gitHash(bytes),
  size: bytes.length,
  ...(bytes === large
    ? { lfs: { oid: createHash('sha256').update(bytes).digest('hex'), size: bytes.length } }
    : {}),
}));

describe('fetching the model of a voice', () => {
  let server: Server;
  let url: string;
  let folder: string;
  let asked: { name: string; range: string | undefined }[] = [];
  let said: string[] = [];
  /** How the list is given. */
  let tell: (response: ServerResponse, asks: string) => unknown;
  /** How the weights are given. */
  let give: (response: ServerResponse, from: number, times: number) => unknown;
  const whole = (response: ServerResponse, from: number): void => {
    const headers = { 'content-range': `bytes ${from}-${large.length - 1}/${large.length}` };
    response.writeHead(from > 0 ? 206 : 200, from > 0 ? headers : {}).end(large.subarray(from));
  };

  beforeEach(async () => {
    [asked, said, give] = [[], [], whole];
    tell = (response) => response.end(JSON.stringify(list));
    folder = await mkdtemp(path.join(tmpdir(), 'coursewright-voice-'));
    server = createServer(({ url: asks = '', headers }, response) => {
      if (asks.startsWith('/api/models/')) return tell(response, asks);
      const name = decodeURIComponent(
        asks.replace('/voices/kokoro/resolve/main/', '').replace(/\?.*/, ''),
      );
      const bytes = files[name];
      if (!bytes) return response.writeHead(404).end();
      asked.push({ name, range: headers.range });
      if (bytes !== large) return response.end(bytes);
      const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
      return give(response, from, asked.filter((one) => one.name === name).length);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    await rm(folder, { recursive: true, force: true });
  });

  const fetchIt = (change: Partial<Wanted> = {}) =>
    fetchModel({
      from: url,
      model: 'voices/kokoro',
      revision: 'main',
      dtype: 'q8',
      folder,
      say: (sentence) => said.push(sentence),
      pause: 1,
      ...change,
    });
  const kept = () => readFile(path.join(folder, weightsFile));
  /** A cut connection loses what is not written yet. */
  const cutOnceKept = async (response: ServerResponse, from: number) => {
    const part = path.join(folder, `${weightsFile}.part`);
    const size = async () => (await stat(part).catch(() => undefined))?.size ?? 0;
    while (!response.destroyed && (await size()) <= from) await sleep(5);
    response.destroy();
  };
  const cutAt = (response: ServerResponse, from: number, to: number): void => {
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': String(large.length - from),
      'content-range': `bytes ${from}-${large.length - 1}/${large.length}`,
    });
    response.write(large.subarray(from, to), () => void cutOnceKept(response, from));
  };

  it('takes every file whose hash is right, and none a second time', async () => {
    await fetchIt();
    expect(await kept()).toEqual(large);
    expect(asked.map(({ name }) => name).toSorted()).toEqual(Object.keys(files).toSorted());
    asked = [];
    await fetchIt();
    expect(asked).toEqual([]);
    expect(await readdir(path.join(folder, 'onnx'))).toEqual(['model_quantized.onnx']);
  });

  it('goes on where a transfer was cut off, at once and at the next call', async () => {
    give = (response, from, times) =>
      times === 1 ? cutAt(response, from, 100_000) : whole(response, from);
    await fetchIt();
    expect(await kept()).toEqual(large);
    const [first, second] = asked.filter(({ name }) => name === weightsFile);
    expect(first?.range).toBeUndefined();
    expect(Number(/\d+/.exec(second?.range ?? '')?.[0])).toBeGreaterThan(0);

    await rm(path.join(folder, weightsFile));
    give = (response, from) => cutAt(response, from, Math.min(from + 30_000, large.length - 1));
    await expect(fetchIt()).rejects.toThrow('call this again to go on');
    const { size } = await stat(path.join(folder, `${weightsFile}.part`));
    expect(size).toBeGreaterThan(0);
    give = whole;
    asked = [];
    await fetchIt();
    expect(asked).toEqual([{ name: weightsFile, range: `bytes=${size}-` }]);
    expect(await kept()).toEqual(large);
  });

  it('begins anew with a server that knows no ranges', async () => {
    give = (response, from, times) =>
      times === 1 ? cutAt(response, from, 100_000) : response.writeHead(200).end(large);
    await fetchIt();
    expect(await kept()).toEqual(large);
  });

  it('keeps nothing whose hash or length is not that of the list', async () => {
    const spoiled = Buffer.from(large);
    spoiled[12_345] = (spoiled[12_345] ?? 0) ^ 1;
    give = (response) => response.end(spoiled);
    await expect(fetchIt()).rejects.toThrow('another hash');
    expect(await readdir(path.join(folder, 'onnx'))).toEqual([]);
    give = (response) => response.end(Buffer.concat([large, large]));
    await expect(fetchIt()).rejects.toThrow('longer than the list says');
    await expect(stat(path.join(folder, weightsFile))).rejects.toThrow();
  });

  it('takes the weights that were named, and no others, whatever is listed', async () => {
    const sha256 = createHash('sha256').update(large).digest('hex');
    await fetchIt({ sha256: sha256.toUpperCase() });
    expect(await kept()).toEqual(large);
    expect(said.join()).toContain(`SHA-256 ${sha256}`);
    asked = [];
    await expect(fetchIt({ sha256: sha256.replace(/./g, '0') })).rejects.toThrow(
      'not the one that you named',
    );
    expect(asked).toEqual([]);
  });

  const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  /** From now on the server has, and lists, other weights. */
  const replaceWeights = (): Buffer => {
    const other = Buffer.from(large.toReversed());
    give = (response) => response.end(other);
    const lfs = { oid: sha256Of(other), size: other.length };
    tell = (response) =>
      response.end(JSON.stringify(list.map((one) => ('lfs' in one ? { ...one, lfs } : one))));
    return other;
  };

  it('takes of a model that it knows what it knows, whatever a server lists and gives', async () => {
    const hashes = Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, sha256Of(bytes)]),
    );
    const known = { model: 'voices/kokoro', revision: 'main', sha256: hashes };
    await fetchIt({ known });
    expect(await kept()).toEqual(large);
    await rm(folder, { recursive: true });
    replaceWeights();
    asked = [];
    await expect(fetchIt({ known })).rejects.toThrow('not the one it is known by');
    expect(asked).toEqual([]);
    [give, tell] = [whole, (response) => response.end(JSON.stringify(list))];
    const other = { ...known, sha256: { ...hashes, 'config.json': '0'.repeat(64) } };
    await expect(fetchIt({ known: other })).rejects.toThrow('not the one it is known by');
    await expect(stat(path.join(folder, 'config.json'))).rejects.toThrow();
    for (const name of [...Object.keys(small), 'onnx/model.onnx', weightsFile])
      expect(knownModel.sha256[name]).toMatch(/^[0-9a-f]{64}$/);
  });

  it('takes of any other what it took first, unless other weights are named', async () => {
    await fetchIt();
    const lock = async () =>
      JSON.parse(await readFile(path.join(folder, pinsFile), 'utf8')) as object;
    const pinned = await lock();
    expect(pinned).toMatchObject({
      model: 'voices/kokoro',
      sha256: { [weightsFile]: sha256Of(large), 'config.json': sha256Of(small['config.json']) },
    });
    const other = replaceWeights();
    asked = [];
    await expect(fetchIt()).rejects.toThrow(`not the one in ${pinsFile}`);
    expect([asked, await kept(), await lock()]).toEqual([[], large, pinned]);
    await fetchIt({ sha256: sha256Of(other) });
    expect(await kept()).toEqual(other);
    expect(await lock()).toMatchObject({ sha256: { [weightsFile]: sha256Of(other) } });
    await fetchIt();
    await expect(fetchIt({ model: 'voices/other' })).rejects.toThrow('has files of voices/kokoro');
    await writeFile(path.join(folder, pinsFile), '{');
    await expect(fetchIt()).rejects.toThrow('delete it to begin anew');
  });

  it('goes where a server sends it only by https, to that server or to Hugging Face', async () => {
    const other = createServer((_request, response) => response.end(large)).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = (other.address() as { port: number }).port;
    let visits = 0;
    other.on('request', () => (visits += 1));
    const places = [
      [`http://127.0.0.1:${port}/weights`, 'https only'],
      ['http://cdn-lfs.huggingface.co/weights', 'https only'],
      ['https://example.org/weights', 'sends to example.org'],
      ['https://huggingface.co.example.org/weights', 'sends to huggingface.co.example.org'],
      ['https://nothf.co/weights', 'sends to nothf.co'],
      ['file:///etc/passwd', 'https only'],
    ] as const;
    for (const [location, refusal] of places) {
      give = (response) => response.writeHead(302, { location }).end();
      await expect(fetchIt()).rejects.toThrow(refusal);
    }
    expect(visits).toBe(0);
    give = (response, _from, times) =>
      response
        .writeHead(302, { location: `/voices/kokoro/resolve/main/${weightsFile}?${times}` })
        .end();
    await expect(fetchIt()).rejects.toThrow('without an end');
    give = whole;
    tell = (response, asks) =>
      asks.includes('elsewhere')
        ? response.end(JSON.stringify(list))
        : response.writeHead(307, { location: '/api/models/elsewhere' }).end();
    await fetchIt();
    expect(await kept()).toEqual(large);
    other.close();
  });

  it('reads no list without an end', async () => {
    let told = 0;
    tell = (response) => {
      const more = () => {
        if (response.destroyed) return;
        told += 65_536;
        response.write(' '.repeat(65_536), () => setImmediate(more));
      };
      more();
    };
    await expect(fetchIt()).rejects.toThrow('longer than that of such a model');
    expect(told).toBeLessThan(64 * 1024 * 1024);
    tell = (response) => response.end('<html>');
    await expect(fetchIt()).rejects.toThrow('cannot be read');
  });

  it('says what is not there, and fetches nothing in the open', async () => {
    await expect(fetchIt({ dtype: 'fp16' })).rejects.toThrow('has no file onnx/model_fp16.onnx');
    await expect(fetchIt({ from: 'http://example.org' })).rejects.toThrow(FetchError);
  });
});
