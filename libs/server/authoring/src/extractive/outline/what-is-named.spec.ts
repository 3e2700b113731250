import { buildPassages, readMarkdown } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { indexMaterial } from '../material/material-index.ts';
import { doingIn } from '../phrases/doing.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { isBland } from './bland-headings.ts';
import { inOwnCase, withoutNumber } from './title-case.ts';
import { isTitle } from './titles.ts';

const paragraphs = (about: string, many = 6): string =>
  Array.from(
    { length: many },
    (_, n) =>
      `The keeper walks to the ${about} number ${n} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark at the ${about} and compares it with what was written by the first keeper, as you would.`,
  ).join('\n\n');

const sourceOf = (title: string, text: string) => ({
  id: 'dams',
  kind: 'document' as const,
  title,
  language: 'en',
  fetchedAt: '2026-01-01T00:00:00.000Z',
  ...buildPassages(readMarkdown(text).blocks, 'en'),
});

/** A course on a text, as titles and objectives of its lessons. */
const lessonsOf = (title: string, text: string, lessons = 1) =>
  write(
    { sources: [sourceOf(title, text)] },
    brief('Dams', { moduleCount: 1, submoduleCount: lessons }),
  ).modules.flat();

const none = indexMaterial({ sources: [] }, 'en');

describe('an objective', () => {
  it('names the commands that a section has its reader type, whatever stands around them', () => {
    const session =
      '```\n$ cd /srv\n$ sudo sluice --open 3\n$ LEVEL=2 ./weir --shut\n$ python x.py --all\n```';
    const text = `# Gates of iron\n\nThe keeper types this:\n\n${session}\n\n${paragraphs('gate')}`;
    const [lesson] = lessonsOf('Gates of iron', text);
    expect(lesson!.objectives).toContain('Use the commands `sluice` and `weir`');
  });

  it('names commands in every language that has words for it', () => {
    const languages = 'en es de fr it pt ca ru zh ja ar hi ko nl ro pl uk'.split(' ');
    for (const language of languages) {
      const { commands } = doingIn(language)!;
      const list = phrasesFor(language).list(['`sluice`', '`weir`']);
      expect(commands(list, false)).toContain(list);
      expect(commands('`sluice`', true)).toContain('`sluice`');
    }
    expect(doingIn('de')!.commands('`sluice`', true)).toBe('Den Befehl `sluice` verwenden');
    expect(doingIn('ro')!.commands('`a` și `b`', false)).toBe('Folosirea comenzilor `a` și `b`');
  });

  it('is what steps lead to, where that stands above them', () => {
    const steps = '1. Ring the bell.\n2. Open the valve.\n3. Lower the bridge.';
    const text = `# The way of a boat\n\nTo fill the lower lock, take these steps:\n\n${steps}\n\n${paragraphs('lock')}`;
    const [lesson] = lessonsOf('The way of a boat', text);
    expect(lesson!.objectives).toContain('Fill the lower lock');
    expect(lesson!.objectives.join()).not.toContain('steps');
  });

  it('of a lesson on a whole document is what that is for, by the name that the text has for it', () => {
    const said = 'GateKeeper Pro opens gates at night. With GateKeeper Pro nobody has to get up.';
    const text = `${said}\n\n${paragraphs('gate')}`;
    for (const title of ['GateKeeper Pro User Manual', 'GateKeeper Pro - Gates at Night 2.0'])
      expect(lessonsOf(title, text)[0]!.objectives).toContain('Explain what GateKeeper Pro is for');
    const small = 'Every night gate-keeper opens gates.';
    expect(
      lessonsOf('Gate-keeper 2.0', `${small}\n\n${paragraphs('gate')}`)[0]!.objectives,
    ).toEqual(['Explain what gate-keeper is for']);
  });

  it('is for the calls that the sections of a lesson are called after', () => {
    const calls = ['openGate', 'shutGate', 'oilGate']
      .map((name) => `### ${name}()\n\n${paragraphs(name.toLowerCase(), 3)}`)
      .join('\n\n');
    const [lesson] = lessonsOf('Public Member Functions', `## Public Member Functions\n\n${calls}`);
    expect(lesson!.objectives).toEqual([
      'Explain what `openGate()`, `shutGate()` and `oilGate()` are for',
    ]);
  });

  it('has no second list of names', () => {
    const list = ['GATE_DEPTH', 'GATE_WHEEL', 'GATE_LAMP']
      .map((name) => `- \`${name}\`: The keeper sees it every evening at the wall of the house.`)
      .join('\n');
    const more =
      'The call `lock_open()` fills it. So does `lock_fill()`. Both `lock_open()` and `lock_fill()` wait.';
    const objectives = lessonsOf('Settings', `# Settings\n\n${list}\n\n${more}`)[0]!.objectives;
    expect(objectives.filter((one) => /`.+`.+`.+`/u.test(one))).toHaveLength(1);
  });

  it.each([
    ['Gates::Lock member list', 'Name members of `Gates::Lock`'],
    ['A few words on gates of iron', 'Explain gates of iron'],
    ['Nosep option', 'Explain the nosep option'],
    ['How fast is the gate', 'Answer the question “How fast is the gate?”'],
    ['A tutorial introduction to Gates', 'Explain the basics of Gates'],
  ])('of %s is %s', (heading, objective) => {
    const objectives = lessonsOf('Dams', `# ${heading}\n\n${paragraphs('weir')}`)[0]!.objectives;
    expect(objectives).toContain(objective);
  });

  it('is not that of a heading that any text has, nor of one that is no name', () => {
    for (const heading of [
      'Indices and tables',
      'Next steps',
      'FAQ',
      'Licenses and attributions',
      'Inhaltsverzeichnis',
      'Содержание',
      '目次',
    ])
      expect([heading, isBland(heading)]).toEqual([heading, true]);
    expect(isBland('Licenses of the keepers')).toBe(false);
    const explain = phrasesFor('en').explain;
    expect(explain('deep into the gates')).toBeUndefined();
    expect(explain("enhance the keeper's lamp")).toBeUndefined();
  });

  it('is no change of the release that a document is about', () => {
    const text = `# Gates 0.3.4\n\n${paragraphs('gate')}`;
    expect(lessonsOf('Gates 0.3.4', text)[0]!.objectives.join()).not.toContain('changed');
  });
});

describe('a title', () => {
  it.each([
    ['Gates::Lock< T > Class Template Reference', 'Gates::Lock'],
    ['gate.h File Reference', 'gate.h'],
    ['Question 2.5. Which gate is it?', 'Which gate is it?'],
    ['Frage 3: Welches Tor?', 'Welches Tor?'],
    ['2e. Legend', 'Legend'],
    ['Manpage of GATE', 'GATE'],
    ['Gates’s documentation!', 'Gates'],
    ['The Gates 4.5.2 documentation', 'Gates'],
    ['gates |release| documentation', 'Gates'],
  ])('of %s is %s', (heading, title) => {
    expect(withoutNumber(heading, none)).toBe(title);
  });

  it('is kept where what looks like a part of a book is what it says', () => {
    for (const heading of [
      'API documentation',
      'Cross Reference',
      'A Class Reference',
      'Question time',
    ])
      expect(inOwnCase(heading, none)).toBe(heading);
  });

  it('is no sentence, remark, address or stand-in', () => {
    for (const heading of [
      'This text is green. This text is blue',
      '(yanked)',
      'Anna Weir <weir@dam.example>',
      '<no title>',
    ])
      expect([heading, isTitle(heading)]).toEqual([heading, false]);
    expect(isTitle('I get errors from the gate. What can I do?')).toBe(true);
    expect(isTitle('Gate< T >')).toBe(true);
  });

  it('of a page that any book has tells which book it is', () => {
    const text = `# About\n\n${paragraphs('gate')}`;
    for (const title of ['About — Gates 4.0.3 documentation', 'About (Gates Manual)']) {
      const [lesson] = lessonsOf(title, text);
      expect(lesson!.title).toBe('Gates: about');
    }
  });

  it('is the heading over a page that has the name of its file or of its whole site', () => {
    const named = `# Lamps of the lower lock\n\n${paragraphs('lamp')}`;
    expect(lessonsOf('Conf-lamp2 (Gates Manual)', named)[0]!.title).toBe('Lamps of the lower lock');
    const below = `# Lamps of the lower lock\n\n${['Description', 'Parameters', 'Summary'].map((part) => `## ${part}\n\n${paragraphs(part, 3)}`).join('\n\n')}`;
    expect(lessonsOf('Reference Policy', below)[0]!.title).toBe('Lamps of the lower lock');
  });

  it('of a part of a reference is what that is the reference of', () => {
    const part = `# GateKeeper\n\n${paragraphs('wall', 1)}\n\n## Public Member Functions\n\n${paragraphs('gate', 5)}\n\n# Locks\n\n${paragraphs('lock')}`;
    const titles = lessonsOf('Dams', part, 2).map(({ title }) => title);
    expect(titles.join()).not.toContain('ember');
  });

  it('in quotation marks has other ones within', () => {
    const { outline } = write(
      { sources: [sourceOf('The “old” gate', `# The “old” gate\n\n${paragraphs('gate')}`)] },
      brief('Dams', { moduleCount: 1, submoduleCount: 1 }),
    );
    expect(outline.modules[0]!.description).toBe('The main points of “The ‘old’ gate”.');
  });

  it('of a release is no call', () => {
    const index = indexMaterial(
      { sources: [sourceOf('Changes', `# v2.9.0 (2022-08-11)\n\n${paragraphs('gate')}`)] },
      'en',
    );
    expect(index.chunks[0]!.headings).toEqual(['v2.9.0']);
  });
});
