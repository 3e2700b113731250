import { buildPassages, readMarkdown } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { deedOf } from './deeds.ts';

const paragraphs = (about: string): string =>
  [1, 2, 3, 4, 5, 6]
    .map(
      (n) =>
        `The keeper walks to the ${about} number ${n} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark at the ${about} and compares it with what was written by the first keeper.`,
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
    ['en', 'Starting and stopping pumps', 'Start and stop pumps'],
    ['de', 'Die Pumpe einbauen', 'Die Pumpe einbauen'],
    ['es', 'Instalar la bomba', 'Instalar la bomba'],
    ['fr', 'choisir les pompes', 'Choisir les pompes'],
    ['it', 'Configurare la pompa', 'Configurare la pompa'],
    ['pt', 'Instalar a bomba', 'Instalar a bomba'],
    ['ru', 'Установить насос', 'Установить насос'],
  ])('is to be done in %s: %s', (language, heading, objective) => {
    expect(deedOf(heading, language)).toBe(objective);
  });

  it.each([
    ['en', 'Programming languages'],
    ['en', 'Brooding over eggs'],
    ['en', 'Build System'],
    ['en', 'Make targets'],
    ['en', 'Install Qt: a story'],
    ['en', 'Opening and brooding over eggs'],
    ['en', 'String operations'],
    ['en', 'How to install pumps'],
    ['de', 'Wie wir Pumpen einbauen'],
    ['de', 'Gebaute Anlagen'],
    ['es', 'Instalando la bomba'],
    ['es', 'Instalar la bomba / Bombas'],
    ['ru', 'Есть насосы?'],
    ['en', 'Installing pumps: a story'],
    ['es', 'Primer paso'],
    ['fr', 'Dernier pas'],
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

  it('leaves a heading as it stands in quotation marks', () => {
    const [first] = objectivesOf({ 'Gates - A Short Story': '', 'Stone locks': '' });
    expect(first).toEqual(['Summarise the main ideas of “Gates - A Short Story”']);
  });

  it('answers the question that a lesson is called after, whatever else there is to do', () => {
    const said = 'A gate sign is a painted board that a keeper hangs on the wall of his house.';
    const [first] = objectivesOf({ 'What is a gate sign?': said, 'Stone locks': '' });
    expect(first).toEqual(['Define gate sign', 'Answer the question “What is a gate sign?”']);
  });

  it('asks once for what is done in a section', () => {
    const commands = 'The keeper types this:\n\n```\n$ gate --open\n$ gate --close\n```';
    const [first] = objectivesOf({ 'Opening gates': commands, 'Stone locks': '' });
    expect(first).toEqual(['Open gates']);
    const text = `### Filling locks\n\n${commands}`;
    const [both] = objectivesOf({ 'The way of a boat': text, 'Stone locks': '' });
    expect(both!.filter((one) => /fill(?:ing)? locks/i.test(one))).toHaveLength(1);
  });

  it('uses a program that a section is called after', () => {
    const [first, second] = objectivesOf({ dpkg: '', Aptitude: '' });
    expect(first).toEqual(['Use `dpkg`']);
    expect(second).toEqual(['Summarise the main ideas of “Aptitude”']);
  });

  it('defines what the lesson speaks of, and not what it says in passing', () => {
    const said = 'A gate sign is a painted board that a keeper hangs on the wall of his house.';
    const twice = `${said} Every gate sign has a lamp of its own on the wall.`;
    const once = `${said} The keeper paints the board every spring, and writes the year on it.`;
    const other = 'Whoever paints a gate sign paints it red. A gate sign lasts for years.';
    expect(objectivesOf({ Gates: once, Locks: other })[0]!.join()).not.toContain('Define');
    expect(objectivesOf({ Gates: twice, Locks: other })[0]).toContain('Define gate sign');
  });

  it('asks for no things of a list that it knows nothing of but their names', () => {
    const list = (names: readonly string[]): string =>
      names
        .map((name) => `- **${name}:** The keeper sees it every evening at the wall of the house.`)
        .join('\n');
    const of = (names: readonly string[]): string =>
      objectivesOf({ Gates: list(names), Locks: '' })[0]!.join();
    expect(of(['depth', 'wheel', 'lamp'])).toContain('what `depth`, `wheel` and');
    expect(of(['Big Lamps', 'Old Wheels', 'New Boats'])).not.toContain('Big Lamps');
  });

  it('compares no names of code that begin alike', () => {
    const of = (one: string, other: string): string =>
      objectivesOf({
        Gates: `A ${one} is a painted board that a keeper hangs on the wall of his house. A ${other} is a painted board that a keeper nails to the door of a lock.\n\nHe reads every ${one} and ${other} aloud in the evening.`,
        Locks: '',
      })[0]!.join();
    expect(of('gate sign', 'lock plate')).toContain('Compare');
    expect(of('gateSign', 'lockPlate')).not.toContain('Compare');
  });

  it.each([
    ['Q3.27 -- How do I open a gate?', 'Answer the question “How do I open a gate?”'],
    ['Opening A Gate', 'Open a gate'],
    ['Opening the Global Gate Lock (GGL)', 'Open the Global Gate Lock (GGL)'],
    ['gate/control', 'Summarise the main ideas of “gate/control”'],
    ['Changes since 1.2.0', 'Describe the changes since 1.2.0'],
    ['Source code for gates', 'Follow the code of “Gates”'],
  ])('is worded as the heading would be in a sentence: %s', (heading, objective) => {
    const code = heading.startsWith('Source') ? '```\nopen gate\n```' : '';
    expect(objectivesOf({ [heading]: code, 'Stone locks': '' })[0]).toEqual([objective]);
  });

  it('is to use a call, whatever it gives and takes', () => {
    const signature = 'Int gate_open (gate_t *gate, int flags)';
    const [first, second] = objectivesOf({ [signature]: '', 'Gate::shut()': '' });
    expect(first).toEqual(['Use `gate_open()`']);
    expect(second).toEqual(['Use `Gate::shut()`']);
  });

  it('is to tell what changed, where that is what a section lists', () => {
    const [first] = objectivesOf({ 'Release 0.2.6': '', 'Stone locks': '' });
    expect(first).toEqual(['Tell what changed in “Release 0.2.6”']);
    const part = objectivesOf({ 'Release 0.2.6': '### Gates - lamps', 'Stone locks': '' });
    expect(part[0]).toEqual(['Tell what changed in “Release 0.2.6”']);
    const points = Array.from(
      { length: 40 },
      (_, n) =>
        `- The gate of village ${n} opens on the left bank since the winter of 17${n + 10}.`,
    ).join('\n');
    const [listed] = objectivesOf({ 'Gates 3.6.0 - January': points, 'Stone locks': '' });
    expect(listed).toEqual(['Tell what changed in “Gates 3.6.0 - January”']);
    const whole = 'Gates, version 3.6.0: A Register';
    const [named] = objectivesOf({ [whole]: points, 'Stone locks': '' });
    expect(named).toEqual([`Look up what you need in “${whole}”`]);
  });

  it('is to look things up, where a section is mostly entries', () => {
    const entries = Array.from(
      { length: 40 },
      (_, n) =>
        `- The old gate of village ${n} has stood on the left bank since the year 17${n + 10}.`,
    ).join('\n');
    const [first] = objectivesOf({ 'Gates - A Register': entries, 'Stone locks': '' });
    expect(first).toEqual(['Look up what you need in “Gates - A Register”']);
  });

  it('is to use what an entry of a reference is called in code', () => {
    const entries = Array.from(
      { length: 40 },
      (_, n) =>
        `- The gate of village ${n} stands on the right bank since the autumn of 16${n + 10}.`,
    ).join('\n');
    const [first] = objectivesOf({ GateKeeperTable: entries, 'Stone locks': '' });
    expect(first).toEqual(['Use `GateKeeperTable`']);
  });

  it('names the thing above where a heading could stand below any', () => {
    const [first] = objectivesOf({ Limitations: '', 'Stone locks': '' });
    expect(first!.join()).not.toMatch(/limitations/iu);
    const inner = `### Limitations\n\n${paragraphs('ford')}\n\n### Iron lamps\n\n${paragraphs('lamp')}`;
    const [parts] = objectivesOf({ Gates: inner, 'Stone locks': '' });
    expect(parts!.join()).toMatch(/iron lamps/iu);
    expect(parts!.join()).not.toMatch(/limitations/iu);
  });

  it('is no command of a session, and no mistake that a call warns of', () => {
    const session = 'The keeper types this:\n\n```\n>>> gate = 3\n$ gate --open\n```';
    const [first] = objectivesOf({ 'Gates of iron': session, 'Stone locks': '' });
    expect(first!.join()).not.toContain('commands');
    const warned =
      'Never open the gate twice in one night. Do not open the gate while the bell rings. You must not open the gate in winter. Never open the gate without a second keeper.';
    const [call, thing] = objectivesOf({
      'gate_open()': warned,
      'Locks of stone': warned.replaceAll('gate', 'lock'),
    });
    expect(call!.join()).not.toContain('mistakes');
    expect(thing!.join()).toContain('mistakes');
  });
});
