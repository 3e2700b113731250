import { afterAll, describe, expect, it } from 'vitest';
import { limits } from '@coursewright/contract';
import { buildPassages, readMarkdown } from '@coursewright/sources';
import { readme, sample } from '../../test/source-from-markdown.ts';
import { germanPassages } from '../../test/supported-sentences.ts';
import { brief, plainSource, write } from '../../test/write-course.ts';
import type { CourseBrief, Material } from '../author.ts';
import { checkLesson, splitLesson } from '../citations/index.ts';
import { plainText } from '../markdown/index.ts';
import { AuthorWorkerHost, ExtractiveAuthor } from './index.ts';

const materials: Record<string, { material: Material; asked: CourseBrief }> = {
  'an English sample': {
    material: { sources: [sample('en', 'photosynthesis')] },
    asked: brief('Photosynthesis'),
  },
  'a sample with code': {
    material: { sources: [sample('en', 'git-version-control')] },
    asked: brief('Git', { style: 'technical' }),
  },
  'a Spanish sample': {
    material: { sources: [sample('es', 'el-sistema-solar')] },
    asked: brief('El sistema solar', { language: 'es' }),
  },
  'a second English sample': {
    material: { sources: [sample('en', 'how-rivers-shape-land')] },
    asked: brief('Rivers'),
  },
  'a README': { material: { sources: [readme('glob')] }, asked: brief('glob') },
  'a README with an API': {
    material: { sources: [readme('find-my-way')] },
    asked: brief('find-my-way', { style: 'example' }),
  },
  'three documents': {
    material: { sources: [readme('jsdom'), readme('semver'), readme('minimatch')] },
    asked: brief('JavaScript libraries'),
  },
  'a text without headings': {
    material: {
      sources: [
        plainSource(
          'p',
          sample('en', 'the-human-immune-system').passages.map(({ text }) => text),
        ),
      ],
    },
    asked: brief('The immune system'),
  },
};
const courses = new Map(
  Object.entries(materials).map(
    ([name, { material, asked }]) => [name, write(material, asked)] as const,
  ),
);

describe.each([...courses.keys()])('a course from %s', (name) => {
  const { material, asked } = materials[name]!;
  const { outline, modules, lessons } = courses.get(name)!;
  const language = asked.language;

  it('has modules and lessons within the limits, each with a title of its own', () => {
    expect(outline.modules.length).toBeGreaterThanOrEqual(limits.modules.authorMin);
    expect(outline.modules.length).toBeLessThanOrEqual(limits.modules.authorMax);
    const titles = [
      ...outline.modules.map(({ title }) => title),
      ...modules.flat().map(({ title }) => title),
    ];
    for (const title of titles)
      expect(title).not.toMatch(/^[\d.\s]+|[`#*]|\bundefined\b|^\s|[:.]$/);
    expect(new Set(modules.flat().map(({ title }) => title.toLowerCase())).size).toBe(
      modules.flat().length,
    );
    for (const submodules of modules)
      expect(submodules.length).toBeLessThanOrEqual(limits.submodules.authorMax);
    expect(titles.join('\n')).not.toMatch(
      /^(?:licen[cs]e|contribut\w+|table of contents|sponsors|change ?log|acknowledgements?)$/im,
    );
  });

  it('quotes word for word: every sentence stands in the passage it cites', () => {
    for (const { lesson, passages } of lessons) {
      const texts = new Map(passages.map(({ ref, text }) => [ref, squeeze(plainText(text))]));
      for (const sentence of splitLesson(lesson.content, language)) {
        if (!sentence.factual) continue;
        expect(sentence.refs).toHaveLength(1);
        expect(texts.get(sentence.refs[0]!)).toContain(squeeze(sentence.plain));
      }
      expect(
        checkLesson(lesson.content, passages, language).filter(({ supported }) => !supported),
      ).toEqual([]);
    }
  });

  it('never says the same thing twice and cuts no code open', () => {
    const said = lessons.flatMap(({ lesson }) =>
      splitLesson(lesson.content, language)
        .filter(({ factual, plain }) => factual && plain.length > 60)
        .map(({ plain }) => plain),
    );
    expect(said.length - new Set(said).size).toBeLessThanOrEqual(said.length * 0.03);
    for (const { lesson } of lessons)
      expect((lesson.content.match(/^```/gm)?.length ?? 0) % 2).toBe(0);
  });

  it('asks up to five valid questions per lesson', () => {
    for (const { quiz, passages, lesson } of lessons) {
      // A key term may be from a passage of another lesson.
      const ofTerms = lesson.key_terms.flatMap(({ ref = [] }) => ref);
      const refs = new Set([...passages.map(({ ref }) => ref), ...ofTerms]);
      expect(quiz.items.length).toBeLessThanOrEqual(limits.quiz.wanted);
      expect(new Set(quiz.items.map(({ question }) => question)).size).toBe(quiz.items.length);
      for (const { kind, question, options, explanation, refs: cited } of quiz.items) {
        const keys = options.filter(({ is_correct }) => is_correct);
        const texts = options.map(({ text }) => text.toLowerCase());
        const asksForAll = kind === 'ordering' || kind === 'matching';
        expect(keys).toHaveLength(asksForAll ? options.length : 1);
        expect(new Set(texts).size).toBe(options.length);
        if (kind === 'free_recall') expect(options).toHaveLength(1);
        else expect(options.length).toBeGreaterThanOrEqual(3);
        expect(cited.length > 0 && cited.every((ref) => refs.has(ref))).toBe(true);
        expect(question).toMatch(/[?？؟]/);
        for (const text of texts.filter((one) => one.length > 2 && !/^\d/.test(one)))
          expect(texts.filter((other) => other.includes(text))).toHaveLength(1);
        if (kind === 'cloze') {
          const statement = /[“«„](.*_____.*)[”»“]/.exec(question)?.[1] ?? '';
          const article = (text: string): string =>
            text.toLowerCase().replace(/\ban?(?:\(n\))?(?= )/g, 'a');
          expect(statement.match(/_____/g)).toHaveLength(1);
          expect(article(explanation)).toContain(
            article(statement.replace('_____', keys[0]!.text)),
          );
        }
      }
    }
  });

  it('summarises in full sentences and lists at most ten terms', () => {
    for (const { lesson } of lessons) {
      expect(lesson.summary).toMatch(/[.!]["”»)]?$/);
      expect(lesson.summary).not.toMatch(/\[S\d/);
      expect(lesson.key_terms.length).toBeLessThanOrEqual(10);
      expect(lesson.content.split(/\s+/).length).toBeLessThanOrEqual(1_300);
    }
  });

  it('is the same every time', () => {
    expect(write(structuredClone(material), asked)).toEqual({ outline, modules, lessons });
  });
});

const squeeze = (text: string): string =>
  text.replace(/[\s*_`\\]+/g, '').replace(/\[S[\d.]+\]/g, '');

describe('the built-in author', () => {
  it.each(['an English sample', 'a sample with code', 'a Spanish sample'])(
    'asks something in most lessons of a text that explains: %s',
    (name) => {
      const { lessons } = courses.get(name)!;
      const asking = lessons.filter(({ quiz }) => quiz.items.length > 0);
      expect(asking.length).toBeGreaterThan(lessons.length / 2);
    },
  );

  it('asks for pairs of a table, steps in order, results of code and reasons', () => {
    const source = readMarkdown(
      [
        '# Ports and services',
        'Every service listens on a port of its own.',
        '| Service | Port | Use |\n| --- | --- | --- |\n| ssh | 22 | remote login with encryption |\n| smtp | 25 | delivery of mail between servers |\n| http | 80 | pages of the web |\n| ntp | 123 | right clocks on every machine |\n| ldap | 389 | lists of people |',
        '## How to install a service',
        'To install a service, follow these steps:',
        '1. Read the list of packages again.\n2. Install the package of the service.\n3. Edit its configuration file.\n4. Restart the service.\n5. Test the port from another machine.',
        '## Counting in the shell',
        'The shell of Python counts for you.',
        '```\n>>> 2 ** 5\n32\n>>> len("port")\n4\n>>> 17 % 5\n2\n>>> 100 // 8\n12\n```',
      ].join('\n\n'),
    );
    const { passages } = buildPassages(source.blocks, 'en');
    const { lessons } = write(
      { sources: [plainSource('ports', [], { title: 'Ports and services', passages })] },
      brief('Ports and services', { moduleCount: 1, submoduleCount: 1 }),
    );
    const items = lessons.flatMap(({ quiz }) => quiz.items);
    const questions = items.map(({ question }) => question).join('\n');
    const matching = items.find(({ kind }) => kind === 'matching');
    expect(matching?.options).toContainEqual({
      text: 'smtp',
      match: 'delivery of mail between servers',
      is_correct: true,
    });
    const ordering = items.find(({ kind }) => kind === 'ordering');
    expect(ordering?.question).toBe(
      'In which order do the steps of “How to install a service” come?',
    );
    expect(ordering!.options).toEqual(
      [
        'Read the list of packages again',
        'Install the package of the service',
        'Edit its configuration file',
        'Restart the service',
        'Test the port from another machine',
      ].map((text) => ({ text, is_correct: true })),
    );
    expect(questions).toMatch(/What is the result of `/);
    const shown = passages.filter(({ text }) => text.includes('>>> 2 ** 5'));
    for (const { question, options, refs } of items) {
      const key = options.find(({ is_correct }) => is_correct)!.text;
      if (question.includes('`2 ** 5`')) expect(key).toBe('`32`');
      // The passage that shows the code bears it out.
      if (question.includes('What is the result'))
        expect(refs).toEqual(expect.arrayContaining(shown.map(({ number }) => `S1.${number}`)));
    }
  });

  it('asks nothing where the lesson holds nothing to ask', () => {
    const { lessons } = write(
      {
        sources: [
          plainSource('n', [
            'We went to the lake early. It rained all day, and then it got cold. We did not stay long, but we liked it a lot anyway. Nobody had thought of the weather before we left the house that day, and nobody was angry with the others when we came home again.',
            'Then we sat at the fire and told each other what we had seen. It was late when the last of us went to bed, and it had stopped raining by then. This was a good day after all, and we would do it again.',
          ]),
        ],
      },
      brief('A day at the lake', { moduleCount: 1, submoduleCount: 1 }),
    );
    expect(lessons[0]!.quiz.items).toEqual([]);
  });

  it('defines what the text defines', () => {
    const terms = courses
      .get('an English sample')!
      .lessons.flatMap(({ lesson }) => lesson.key_terms);
    expect(terms).toContainEqual({
      term: 'stoma',
      definition:
        'A tiny pore in the surface of a leaf that opens and closes to control the exchange of gases.',
      ref: expect.stringMatching(/^S1\.\d+$/),
    });
    expect(terms).toContainEqual({
      term: 'Calvin cycle',
      definition: 'The stage that spends ATP and NADPH to build sugar from carbon dioxide.',
      ref: expect.stringMatching(/^S1\.\d+$/),
    });
    const spanish = courses
      .get('a Spanish sample')!
      .lessons.flatMap(({ lesson }) => lesson.key_terms);
    expect(spanish).toContainEqual({
      term: 'nebulosa',
      definition: 'Una nube de gas y polvo situada en el espacio.',
      ref: expect.stringMatching(/^S1\.\d+$/),
    });
    const objectives = courses
      .get('an English sample')!
      .modules.flat()
      .flatMap((submodule) => submodule.objectives);
    for (const objective of objectives)
      expect(objective).toMatch(/^(?:Define|Describe|Explain|Answer) /);
  });

  it('asks nothing about notes and warnings, and takes no word after a colon for a name', () => {
    const text = [
      'The server keeps its routes in a tree. Warning: Avoid calling the method twice. The tree finds a route in few steps. Note: Upgraded sockets stay open until the client leaves them.',
      'A route has a method and a path. Method to check whether a route exists. The router compares the path with every node of the tree. The option **must** be set before the server listens.',
    ];
    const { outline, lessons } = write(
      { sources: [plainSource('r', text)] },
      brief('Routes', { moduleCount: 1, submoduleCount: 1 }),
    );
    const shown = [
      outline.summary,
      ...lessons.flatMap(({ lesson, quiz }) => [
        lesson.summary,
        ...lesson.key_terms.map(({ term }) => term),
        ...quiz.items.flatMap(({ question, options }) => [
          question,
          ...options.map((option) => option.text),
        ]),
      ]),
    ];
    for (const one of shown)
      expect(one).not.toMatch(/Avoid|Upgraded|Warning|Note:|Method to check/);
  });

  it('keeps code, its lead-in and tables whole', () => {
    const source = plainSource('c', [
      'Git keeps the history of a project in a hidden folder, so that every earlier state can be found again. Run the command like this:\n\n```bash\ngit init\n```\n\nThe command creates an empty repository in the current folder.',
      'Prices depend on the level of support that a customer chooses at the beginning of a year. Each level has a price of its own:\n\n| Level | Price |\n| --- | --- |\n| One | 5 |',
    ]);
    const { lessons } = write(
      { sources: [source] },
      brief('Git', { moduleCount: 1, submoduleCount: 1 }),
    );
    expect(lessons[0]!.lesson.content).toContain(
      'Run the command like this: [S1.1]\n\n```bash\ngit init\n```\n\nThe command creates',
    );
    expect(lessons[0]!.lesson.content).toContain('| Level | Price |\n| --- | --- |\n| One | 5 |');
  });

  it('names no more passages for a lesson than fit, however much code belongs to one of its sentences', () => {
    const listings = Array.from(
      { length: 60 },
      (_, n) => `\`\`\`bash\ngit show HEAD~${n}\n\`\`\``,
    ).join('\n\n');
    const text = `# Git\n\nGit keeps the history of a project in a hidden folder, so that every earlier state can be found again. A branch is a name for the newest of these states, and it moves on with every commit that is made on it. These commands show one each:\n\n${listings}`;
    const source = plainSource('c', [], {
      passages: buildPassages(readMarkdown(text).blocks, 'en').passages,
    });
    expect(source.passages).toHaveLength(60);
    const { modules, lessons } = write(
      { sources: [source] },
      brief('Git', { moduleCount: 1, submoduleCount: 1 }),
    );
    expect(modules[0]![0]!.refs).toHaveLength(24);
    expect(lessons[0]!.lesson.content).toContain('Git keeps the history');
  });

  it.each([
    [1, 1],
    [3, 3],
    [2, 4],
    [8, 1],
  ])('makes exactly %i modules of %i lessons', (moduleCount, submoduleCount) => {
    const { outline, modules, lessons } = write(
      { sources: [sample('en', 'photosynthesis')] },
      brief('Photosynthesis', { moduleCount, submoduleCount }),
    );
    expect(outline.modules).toHaveLength(moduleCount);
    for (const submodules of modules) expect(submodules).toHaveLength(submoduleCount);
    for (const { lesson } of lessons)
      expect(splitLesson(lesson.content, 'en').length).toBeGreaterThan(0);
    const titles = modules.flat().map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('takes the part of a long document that the topic names', () => {
    const { outline } = write({ sources: [readme('axios')] }, brief('axios interceptors'));
    expect(outline.modules.map(({ title }) => title).join(' ')).toMatch(/interceptor/i);
    expect(outline.modules.map(({ title }) => title).join(' ')).not.toMatch(
      /cancellation|form|sponsor/i,
    );
  });

  it('leaves out samples that are about something else', () => {
    const { lessons } = write(
      { sources: [sample('en', 'introduction-to-sql'), sample('en', 'how-rivers-shape-land')] },
      brief('How rivers shape land'),
    );
    for (const { passages } of lessons)
      for (const { ref } of passages) expect(ref).toMatch(/^S2\./);
  });

  it.each([
    ['de', 'Fahrräder', germanPassages, /definieren|erklären|beschreiben|vergleichen/],
    [
      'fr',
      'Le vélo',
      [
        'La draisienne est une machine à deux roues sans pédales. Karl Drais la présente à Mannheim en 1817. Le conducteur pousse le sol avec les pieds.',
        'Le pédalier est un ensemble de pièces qui transmet la force des jambes à la chaîne. La chaîne entraîne la roue arrière. Une roue libre permet de ne pas pédaler en descente.',
      ],
      /^(?:Définir|Expliquer|Comparer|Décrire)/,
    ],
    [
      'zh',
      '植物',
      [
        '植物利用阳光制造糖分，并且向空气中释放氧气。光合作用是植物把光能转化为化学能的过程。叶绿体是植物细胞中进行光合作用的细胞器。',
        '根从土壤中吸收水分和矿物质。茎把水分输送到叶片，也把糖分输送到根部。叶片上的气孔控制植物与空气之间的气体交换。',
      ],
      /./,
    ],
    [
      'ar',
      'النبات',
      [
        'تستخدم النباتات ضوء الشمس لصنع السكر. البناء الضوئي هو عملية تحول الضوء إلى طاقة كيميائية. تمتص الجذور الماء من التربة وتنقله إلى الساق والأوراق في كل يوم.',
        'الورقة عضو يلتقط الضوء ويتبادل الغازات. تتحكم الثغور في تبادل الغازات. ينقل الساق الماء إلى الأوراق وينقل السكر من الأوراق إلى الجذور حيث يخزن النبات غذاءه.',
      ],
      /./,
    ],
  ])('writes in %s', (language, topic, paragraphs, objective) => {
    const source = plainSource(language, [...paragraphs, ...paragraphs.map((text) => text)], {
      language,
      title: topic,
    });
    const { modules, lessons } = write(
      { sources: [source] },
      brief(topic, { language, moduleCount: 1, submoduleCount: 1 }),
    );
    expect(modules[0]).toHaveLength(1);
    for (const one of modules[0]!)
      for (const text of one.objectives) expect(text).toMatch(objective);
    for (const { lesson, quiz } of lessons) {
      expect(lesson.content).toMatch(/\[S1\.\d\]/);
      for (const { options } of quiz.items)
        expect(options.filter(({ is_correct }) => is_correct)).toHaveLength(1);
    }
  });

  it('says what to do when there is too little text', () => {
    expect(() =>
      write(
        { sources: [sample('en', 'photosynthesis')] },
        brief('Photosynthesis', { moduleCount: 10, submoduleCount: 8 }),
      ),
    ).toThrow(/enough text for about \d+ lessons, but 80 were asked for\. Ask for fewer modules/);
    expect(() => write({ sources: [] }, brief('Photosynthesis'))).toThrow(/Add a longer document/);
  });

  it('chooses shorter sentences for simple courses and code for technical ones', () => {
    const material = { sources: [readme('jsdom')] };
    const words = (style: CourseBrief['style']): number => {
      const sentences = write(
        material,
        brief('jsdom', { style, moduleCount: 2, submoduleCount: 2 }),
      ).lessons.flatMap(({ lesson }) => splitLesson(lesson.content, 'en'));
      return (
        sentences.reduce((sum, { plain }) => sum + plain.split(' ').length, 0) / sentences.length
      );
    };
    expect(words('simple')).toBeLessThan(words('standard'));
    const fences = (style: CourseBrief['style']): number =>
      write(material, brief('jsdom', { style, moduleCount: 2, submoduleCount: 2 })).lessons.reduce(
        (sum, { lesson }) => sum + (lesson.content.match(/^```/gm)?.length ?? 0),
        0,
      );
    expect(fences('technical')).toBeGreaterThan(fences('conceptual'));
  });
});

describe('the author’s thread', () => {
  const hosts: AuthorWorkerHost[] = [];
  const author = (host = new AuthorWorkerHost()): ExtractiveAuthor => {
    hosts.push(host);
    return new ExtractiveAuthor(host);
  };
  afterAll(() => Promise.all(hosts.map((host) => host.close())));
  const material = { sources: [readme('glob'), readme('axios')] };

  it(
    'answers as the same functions do, without holding up the event loop',
    { tags: ['proof'] },
    async () => {
      const builtin = author();
      await builtin.planSearches({ brief: brief('warm up') }, {});
      // A blocked event loop turns a few times at most, an idle one thousands of times.
      let turns = 0;
      let ticking = setImmediate(function turn() {
        turns += 1;
        ticking = setImmediate(turn);
      });
      const { value, calls, usage } = await builtin.outlineModules(
        { brief: brief('glob'), material },
        {},
      );
      clearImmediate(ticking);
      expect(value).toEqual(write(material, brief('glob')).outline);
      expect([calls, usage]).toEqual([0, undefined]);
      expect(turns).toBeGreaterThan(100);
    },
  );

  it('judges, searches, chooses and revises', async () => {
    const builtin = author();
    const asked = brief('glob');
    expect(
      (await builtin.judgeResearch({ brief: asked, material, asked: [] }, {})).value.is_sufficient,
    ).toBe(true);
    const poor = (
      await builtin.judgeResearch({ brief: asked, material: { sources: [] }, asked: ['glob'] }, {})
    ).value;
    expect(poor.is_sufficient).toBe(false);
    expect(poor.queries).not.toContain('glob');
    expect((await builtin.planSearches({ brief: asked }, {})).value.queries[0]).toBe('glob');
    const { resources } = (await builtin.chooseResources({ brief: asked, material, wanted: 1 }, {}))
      .value;
    expect(resources).toEqual([{ ref: 'S1', description: expect.stringMatching(/\.$/) }]);
    const passage = {
      ref: 'S1.7',
      sourceTitle: 'x',
      headings: [],
      text: 'Roots take up water from the soil.',
      kind: 'prose' as const,
    };
    const revised = await builtin.reviseSentences(
      {
        brief: asked,
        passages: [passage],
        sentences: [
          { number: 1, text: 'Roots take up water. [S1.2]', problem: '' },
          { number: 2, text: 'Roots drink gold beside Paris. [S1.7]', problem: '' },
        ],
      },
      {},
    );
    // Who quotes names no further words as evidence.
    expect(revised.value.sentences).toEqual([
      { number: 1, text: 'Roots take up water. [S1.7]', evidence: '' },
      { number: 2, text: '', evidence: '' },
    ]);
  });

  it('reports too little text with a message for the user', async () => {
    await expect(
      author().outlineModules({ brief: brief('x'), material: { sources: [] } }, {}),
    ).rejects.toMatchObject({
      type: 'validation_error',
      message: expect.stringContaining('Add a longer document'),
    });
  });

  it('stops at once when its signal aborts', async () => {
    const builtin = author();
    const reason = new Error('cancelled');
    await expect(
      builtin.outlineModules(
        { brief: brief('glob'), material },
        { signal: AbortSignal.abort(reason) },
      ),
    ).rejects.toBe(reason);
    const controller = new AbortController();
    const running = builtin.outlineModules(
      { brief: brief('glob'), material },
      { signal: controller.signal },
    );
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
    expect((await builtin.planSearches({ brief: brief('next') }, {})).value.queries).toContain(
      'next',
    );
  });

  it('is replaced when it crashes', { tags: 'proof' }, async () => {
    const builtin = author(
      new AuthorWorkerHost(new URL('../../test/crashing-worker.ts', import.meta.url)),
    );
    await expect(builtin.planSearches({ brief: brief('crash') }, {})).rejects.toMatchObject({
      type: 'unavailable',
    });
    expect((await builtin.planSearches({ brief: brief('calm') }, {})).value.queries).toContain(
      'calm',
    );
  });
});
