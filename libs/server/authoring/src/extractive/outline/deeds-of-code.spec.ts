import { buildPassages, readMarkdown } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { indexMaterial } from '../material/material-index.ts';
import { deedOnWhole } from './deeds-on-wholes.ts';
import { objectivesOf } from './objectives.ts';

const prose = (about: string): string =>
  [1, 2, 3, 4, 5, 6]
    .map(
      (n) =>
        `The keeper walks to the ${about} number ${n} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark and compares it with what was written by the first keeper.`,
    )
    .join('\n\n');

/** Titles and objectives of the lessons on the sections of a document. */
function lessonsOf(title: string, sections: Readonly<Record<string, string>>) {
  const text = Object.entries(sections).map(
    ([heading, more], at) => `## ${heading}\n\n${more}\n\n${prose(`post${at}`)}`,
  );
  const { blocks } = readMarkdown([`# ${title}`, ...text].join('\n\n'));
  const source = {
    id: 'dams',
    kind: 'document' as const,
    title,
    fileName: 'page.html',
    language: 'en',
    fetchedAt: '2026-01-01T00:00:00.000Z',
    ...buildPassages(blocks, 'en'),
  };
  return write(
    { sources: [source] },
    brief('Dams', { moduleCount: 1, submoduleCount: Object.keys(sections).length }),
  ).modules.flat();
}

const calls = (...lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

describe('a lesson on the functions of a program', () => {
  it('asks for what they do, rather than what each is for', () => {
    const said = calls(
      '`gate_open()`: Opens all iron doors of a whole lock.',
      '`gate_level()`: Returns the level of the water.',
      '`gate_count()`: Counts the boats in front of a gate.',
    );
    const [first] = lessonsOf('Dams', { 'gate_open()': said, 'Stone locks': '' });
    expect(first!.objectives).toEqual([
      'Open all iron doors of a whole lock with `gate_open()`',
      'Count the boats in front of a gate with `gate_count()`',
    ]);
  });

  it('asks for nothing that only its call explains', () => {
    const said = calls('`gate_open()`: Opens all iron doors of the specified lock.');
    const [first] = lessonsOf('Dams', { 'gate_open()': said, 'Stone locks': '' });
    expect(first!.objectives).toEqual(['Explain what `gate_open()` is for']);
  });

  it('takes no name for a deed', () => {
    const said = calls('`gate_open()`: Index file of all iron gates in the valley.');
    const [first] = lessonsOf('Dams', { 'gate_open()': said, 'Stone locks': '' });
    expect(first!.objectives.join()).not.toContain('Index file');
  });

  it('asks for the class that they belong to', () => {
    const [first, second] = lessonsOf('GateKeeper', { 'gate_open()': '', 'gate_shut()': '' });
    expect(first!.objectives).toEqual(['Explain what GateKeeper is for']);
    expect(second!.objectives).toEqual(['Explain what `gate_shut()` is for']);
  });
});

describe('an objective', () => {
  it('asks for nothing again in other words', () => {
    const inner = (one: string, other: string): string =>
      `### ${one}\n\n${prose('ford')}\n\n### ${other}\n\n${prose('lamp')}`;
    const [first] = lessonsOf('Dams', {
      'The way of a boat': inner('Water levels', 'The basics of water levels'),
      'Stone locks': '',
    });
    expect(first!.objectives.filter((one) => one.includes('water levels'))).toHaveLength(1);
  });

  it.each([
    ['en', 'gated: installation', 'Install gated'],
    ['de', 'gated: Konfiguration', 'gated konfigurieren'],
    ['es', 'gated: uso', 'Usar gated'],
    ['fr', 'gated: utilisation', 'Utiliser gated'],
    ['it', 'gated: installazione', 'Installare gated'],
    ['pt', 'gated: configuração', 'Configurar gated'],
    ['ru', 'gated: установка', 'Установить gated'],
    ['en', 'gated: properties', undefined],
  ])('is in %s what is done with a thing: %s', (language, title, objective) => {
    expect(deedOnWhole(title, language)[0]).toBe(objective);
  });

  it('is no plain word of a title that says more', () => {
    const text = `# Dams\n\n## Boats\n\nAll boats wait here, and the keeper counts the boats.\n\n${prose('ford')}\n\n## Iron gates\n\n${prose('lamp')}`;
    const source = {
      id: 'dams',
      kind: 'document' as const,
      title: 'Dams',
      language: 'en',
      fetchedAt: '2026-01-01T00:00:00.000Z',
      ...buildPassages(readMarkdown(text).blocks, 'en'),
    };
    const index = indexMaterial({ sources: [source] }, 'en');
    const lesson = { chunks: index.chunks, title: 'Boats and iron gates', language: 'en' };
    expect(objectivesOf(lesson, index)).toEqual(['Explain iron gates']);
  });

  it('is an order where the headings around it are', () => {
    const [first] = lessonsOf('Dams', {
      'Edit Gates and Locks': '',
      'Build Your Gate': '',
      'Test the Lock': '',
    });
    expect(first!.objectives).toEqual(['Edit gates and locks']);
  });

  it.each([
    ['Uses of Class dams.GateKeeper', 'Explain what `GateKeeper` is for'],
    ['Uses of iron in gates', 'Explain uses of iron in gates'],
    ['Uses of GateKeeper in dams.gates', 'Explain what `GateKeeper` is for'],
    ['Gates.Locks.Keeper', 'Explain what `Gates.Locks.Keeper` is for'],
    ['Iron gate example', 'Work through the iron gate example'],
    ['Gate::Lock< T > Member List', 'Name members of `Gate::Lock`'],
  ])('asks about %s', (heading, objective) => {
    const [first] = lessonsOf('Dams', { [heading]: '', 'Stone locks': '' });
    expect(first!.objectives).toEqual([objective]);
  });
});

describe('the title of a lesson', () => {
  it.each([
    ['gated', 'Colours', 'gated: colours'],
    ['gated – keeps gates', 'Colours', 'gated: colours'],
    ['Dams.Gate', 'open_gate', 'Dams.Gate: open_gate'],
    ['gated', 'Stone colours', 'Stone colours'],
    ['Dams of the valley', 'Colours', 'Colours'],
  ])('in “%s” of “%s” is %s', (title, heading, expected) => {
    const [first] = lessonsOf(title, { [heading]: '', 'Iron walls': '' });
    expect(first!.title).toBe(expected);
  });

  it('is no statement', () => {
    const [first] = lessonsOf('Dams', {
      'Describes the gates of iron': '',
      'Stone locks': '',
    });
    expect(first!.title).not.toMatch(/^Describes/u);
  });
});

describe('what a document is called', () => {
  it.each([
    ['GateKeeper (Dams Implementation)', 'lesson', 'GateKeeper'],
    ['GateKeeper (GNU Dams 4.2.0)', 'lesson', 'GateKeeper'],
    ['dams-1.2.3: Doors in walls (Index - B)', 'module', 'dams: Doors in walls'],
    ['Iron gates - Damer', 'module', 'Iron gates'],
  ])('is without what is around it: %s (%s)', (given, of, expected) => {
    const [name = ''] = given.split(/ - | \(/u);
    const heading = given.includes(':') ? '' : `# ${given.includes('(') ? 'Class ' : ''}${name}`;
    const { blocks } = readMarkdown(`${heading}\n\n${prose('gate')}`);
    const source = {
      id: 'dams',
      kind: 'document' as const,
      title: given,
      language: 'en',
      fetchedAt: '2026-01-01T00:00:00.000Z',
      ...buildPassages(blocks, 'en'),
    };
    const { outline, modules } = write(
      { sources: [source] },
      brief('Dams', { moduleCount: 1, submoduleCount: 1 }),
    );
    const titles = { module: outline.modules[0]!.title, lesson: modules.flat()[0]!.title };
    expect(of === 'module' ? titles.module : titles.lesson).toBe(expected);
  });
});
