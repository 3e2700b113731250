import { type PathData, savedLearningPath } from '@coursewright/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { unmarkedArabic } from './own-words.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

const hostile = [
  '"quotes" \\ and ]]> & <!-- --> &nbsp;',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '[click](javascript:alert(1)) ![x](data:text/html,<script>) \uFFFE',
  '$\\href{javascript:alert(1)}{x}$ $\\frac{1$ `open $$ x',
  'شاي ☕ 茶',
];

describe('a course as EPUB', () => {
  let app: TestApp;
  let me: Visitor;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    course = await sampleCourse(app);
  });
  afterAll(() => app?.close());

  /** The files of the book, pages by element: a page that is not well-formed XML throws. */
  const bookOf = async (topic: string, path_data: PathData, query = ''): Promise<Book> => {
    const saved = await me.call('POST', '/v1/learning-paths', { topic, path_data });
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    const { path_id } = savedLearningPath.parse(saved.body);
    const response = await fetch(`${app.url}/api/v1/learning-paths/${path_id}/epub${query}`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/epub+zip');
    const bytes = new Uint8Array(await response.arrayBuffer());
    // The first entry is the type, as it is: programs look for it at this very place.
    expect(strFromU8(bytes.slice(30, 58))).toBe('mimetypeapplication/epub+zip');
    const files = unzipSync(bytes);
    const pages = new Map(
      Object.entries(files)
        .filter(([name]) => /\.(xhtml|opf|svg)$/.test(name))
        .map(([name, file]) => [name.replace('OEBPS/', ''), readXml(strFromU8(file))] as const),
    );
    const texts = Object.entries(files).map(([name, file]) => [name, strFromU8(file)] as const);
    return { pages, names: Object.keys(files), texts };
  };

  it('lists every page it has, and every link within leads to something', async () => {
    const { pages, names } = await bookOf('Sample', course);
    const listed = named(pages.get('book.opf'), 'item').map((item) => item.get('href'));
    expect(listed.map((href) => `OEBPS/${href}`).toSorted()).toEqual(
      names.filter((name) => name.startsWith('OEBPS/') && !name.endsWith('.opf')).toSorted(),
    );
    let notes = 0;
    for (const [name, page] of pages)
      for (const link of named(page, 'a')) {
        const href = link.get('href')!;
        if (/^(https?|mailto):/.test(href)) continue;
        const [file, id] = href.split('#');
        const target = pages.get(file || name);
        expect(target, `${name} ${href}`).toBeDefined();
        if (id) expect(target!.map(({ attributes }) => attributes.get('id'))).toContain(id);
        if (link.get('role') === 'doc-noteref') notes += 1;
      }
    expect(notes).toBeGreaterThan(5);
    const contents = words(textOf(pages.get('contents.xhtml')));
    for (const { title } of course.modules.flatMap(({ submodules }) => submodules))
      expect(contents).toContain(words(title));
  });

  it('says of its own words in which language they are, where the course has another one', async () => {
    const copy = structuredClone(course);
    const [lesson, empty] = copy.modules[0]!.submodules;
    lesson!.citations[0]!.status = 'unsupported';
    Object.assign(empty!, {
      content: '',
      quiz: [],
      key_terms: [],
      citations: [],
      status: 'planned',
    });
    const book = await bookOf('Another language', copy, '?headings=ar');
    const pages = book.texts.filter(([name]) => name.endsWith('.xhtml'));
    expect(pages.filter(([, text]) => text.includes('dir="rtl"')).length).toBeGreaterThan(4);
    for (const [name, text] of pages) {
      expect(unmarkedArabic(text), name).toBeUndefined();
      expect([...text.matchAll(/ lang="ar"/g)]).toHaveLength(
        [...text.matchAll(/xml:lang="ar"/g)].length,
      );
    }
    const plain = await bookOf('The same language', copy);
    for (const [name, text] of plain.texts.filter(([one]) => one.endsWith('.xhtml')))
      expect([...text.matchAll(/ lang="/g)], name).toHaveLength(1);
  });

  it('keeps answers on a page of their own, and leaves out quizzes that are not wanted', async () => {
    const { pages } = await bookOf('Answers', course);
    const [lesson] = course.modules[0]!.submodules;
    const explanation = lesson!.quiz.find((item) => item.explanation)?.explanation ?? '';
    expect(explanation).not.toBe('');
    expect(words(textOf(pages.get('answers.xhtml')))).toContain(words(explanation));
    expect(words(textOf(pages.get('lesson-1-1.xhtml')))).not.toContain(words(explanation));
    const without = await bookOf('Without', course, '?quizzes=false');
    expect(without.names).not.toContain('OEBPS/answers.xhtml');
  });

  it('asks for an answer from memory without a list of options, and has it beside the others', async () => {
    const copy = structuredClone(course);
    const [lesson] = copy.modules[0]!.submodules;
    const options = [{ id: crypto.randomUUID(), text: 'A heron at dusk', is_correct: true }];
    const asked = { question: 'Who waits?', explanation: 'It stands still.', options, cites: [] };
    lesson!.quiz = [{ id: crypto.randomUUID(), kind: 'free_recall', ...asked }];
    const { pages } = await bookOf('From memory', copy);
    const page = pages.get('lesson-1-1.xhtml');
    expect(words(textOf(page))).toContain(words('Who waits?'));
    expect(words(textOf(page))).not.toContain(words('A heron at dusk'));
    // A list of nothing is not allowed in a book.
    expect(named(page, 'ol').filter((list) => list.get('class') === 'options')).toEqual([]);
    expect(words(textOf(pages.get('answers.xhtml')))).toContain(words('A heron at dusk'));
  });

  it('links addresses that nothing marks, one at a time', async () => {
    for (const [written, address] of [
      ['someone@example.org', 'mailto:someone@example.org'],
      ['www.example.org/rivers', 'http://www.example.org/rivers'],
      ['HTTPS://example.org/rivers', 'https://example.org/rivers'],
    ] as const) {
      const copy = structuredClone(course);
      copy.modules[0]!.submodules[0]!.content = `More: ${written} says it.`;
      const { pages } = await bookOf(written, copy);
      const links = named(pages.get('lesson-1-1.xhtml'), 'a').map((link) => link.get('href'));
      expect(links.map((link) => link?.toLowerCase())).toContain(address);
    }
  });

  it.each([
    ['ar', '، الفقرة 1'],
    ['ja', '、段落 1'],
    ['zh', '，段落 1'],
    ['fr', ', Passage 1'],
  ])('parts the words of a note by the comma of %s', async (language, end) => {
    const { pages } = await bookOf('Commas', { ...course, language });
    const text = textOf(pages.get('lesson-1-1.xhtml'));
    expect(text).toContain(end);
  });

  it('is well-formed and harmless whatever its texts are, formulas as MathML, in any direction', async () => {
    for (const text of hostile) {
      const copy = structuredClone(course);
      const [lesson] = copy.modules[0]!.submodules;
      Object.assign(copy, { language: 'ar' });
      Object.assign(copy.modules[0]!, { title: text, description: text });
      Object.assign(lesson!, { title: text, summary: text });
      lesson!.content = `$$\n\\sum_i \\frac{a}{b}\n$$\n\n${hostile.join('\n\n')}\n\n${text}`;
      lesson!.quiz[0]!.question = `${text} \\(\\frac{a}{b}\\)`;
      copy.sources[0]!.title = text;
      const { pages } = await bookOf(text.replace('\uFFFE', ''), copy);
      for (const page of pages.values()) {
        for (const { name: tag, attributes } of page) {
          expect(tag).not.toMatch(/^(script|iframe|object|embed|form|input|style)$/);
          for (const [attribute, value] of attributes) {
            expect(attribute).not.toMatch(/^on/);
            if (attribute === 'href' || attribute === 'src')
              expect(value).toMatch(/^(https?:|mailto:|#|[a-z\d-]+\.(xhtml|css|svg|png))/);
          }
        }
      }
      const page = pages.get('lesson-1-1.xhtml')!;
      expect(named(page, 'html')[0]!.get('dir')).toBe('rtl');
      expect(named(page, 'html')[0]!.get('lang')).toBe('ar');
      expect(named(page, 'mfrac').length).toBeGreaterThan(0);
      const listed = named(pages.get('book.opf'), 'item');
      for (const item of listed.filter((one) => one.get('href')!.endsWith('.xhtml'))) {
        if (item.get('properties') === 'nav') continue;
        const hasMath = named(pages.get(item.get('href')!), 'math').length > 0;
        expect(item.get('properties') === 'mathml', item.get('href')).toBe(hasMath);
      }
    }
  }, 60_000);
});

interface Book {
  readonly pages: ReadonlyMap<string, readonly XmlElement[]>;
  readonly names: readonly string[];
  readonly texts: readonly (readonly [name: string, text: string])[];
}
type Page = readonly XmlElement[] | undefined;

/** The attributes of all elements of a name. */
const named = (page: Page, name: string): XmlElement['attributes'][] =>
  (page ?? []).filter((element) => element.name === name).map(({ attributes }) => attributes);
const textOf = (page: Page): string => page?.find(({ name }) => name === 'body')?.text ?? '';
/** Letters and digits only; what joins them is markup, or written in another way. */
const words = (text: string): string =>
  text.replace(/&[#\w]+;/g, '').replace(/[^\p{L}\p{N}]+/gu, '');
