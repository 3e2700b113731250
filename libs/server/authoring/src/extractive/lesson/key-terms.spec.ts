import { describe, expect, it } from 'vitest';
import { brief, plainSource, write } from '../../../test/write-course.ts';

const about = (what: string): string =>
  [
    `The spooler takes ${what} from the queue in the order in which somebody has put them there.`,
    `Whoever looks after ${what} has to know how much paper is left before the work of the night begins.`,
    `Nothing is lost when the power fails, since ${what} wait on a disk until somebody comes.`,
    `In the morning the operators count what has become of ${what} and write a report for the office.`,
    `For want of ${what} the machine stands still, which costs the office more than a ream of paper.`,
    `A drawer holds ${what} of all sizes, and the operators sort them by length on quiet afternoons.`,
    `A report on ${what} names the hour and the machine, so that errors are soon found and mended.`,
  ].join(' ');

const chapter = (heading: string, ...paragraphs: readonly string[]) =>
  paragraphs.map((text) => ({ headings: ['Printing', heading], text }));

describe('what the lessons of a course list as their terms', () => {
  it('is a name in code that plain text speaks of, where it is no word as well', () => {
    const passages = [
      ...chapter(
        'Commands',
        '`inkrun` is a program that sorts the sheets of a tray by length. `halt` is a program that stops the machine at once.',
        about('letters'),
        about('cards'),
      ),
      ...chapter(
        'Envelopes',
        about('envelopes'),
        `${about('stamps')} The operators start inkrun before the night. Everything comes to a halt when a cable halts it.`,
      ),
    ].map((one, at) => ({ id: `p-${at}`, number: at + 1, kind: 'prose' as const, ...one }));
    const { lessons } = write(
      { sources: [plainSource('p', [], { title: 'Printing', passages })] },
      brief('Printing', { moduleCount: 1, submoduleCount: 2 }),
    );
    const terms = lessons.at(-1)!.lesson.key_terms.map(({ term }) => term);
    expect(terms).toEqual(['inkrun']);
  });

  it('is not the one thing that another lesson speaks of by a common word', () => {
    const passages = [
      ...chapter(
        'Parts',
        'The symbol is a vertical line of ink that is drawn at the left edge of every page. A **tray** is a drawer that feeds paper into the machine.',
        about('letters'),
        about('cards'),
      ),
      ...chapter(
        'Letters',
        about('envelopes'),
        `${about('stamps')} The symbol of each tray is printed in blue.`,
      ),
    ].map((one, at) => ({ id: `p-${at}`, number: at + 1, kind: 'prose' as const, ...one }));
    const { lessons } = write(
      { sources: [plainSource('p', [], { title: 'Printing', passages })] },
      brief('Printing', { moduleCount: 1, submoduleCount: 2 }),
    );
    const terms = lessons.at(-1)!.lesson.key_terms.map(({ term }) => term);
    expect(lessons.at(-1)!.lesson.content).toContain('The symbol of each tray');
    expect(terms).toEqual([]);
  });

  it('is listed by the lesson that defines it and by two more that use it and define nothing', () => {
    const passages = [
      ...chapter(
        'Parts',
        'A **spooler** is a program that hands finished pages to the printers one by one.',
        about('letters'),
      ),
      ...chapter('Letters', about('envelopes'), about('stamps')),
      ...chapter('Books', about('novels'), about('atlases')),
      ...chapter('Maps', about('plans'), about('globes')),
      ...chapter('Tickets', about('vouchers'), about('receipts')),
      ...chapter('Signs', about('arrows'), about('labels')),
      ...chapter('Posters', about('concerts'), about('plays')),
      ...chapter('Cards', about('greetings'), about('visits')),
    ].map((one, at) => ({ id: `p-${at}`, number: at + 1, kind: 'prose' as const, ...one }));
    const { lessons } = write(
      { sources: [plainSource('p', [], { title: 'Printing', passages })] },
      brief('Printing', { moduleCount: 1, submoduleCount: 8 }),
    );
    const listing = lessons.filter(({ lesson }) =>
      lesson.key_terms.some(({ term }) => term === 'spooler'),
    );
    expect(lessons).toHaveLength(8);
    for (const { lesson } of lessons) expect(lesson.content).toContain('spooler');
    expect(listing).toHaveLength(3);
  });

  it('is listed once where a lesson only names it, and again where one uses it more than once', () => {
    const once = (what: string): string => about(what).replace('The spooler', 'The machine');
    const passages = [
      ...chapter(
        'Parts',
        'A **spooler** is a program that hands finished pages to the printers one by one.',
        about('letters'),
      ),
      ...chapter('Letters', about('envelopes'), once('stamps')),
      ...chapter('Books', about('novels'), once('atlases')),
      ...chapter('Maps', about('plans'), about('globes')),
    ].map((one, at) => ({ id: `p-${at}`, number: at + 1, kind: 'prose' as const, ...one }));
    const { lessons } = write(
      { sources: [plainSource('p', [], { title: 'Printing', passages })] },
      brief('Printing', { moduleCount: 1, submoduleCount: 4 }),
    );
    for (const { lesson } of lessons) expect(lesson.content).toContain('spooler');
    expect(lessons.map(({ lesson }) => lesson.key_terms.map(({ term }) => term))).toEqual([
      ['spooler'],
      ['spooler'],
      [],
      ['spooler'],
    ]);
  });

  it('is in the language of its text', () => {
    const opening =
      'La poste garde les lettres de la rue dans un sac, et le facteur les porte le matin dans toutes les maisons de la ville.';
    const terms = (said: string): string[] => {
      const list = `- \`post-dch\`: ${said}\n- Les sacs sont portés à la main.`;
      const { lessons } = write(
        {
          sources: [
            plainSource('p', [opening, list, opening], { title: 'La poste', language: 'fr' }),
          ],
        },
        brief('La poste', { moduleCount: 1, submoduleCount: 1, language: 'fr' }),
      );
      return lessons.flatMap(({ lesson }) => lesson.key_terms.map(({ term }) => term));
    };
    expect(terms('Generates the list of the letters from the notes of the clerks')).not.toContain(
      'post-dch',
    );
    expect(terms('Crée la liste des lettres à partir des notes des facteurs')).toContain(
      'post-dch',
    );
  });

  it('is what the whole document is about in two lessons and then once in a module, and no term twice', () => {
    const opening =
      '`inkrun` is a program that sorts the sheets of a tray by length and writes a report on them.';
    const passages = [
      ...chapter('Sheets', opening, about('letters')),
      ...['cards', 'stamps', 'labels', 'tickets', 'bills', 'maps'].flatMap((what) =>
        chapter(what, `The operators start inkrun before the night. ${about(what)}`, about(what)),
      ),
    ].map((one, at) => ({ id: `p-${at}`, number: at + 1, kind: 'prose' as const, ...one }));
    const { lessons } = write(
      { sources: [plainSource('p', [], { title: 'inkrun', passages })] },
      brief('inkrun', { moduleCount: 1, submoduleCount: 7 }),
    );
    const listing = lessons.filter(({ lesson }) =>
      lesson.key_terms.some(({ term }) => term === 'inkrun'),
    );
    // The one that defines it, and two more.
    expect(listing).toHaveLength(3);
  });
});
