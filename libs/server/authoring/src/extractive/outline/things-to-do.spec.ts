import { buildPassages, readMarkdown } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { indexMaterial } from '../material/material-index.ts';
import { deedOf } from './deeds.ts';
import { objectivesOf as objectivesIn } from './objectives.ts';

const paragraphs = (about: string): string =>
  [1, 2, 3, 4, 5, 6]
    .map(
      (n) =>
        `The keeper walks to the ${about} number ${n} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark at the ${about} and compares it with what was written by the first keeper, as you would.`,
    )
    .join('\n\n');

/** The objectives of the lessons on sections of a text. */
function objectivesOf(sections: Readonly<Record<string, string>>): string[][] {
  const text = Object.entries(sections).map(([heading, more], at) =>
    [`## ${heading}`, more, paragraphs(`post${at}`)].join('\n\n'),
  );
  const { blocks } = readMarkdown(['# Dams', ...text].join('\n\n'));
  const source = {
    id: 'dams',
    kind: 'document' as const,
    title: 'Dams of the valley',
    language: 'en',
    fetchedAt: '2026-01-01T00:00:00.000Z',
    ...buildPassages(blocks, 'en'),
  };
  const lessons = Object.keys(sections).length;
  return write(
    { sources: [source] },
    brief('Dams', { moduleCount: 1, submoduleCount: lessons }),
  ).modules.flatMap((module) => module.map(({ objectives }) => objectives));
}

describe('what a heading says is done', () => {
  it.each([
    ['en', 'Installing the pump', 'Install the pump'],
    ['en', 'Running Pumps', 'Run Pumps'],
    ['en', 'Creating a lock', 'Create a lock'],
    ['en', 'Adding a lamp', 'Add a lamp'],
    ['en', 'Install Qt', 'Install Qt'],
    ['en', 'Parse SQL statements', 'Parse SQL statements'],
    ['en', 'Starting and stopping pumps', 'Start and stop pumps'],
    ['de', 'Die Pumpe einbauen', 'Die Pumpe einbauen'],
    ['es', 'Instalar la bomba', 'Instalar la bomba'],
    ['fr', 'choisir les pompes', 'Choisir les pompes'],
    ['it', 'Configurare la pompa', 'Configurare la pompa'],
    ['pt', 'Instalar a bomba', 'Instalar a bomba'],
    ['ru', 'Установить насос', 'Установить насос'],
    ['en', 'Modify and test pumps', 'Modify and test pumps'],
    ['ja', 'ポンプを取り付ける', 'ポンプを取り付ける'],
    ['en', 'Building & testing pumps', 'Build and test pumps'],
    ['es', 'Instalando la bomba', 'Instalar la bomba'],
    ['pt', 'Abrindo a comporta', 'Abrir a comporta'],
    ['nl', 'Een sluis openen', 'Een sluis openen'],
    ['nl', 'De pomp installeren', 'De pomp installeren'],
    ['pl', 'Otwierać śluzę', 'Otwierać śluzę'],
    ['uk', 'Відкрити шлюз', 'Відкрити шлюз'],
    ['ko', '수문 열기', '수문 열기'],
    ['zh', '安装水泵', '安装水泵'],
  ])('is to be done in %s: %s', (language, heading, objective) => {
    expect(deedOf(heading, language)).toBe(objective);
  });

  it.each([
    ['en', 'Programming languages'],
    ['en', 'Cutting & Slicing'],
    ['en', 'Brooding over eggs'],
    ['en', 'Build System'],
    ['en', 'Make targets'],
    ['en', 'Install Qt: a story'],
    ['en', 'Opening and brooding over eggs'],
    ['en', 'String operations'],
    ['en', 'How to install pumps'],
    ['de', 'Wie wir Pumpen einbauen'],
    ['de', 'Gebaute Anlagen'],
    ['es', 'Viviendo en la presa'],
    ['en', 'Logging example'],
    ['en', 'Getting started guide'],
    ['nl', 'Het verschil tussen sluizen'],
    ['pl', 'Pamięć pompy'],
    ['es', 'Instalar la bomba / Bombas'],
    ['ru', 'Есть насосы?'],
    ['en', 'Installing pumps: a story'],
    ['es', 'Primer paso'],
    ['fr', 'Dernier pas'],
    ['it', 'Software disponibile'],
    ['nl', 'Stalen sluizen'],
    ['ru', 'Путь поиска'],
    ['zh', '安装方法'],
    ['ja', 'ポンプの管理'],
  ])('is told from other headings in %s: %s', (language, heading) => {
    expect(deedOf(heading, language)).toBeUndefined();
  });
});

describe('an objective', () => {
  it('is a thing to do where the heading says so, and has no capitals of a title', () => {
    const [first, second] = objectivesOf({
      'Opening Iron Gates': '',
      'Stone Locks': 'The keeper of the dam knows stone locks as well as iron gates.',
    });
    expect(first).toEqual(['Open iron gates']);
    expect(second).toEqual(['Explain stone locks']);
  });

  it('is no deed where a text speaks to nobody', () => {
    const { blocks } = readMarkdown(
      `# Dams\n\n## Opening gates\n\n${paragraphs('post').replaceAll(' as you would', '')}`,
    );
    const { modules } = write(
      {
        sources: [
          {
            id: 'dams',
            kind: 'document',
            title: 'Dams of the valley',
            language: 'en',
            fetchedAt: '2026-01-01T00:00:00.000Z',
            ...buildPassages(blocks, 'en'),
          },
        ],
      },
      brief('Dams', { moduleCount: 1, submoduleCount: 1 }),
    );
    expect(modules.flat()[0]!.objectives).toEqual(['Explain opening gates']);
  });

  it('is no deed where the text speaks of a thing by that name', () => {
    const [deed] = objectivesOf({ 'Naming schemes': '', 'Stone locks': '' });
    expect(deed).toEqual(['Name schemes']);
    const said = 'Every village has a naming scheme of its own for its gates.';
    const [thing] = objectivesOf({ 'Naming schemes': said, 'Stone locks': '' });
    expect(thing).toEqual(['Explain naming schemes']);
  });

  it('leaves a heading as it stands in quotation marks', () => {
    const [first] = objectivesOf({ 'Gates - A Short Story': '', 'Stone locks': '' });
    expect(first).toEqual(['Explain “Gates - A Short Story” in your own words']);
  });

  it('answers the question that a lesson is called after, whatever else there is to do', () => {
    const said = 'A gate sign is a painted board that a keeper hangs on the wall of his house.';
    const [first] = objectivesOf({ 'What is a gate sign?': said, 'Stone locks': '' });
    expect(first).toEqual(['Explain what a gate sign is']);
  });

  it('asks once for what is done in a section', () => {
    const commands = 'The keeper types this:\n\n```\n$ gate --open\n$ gate --close\n```';
    const [first] = objectivesOf({ 'Opening gates': commands, 'Stone locks': '' });
    expect(first).toEqual(['Open gates']);
    const text = `### Filling locks\n\n${commands}`;
    const [both] = objectivesOf({ 'The way of a boat': text, 'Stone locks': '' });
    expect(both!.filter((one) => /fill(?:ing)? locks/i.test(one))).toHaveLength(1);
  });

  it('tells what a program is for that a section is called after', () => {
    const [first, second] = objectivesOf({ dpkg: '', Aptitude: '' });
    expect(first).toEqual(['Explain what `dpkg` is for']);
    expect(second).toEqual(['Explain “Aptitude” in your own words']);
  });

  it('defines what the lesson speaks of again and again, and not what it says in passing', () => {
    const said = 'A gate sign is a painted board that a keeper hangs on the wall of his house.';
    const often = `${said} Every gate sign has a lamp of its own on the wall. Whoever paints a gate sign paints it red.`;
    const twice = `${said} The keeper paints the gate sign every spring, and writes the year on it.`;
    const other = 'Whoever paints a gate sign paints it red. A gate sign lasts for years.';
    expect(objectivesOf({ Gates: twice, Locks: other })[0]!.join()).not.toContain('Define');
    expect(objectivesOf({ Gates: often, Locks: other })[0]).toContain(
      'Define the term “gate sign”',
    );
  });

  it('asks for no things of a list that it knows nothing of but their names', () => {
    const list = (names: readonly string[]): string =>
      names
        .map((name) => `- **${name}:** The keeper sees it every evening at the wall of the house.`)
        .join('\n');
    const of = (names: readonly string[]): string =>
      objectivesOf({ Gates: list(names), Locks: '' })[0]!.join();
    expect(of(['gate_depth', 'gate_wheel', 'gate_lamp'])).toContain('what `gate_depth`, `');
    expect(of(['depth', 'wheel', 'lamp'])).not.toContain('depth');
    expect(of(['Big Lamps', 'Old Wheels', 'New Boats'])).not.toContain('Big Lamps');
  });

  it.each([
    ['Q3.27 -- How do I open a gate?', 'Explain how to open a gate'],
    ['Opening A Gate', 'Open a gate'],
    ['Opening the Global Gate Lock (GGL)', 'Open the Global Gate Lock (GGL)'],
    ['gate/control', 'Explain “gate/control” in your own words'],
    ['Changes since 1.2.0', 'Describe the changes since 1.2.0'],
    ['Class: GateKeeper', 'Explain what `GateKeeper` is for'],
    ['gate.locks module', 'Explain what `gate.locks` is for'],
    ['Module Gates::Locks', 'Explain what `Gates::Locks` is for'],
    ['Enhanced Lock Support', 'Explain the enhanced lock support'],
    ['Moving Gates from Wood', 'Move gates from wood'],
    ['Version numbers of ABIs', 'Explain version numbers of ABIs'],
    ['Step 2: Opening gates', 'Open gates'],
    ['gate -b: batch processing', 'Explain batch processing'],
    ['How to Open', 'Explain how to open Dams of the valley'],
    ['ЩЛЮЗ', 'Explain “ЩЛЮЗ” in your own words'],
    ['La prueba real', 'Explain “La prueba real” in your own words'],
    ['The ledger', 'Explain the ledger'],
    ['GateHub', 'Explain what GateHub is for'],
    ['Source code for gates', 'Explain gates'],
    ['gate_open - open a gate', 'Explain what `gate_open` is for'],
    ['Upload your plan', 'Upload your plan'],
    ['Serialize to a string', 'Serialize to a string'],
    ['quint32 Gate::size() const', 'Explain what `Gate::size()` is for'],
    ['MessageGate.Keeper', 'Explain what `MessageGate.Keeper` is for'],
    ['Welcome to GateHub!', 'Explain what GateHub is for'],
    ['Repairing Old Iron Gates with tarring', 'Explain repairing old iron gates with tarring'],
    ["Keeper's lamp", "Explain the keeper's lamp"],
    ['Handling High-Water Marks', 'Handle high-water marks'],
  ])('is worded as the heading would be in a sentence: %s', (heading, objective) => {
    const code = heading.startsWith('Source') ? '```\nopen gate\n```' : '';
    expect(objectivesOf({ [heading]: code, 'Stone locks': '' })[0]).toEqual([objective]);
  });

  it('is to tell what a call is for, whatever it gives and takes', () => {
    const signature = 'Int gate_open (gate_t *gate, int flags)';
    const [first, second] = objectivesOf({ [signature]: '', 'Gate::shut()': '' });
    expect(first).toEqual(['Explain what `gate_open()` is for']);
    expect(second).toEqual(['Explain what `Gate::shut()` is for']);
  });

  it('is to tell what changed, where that is what a section lists', () => {
    const [first] = objectivesOf({ 'Release 0.2.6': '', 'Stone locks': '' });
    expect(first).toEqual(['Describe what changed in “Release 0.2.6”']);
    const part = objectivesOf({ 'Release 0.2.6': '### Gates - lamps', 'Stone locks': '' });
    expect(part[0]).toEqual(['Describe what changed in “Release 0.2.6”']);
    const points = Array.from(
      { length: 40 },
      (_, n) =>
        `- The gate of village ${n} opens on the left bank since the winter of 17${n + 10}.`,
    ).join('\n');
    const [listed] = objectivesOf({ 'Gates 3.6.0 - January': points, 'Stone locks': '' });
    expect(listed).toEqual(['Describe what changed in “Gates 3.6.0 - January”']);
    const whole = 'Gates, version 3.6.0: A Register';
    const [named] = objectivesOf({ [whole]: points, 'Stone locks': '' });
    expect(named!.join()).not.toContain('changed');
  });

  it('is to tell what an entry of a reference is for that is called in code', () => {
    const entries = Array.from(
      { length: 40 },
      (_, n) =>
        `- The gate of village ${n} stands on the right bank since the autumn of 16${n + 10}.`,
    ).join('\n');
    const [first] = objectivesOf({ GateKeeperTable: entries, 'Stone locks': '' });
    expect(first).toEqual(['Explain what `GateKeeperTable` is for']);
  });

  it('names the thing above where a heading could stand below any', () => {
    const [first] = objectivesOf({ Limitations: '', 'Stone locks': '' });
    expect(first!.join()).not.toMatch(/limitations/iu);
    const inner = `### Limitations\n\n${paragraphs('ford')}\n\n### Iron lamps\n\n${paragraphs('lamp')}`;
    const [parts] = objectivesOf({ Gates: inner, 'Stone locks': '' });
    expect(parts!.join()).toMatch(/iron lamps/iu);
    expect(parts!.join()).not.toMatch(/limitations/iu);
  });

  it('is what the parts of a thing say is done, rather than that it can be explained', () => {
    const some = (heading: string, count: number): string =>
      [`## ${heading}`, ...paragraphs(`ford${count}`).split('\n\n').slice(0, count)].join('\n\n');
    const text = [
      '# Iron things',
      paragraphs('lamp'),
      some('Opening gates', 2),
      some('Closing locks', 3),
      some('Stone walls', 5),
    ].join('\n\n');
    const source = {
      id: 'dams',
      kind: 'document' as const,
      title: 'Dams of the valley',
      language: 'en',
      fetchedAt: '2026-01-01T00:00:00.000Z',
      ...buildPassages(readMarkdown(text).blocks, 'en'),
    };
    const index = indexMaterial({ sources: [source] }, 'en');
    const lesson = { chunks: index.chunks, title: 'Iron things', language: 'en' };
    expect(objectivesIn(lesson, index)).toEqual(['Open gates', 'Close locks']);
  });

  it('is no command of a session, and no mistake that a section warns of', () => {
    const session =
      'The keeper types this:\n\n```\n>>> gate = 3\n$ gate --open\n$ gate --shut\n```';
    const [first] = objectivesOf({ 'Gates of iron': session, 'Stone locks': '' });
    expect(first!.join()).not.toContain('commands');
    const single = 'The keeper types this:\n\n```\n$ gate --open\n```';
    expect(objectivesOf({ 'Gates of iron': single, 'Stone locks': '' })[0]!.join()).not.toContain(
      'commands',
    );
    const warned =
      'Never open the lock twice in one night. Do not open the lock while the bell rings. You must not open the lock in winter. Never open the lock without a second keeper.';
    const [thing] = objectivesOf({ 'Locks of stone': warned, 'Iron gates': '' });
    expect(thing).toEqual(['Explain locks of stone']);
  });

  it('tells what classes are for, of which there are several', () => {
    const [gate, lock] = objectivesOf({ 'Class Gate': '', 'Class Lock': '' });
    expect([gate, lock]).toEqual([['Explain what `Gate` is for'], ['Explain what `Lock` is for']]);
    const [alone] = objectivesOf({ 'Class struggle': '', 'Stone locks': '' });
    expect(alone).toEqual(['Explain the class struggle']);
  });

  it('tells what the names of code are for that set a lesson apart', () => {
    const said = [1, 2, 3].map((n) =>
      [1, 2, 3, 4, 5, 6]
        .map(
          (k) =>
            `The keeper walks to the post number ${n}${k} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark at the post and compares it with what was written by the first keeper.${n === 3 ? ' Here the `oil_tank` is filled by the `winch_arm`.' : ''}`,
        )
        .join('\n\n'),
    );
    const { blocks } = readMarkdown(`# Gates\n\n${said.join('\n\n')}`);
    const { modules } = write(
      {
        sources: [
          {
            id: 'dams',
            kind: 'document',
            title: 'Dams of the valley',
            language: 'en',
            fetchedAt: '2026-01-01T00:00:00.000Z',
            ...buildPassages(blocks, 'en'),
          },
        ],
      },
      brief('Dams', { moduleCount: 1, submoduleCount: 3 }),
    );
    const [, , { title, objectives } = { title: '', objectives: [] }] = modules.flat();
    expect(title).toContain('oil_tank and winch_arm');
    expect(objectives).toEqual(['Explain what `oil_tank` and `winch_arm` are for']);
  });

  it('is about two parts rather than about what they are parts of', () => {
    const part = (heading: string): string => `### ${heading}\n\n${paragraphs('ford')}`;
    const [parts] = objectivesOf({
      Gates: `${part('Iron wheels')}\n\n${part('Long chains')}`,
      'Stone locks': '',
    });
    expect(parts).toEqual(['Explain iron wheels', 'Describe long chains']);
    const [whole] = objectivesOf({
      'Gates - A Short Story': `${part('Iron wheels')}\n\n${part('Long chains')}\n\n${part('Old lamps')}\n\n${part('New bells')}\n\n${part('Red boats')}`,
      'Stone locks': '',
    });
    expect(whole!.join()).not.toContain('own words');
  });
});
