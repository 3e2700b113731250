// @module-tag proof
import {
  errorEnvelope,
  isFreeRecall,
  type PathData,
  type QuizItem,
  quizKinds,
  savedLearningPath,
} from '@coursewright/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { type Collection, readCollection } from './read-deck.ts';
import { type KeptQuestion, playerOf, readScormManifest, scormFacts } from './read-scorm.ts';
import { readXml } from './read-xml.ts';
import { optionsOf, sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

/** What is typed to break out of where it is put, in Anki too. */
const hostile = [
  '"quotes" \\ and ]]> & <!-- --> &nbsp; \u001F \uFFFE',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '[sound:http://example.org/x.mp3] [latex]\\input{/etc/passwd}[/latex] [$]x[/$] [anki:tts lang=en]x[/anki:tts]',
  '{{c1::gap}} {{FrontSide}} }} {{',
  '\\(\\href{javascript:alert(1)}{x}\\) $\\require{html}x$ \\[ open',
  'a::b  c\t"d"',
  'شاي ☕ 茶',
];

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** A question of each kind. */
const questions: readonly QuizItem[] = quizKinds.map((kind, index) => ({
  id: id(index + 1),
  kind,
  question: `What of ${kind}, where $a_1 < b$ and \`x < y\`?`,
  options: ['first', 'second', 'third'].slice(0, optionsOf(kind)).map((text, at) => ({
    id: id(100 + index * 10 + at),
    text: `${text} of ${kind}`,
    is_correct: kind === 'ordering' || kind === 'matching' || at === 0,
    ...(kind === 'matching' ? { match: `match of the ${text}` } : {}),
  })),
  explanation: `Because of ${kind}.`,
  cites: [],
}));

describe('the questions and key terms of a course', () => {
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
  const fetchFile = (format: string, pathId: string, query = ''): Promise<Response> =>
    fetch(`${app.url}/api/v1/learning-paths/${pathId}/${format}${query}`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
  const filesOf = async (format: string, pathId: string, query = ''): Promise<Files> => {
    const response = await fetchFile(format, pathId, query);
    expect(response.status).toBe(200);
    return unzipSync(new Uint8Array(await response.arrayBuffer()));
  };
  const deckOf = async (pathId: string, query = ''): Promise<Collection> => {
    const files = await filesOf('anki', pathId, query);
    expect(Object.keys(files)).toEqual(['collection.anki2', 'media']);
    expect(strFromU8(files['media']!)).toBe('{}');
    return readCollection(files['collection.anki2']!);
  };
  const changed = (change: (copy: PathData) => void): PathData => {
    const copy = structuredClone(course);
    change(copy);
    return copy;
  };

  describe('as an Anki deck', () => {
    it(
      'have a card each, with the passage and its source behind it, tagged by module',
      { tags: 'main' },
      async () => {
        const pathId = await save('Rivers: a "deck"::of cards', course);
        const { notes, cards, decks } = await deckOf(pathId);
        const lessons = course.modules.flatMap(({ submodules }) => submodules);
        const items = lessons.flatMap(({ quiz, key_terms }) => [...quiz, ...key_terms]);
        expect(items.length).toBeGreaterThan(10);
        expect(notes).toHaveLength(items.length);
        expect(new Set(notes.map(({ guid }) => guid)).size).toBe(notes.length);
        expect(cards.map(({ nid }) => nid).toSorted()).toEqual(
          notes.map((note) => note.id).toSorted(),
        );
        expect(new Set(cards.map(({ did }) => decks.get(String(did))))).toEqual(
          new Set(['Rivers: a deck:of cards']),
        );
        for (const item of lessons.flatMap(({ quiz }) => quiz)) {
          const { question, explanation, options } = item;
          const note = notes.find(({ fields }) => words(fields[0]!).includes(words(question)))!;
          expect(words(note.fields[isFreeRecall(item) ? 1 : 0]!)).toContain(
            words(options[0]!.text),
          );
          expect(words(note.fields[2]!)).toContain(words(explanation));
        }
        for (const { tags } of notes)
          expect(tags[0]).toMatch(/^coursewright::Rivers-[^:\s]+::\d-\S+$/);
        expect(new Set(notes.map(({ tags }) => tags[0])).size).toBe(course.modules.length);
        const quoted = notes.filter(({ fields }) => fields[3]!.includes('<blockquote>'));
        expect(quoted.length).toBeGreaterThan(notes.length / 2);

        const without = await deckOf(pathId, '?quizzes=false&sources=false');
        expect(without.notes).toHaveLength(lessons.flatMap(({ key_terms }) => key_terms).length);
        expect(without.notes.some(({ fields }) => fields[3]!.includes('<blockquote>'))).toBe(false);
      },
    );

    it('keep their ids when they are worded anew, so that what was learned stays', async () => {
      const before = await deckOf(await save('Before', course));
      const after = await deckOf(
        await save(
          'After, by another name',
          changed(({ modules }) => {
            modules.reverse();
            for (const lesson of modules.flatMap(({ submodules }) => submodules)) {
              lesson.title = `New ${lesson.title}`;
              lesson.content = 'All of it is new.';
              for (const item of lesson.quiz) item.question = `New ${item.question}`;
              for (const term of lesson.key_terms) term.definition = `New ${term.definition}`;
            }
          }),
        ),
      );
      const ids = ({ notes }: Collection): string[] =>
        notes.map((note) => `${note.id} ${note.guid} ${note.mid}`).toSorted();
      expect(ids(after)).toEqual(ids(before));
      expect(after.notes.every(({ mod }) => mod >= before.notes[0]!.mod)).toBe(true);
      const textOf = ({ notes }: Collection): string => notes.map(({ fields }) => fields).join();
      expect(textOf(after)).toContain('New ');
      expect(textOf(before)).not.toContain('All of it is new.');
    });

    it('are asked in every kind, with formulas as Anki sets them', async () => {
      const pathId = await save(
        'Kinds',
        changed(({ modules }) => {
          modules[0]!.submodules[0]!.quiz = [...questions];
        }),
      );
      const { notes } = await deckOf(pathId, `?parts=${course.modules[0]!.submodules[0]!.id}`);
      for (const { kind, options } of questions) {
        const note = notes.find(({ tags }) => tags.includes(kind.replaceAll('_', '-')))!;
        const [question, answer, explanation] = note.fields;
        expect(question).toContain('\\(a_1 &lt; b\\)');
        expect(question).toContain('<code dir="ltr">x &lt; y</code>');
        if (kind === 'free_recall') expect(question).not.toMatch(/<li|first of/);
        else for (const { text } of options) expect(question).toContain(`<li>${text}</li>`);
        expect(explanation).toContain(`Because of ${kind}.`);
        const right = options.filter(({ is_correct }) => is_correct);
        const at = right.map(({ text }) => answer!.indexOf(text));
        expect(at.every((place) => place >= 0)).toBe(true);
        expect(at).toEqual(at.toSorted((a, b) => a - b));
        const shown = options.map(({ text }) => question!.indexOf(`<li>${text}</li>`));
        if (kind === 'ordering') expect(shown).not.toEqual(shown.toSorted((a, b) => a - b));
        if (kind === 'matching') expect(answer).toContain(' – match of the first');
      }
    });

    it('keep hostile texts as text, and are the same bytes each time', async () => {
      for (const text of hostile) {
        const title = text.replace(/[\u001F\uFFFE\t]/g, ' ').trim();
        const pathId = await save(
          title,
          changed((copy) => {
            copy.language = 'ar';
            copy.modules[0]!.title = text;
            const [lesson] = copy.modules[0]!.submodules;
            Object.assign(lesson!, { title: text, key_terms: [{ term: text, definition: text }] });
            Object.assign(lesson!.quiz[0]!, { question: text, explanation: text });
            Object.assign(lesson!.quiz[0]!.options[0]!, { text });
            for (const source of copy.sources) {
              source.title = text;
              for (const passage of source.passages) passage.text = text;
            }
          }),
        );
        const { notes } = await deckOf(pathId);
        for (const { fields, tags } of notes) {
          expect(fields).toHaveLength(4);
          for (const tag of tags) expect(tag).toMatch(/^[^\s"]+$/);
          for (const field of fields) {
            const elements = readXml(`<all>${field}</all>`);
            for (const { name, attributes } of elements) {
              expect(name).toMatch(/^(all|div|p|ol|ul|li|b|a|code|blockquote)$/);
              for (const [attribute, value] of attributes)
                if (attribute === 'href') expect(value).toMatch(/^https?:/);
                else expect(attribute).toMatch(/^(lang|dir|type)$/);
            }
            expect(field).not.toMatch(/\[(sound|anki|latex|\$)|\{\{|\}\}/);
            expect(field).not.toMatch(/\\\([^)]*\\(href|require)|\\\[/);
          }
          expect(fields[0]).toContain('dir="rtl"');
        }
        const again = await Promise.all([fetchFile('anki', pathId), fetchFile('anki', pathId)]);
        const [one, two] = await Promise.all(again.map((response) => response.bytes()));
        expect(Buffer.compare(one!, two!)).toBe(0);
      }
    }, 60_000);

    it('are refused with a reason where there are none', async () => {
      const pathId = await save(
        'Nothing to learn by heart',
        changed(({ modules }) => {
          for (const lesson of modules.flatMap(({ submodules }) => submodules))
            Object.assign(lesson, { quiz: [], key_terms: [] });
        }),
      );
      const refused = await fetchFile('anki', pathId);
      expect(refused.status).toBe(422);
      expect(errorEnvelope.parse(await refused.json()).error.message).toBe(
        'There are no questions or key terms in what was chosen.',
      );
    });
  });

  describe('in a SCORM 1.2 package', () => {
    it('come with the lessons in one page, and a manifest as platforms want it', async () => {
      const pathId = await save('Rivers', course);
      const files = await filesOf('scorm', pathId);
      const { title, mastery, start } = readScormManifest(files);
      expect([title, mastery, start]).toEqual(['Rivers', 70, 'index.html']);
      const page = words(strFromU8(files['index.html']!));
      const lessons = course.modules.flatMap(({ submodules }) => submodules);
      for (const lesson of lessons)
        for (const text of [lesson.title, ...lesson.quiz.map(({ question }) => question)])
          expect(page).toContain(words(text));
      const without = await filesOf('scorm', pathId, '?quizzes=false');
      expect(readScormManifest(without).mastery).toBeUndefined();
      expect(strFromU8(without['index.html']!)).not.toContain('<form');
      const again = await filesOf('scorm', pathId);
      expect(again).toEqual(files);
    });

    it('say what is right by the numbers on the page, and keep hostile texts as text', async () => {
      for (const text of hostile) {
        const title = text.replace(/[\u001F\uFFFE\t]/g, ' ').trim();
        const pathId = await save(
          title,
          changed((copy) => {
            copy.language = 'ar';
            const [lesson] = copy.modules[0]!.submodules;
            copy.modules[0]!.title = text;
            Object.assign(lesson!, { title: text, content: `${text}\n\n${lesson!.content}` });
            lesson!.quiz = questions.map((item) => ({
              ...item,
              explanation: text,
              options: item.options.map((option) => ({
                ...option,
                text: `${option.text} ${text}`,
              })),
            }));
          }),
        );
        const files = await filesOf('scorm', pathId);
        expect(readScormManifest(files).title.length).toBeGreaterThan(0);
        const page = readXml(strFromU8(files['index.html']!));
        expect(page[0]!.attributes.get('dir')).toBe('rtl');
        for (const { name, attributes } of page) {
          expect(name).not.toMatch(/^(iframe|object|embed|style|img|base)$/);
          if (name === 'script')
            expect(attributes.get('src')).toMatch(/^(course|keeping|connection|player)\.js$/);
          for (const [attribute, value] of attributes) {
            expect(attribute).not.toMatch(/^on/);
            if (attribute === 'href') expect(value).toMatch(/^(https?:|mailto:|#|course\.css$)/);
          }
        }
        const ids = page.flatMap(({ attributes }) => attributes.get('id') ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        const { lessons } = scormFacts(files);
        expect(lessons[0]!.questions).toHaveLength(quizKinds.length);
        for (const { kind, right, of } of lessons[0]!.questions) {
          if (kind === 'choice' || kind === 'recall') expect(right).toEqual([0]);
          else {
            expect(right.toSorted()).toEqual([0, 1, 2]);
            expect(right).not.toEqual([0, 1, 2]);
          }
          expect(of).toBeGreaterThanOrEqual(right.length);
        }
      }
    }, 60_000);

    it('keep every answer in less than a platform has room for', async () => {
      const { keeping } = playerOf(await filesOf('scorm', await save('Kept', course)));
      let state = 7;
      const random = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
      const upTo = (below: number): number => Math.floor(random() * below);
      for (const [lessons, each] of [
        [80, 10],
        [50, 10],
        [1, 1],
        [3, 0],
        [80, 100],
      ] as const) {
        const of = (): KeptQuestion[] =>
          Array.from({ length: each }, () => ({
            kind: (['choice', 'sequencing', 'matching', 'recall'] as const)[upTo(4)]!,
            of: 2 + upTo(5),
          }));
        const shape = {
          mark: 'aB-_',
          lessons: Array.from({ length: lessons }, () => ({ questions: of() })),
        };
        const all = shape.lessons.flatMap((lesson) => lesson.questions);
        const given = all.map(({ kind, of: count }) =>
          random() < 0.2
            ? undefined
            : kind === 'choice' || kind === 'recall'
              ? [upTo(count)]
              : Array.from({ length: count }, (_, at) => ({ at, by: random() }))
                  .toSorted((a, b) => a.by - b.by)
                  .map(({ at }) => at),
        );
        const seen = Array.from({ length: lessons }, () => random() < 0.5);
        const text = keeping.pack(shape, { seen, given });
        expect(text).toMatch(/^aB-_[\w-]*$/);
        expect(text.length).toBeLessThanOrEqual(4096);
        const back = keeping.unpack(shape, text);
        expect(shape.lessons.map((_, at) => back.seen[at] ?? false)).toEqual(seen);
        const fits = all.length <= 800 ? all.length : 2000;
        expect(all.slice(0, fits).map((_, at) => back.given[at])).toEqual(given.slice(0, fits));
        // What was kept of another course, cut off or made up is not taken for answers.
        for (const other of [
          '',
          'aB-',
          `x${text}`,
          text.replaceAll('_', ' '),
          'aB-_'.padEnd(900, '_'),
        ])
          for (const answer of keeping.unpack(shape, other).given)
            for (const one of answer ?? []) expect(one).toBeLessThan(6);
        expect(keeping.unpack({ ...shape, mark: 'zzzz' }, text).given).toEqual([]);
      }
    });
  });
});

type Files = ReturnType<typeof unzipSync>;

/** Letters and digits only. */
const words = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
