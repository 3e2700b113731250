import {
  AppError,
  limits,
  pathData,
  type LessonToRead,
  type Submodule,
} from '@coursewright/contract';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Author } from '@coursewright/authoring';
import { MemoryJournal, MemoryWeb, runPipeline } from '../../test/run-pipeline.ts';
import { ScriptedAuthor } from '../../test/scripted-author.ts';
import { answersPerCourse } from './call-budget.ts';
import { keepWritten } from './keep-written.ts';
import { overallProgress } from './phases.ts';

const count = (author: ScriptedAuthor, step?: string) =>
  author.calls.filter((call) => step === undefined || call.step === step).length;
const lessonsOf = ({ modules }: Awaited<ReturnType<typeof runPipeline>>['course']) =>
  modules.flatMap(({ submodules }) => submodules);

describe('the course pipeline', () => {
  it('writes every lesson with citations, a shuffled quiz and resources, and carries the cited passages only', async () => {
    const { course } = await runPipeline({
      author: new ScriptedAuthor({ modules: 2, submodules: 3 }),
    });
    expect(pathData.parse(course)).toEqual(course);
    expect(lessonsOf(course).map(({ status }) => status)).toEqual(Array(6).fill('completed'));
    const [first] = lessonsOf(course);
    expect(first!.content).toEqual(
      expect.stringMatching(
        /^The Nile flows north through the desert to the Mediterranean\.\[\^1\]/,
      ),
    );
    expect(first!.citations.map(({ marker, status }) => ({ marker, status }))).toContainEqual({
      marker: 1,
      status: 'supported',
    });
    const cited = new Set(
      lessonsOf(course).flatMap(({ citations, quiz }) => [
        ...citations.map(({ passage_id }) => passage_id),
        ...quiz.flatMap(({ cites }) => cites),
      ]),
    );
    expect(new Set(course.sources.flatMap(({ passages }) => passages.map(({ id }) => id)))).toEqual(
      cited,
    );
    expect(course.resources).toEqual([
      {
        title: 'River book',
        description: 'To read on.',
        type: 'document',
        source_id: course.sources[0]!.id,
      },
    ]);
    expect(first!.resources).toHaveLength(1);

    expect(first!.quiz).toHaveLength(5);
    for (const { options } of lessonsOf(course).flatMap(({ quiz }) => quiz)) {
      expect(options.filter(({ is_correct }) => is_correct)).toHaveLength(1);
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
    }
    const places = lessonsOf(course).flatMap(({ quiz }) =>
      quiz.map(({ options }) => options.findIndex(({ is_correct }) => is_correct)),
    );
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('carries the passage that a key term is from, and checks the term by that', async () => {
    class Defining extends ScriptedAuthor {
      override async writeLesson(...asked: Parameters<ScriptedAuthor['writeLesson']>) {
        const { value, ...answer } = await super.writeLesson(...asked);
        const term = 'Oxbow lakes';
        const definition = 'They remain where a loop was cut off.';
        return { ...answer, value: { ...value, key_terms: [{ term, definition, ref: 'S1.11' }] } };
      }
    }
    const { course } = await runPipeline({ author: new Defining({ modules: 1, submodules: 1 }) });
    expect(pathData.parse(course)).toEqual(course);
    const [{ key_terms, checks = [] }] = lessonsOf(course) as [Submodule];
    const passage = course.sources[0]!.passages.find(({ number }) => number === 11)!;
    expect(key_terms.map(({ cites }) => cites)).toEqual([[passage.id]]);
    const check = checks.find(({ part }) => part === 'key_term')!;
    expect(check.evidence?.passage_id).toBe(passage.id);
  });

  it('lets a question rest on the passage that a key term of its lesson is from, and on no other beside', async () => {
    class Asking extends ScriptedAuthor {
      override async writeLesson(...asked: Parameters<ScriptedAuthor['writeLesson']>) {
        const { value, ...answer } = await super.writeLesson(...asked);
        const term = 'Oxbow lakes';
        const definition = 'They remain where a loop was cut off.';
        return { ...answer, value: { ...value, key_terms: [{ term, definition, ref: 'S1.11' }] } };
      }
      override async writeQuiz(...[input, ...asked]: Parameters<Author['writeQuiz']>) {
        const { value, ...answer } = await super.writeQuiz(input, ...asked);
        const shown = new Set(input.passages.map(({ ref }) => ref));
        expect(shown).not.toContain('S1.11');
        const foreign = input.material.sources[0]!.passages.map(
          ({ number }) => `S1.${number}`,
        ).find((ref) => ref !== 'S1.11' && !shown.has(ref))!;
        expect(foreign).toBeDefined();
        const items = value.items.map((item, at) => ({
          ...item,
          refs: [at === 0 ? 'S1.11' : foreign],
        }));
        return { ...answer, value: { items } };
      }
    }
    const { course } = await runPipeline({ author: new Asking({ modules: 1, submodules: 1 }) });
    const [{ quiz, checks = [] }] = lessonsOf(course) as [Submodule];
    const passage = course.sources[0]!.passages.find(({ number }) => number === 11)!;
    expect(quiz.map(({ cites }) => cites)).toEqual([[passage.id], ...quiz.slice(1).map(() => [])]);
    expect(checks.some(({ part }) => part === 'quiz')).toBe(true);
  });

  it('puts the options of a question in the order of their values where all are numbers', async () => {
    const numbered = class extends ScriptedAuthor {
      override async writeQuiz(...asked: Parameters<ScriptedAuthor['writeQuiz']>) {
        const { value, ...rest } = await super.writeQuiz(...asked);
        const values = ['20 %', '3', '1,000', '5,5'];
        const items = value.items.map((item) => ({
          ...item,
          options: item.options.map((option, at) => ({ ...option, text: values[at] ?? '' })),
        }));
        return { ...rest, value: { items } };
      }
    };
    const { course } = await runPipeline({ author: new numbered({ modules: 1, submodules: 2 }) });
    const orders = lessonsOf(course).flatMap(({ quiz }) =>
      quiz.flatMap(({ options }) =>
        options.length === 4 ? [options.map(({ text }) => text).join(' < ')] : [],
      ),
    );
    expect(new Set(orders)).toEqual(new Set(['3 < 5,5 < 20 % < 1,000']));
  });

  it('keeps the order of what is to be put in order, and drops what is too short for it', async () => {
    const ordering = class extends ScriptedAuthor {
      override async writeQuiz(...asked: Parameters<ScriptedAuthor['writeQuiz']>) {
        const { value, ...rest } = await super.writeQuiz(...asked);
        const [first, second, ...others] = value.items.map((item) => ({
          ...item,
          kind: 'ordering' as const,
        }));
        const items = [first!, { ...second!, options: second!.options.slice(0, 2) }, ...others];
        return { ...rest, value: { items } };
      }
    };
    const { course } = await runPipeline({ author: new ordering({ modules: 1, submodules: 1 }) });
    const [lesson] = lessonsOf(course);
    expect(lesson!.quiz.map(({ question }) => question)).not.toContain('Question 2 of 1.1?');
    expect(lesson!.quiz.length).toBeGreaterThan(1);
    for (const { kind, options } of lesson!.quiz) {
      expect([kind, new Set(options.map(({ is_correct }) => is_correct))]).toEqual([
        'ordering',
        new Set([true]),
      ]);
      expect(options.map(({ text }) => text)).toEqual(
        ['right', 'wrong', 'also wrong', 'wrong too'].slice(0, options.length),
      );
    }
  });

  it('keeps pairs that belong together, and drops a question whose pairs are not whole', async () => {
    const matching = class extends ScriptedAuthor {
      override async writeQuiz(...asked: Parameters<ScriptedAuthor['writeQuiz']>) {
        const { value, ...rest } = await super.writeQuiz(...asked);
        const [first, second, ...others] = value.items.map((item) => ({
          ...item,
          kind: 'matching' as const,
          options: item.options.map((option) => ({ ...option, match: `of ${option.text}` })),
        }));
        const broken = second!.options.map((option) => ({ ...option, match: 'the same' }));
        const items = [first!, { ...second!, options: broken }, ...others];
        return { ...rest, value: { items } };
      }
    };
    const { course } = await runPipeline({ author: new matching({ modules: 1, submodules: 1 }) });
    const [lesson] = lessonsOf(course);
    expect(lesson!.quiz.map(({ question }) => question)).not.toContain('Question 2 of 1.1?');
    expect(lesson!.quiz.length).toBeGreaterThan(1);
    for (const { options } of lesson!.quiz) {
      expect(options.map(({ match }) => match)).toEqual(options.map(({ text }) => `of ${text}`));
      expect(options.every(({ is_correct }) => is_correct)).toBe(true);
    }
  });

  it('keeps one answer to recall, and drops a question with nothing to choose from', async () => {
    const recalling = class extends ScriptedAuthor {
      override async writeQuiz(...asked: Parameters<ScriptedAuthor['writeQuiz']>) {
        const { value, ...rest } = await super.writeQuiz(...asked);
        const [first, second, third, ...others] = value.items.map((item) => ({
          ...item,
          kind: 'free_recall' as const,
          options: item.options.slice(0, 1),
        }));
        const items = [
          { ...first!, kind: 'multiple_choice' as const },
          second!,
          { ...third!, options: value.items[2]!.options },
          ...others,
        ];
        return { ...rest, value: { items } };
      }
    };
    const { course } = await runPipeline({ author: new recalling({ modules: 1, submodules: 1 }) });
    const [lesson] = lessonsOf(course);
    const asked = lesson!.quiz.map(({ question }) => question);
    expect(asked).not.toContain('Question 1 of 1.1?');
    expect(asked).toContain('Question 2 of 1.1?');
    expect(asked).not.toContain('Question 3 of 1.1?');
    for (const { kind, options } of lesson!.quiz)
      expect([kind, options.map(({ is_correct }) => is_correct)]).toEqual(['free_recall', [true]]);
  });

  it('stays within the published number of calls: 5 modules of 4 lessons take at most 52, and 75 with every repair', async () => {
    const readingRoom = 1_000;
    const author = new ScriptedAuthor({ modules: 5, submodules: 4, readingRoom });
    await runPipeline({ author, order: { usesWeb: true } });
    expect(count(author, 'read_course')).toBe(2);
    expect(count(author)).toBeLessThanOrEqual(52);
    expect(count(author)).toBeLessThanOrEqual(
      answersPerCourse({ modules: 5, submodules: 20, usesWeb: true, revisions: 0 }),
    );

    const refining = new ScriptedAuthor({
      modules: 5,
      submodules: 4,
      refinements: 9,
      cites: 'badly and freely',
      secondVerdict: 'unproven',
      readingRoom,
    });
    await runPipeline({ author: refining, order: { usesWeb: true } });
    expect(count(refining)).toBe(answersPerCourse({ modules: 5, submodules: 20, usesWeb: true }));
    expect(count(refining)).toBeLessThanOrEqual(75);
    expect(count(refining, 'judge_research')).toBe(2);
    expect(count(refining, 'revise_sentences')).toBe(20);
    expect(count(refining, 'second_reading')).toBe(2);
  });

  it('has what stayed uncertain read again in every module of a course from documents, and takes at most 75 calls with every lesson revised', async () => {
    const author = new ScriptedAuthor({
      modules: 5,
      submodules: 4,
      cites: 'badly and freely',
      secondVerdict: 'unproven',
      readingRoom: 1_000,
    });
    await runPipeline({ author, order: { usesWeb: false } });
    expect(count(author, 'revise_sentences')).toBe(20);
    expect(count(author, 'second_reading')).toBe(5);
    expect(count(author)).toBe(answersPerCourse({ modules: 5, submodules: 20, usesWeb: false }));
    expect(count(author)).toBeLessThanOrEqual(75);
  });

  it(
    'never costs more calls than are published, whatever is ordered and however much the author would write',
    { tags: 'proof' },
    async () => {
      const upTo = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
      const orders = fc
        .record({
          modules: upTo(limits.modules),
          submodules: upTo(limits.submodules),
          moreModules: fc.nat(4),
          moreSubmodules: fc.nat(4),
          search: upTo(limits.parallel),
          module: upTo(limits.parallel),
          submodule: upTo(limits.parallel),
          usesWeb: fc.boolean(),
          refinements: fc.nat(9),
          cites: fc.constantFrom(
            'well' as const,
            'badly' as const,
            'freely' as const,
            'badly and freely' as const,
          ),
          second: fc.boolean(),
          readingRoom: fc.constantFrom(200, 100_000),
          // Most courses are small; 80 lessons two hundred times would take a minute.
        })
        .filter(({ modules, submodules }) => modules * submodules <= 16);
      await fc.assert(
        fc.asyncProperty(
          orders,
          async ({
            modules,
            submodules,
            moreModules,
            moreSubmodules,
            search,
            module,
            submodule,
            usesWeb,
            refinements,
            cites,
            second,
            readingRoom,
          }) => {
            const author = new ScriptedAuthor({
              modules: Math.min(modules + moreModules, limits.modules.max),
              submodules: Math.min(submodules + moreSubmodules, limits.submodules.max),
              refinements,
              cites,
              ...(second && { secondVerdict: 'unproven' }),
              readingRoom,
            });
            const { course } = await runPipeline({
              author,
              order: {
                usesWeb,
                widths: { search, module, submodule },
                brief: {
                  topic: 'Rivers',
                  language: 'en',
                  style: 'standard',
                  moduleCount: modules,
                  submoduleCount: submodules,
                },
              },
            });
            expect([course.modules.length, lessonsOf(course).length]).toEqual([
              modules,
              modules * submodules,
            ]);
            expect(count(author)).toBeLessThanOrEqual(
              answersPerCourse({ modules, submodules: modules * submodules, usesWeb }),
            );
          },
        ),
        { numRuns: 200 },
      );
    },
  );

  it(
    'makes the first lesson readable after at most six calls in a row, refinements included',
    { tags: 'proof' },
    async () => {
      const author = new ScriptedAuthor({
        modules: 5,
        submodules: 4,
        refinements: 9,
        latency: () => 20,
      });
      let done = 0;
      await runPipeline({
        author,
        order: { usesWeb: true, widths: { search: 1, module: 1, submodule: 1 } },
        onAnnouncement: ({ key }) => {
          if (key === 'write_lesson/1.1/ready')
            done = author.calls.filter(({ endedAt }) => endedAt !== undefined).length;
        },
      });
      // Plan, judge, judge again, modules, lessons of module 1, lesson 1.1; module 2 may be planned
      // meanwhile.
      const before = author.calls
        .slice(0, done)
        .map(({ step }) => step)
        .filter((step, index, all) => all.indexOf(step) === index || step === 'judge_research')
        .filter((step) => step !== 'write_curiosities');
      expect(before).toEqual([
        'plan_searches',
        'judge_research',
        'judge_research',
        'outline_modules',
        'outline_submodules',
        'write_lesson',
      ]);
    },
  );

  it('shows curiosities that their passages carry, beside the outline', async () => {
    const { announcements } = await runPipeline({
      author: new ScriptedAuthor({ modules: 1, submodules: 1, latency: () => 2 }),
    });
    const previews = announcements.flatMap(({ report }) =>
      report.preview_data?.type === 'curiosities' ? [report.preview_data.data.items] : [],
    );
    expect(previews).toHaveLength(1);
    const [finding, quiz, poll, ...more] = previews[0]!;
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      kind: 'curiosity',
      category: 'fun_fact',
      source: {
        title: 'River book',
        quote: 'The Nile flows north through the desert to the Mediterranean.',
      },
    });
    expect(quiz).toMatchObject({
      kind: 'question',
      category: 'quick_quiz',
      options: [{ is_correct: true }, { is_correct: false }],
    });
    expect(poll).toEqual(
      expect.objectContaining({
        category: 'opinion_poll',
        explanation: '',
        options: [
          { id: expect.any(String), text: 'A delta' },
          { id: expect.any(String), text: 'A waterfall' },
        ],
      }),
    );
  });

  it.each([
    [
      'fail',
      {
        fails: (step: string) =>
          step === 'write_curiosities' ? new AppError('provider_error', 'No.') : undefined,
      },
    ],
    [
      'take for ever',
      { latency: (step: string) => (step === 'write_curiosities' ? 3_600_000 : 0) },
    ],
  ])('delivers the course when its curiosities %s', async (_name, script) => {
    const author = new ScriptedAuthor({ modules: 1, submodules: 2, ...script });
    const { course, announcements } = await runPipeline({ author });
    expect(lessonsOf(course).map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(count(author, 'write_curiosities')).toBe(1);
    expect(announcements.some(({ report }) => report.preview_data?.type === 'curiosities')).toBe(
      false,
    );
  });

  it('takes it for nothing unexpected that curiosities end with a course that fails', async () => {
    const author = new ScriptedAuthor({
      modules: 1,
      submodules: 1,
      latency: (step) =>
        step === 'outline_modules' ? 20 : step === 'write_curiosities' ? 3_600_000 : 0,
      fails: (step) =>
        step === 'outline_modules' ? new AppError('provider_error', 'No.') : undefined,
    });
    const unexpected: string[] = [];
    await expect(
      runPipeline({ author, logUnexpected: (_error, of) => unexpected.push(of) }),
    ).rejects.toThrow('No.');
    await new Promise((resolve) => setImmediate(resolve));
    expect(count(author, 'write_curiosities')).toBe(1);
    expect(unexpected).toEqual([]);
  });

  it('writes a confirmed outline under its ids, and asks for no plan', async () => {
    const [module, lesson, other] = [
      '11111111-1111-4111-8111-111111111111',
      '22222222-2222-4222-8222-222222222222',
      '33333333-3333-4333-8333-333333333333',
    ] as const;
    const outline = {
      summary: 'Mine.',
      prerequisites: { [module]: ['Nothing'] },
      refs: { [lesson]: ['S1.4'], [other]: [] },
      modules: [
        {
          id: module,
          title: 'Module 9',
          description: 'Mine',
          learning_objectives: [],
          submodules: [lesson, other].map((id, n) => ({
            id,
            title: `Lesson 9.${n}`,
            description: '',
            objectives: [],
          })),
        },
      ],
    };
    const author = new ScriptedAuthor({ modules: 5, submodules: 5 });
    const { course, announcements } = await runPipeline({ author, order: { outline } });
    expect([count(author, 'outline_modules'), count(author, 'outline_submodules')]).toEqual([0, 0]);
    expect(course.modules.map(({ id, prerequisites }) => [id, prerequisites])).toEqual([
      [module, ['Nothing']],
    ]);
    expect(lessonsOf(course).map(({ id, status, title }) => [id, status, title])).toEqual([
      [lesson, 'completed', 'Lesson 9.0'],
      [other, 'completed', 'Lesson 9.1'],
    ]);
    expect(lessonsOf(course)[0]!.content).toContain('Waterfalls retreat upstream');
    expect(announcements.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        'outline_modules/confirmed/completed',
        'outline_submodules/1/confirmed/completed',
      ]),
    );
  });

  it('runs again from its journal without a single call and with the same course', async () => {
    const journal = new MemoryJournal();
    const web = new MemoryWeb({ broken: ['first search', 'second search 1'] });
    const order = { usesWeb: true };
    const first = await runPipeline({
      author: new ScriptedAuthor({ modules: 3, submodules: 2, cites: 'badly' }),
      journal,
      web,
      order,
    });
    const author = new ScriptedAuthor({ modules: 3, submodules: 2, cites: 'badly' });
    const idle = new MemoryWeb();
    const second = await runPipeline({
      author,
      journal,
      web: idle,
      order: { ...order, widths: { search: 1, module: 1, submodule: 1 } },
    });
    expect(count(author)).toBe(0);
    expect(idle.searches.length + idle.reads.length).toBe(0);
    expect(JSON.stringify(second.course)).toBe(JSON.stringify(first.course));
    expect(new Set(second.announcements.map(({ key }) => key))).toEqual(
      new Set(first.announcements.map(({ key }) => key)),
    );
    expect(first.course.report!.notes).toEqual(
      expect.arrayContaining([
        expect.stringContaining('The search “first search” did not work'),
        expect.stringContaining('second search 1 was left out'),
      ]),
    );
  });

  it('searches the web once more for what a module lacks, and never for what is there or known', async () => {
    // The sources speak of all that the second module is to teach.
    const planning = class extends ScriptedAuthor {
      override async outlineModules(...asked: Parameters<ScriptedAuthor['outlineModules']>) {
        const { value, ...rest } = await super.outlineModules(...asked);
        const modules = value.modules.map((module, at) => ({
          ...module,
          ...(at === 1
            ? { learning_objectives: ['Explain how rivers carry sand to the sea'] }
            : {}),
          ...(at === 2 ? { terms: ['moraine', 'cirque'] } : {}),
        }));
        return { ...rest, value: { ...value, modules } };
      }
    };
    const script = { modules: 3, submodules: 1 };
    const web = new MemoryWeb({
      broken: ['Rivers and mountains Module 1'],
      latency: (step, of) => (step === 'search' && of.endsWith('Module 3') ? 40 : 0),
    });
    const journal = new MemoryJournal();
    const author = new planning(script);
    const { course, announcements } = await runPipeline({
      author,
      journal,
      web,
      order: { usesWeb: true },
    });
    expect(web.searches.slice(3)).toEqual([
      'Rivers and mountains Module 1',
      'Rivers and mountains Module 3',
      'Rivers and mountains moraine cirque',
    ]);
    expect(new Set(web.reads).size).toBe(web.reads.length);
    expect(lessonsOf(course).map(({ status }) => status)).toEqual(Array(3).fill('completed'));
    expect(course.report!.notes).toContain(
      'The search “Rivers and mountains Module 1” did not work. The search took too long.',
    );
    const searched = announcements.flatMap(({ report }) =>
      report.preview_data?.type === 'searches' ? (report.preview_data.data.module_id ?? []) : [],
    );
    expect(searched).toEqual([course.modules[0]!.id, course.modules[2]!.id]);
    // Found later, they stand after what was there, by module and not by who was first.
    const written = author.materials.at(-1)!.sources.map(({ title }) => title);
    expect(written.slice(-2)).toEqual([
      'Rivers and mountains Module 3 1',
      'Rivers and mountains moraine cirque 1',
    ]);

    const [after, idle] = [new planning(script), new MemoryWeb()];
    const again = await runPipeline({
      author: after,
      journal,
      web: idle,
      order: { usesWeb: true, widths: { search: 1, module: 1, submodule: 1 } },
    });
    expect([count(after), idle.searches.length, idle.reads.length]).toEqual([0, 0, 0]);
    expect(again.course).toEqual(course);
  });

  it('is written where a search for a module ends in a fault that nobody foresaw', async () => {
    const web = new MemoryWeb();
    const search = web.search.bind(web);
    web.search = (query) =>
      query.includes('Module') ? Promise.reject(new TypeError('No such field')) : search(query);
    const unexpected: string[] = [];
    const { course } = await runPipeline({
      author: new ScriptedAuthor({ modules: 2, submodules: 1 }),
      web,
      order: { usesWeb: true },
      logUnexpected: (_error, of) => unexpected.push(of),
    });
    expect(lessonsOf(course).map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(unexpected).toEqual(['1', '2']);
    expect(course.report!.notes.join(' ')).toContain(
      'More on “Module 2” could not be searched for',
    );
  });

  it('announces each thing once, under a key of its own', async () => {
    const { announcements } = await runPipeline({
      author: new ScriptedAuthor({ modules: 3, submodules: 3, refinements: 2 }),
      order: { usesWeb: true },
    });
    const keys = announcements.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
    for (const { report } of announcements)
      expect(overallProgress(report.phase, report.phase_progress)).toBeLessThanOrEqual(1);
  });

  it('shows what the citation check refused, revises it once and leaves the rest marked', async () => {
    const author = new ScriptedAuthor({ modules: 1, submodules: 1, cites: 'badly' });
    const { course } = await runPipeline({ author });
    expect(count(author, 'revise_sentences')).toBe(1);
    const [lesson] = lessonsOf(course);
    expect(lesson!.content).toContain('Napoleon sold 4,711 unrelated llamas');
    expect(lesson!.citations.every(({ status }) => status === 'unsupported')).toBe(true);
    expect(course.report).toMatchObject({
      citations_supported: 0,
      citations_unsupported: lesson!.citations.length,
    });
  });

  it('has what stayed uncertain read again, in one call per module that is never paid twice', async () => {
    const journal = new MemoryJournal();
    const script = {
      modules: 2,
      submodules: 2,
      cites: 'freely',
      secondVerdict: 'supported',
    } as const;
    const author = new ScriptedAuthor(script);
    const { course } = await runPipeline({ author, journal });
    expect(count(author, 'second_reading')).toBe(2);
    const checks = lessonsOf(course).flatMap((lesson) => lesson.checks ?? []);
    const again = checks.filter(({ second_reader }) => second_reader !== undefined);
    expect(again.length).toBe(author.readAgainOf.length);
    // What is read is the sentence and its evidence; the state stays that of the check.
    expect(new Set(again.map(({ state }) => state))).toEqual(new Set(['loose']));
    expect(author.readAgainOf[0]).toEqual({
      number: 1,
      sentence: expect.stringMatching(/^Old sailors still sing about the/),
      evidence: [expect.any(String)],
    });
    const uncounted = await runPipeline({
      author: new ScriptedAuthor({ ...script, secondVerdict: 'contradicted' }),
    });
    expect(uncounted.course.report!.claims).toEqual(course.report!.claims);

    const after = new ScriptedAuthor(script);
    expect((await runPipeline({ author: after, journal })).course).toEqual(course);
    expect(count(after)).toBe(0);
  });

  it('has nothing read again that is contradicted', async () => {
    const author = new ScriptedAuthor({
      modules: 1,
      submodules: 2,
      cites: 'badly',
      secondVerdict: 'supported',
    });
    const { course } = await runPipeline({ author });
    expect(count(author, 'second_reading')).toBe(0);
    const checks = lessonsOf(course).flatMap((lesson) => lesson.checks ?? []);
    expect(checks.filter(({ state }) => state === 'contradicted')).not.toEqual([]);
    expect(checks.filter(({ second_reader }) => second_reader)).toEqual([]);
  });

  it('is complete where the second reader fails, and says so', async () => {
    const { course } = await runPipeline({
      author: new ScriptedAuthor({
        modules: 1,
        submodules: 1,
        cites: 'freely',
        secondVerdict: 'supported',
        fails: (step) =>
          step === 'second_reading'
            ? new AppError('provider_error', 'The model is overloaded.')
            : undefined,
      }),
    });
    expect(lessonsOf(course)[0]!.status).toBe('completed');
    expect(course.report!.notes).toContain(
      '“Module 1” had no second reading. The model is overloaded.',
    );
  });

  it('has the whole course read once more, keeps what stands in it, and never pays for it twice', async () => {
    const journal = new MemoryJournal();
    const script = {
      modules: 2,
      submodules: 2,
      readingRoom: 100_000,
      finds: ({ number, text }: LessonToRead) => {
        const found = { aspect: 'repetition' as const, lesson: number, remark: 'As in 1.1.' };
        if (number === '1.1') return [{ ...found, said: 'Nobody ever wrote these words.' }];
        return number === '2.2' ? [{ ...found, said: text.slice(0, 30) }] : [];
      },
    };
    const author = new ScriptedAuthor(script);
    const { course } = await runPipeline({ author, journal });
    expect(count(author, 'read_course')).toBe(1);
    const last = course.modules[1]!.submodules[1]!;
    expect(course.report!.reading).toEqual({
      findings: [
        {
          aspect: 'repetition',
          place: { part: 'content', module_id: course.modules[1]!.id, submodule_id: last.id },
          said: last.content.slice(0, 30),
          remark: 'As in 1.1.',
        },
      ],
    });

    const after = new ScriptedAuthor(script);
    expect((await runPipeline({ author: after, journal })).course).toEqual(course);
    expect(count(after)).toBe(0);
  });

  it('says nothing of a reading that found nothing, and asks for none of a single lesson', async () => {
    const quiet = new ScriptedAuthor({ modules: 1, submodules: 2, readingRoom: 100_000 });
    expect((await runPipeline({ author: quiet })).course.report).not.toHaveProperty('reading');
    expect(count(quiet, 'read_course')).toBe(1);
    const single = new ScriptedAuthor({ modules: 1, submodules: 1, readingRoom: 100_000 });
    await runPipeline({ author: single });
    expect(count(single, 'read_course')).toBe(0);
  });

  it('is complete where the whole cannot be read, and says so', async () => {
    const { course } = await runPipeline({
      author: new ScriptedAuthor({
        modules: 1,
        submodules: 2,
        readingRoom: 100_000,
        fails: (step) =>
          step === 'read_course'
            ? new AppError('provider_error', 'The model is overloaded.')
            : undefined,
      }),
    });
    expect(lessonsOf(course).map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(course.report!.notes).toContain(
      'The course was not read as a whole. The model is overloaded.',
    );
  });

  it('delivers a course of which some lessons failed, and fails one of which all did', async () => {
    const failing = (which: RegExp) =>
      new ScriptedAuthor({
        modules: 2,
        submodules: 2,
        fails: (step, of) =>
          which.test(`${step} ${of}`)
            ? new AppError('provider_error', 'The model is overloaded.')
            : undefined,
      });
    const { course } = await runPipeline({
      author: failing(/write_lesson 1\.2|outline_submodules 2|write_quiz 1\.1|topic_resources/),
    });
    expect(lessonsOf(course).map(({ status, error }) => [status, error])).toEqual([
      ['completed', undefined],
      ['failed', 'The model is overloaded.'],
      ['failed', 'The model is overloaded.'],
    ]);
    expect(course.report).toMatchObject({
      submodules_failed: 2,
      notes: expect.arrayContaining([
        'The quiz of “Lesson 1.1” could not be written. The model is overloaded.',
      ]),
    });

    await expect(runPipeline({ author: failing(/write_lesson/) })).rejects.toMatchObject({
      type: 'provider_error',
      message: expect.stringContaining('None of the lessons could be written'),
    });
  });

  it('stops at its budget of calls', async () => {
    const author = new ScriptedAuthor({ modules: 5, submodules: 4 });
    const { course } = await runPipeline({ author, cap: 12 });
    expect(count(author)).toBe(12);
    expect(course.report!.submodules_failed).toBeGreaterThan(0);
    expect(course.report!.card!.defects.filter(({ place }) => place.part === 'lesson')).toEqual(
      lessonsOf(course)
        .filter(({ status }) => status === 'failed')
        .map(({ id }) =>
          expect.objectContaining({ place: expect.objectContaining({ submodule_id: id }) }),
        ),
    );
  });

  it.each([true, false])(
    'starts no call after it is aborted (client honours the signal: %s)',
    async (honoursSignal) => {
      const author = new ScriptedAuthor({
        modules: 5,
        submodules: 4,
        latency: () => 30,
        honoursSignal,
      });
      const stop = new AbortController();
      let started = 0;
      const run = runPipeline({
        author,
        signal: stop.signal,
        order: { widths: { search: 5, module: 5, submodule: 5 } },
        onAnnouncement: ({ key }) => {
          if (key !== 'write_lesson/1.1/ready') return;
          started = author.calls.length;
          stop.abort(new Error('stopped'));
        },
      });
      await expect(run).rejects.toThrow();
      await new Promise((resolve) => setTimeout(resolve, 120));
      expect(author.calls.length).toBe(started);
    },
  );

  it('keeps lessons readable while a new run has yet to come to them, but not under another title', async () => {
    const { course } = await runPipeline({
      author: new ScriptedAuthor({ modules: 2, submodules: 2 }),
    });
    const bare = (title?: string) => ({
      ...course,
      sources: [],
      modules: course.modules.map((module, at) => ({
        ...module,
        submodules:
          at === 0
            ? []
            : module.submodules.map((one) => ({
                ...one,
                status: 'planned' as const,
                content: '',
                quiz: [],
                citations: [],
                title: title ?? one.title,
              })),
      })),
    });
    expect(keepWritten(course, bare())).toEqual(course);
    expect(
      lessonsOf(keepWritten(course, bare('Another lesson'))).map(({ status }) => status),
    ).toEqual(['completed', 'completed', 'planned', 'planned']);
    expect(keepWritten(undefined, course)).toBe(course);
  });
});
