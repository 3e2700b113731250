import { buildPassages, readMarkdown, type SourceText } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';

const paragraph = (about: string): string =>
  `The keeper walks to the ${about} every morning and writes down how high the water stands there. In the evening the second keeper reads the same mark and compares it with what was written at the ${about}.`;

function page(title: string, markdown: string, language = 'en', fileName?: string): SourceText {
  return {
    id: 'page',
    kind: 'document',
    title,
    language,
    ...(fileName === undefined ? {} : { fileName }),
    fetchedAt: '2026-01-01T00:00:00.000Z',
    ...buildPassages(readMarkdown(markdown).blocks, language),
  };
}

const section = (heading: string, about: string): string =>
  `## ${heading}\n\n${[1, 2].map((n) => paragraph(`${about} ${n}`)).join('\n\n')}`;

const guards = [1, 2, 3]
  .map(
    (n) =>
      `O guarda vai todas as manhãs até à comporta ${n} e escreve a altura da água no livro da barragem. À noite o segundo guarda lê a mesma marca na comporta ${n} e compara o que viu com o que estava escrito. O que os dois encontraram é dito à vila por telefone.`,
  )
  .join('\n\n');

function soleOf(source: SourceText): { module: string; lesson: string; objectives: string[] } {
  const { outline, modules } = write(
    { sources: [source] },
    brief('Dams', { moduleCount: 1, submoduleCount: 1, language: source.language ?? 'en' }),
  );
  const [lesson] = modules.flat();
  return {
    module: outline.modules[0]!.title,
    lesson: lesson!.title,
    objectives: lesson!.objectives,
  };
}

describe('the only module and the only lesson of a course', () => {
  it.each([
    ['sluice – keeper of gates', 'Gates', 'sluice', 'Keeper of gates'],
    [
      'sluice – opens gates, shuts locks and oils them',
      'Gates',
      'sluice',
      'sluice: opens gates, shuts locks and oils them',
    ],
    ['Dam handbook: 3.2 Iron gates', 'Iron gates', 'Dam handbook', 'Iron gates'],
    ['GateKeeper: Dam Toolkit Reference', 'Opening gates', 'Dam Toolkit Reference', 'GateKeeper'],
    ['GateKeeper: Dams - Water Toolkit', 'Opening gates', 'Dams - Water Toolkit', 'GateKeeper'],
    ['gate.rb: opens one after the other', 'Opening gates', 'gate.rb', 'Opens one after the other'],
    ['Iron gates (Dam handbook)', 'Iron gates', 'Dam handbook', 'Iron gates'],
    ['./src/dams/gates.rb', 'Opening gates', 'gates.rb', 'Opening gates'],
  ])('of "%s", over %s, are %s and %s', (title, heading, module, lesson) => {
    const { module: one, lesson: other } = soleOf(page(title, section(heading, 'gate')));
    expect([one, other]).toEqual([module, lesson]);
  });

  it('are not called after a label that the document begins with', () => {
    expect(soleOf(page('NAME', section('Iron gates', 'gate'))).module).toBe('Iron gates');
  });

  it('say what the program is, where its verbs are not known', () => {
    const { lesson, objectives } = soleOf(
      page('sluice – otwiera bramy', section('Bramy', 'brama'), 'pl'),
    );
    expect(lesson).toBe('sluice: otwiera bramy');
    expect(objectives).toContain('Wyjaśnić, do czego służy `sluice`');
  });

  it('say in Portuguese what it does to several things, which is no name', () => {
    const { module, lesson } = soleOf(
      page('sluice – abre comportas velhas', `## Comportas\n\n${guards}`, 'pt'),
    );
    expect([module, lesson]).toEqual(['sluice', 'sluice: abre comportas velhas']);
  });

  it('are the document and its main sections, where these are most of it', () => {
    const parts = ['Iron gates', 'Stone locks']
      .map((one) => section(one, one.toLowerCase()))
      .join('\n\n');
    const { module, lesson } = soleOf(page('Dams of the valley', parts));
    expect([module, lesson]).toEqual(['Dams of the valley', 'Iron gates and stone locks']);
  });

  it('are named after no section for somebody, nor after one that any thing has', () => {
    const named = (heading: string): string =>
      soleOf(
        page(
          'Dams of the valley',
          [heading, 'Stone locks'].map((one) => section(one, one.toLowerCase())).join('\n\n'),
        ),
      ).lesson;
    expect(named('For new keepers')).not.toContain('For new');
    expect(named('Member functions')).not.toContain('functions');
  });
});

describe('the objectives of the only lesson', () => {
  const objectives = (more: string, language = 'en', heading = 'Water'): string =>
    soleOf(page('Water', `${section(heading, 'lake')}\n\n${more}`, language)).objectives.join('\n');

  it('are on the functions that it speaks of, where its title is nothing to be asked about', () => {
    const calls =
      'Call lake_fill to let the water in. After lake_fill has come back, lake_measure tells how high the lake stands, and lake_measure may be called again.';
    expect(objectives(calls)).toBe('Explain what `lake_fill` and `lake_measure` are for');
    expect(objectives('The names are lake_fill and lake_measure.')).toContain('lake_fill');
    expect(objectives('Call lake_fill.shut to end it, and lake_open to begin.')).not.toContain(
      'lake_fil`',
    );
  });

  it('ask not what a mistake is for', () => {
    const errors = ['EACCESS', 'ENOLAKE', 'EWATER', 'EDRY']
      .map((name) => `- \`${name}\`: The keeper has found no water in the lake of that name.`)
      .join('\n');
    expect(objectives(errors)).not.toMatch(/EACCESS|EDRY/);
  });

  it('have a verb before options too in a language with few phrases', () => {
    const options = ['all', 'deep', 'wide', 'high']
      .map((name) => `- \`--${name}\`: ${paragraph(name)}`)
      .join('\n');
    expect(objectives(options, 'cs')).toMatch(/\p{L}{4}.*`--all`/u);
  });

  it('answer no question of which only its place tells what it is about', () => {
    const inner = `### How does it work?\n\n${paragraph('lake')}`;
    expect(objectives(inner)).not.toContain('How does it');
    expect(objectives(`### Help!\n\n1. Open it.\n2. Turn it.\n3. Shut it.`)).not.toContain('Help');
  });
});
