// @module-tag proof
import {
  errorEnvelope,
  exportFormats,
  type PathData,
  savedLearningPath,
  type Submodule,
} from '@coursewright/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { lettersOf, type ReadPdf, readPdf } from './read-pdf.ts';
import { choiceIn, sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

/** Pieces that mean something in Markdown, TeX, Typst or XML, in any order, and any other text. */
const anyCourseText = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(...'`~*_[](){}<>#|$\\"\'&!^:;@=/%.,-+ \n\t'.split('')),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          '```',
          '~~~\n',
          '\n\n',
          '\n- ',
          '\n  1. ',
          '\n> ',
          '\n| a | b |\n|---|---|\n',
          '$$\n',
          '\\frac{',
          '\\begin{matrix}',
          '[^1]',
          '[^2]: ',
          '<!--',
          ']]>',
          '//',
          '/*',
          '\u202E',
          '\u2067',
          '🇪🇺',
          'سلام',
          '漢字',
          'ก',
        ),
      },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    ),
    { maxLength: 60 },
  )
  // The database takes no NUL.
  .map((pieces) => pieces.join('').replaceAll('\0', '').toWellFormed());

const proof = { tags: 'proof' };

/** Of a page, in points. */
const margin = (27 / 25.4) * 72;

/** What is typed to break out of where it is put. */
const hostile = [
  '"]} #panic("x") \\#read("/etc/passwd") `#read("a")` $#read("/etc/passwd")$ {[ // /* \\',
  '"); read("/etc/passwd"); ("',
  '<script>alert(1)</script> <b>bold</b> H<sub>2</sub>O',
  '[click](javascript:alert(1)) ![x](file:///etc/passwd) [ok](https://example.org/a"b)',
  '$\\frac{1$ $\\undefinedmacro{x}$ $a // b$ $a /* b$ $"$ $\\text{#eval("1")}$ $x^2$',
  '```typst\n#read("/etc/passwd")\n```\n\n```js"); panic("\nleft open',
  '\u202Eright to left\u2066 \uFEFF\u0007\uFFFE',
  'x'.repeat(10_000),
  '👩‍👩‍👧‍👦 🍵 茶道 مقدمة עברית हिन्दी 한국어 ไทย',
  `${'> '.repeat(40)}deep in quotes\n\n${Array.from({ length: 40 }, (_, depth) => `${'  '.repeat(depth)}- deep ${depth}`).join('\n')}`,
  '| a | b |\n|---|:-:|\n| only one |\n| one | two | three |\n\n||\n|-|\n||',
  '# \n\n###### six\n\n# one\n\n1000000000000. far\n\n- [ ] open\n- [x] done\n\n[^9]: a note\n\n[^1]',
];

describe('a course as PDF', () => {
  let app: TestApp;
  let me: Visitor;
  let course: PathData;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    course = await sampleCourse(app);
  });
  afterAll(() => app?.close());

  const save = async (topic: string, path_data: PathData): Promise<string> => {
    const saved = await me.call('POST', '/v1/learning-paths', { topic, path_data });
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    return savedLearningPath.parse(saved.body).path_id;
  };
  const fetchPdf = (id: string, query = ''): Promise<Response> =>
    fetch(`${app.url}/api/v1/learning-paths/${id}/pdf${query}`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
  const bytesOf = async (id: string, query = ''): Promise<Uint8Array> => {
    const response = await fetchPdf(id, query);
    expect(response.status, response.ok ? '' : await response.text()).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    return new Uint8Array(await response.arrayBuffer());
  };
  const lessonsOf = ({ modules }: PathData): Submodule[] =>
    modules.flatMap(({ submodules }) => submodules);
  const expectWhole = ({ text }: ReadPdf, { modules, sources }: PathData): void => {
    const cited = new Set(
      modules.flatMap(({ submodules }) =>
        submodules.flatMap(({ citations }) => citations.map(({ passage_id }) => passage_id)),
      ),
    );
    const wanted = [
      ...modules.flatMap(({ title, description, learning_objectives }) => [
        title,
        description,
        ...learning_objectives,
      ]),
      ...modules.flatMap(({ submodules }) =>
        submodules.flatMap((lesson) => [
          lesson.title,
          lesson.summary,
          ...lesson.objectives,
          ...lesson.key_terms.flatMap(({ term, definition }) => [term, definition]),
          ...lesson.quiz.flatMap(({ question, options, explanation }) => [
            question,
            explanation,
            ...options.map((option) => option.text),
          ]),
          ...lesson.resources.map(({ title }) => title),
        ]),
      ),
      ...sources
        .flatMap((source) => source.passages)
        .filter(({ id }) => cited.has(id))
        .flatMap((passage) => passage.text.split(/\n+/)),
      ...sources
        .filter(({ passages }) => passages.some(({ id }) => cited.has(id)))
        .map(({ title }) => title),
    ];
    const missing = wanted.filter((one) => !text.includes(lettersOf(one.replaceAll('`', ''))));
    expect(missing).toEqual([]);
  };

  /** Questions lead to their answers and back, markers to their notes, notes to the passages that they name. */
  const expectLinked = (pdf: ReadPdf, whole: PathData): void => {
    const questions = lessonsOf(whole).flatMap(({ quiz }) => quiz);
    const there = pdf.links.filter(({ words }) => words === 'Answer');
    expect(there).toHaveLength(questions.length);
    for (const { question } of questions) {
      // A long one is cut where it leads.
      const back = pdf.links.find(
        ({ words }) => words !== '' && question.startsWith(words.replace(/ ?…$/, '')),
      );
      expect(back, question).toBeDefined();
      expect(pdf.texts[back!.to - 1]).toContain(lettersOf(question));
      expect(there.some(({ from, to }) => from === back!.to && to === back!.from)).toBe(true);
    }
    const passages = pdf.links.filter(({ words }) => /^Passage \d+$/.test(words));
    expect(passages.length).toBeGreaterThan(0);
    for (const { words, to } of passages) expect(pdf.texts[to - 1]).toContain(lettersOf(words));
    const markers = lessonsOf(whole).flatMap(({ content }) => content.match(/\[\^\d+\]/g) ?? []);
    expect(passages.length).toBeGreaterThan(markers.length);
  };

  it('has every title, term and cited passage, with bookmarks', { tags: 'main' }, async () => {
    const id = await save('Sample', course);
    const bytes = await bytesOf(id);
    const pdf = await readPdf(bytes);
    expectWhole(pdf, course);
    expectLinked(pdf, course);
    expect(pdf).toMatchObject({ isAccessible: true, language: course.language });
    expect(pdf.title).toBe('Sample');
    expect(pdf.size).toEqual([595, 842]);
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'TOC', 'Link', 'BlockQuote'])
      expect([...pdf.roles]).toContain(role);
    const bookmarks = pdf.bookmarks.map(lettersOf);
    course.modules.forEach(({ title, submodules }, at) => {
      expect(bookmarks).toContain(lettersOf(`${at + 1}. ${title}`));
      for (const lesson of submodules)
        expect(bookmarks.some((one) => one.endsWith(lettersOf(lesson.title)))).toBe(true);
    });
    expect(Buffer.from(await bytesOf(id)).equals(Buffer.from(bytes))).toBe(true);
  });

  it(
    'is one book where it is long enough to be set in pieces, with every link from piece to piece',
    proof,
    async () => {
      const long = structuredClone(course);
      // Looks like a reference to an object of the file, and is none.
      long.modules[1]!.title = 'See 12 0 R there';
      const filler = Array.from(
        { length: 260 },
        (_, at) =>
          `Paragraph ${at} of a long lesson (with 12 0 R in it). ${'It goes on. '.repeat(30)}`,
      );
      for (const { submodules } of long.modules)
        submodules[0]!.content += `\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n${filler.join('\n\n')}`;
      const pdf = await readPdf(await bytesOf(await save('Long', long)));
      expectWhole(pdf, long);
      expect(pdf).toMatchObject({ isAccessible: true, language: long.language, title: 'Long' });
      for (const role of ['H1', 'TOC', 'TH', 'Link']) expect([...pdf.roles]).toContain(role);

      // The pages are numbered through; the cover has no number.
      expect(pdf.numbers).toEqual(
        Array.from({ length: pdf.pages }, (_, at) => (at === 0 ? undefined : String(at + 1))),
      );
      // Each page is read aloud by its own elements, and no two cells have one id.
      const lettersIn = (text: string) => [...text].toSorted().join('');
      expect(pdf.aloud.map(lettersIn)).toEqual(pdf.texts.map(lettersIn));
      expect(pdf.ids.length).toBeGreaterThan(2);
      expect(new Set(pdf.ids).size).toBe(pdf.ids.length);
      // The contents say the pages on which the titles stand, and lead there.
      const titles = [
        ...long.modules.map(({ title }, at) => ({ title, number: `${at + 1}.` })),
        ...long.modules.flatMap(({ submodules }, module) =>
          submodules.map(({ title }, at) => ({ title, number: `${module + 1}.${at + 1}` })),
        ),
      ];
      for (const { title, number } of titles) {
        const words = `${number} ${title}`;
        const link = pdf.links.find((one) => one.from === 2 && one.words === words);
        expect(link, words).toBeDefined();
        expect(pdf.texts[link!.to - 1]).toContain(lettersOf(words));
        expect(pdf.texts[1]).toContain(lettersOf(`${words}${link!.to}`));
      }
      expect(Math.max(...pdf.links.map(({ to }) => to))).toBeGreaterThan(60);
      expectLinked(pdf, long);
      expect(pdf.bookmarks.map(lettersOf)).toContain(lettersOf(`2. ${long.modules[1]!.title}`));
    },
  );

  it('is one book of pieces also where no font has a letter of its titles', proof, async () => {
    const long = structuredClone(course);
    const filler = 'It goes on and on. '.repeat(20);
    for (const module of long.modules) {
      module.title += ' \u{F1234}';
      module.submodules[0]!.content += `\n\n${`${filler}\n\n`.repeat(300)}`;
    }
    const pdf = await readPdf(await bytesOf(await save('Long', long)));
    expect(pdf.pages).toBeGreaterThan(60);
    const bookmarks = pdf.bookmarks.map(lettersOf);
    for (const { title } of lessonsOf(long))
      expect(bookmarks.some((one) => one.endsWith(lettersOf(title)))).toBe(true);
  });

  it('has the chosen lessons only, without quizzes and passages where they are not wanted, on Letter', async () => {
    const id = await save('Chosen', course);
    const [first, second] = course.modules[0]!.submodules;
    const query = `?parts=${second!.id}&quizzes=false&sources=false&paper=letter`;
    const { text, size, isAccessible } = await readPdf(await bytesOf(id, query));
    expect(size).toEqual([612, 792]);
    expect(isAccessible).toBe(true);
    expect(text).toContain(lettersOf(`1.2 ${second!.title}`));
    expect(text).not.toContain(lettersOf(`1.1 ${first!.title}`));
    expect(text).not.toContain(lettersOf(second!.quiz[0]!.question));
    const wrong = await fetchPdf(id, '?paper=a5');
    expect(wrong.status).toBe(422);
    expect(errorEnvelope.parse(await wrong.json()).error.details?.[0]?.path).toBe('paper');
  });

  it(
    'shows hostile texts as texts, and formulas that are none as they were written',
    proof,
    async () => {
      const copy = structuredClone(course);
      copy.summary = hostile.join(' ');
      lessonsOf(copy).forEach((lesson, at) => {
        const text = hostile[at % hostile.length]!;
        Object.assign(lesson, {
          title: text,
          description: text,
          summary: text,
          objectives: [text],
        });
        lesson.content = at === 0 ? hostile.join('\n\n') : `${text}[^1]\n\n$$\n\\frac{${at}}{2\n$$`;
        lesson.key_terms = [{ term: text, definition: text }];
        Object.assign(lesson.quiz[0] ?? {}, { question: text, explanation: text });
      });
      copy.modules.forEach((module, at) => {
        Object.assign(module, { title: hostile.at(-1 - at), description: hostile[at] });
      });
      copy.sources[0]!.title = hostile[0]!;
      for (const language of ['ar', 'ja']) {
        const id = await save(`"] #panic() ${language}`, { ...copy, language });
        const { text, urls, roles } = await readPdf(await bytesOf(id));
        expect([...roles]).toContain('H2');
        expect(text).toContain(lettersOf('readetcpasswd'));
        expect(text).not.toContain('rootx0');
        expect(text).toContain('x'.repeat(10_000));
        expect(text).toContain('undefinedmacro');
        expect(text).toContain('deepinquotes');
        expect(text).toContain('deep39');
        for (const url of urls) expect(url).toMatch(/^(https?|mailto):/);
      }
    },
  );

  it(
    'is made where a letter has thousands of marks, and an address thousands of letters',
    proof,
    async () => {
      const copy = structuredClone(course);
      const [lesson] = lessonsOf(copy);
      lesson!.quiz[0]!.question = `What is e${'\u0301'.repeat(3_000)}?`;
      lesson!.content += `\n\n[Somewhere far](https://example.org/${'y'.repeat(9_000)})`;
      const { text, urls } = await readPdf(await bytesOf(await save('Marks', copy)));
      expect(text).toContain('Somewherefar');
      expect(Math.max(...urls.map(({ length }) => length))).toBeLessThan(8_000);
    },
  );

  it('has the formulas of titles, questions and terms set, and amounts of money as they are', async () => {
    const copy = structuredClone(course);
    const said = String.raw`What is $\sqrt{x}$, at $5 or $6?`;
    Object.assign(copy.modules[0]!, { title: said, description: said });
    const [lesson] = lessonsOf(copy);
    Object.assign(lesson!, { title: said, summary: said, description: said, objectives: [said] });
    lesson!.key_terms = [{ term: said, definition: said }];
    const item = choiceIn(copy);
    Object.assign(item, { question: said, explanation: said });
    for (const option of item.options) option.text = said;
    const pdf = await readPdf(await bytesOf(await save('Formulas', copy)));
    expect(pdf.text.match(/sqrt/)).toBeNull();
    expect(pdf.text).toMatch(/Whatis\W*\p{L}at5or6/u);
    expect(pdf.isAccessible).toBe(true);
  });

  it('shows a formula as it was written whose letters no font has in bold', proof, async () => {
    const copy = structuredClone(course);
    const said = String.raw`$\sqrt{ᾛ}$`;
    const item = choiceIn(copy);
    item.question = said;
    for (const option of item.options) option.text = said;
    expect((await readPdf(await bytesOf(await save('Bold', copy)))).text).toContain('sqrtᾛ');
  });

  it('begins no line with the marker of a citation', async () => {
    const copy = { ...structuredClone(course), language: 'ja' };
    const lengths = Array.from({ length: 20 }, (_, at) => 30 + at);
    const [lesson] = lessonsOf(copy);
    lesson!.content = lengths.map((at) => `${'山'.repeat(at)}。[^123]次。`).join('\n\n');
    lesson!.citations = [{ ...lesson!.citations[0]!, marker: 123 }];
    const { links } = await readPdf(await bytesOf(await save('Markers', copy)));
    const markers = links.filter(({ words }) => words === '段落 1');
    expect(markers.length).toBeGreaterThan(lengths.length);
    expect(markers.filter(({ left }) => left < margin + 1)).toEqual([]);
  });

  it(
    'takes no longer for a very long paragraph than for a cell of a table, which is not justified',
    proof,
    async () => {
      const letters = '漢字'.repeat(40_000);
      // A machine that has other work disturbs one time or another, but not each of them.
      const took = async (content: string, enough = 0): Promise<number> => {
        const copy = structuredClone(course);
        lessonsOf(copy)[0]!.content = content;
        const id = await save('Long', copy);
        let least = Infinity;
        for (let time = 0; time < 2 || (enough > 0 && least > enough && time < 10); time += 1) {
          const begun = performance.now();
          const bytes = await bytesOf(id);
          least = Math.min(least, performance.now() - begun);
          if (time === 0) expect((await readPdf(bytes)).text).toContain(letters);
        }
        return least;
      };
      const cell = await took(`| a |\n|---|\n| ${letters} |`);
      for (const content of [letters, `- ${letters}`])
        expect((await took(content, 1.5 * cell)) / cell).toBeLessThanOrEqual(1.5);
    },
  );

  it('is made of whatever somebody may write, as every other format is', proof, async () => {
    const seed = 14;
    const copy = structuredClone(course);
    const lessons = lessonsOf(copy);
    fc.sample(anyCourseText, { seed, numRuns: lessons.length * 8 }).forEach((text, at) => {
      const lesson = lessons[at % lessons.length]!;
      lesson.content += `\n\n${text}`;
      Object.assign(lesson, { title: text.slice(0, 300), summary: text });
      lesson.key_terms.push({ term: text.slice(0, 80), definition: text });
      Object.assign(lesson.quiz[at % Math.max(1, lesson.quiz.length)] ?? {}, { question: text });
    });
    const id = await save('Anything', copy);
    for (const format of exportFormats) {
      const response = await fetch(`${app.url}/api/v1/learning-paths/${id}/${format}`, {
        headers: { authorization: `Bearer ${me.token}` },
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(response.status, `${format}, seed ${seed}: ${Buffer.from(bytes).toString()}`).toBe(
        200,
      );
    }
  });
});
