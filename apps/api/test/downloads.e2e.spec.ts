import {
  errorEnvelope,
  importedCourseFile,
  type LearningPathEntry,
  type PathData,
  savedLearningPath,
} from '@coursewright/contract';
import { strFromU8, unzipSync } from 'fflate';
import { marked } from 'marked';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, Visitor } from './visitor.ts';

/** What is typed to break out of where it is put. */
const hostile = [
  '---\nadmin: true\n---\n# Owned',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"quotes" \\ and ]]> & <!-- --> {{braces}}',
  '[click](javascript:alert(1)) ![x](data:text/html,<script>)',
  '../../etc/passwd',
  'CON',
  '\u202Eright to left\u2066 \uFEFF\u0007',
  '`code ``` ~~~ $$ \\[ x',
  '茶道の歴史 🍵',
  'مقدمة في الكيمياء',
  '| a | b |\n|---|---|\n1. one\n- two\n# three',
];

describe('a course as Markdown', () => {
  let app: TestApp;
  let me: Visitor;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    course = await sampleCourse(app);
  });
  afterAll(() => app?.close());

  const save = async (topic: string, path_data: PathData): Promise<LearningPathEntry> => {
    const reply = await me.call('POST', '/v1/learning-paths', { topic, path_data });
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return savedLearningPath.parse(reply.body).entry;
  };
  const fetchFile = (id: string, query = '', who: Visitor = me): Promise<Response> =>
    fetch(`${app.url}/api/v1/learning-paths/${id}/markdown${query}`, {
      headers: who.token ? { authorization: `Bearer ${who.token}` } : {},
    });
  const markdownOf = async (id: string, query = ''): Promise<string> => {
    const response = await fetchFile(id, query);
    expect(response.status).toBe(200);
    return response.text();
  };
  const changed = (change: (course: PathData) => void): PathData => {
    const copy = structuredClone(course);
    change(copy);
    return copy;
  };

  it('has every lesson, question, term and cited passage, with footnotes for citations', async () => {
    const { path_id } = await save('Sample', course);
    const response = await fetchFile(path_id);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Sample.md"; filename*=UTF-8''Sample.md`,
    );
    const text = await response.text();
    const page = plain(await marked.parse(text));
    for (const lesson of course.modules.flatMap(({ submodules }) => submodules)) {
      expect(page).toContain(plain(lesson.title));
      for (const { question } of lesson.quiz) expect(page).toContain(plain(question));
      for (const { term } of lesson.key_terms) expect(page).toContain(plain(term));
    }
    const references = new Set(
      [...text.matchAll(/\[\^([\d-]+)\](?!:)/g)].map(([, label]) => label),
    );
    const notes = [...text.matchAll(/^\[\^([\d-]+)\]: /gm)].map(([, label]) => label);
    expect(references.size).toBeGreaterThan(5);
    expect(notes.toSorted()).toEqual([...references].toSorted());
    const cited = new Set(
      course.modules
        .flatMap(({ submodules }) => submodules)
        .flatMap(({ citations }) => citations.map(({ passage_id }) => passage_id)),
    );
    const passages = course.sources
      .flatMap((source) => source.passages)
      .filter(({ id }) => cited.has(id));
    for (const { text: passage } of passages)
      expect(page).toContain(plain(passage.split('\n')[0]!));
    expect(await markdownOf(path_id)).toBe(text);
  });

  it('has the chosen lessons only, and quizzes and sources only where they are wanted', async () => {
    const { path_id } = await save('Chosen', course);
    const [first, second] = course.modules[0]!.submodules;
    const chosen = await markdownOf(path_id, `?parts=${second!.id}&quizzes=false&sources=false`);
    expect(chosen).toContain(`### 1.2 `);
    expect(chosen).not.toContain(`### 1.1 `);
    expect(chosen).not.toContain(first!.quiz[0]?.question ?? 'Quiz');
    expect(chosen).not.toMatch(/^## (Answers|Sources)$/m);
    expect(await markdownOf(path_id, `?parts=${course.modules[0]!.id}`)).toContain(`### 1.1 `);

    const unknown = await fetchFile(path_id, `?parts=${path_id}`);
    expect(unknown.status).toBe(422);
    expect((await fetchFile(path_id, '?parts=1')).status).toBe(422);
  });

  it('has its headings in a language that is chosen, and is read in again with them', async () => {
    const { path_id } = await save('Headings', course);
    const german = await markdownOf(path_id, '?headings=de');
    expect(german).toMatch(/^#### Zusammenfassung$/m);
    expect(german).not.toMatch(/^#### Summary$/m);
    expect(await markdownOf(path_id)).toMatch(/^#### Summary$/m);
    expect((await fetchFile(path_id, '?headings=xx')).status).toBe(422);
    const reply = await me.call('POST', '/v1/learning-paths/import-file', {
      file: Buffer.from(german).toString('base64'),
    });
    const { path_id: copy } = importedCourseFile.parse(reply.body);
    expect((await markdownOf(copy, '?headings=de')).replaceAll(copy, path_id)).toBe(german);
  });

  it('is a zip with a file for each lesson, whose links lead to each other, as a folder', async () => {
    const { path_id } = await save('茶道: История/..', course);
    const response = await fetchFile(path_id, '?layout=folder');
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(decodeURIComponent(response.headers.get('content-disposition')!)).toContain(
      "filename*=UTF-8''茶道-История.zip",
    );
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const names = Object.keys(files);
    const lessons = course.modules.flatMap(({ submodules }) => submodules);
    expect(names).toHaveLength(lessons.length + 3);
    const readme = strFromU8(files['README.md']!);
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => decodeURI(href!));
    expect(links.toSorted()).toEqual(names.filter((name) => name !== 'README.md').toSorted());
  });

  it('keeps hostile titles and texts as text', { tags: 'proof', timeout: 60_000 }, async () => {
    for (const text of hostile) {
      const topic = text.replace(/[\r\n\u0007\u2028\u2029]/g, ' ').trim();
      const { path_id } = await save(
        topic,
        changed((copy) => {
          copy.modules[0]!.title = text;
          const [lesson] = copy.modules[0]!.submodules;
          Object.assign(lesson!, { title: text, summary: text, description: text });
          lesson!.content = `${hostile.join('\n\n')}\n\n${text}`;
          lesson!.key_terms = [{ term: text, definition: text }];
          lesson!.quiz[0]!.question = text;
          copy.sources[0]!.title = text;
          copy.sources[0]!.passages[0]!.text = hostile.join('\n');
        }),
      );
      for (const layout of ['file', 'folder']) {
        const response = await fetchFile(path_id, `?layout=${layout}`);
        expect(response.status, text).toBe(200);
        const bytes = new Uint8Array(await response.arrayBuffer());
        const files = layout === 'file' ? { 'course.md': bytes } : unzipSync(bytes);
        for (const [name, file] of Object.entries(files)) {
          expect(name).not.toMatch(/\.\.|[\\:*?"<>|]|^\//);
          await expectHarmless(strFromU8(file));
        }
      }
    }
  });

  it('keeps as text what becomes a tag or a heading when a marker without a note goes', async () => {
    const body = [
      'Look <scr[^77]ipt>alert(1)</scr[^77]ipt>',
      '[^77]    <img src=x onerror=alert(2)>',
      '[^77]<!-- open',
      '#[^77]',
      '[^78]: <b onclick=alert(3)>x</b>',
      '[a](java[^77]script:alert(4))',
      'It [^77]goes on.',
    ];
    for (const content of [...body, body.join('\n\n'), body.toReversed().join('\n\n')]) {
      const { path_id } = await save(
        'Marked',
        changed((copy) => {
          copy.modules[0]!.submodules[0]!.content = content;
        }),
      );
      const text = await markdownOf(path_id);
      await expectHarmless(text);
      expect(text, content).not.toMatch(/\[\^7[78]\]|<!-- open/);
    }
  });

  it('closes what a lesson leaves open, and keeps its code, tables and formulas to the letter', async () => {
    const body = [
      '# Own heading\n\nUnder\nlined\n===',
      '| a | b |\n|---|---|\n| `x|y` | $a_1 + b_2$ |',
      '```js\nconst price = "$5"; // [^9] <b>\n```',
      'It costs $5-$10, and \\(e = mc^2\\) holds.',
      '$$x = 1\ny$$',
      'H<sub>2</sub>O [ref][r]\n\n[r]: https://example.org/a(b)',
      '~~~\nleft open',
    ].join('\n\n');
    const { path_id } = await save(
      'Whole',
      changed((copy) => {
        copy.modules[0]!.submodules[0]!.content = body;
      }),
    );
    const text = await markdownOf(path_id);
    expect(text).toContain('#### Own heading\n\n#### Under lined');
    expect(text).toContain('| `x|y` | $a_1 + b_2$ |');
    expect(text).toContain('```js\nconst price = "$5"; // [^9] <b>\n```');
    expect(text).toContain('It costs \\$5-\\$10, and $e = mc^2$ holds.');
    expect(text).toContain('$$\nx = 1\ny\n$$');
    expect(text).toContain('H<sub>2</sub>O [ref](https://example.org/a%28b%29)');
    expect(text).toContain('~~~\nleft open\n~~~');
  });

  it('is its owner’s alone, and says why there is none', async () => {
    const { path_id } = await save('Mine', course);
    const stranger = await signedInUser(app);
    expect((await fetchFile(path_id, '', stranger)).status).toBe(404);
    const nobody = await fetchFile(path_id, '', new Visitor(app));
    expect(nobody.status).toBe(401);
    await me.call('DELETE', `/v1/learning-paths/${path_id}`);
    const gone = await fetchFile(path_id);
    expect(gone.status).toBe(404);
    expect(errorEnvelope.parse(await gone.json()).error.message).toBe('There is no such course.');
  });
});

/** Letters and digits of a text or a page; the rest is markup, and what a renderer makes of it. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '');

async function expectHarmless(text: string): Promise<void> {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)!;
  const lines = head!.split('\n').map((line) => /^([a-z_]+): (".*")$/.exec(line));
  for (const line of lines) expect(typeof JSON.parse(line![2]!)).toBe('string');
  expect(lines.map((line) => line![1])).toEqual([
    'title',
    'language',
    'direction',
    'author',
    'author_kind',
    'style',
    'created',
    'modified',
    'generator',
    'course_id',
    'headings',
    'marks',
  ]);
  const mark = /^<!-- cw [a-z]+(?: [a-z]+=[\w.~%!*'()-]+)* -->\s*$/;
  const tokens: string[] = [];
  void marked.walkTokens(marked.lexer(body!), (token) => {
    if (
      token.type === 'html' &&
      !/^<\/?(sub|sup|kbd|br) *\/?>$/.test(token.raw) &&
      !mark.test(token.raw)
    )
      tokens.push(token.raw);
    if (
      (token.type === 'link' || token.type === 'image') &&
      /^(?!https?:|mailto:)\w+:/.test(token.href)
    )
      tokens.push(token.raw);
  });
  expect(tokens).toEqual([]);
}
