import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  learningPathEntry,
  limits,
  type PathData,
  savedLearningPath,
} from '@coursewright/contract';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser } from './visitor.ts';

const shell = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<title>Coursewright: name a topic</title>
<meta
  name="description"
  content="Name a topic or bring your documents."
/>
<link rel="icon" href="/mark.svg" /></head><body><div id="root"></div></body></html>`;
const paths = '/v1/learning-paths';

describe('the page of a public course', () => {
  let app: TestApp;
  let web: string;
  let course: PathData;
  beforeAll(async () => {
    web = await mkdtemp(join(tmpdir(), 'coursewright-web-'));
    await writeFile(join(web, 'app-shell.html'), shell);
    await writeFile(join(web, 'preview.png'), 'picture');
    const env = { WORKERS: 'none', PUBLIC_URL: 'https://learn.example', TRUST_PROXY: '127.0.0.1' };
    app = await createTestApp({ webRoot: web, env });
    course = await sampleCourse(app);
  });
  afterAll(async () => {
    await app?.close();
    await rm(web, { recursive: true, force: true });
  });

  const page = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const reply = await fetch(app.url + path, { headers, method });
    return { reply, html: await reply.text() };
  };
  const publish = async (
    more: { topic?: string; summary?: string; language?: string; text?: string } = {},
    listed?: boolean,
  ) => {
    const me = await signedInUser(app);
    const { topic = 'Rivers', summary = course.summary, language = course.language } = more;
    const { text } = more;
    const modules = course.modules.map((module) => ({
      ...module,
      submodules: module.submodules.map((lesson) =>
        text === undefined
          ? lesson
          : { ...lesson, content: text, citations: [], checks: [], quiz: [], key_terms: [] },
      ),
    }));
    const body = { topic, path_data: { ...course, modules, summary, language } };
    const saved = await me.call('POST', paths, body);
    expect(saved.status, JSON.stringify(saved.body)).toBeLessThan(300);
    const { path_id } = savedLearningPath.parse(saved.body);
    const change = (publicity: object) =>
      me.call('PATCH', `${paths}/${path_id}/publicity`, publicity);
    const shared = await change({ is_public: true, ...(listed && { is_indexable: true }) });
    return { share_id: learningPathEntry.parse(shared.body).share_id ?? '', change };
  };
  /** What the tags of a head say, by name or property. */
  const tagsOf = (html: string): Record<string, string> =>
    Object.fromEntries(
      [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
        ([, name = '', content = '']) => [name, content],
      ),
    );

  it('says what the course is called and is about, to those who do not run scripts', async () => {
    const { share_id } = await publish({
      summary: 'Why rivers **bend**, and\nwhat `Q` is.[^1] See [more](https://x.example).',
    });
    const { reply, html } = await page(`/public/${share_id}`);
    const url = `https://learn.example/public/${share_id}`;
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Rivers · Coursewright</title>']);
    expect(html).toContain(`<link rel="canonical" href="${url}">`);
    const description = 'Why rivers bend, and what Q is. See more.';
    expect(tagsOf(html)).toMatchObject({
      description,
      'og:title': 'Rivers',
      'og:description': description,
      'og:url': url,
      'og:image': expect.stringMatching(
        /^https:\/\/learn\.example\/public\/[^/]+\/preview\.png\?changed=\d+$/,
      ),
      'twitter:card': 'summary_large_image',
    });
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect((await page(`/public/${share_id}`, {}, 'HEAD')).reply.status).toBe(200);
    expect((await page(`/public/${share_id}/`)).html).toBe(html);
  });

  it('writes whatever a title says as text', async () => {
    const topic = `"><script>alert(1)</script>'&$&$1<!--\u202Egnp`;
    const { share_id } = await publish({ topic, summary: '</head></title><b onclick=x>' });
    const { html } = await page(`/public/${share_id}`);
    const written = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;$&amp;$1&lt;!--gnp';
    expect(html).toContain(`<title>${written} · Coursewright</title>`);
    expect(tagsOf(html)).toMatchObject({
      'og:title': written,
      description: '&lt;/head&gt;&lt;/title&gt;&lt;b onclick=x&gt;',
    });
    expect(html).not.toMatch(/<script|<b |<!--/);
    expect(html.match(/<\/head>/g)).toHaveLength(1);
  });

  const everyLesson = () => course.modules.flatMap(({ submodules }) => submodules);
  const plain = (text: string) => text.replaceAll("'", '&#39;').replaceAll('&', '&amp;');

  it('has the course for those who do not run scripts: every lesson as a link, and the text of one', async () => {
    const { share_id } = await publish({ text: 'Water **runs** down.\n\n- It carves.' });
    const { html } = await page(`/public/${share_id}`);
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toMatch(/<h1>Rivers<\/h1>/);
    for (const { id } of everyLesson()) expect(html).toContain(`<a href="?lesson=${id}">`);
    const [, unread = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(unread).toContain('<p>Water <strong>runs</strong> down.</p>');
    expect(unread).toContain('<li>It carves.</li>');

    const [, second] = everyLesson();
    const open = (await page(`/public/${share_id}?lesson=${second?.id}`)).html;
    expect(open).toContain(`<h2>${plain(second?.title ?? '')}</h2>`);
    expect(open).not.toContain('<noscript>');
    expect(tagsOf(open)['og:url']).toBe(`https://learn.example/public/${share_id}`);
    const unknown = (await page(`/public/${share_id}?lesson=%22%3E%3Cscript%3E&lesson=2`)).html;
    expect(unknown).toBe(html);
  });

  it('is in the language and the direction of the course', async () => {
    const { share_id } = await publish({ topic: 'كيف تعمل الأنهار', language: 'ar' });
    const { html } = await page(`/public/${share_id}`);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('lang="ar" dir="rtl"><header');
    expect(html).toContain('كيف تعمل الأنهار</h1>');
  });

  it('lets nothing that an author writes be markup', async () => {
    const text = [
      '</noscript><script>alert(1)</script><img src=x onerror=alert(1)>',
      '[x](javascript:alert(1)) ![y](http://tracker.example/p.png) <svg onload=alert(1)>',
      '</main></div></article><iframe srcdoc="x"></iframe><style>*{display:none}</style>',
      '`</noscript><script>`',
      '$\\href{javascript:alert(1)}{x}$',
    ].join('\n\n');
    const { share_id } = await publish({ text, summary: text.slice(0, 500) });
    const [first] = everyLesson();
    for (const query of ['', `?lesson=${first?.id}`]) {
      const { html } = await page(`/public/${share_id}${query}`);
      expect(html).not.toMatch(
        /<(script|img|svg|iframe|style)\b|(href|src)="\s*javascript:| on\w+="/i,
      );
      expect(html.match(/<\/main>/g)).toHaveLength(1);
      expect(html.match(/<\/noscript>/g) ?? []).toHaveLength(query === '' ? 1 : 0);
    }
  });

  it('keeps to a bound, however long a lesson is', async () => {
    const { share_id } = await publish({ text: 'A river runs to the sea.\n\n'.repeat(4_000) });
    const { html } = await page(`/public/${share_id}`);
    expect(html.length).toBeLessThan(100_000);
    expect(html).toContain('<p>…</p>');
  });

  it('cuts a long description at a word, and counts where there is none', async () => {
    const long = await publish({ summary: 'Rivers run. '.repeat(40) });
    const { description = '' } = tagsOf((await page(`/public/${long.share_id}`)).html);
    expect(description.length).toBeLessThanOrEqual(201);
    expect(description).toMatch(/^(Rivers run\. )+(Rivers|Rivers run\.)…$/);
    const none = await publish({ summary: '' });
    const lessons = course.modules.flatMap(({ submodules }) => submodules).length;
    expect(tagsOf((await page(`/public/${none.share_id}`)).html)['description']).toBe(
      `${course.modules.length} modules, ${lessons} lessons`,
    );
  });

  it('is listed by search engines only where the owner allows it', async () => {
    const hidden = await publish();
    const { reply, html } = await page(`/public/${hidden.share_id}`);
    expect([reply.headers.get('x-robots-tag'), tagsOf(html)['robots']]).toEqual([
      'noindex',
      'noindex',
    ]);
    const listed = await publish({}, true);
    const open = await page(`/public/${listed.share_id}`);
    expect([open.reply.headers.get('x-robots-tag'), tagsOf(open.html)['robots']]).toEqual([
      null,
      'index, follow',
    ]);
    await listed.change({ is_public: true, is_indexable: false });
    expect(tagsOf((await page(`/public/${listed.share_id}`)).html)['robots']).toBe('noindex');
  });

  /** Of a picture's left and right third: how many pixels are as dark as the title's letters. */
  const darkIn = async (path: string) => {
    const reply = await fetch(app.url + path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const image = await loadImage(Buffer.from(await reply.arrayBuffer()));
    expect([image.width, image.height]).toEqual([1200, 630]);
    const canvas = createCanvas(1200, 630);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const dark = (left: number) => {
      const { data } = context.getImageData(left, 180, 320, 400);
      return Array.from({ length: data.length / 4 }, (_, index) =>
        data.slice(index * 4, index * 4 + 3),
      ).filter(([red = 0, green = 0, blue = 0]) => red === 0x14 && green === 0x24 && blue === 0x1f)
        .length;
    };
    return { left: dark(80), right: dark(800) };
  };

  it('has a picture with the title and cover of the course, gone when it is private', async () => {
    const rivers = await publish();
    const path = `/public/${rivers.share_id}/preview.png`;
    const bytes = async (from: string) =>
      Buffer.from(await (await fetch(app.url + from)).arrayBuffer());
    const { left, right } = await darkIn(path);
    expect([left > 500, right]).toEqual([true, 0]);
    const lakes = await publish({ topic: 'Lakes' });
    expect((await bytes(path)).equals(await bytes(`/public/${lakes.share_id}/preview.png`))).toBe(
      false,
    );
    const again = await publish();
    expect((await bytes(path)).equals(await bytes(`/public/${again.share_id}/preview.png`))).toBe(
      true,
    );
    await rivers.change({ is_public: false });
    expect((await fetch(app.url + path)).status).toBe(404);
    expect((await fetch(`${app.url}/public/nothing/preview.png`)).status).toBe(404);
  });

  it('draws whatever a title says, in its direction', { tags: 'proof' }, async () => {
    const topics = [
      'W'.repeat(200),
      'a b '.repeat(50),
      '\u202E\u{1F33F} é\u0301',
      '日本'.repeat(90),
    ];
    for (const topic of topics) {
      const { share_id } = await publish({ topic });
      expect((await darkIn(`/public/${share_id}/preview.png`)).left, topic).toBeGreaterThan(200);
    }
    const arabic = await publish({ topic: 'كيف تعمل الأنهار', language: 'ar' });
    const { left, right } = await darkIn(`/public/${arabic.share_id}/preview.png`);
    expect([left, right > 500]).toEqual([0, true]);
  });

  it('says so, as 404, when the course is private or never was one', async () => {
    const { share_id, change } = await publish({}, true);
    const there = await page(`/public/${share_id}`);
    expect(there.reply.headers.get('cache-control')).toBe('no-cache');
    await change({ is_public: false });
    for (const path of [share_id, 'a'.repeat(22), 'x', '%3Cscript%3E', `${share_id}.png`]) {
      const { reply, html } = await page(`/public/${path}`);
      expect(reply.status).toBe(404);
      expect(html).toContain('<h1>This course is not public</h1>');
      expect(html).not.toContain('Rivers');
      expect([reply.headers.get('x-robots-tag'), reply.headers.get('cache-control')]).toEqual([
        'noindex',
        'no-store',
      ]);
    }
    expect((await page(`/public/${share_id}`, {}, 'POST')).reply.status).toBe(405);
  });

  it('keeps the page of the interface’s pieces out of search engines, and no other', async () => {
    const pieces = await page('/dev/pieces');
    expect([pieces.reply.status, pieces.html, pieces.reply.headers.get('x-robots-tag')]).toEqual([
      200,
      shell,
      'noindex',
    ]);
    expect((await page('/')).reply.headers.get('x-robots-tag')).toBeNull();
  });

  it('comes with a picture that other sites may show', async () => {
    const { reply } = await page('/preview.png');
    expect([reply.status, reply.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ]);
    const { reply: other } = await page('/');
    expect(other.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('is refused to a client that asks without end, through the page and both APIs, and to no other', async () => {
    const { share_id } = await publish();
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    const { most } = limits.visitors.read;
    const key = 'public course read by 2001:db8:7:1::/64';
    await page(`/public/${share_id}`, from('2001:db8:7:1::5'));
    await app.database.query('UPDATE rate_limits SET hits = $1 WHERE key = $2', [most, key]);
    const input = encodeURIComponent(JSON.stringify({ id: share_id }));
    const asked = [
      `/public/${share_id}`,
      `/api/public/${share_id}`,
      `/api/trpc/library.public?input=${input}`,
    ];
    for (const path of asked) {
      const { reply } = await page(path, from('2001:db8:7:1:9::1'));
      expect([path, reply.status]).toEqual([path, 429]);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await page(path, from('2001:db8:7:2::1'))).reply.status).toBe(200);
    }
    expect((await page(`/public/${share_id}`, from('2001:db8:7:1::5'))).html).toBe(shell);
  });
});
