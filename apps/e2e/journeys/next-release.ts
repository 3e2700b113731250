import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';

const folder = new URL('../../web/dist/assets', import.meta.url);
/** Below /assets/. */
const assets = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const names = new Set(assets.map((file) => path.basename(file)));
const nameOfFile = /[\w@.-]+\.(?:js|css|svg|ttf|woff2?)\b/g;
/** Its hash is another. */
const renamed = (name: string) => name.replace(/(?=\.\w+$)/, 'B');
const before = new Map(assets.map((file) => [renamed(file), file]));
const isPage = /^(?:text\/(?:html|css|javascript)|application\/javascript)/;

/** What the release after the one that is served would say in its place. */
export class NextRelease {
  /** Where the server has what is asked for by its new name; undefined for a file of the old release. */
  pathOf(asked: string): string | undefined {
    const [, file] = /^\/assets\/([^?]+)/.exec(asked) ?? [];
    if (file === undefined) return asked;
    const known = before.get(file);
    return known && `/assets/${known}`;
  }

  /** What an answer is sent through on its way; undefined for one that stays as it is. */
  change(address: string, type: string): Transform | undefined {
    if (isPage.test(type)) return whole(rename);
    if (type.startsWith('application/json'))
      return whole((text) => JSON.stringify(withNews(JSON.parse(text), address)));
    if (type.startsWith('text/event-stream')) return byLine((line) => eventWithNews(line));
    return undefined;
  }
}

/** Also the hashes by which the service worker tells the files without one in their names apart. */
const rename = (text: string): string =>
  text
    .replaceAll(nameOfFile, (name) => (names.has(name) ? renamed(name) : name))
    .replaceAll(/(?<=revision:[`'"])[\da-f]{19}/g, (hash) => [...hash].toReversed().join(''));

const news = { said_since_the_next_release: { by: ['it'] } };

/** With a field more: the answer itself, each of a list, and what is inside the frame of tRPC. */
function withNews(data: unknown, address: string): unknown {
  if (Array.isArray(data)) return data.map((each) => withNews(each, address));
  if (typeof data !== 'object' || data === null) return data;
  if (!address.startsWith('/api/trpc/')) return { ...data, ...news };
  const { result } = data as { result?: { data?: unknown } };
  return result ? { ...data, result: { ...result, data: withNews(result.data, '') } } : data;
}

const eventWithNews = (line: string): string =>
  line.startsWith('data: {')
    ? `data: ${JSON.stringify(withNews(JSON.parse(line.slice(6)), ''))}`
    : line;

/** Changes a text when all of it is there. */
function whole(change: (text: string) => string): Transform {
  const parts = new Array<Buffer>();
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
    flush(done) {
      done(null, parts.length > 0 ? change(Buffer.concat(parts).toString('utf8')) : undefined);
    },
  });
}

/** Changes a stream line by line, as each is there. */
function byLine(change: (line: string) => string): Transform {
  let rest = '';
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      const lines = (rest + part.toString('utf8')).split('\n');
      rest = lines.pop() ?? '';
      done(null, lines.map((line) => `${change(line)}\n`).join(''));
    },
    flush(done) {
      done(null, rest);
    },
  });
}
