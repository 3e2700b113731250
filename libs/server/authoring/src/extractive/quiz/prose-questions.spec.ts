import { describe, expect, it } from 'vitest';
import { quizOn, textOf } from '../../../test/quiz-on.ts';

const cases = [
  'If the disk is full, the scheduler stops all writers.',
  'If the network fails, every queue keeps its messages.',
  'If a password expires, the account is locked for an hour.',
];
describe('the questions of the built-in author on prose', () => {
  it('ask for a term once: by its name, by its meaning, or beside others', () => {
    const meanings: Readonly<Record<string, string>> = {
      Photosynthesis: 'the process by which leaves make sugars from light and water',
      Respiration: 'the process by which cells release the energy of their sugars',
      Transpiration: 'the process by which leaves give off water through their pores',
      Germination: 'the process by which seeds begin to grow in warm and wet soil',
      Pollination: 'the process by which pollen comes from one flower to another',
    };
    const items = quizOn([
      Object.entries(meanings)
        .map(([term, meaning]) => `**${term}** is ${meaning}.`)
        .join(' '),
    ]);
    expect(items.length).toBeGreaterThan(1);
    for (const [term, meaning] of Object.entries(meanings)) {
      const asking = items.filter(
        ({ kind, question, options }) =>
          question.includes(term) ||
          question.includes(meaning) ||
          (kind === 'matching' && options.some(({ text }) => text.includes(term))),
      );
      expect(asking.length, term).toBeLessThanOrEqual(1);
    }
  });

  it('quotes of each pair the sentence that says so', () => {
    const sentences = [
      '**Abrasion** is the grinding of a bed by sand and stones.',
      '**Weir** is the low wall that slows a stream.',
      '**Gauge** is the number that tells how deep a stream runs.',
      '**Ferryman** is a person who carries travellers over the water.',
    ];
    const matching = quizOn([sentences.join(' ')]).find(({ kind }) => kind === 'matching');
    expect(matching).toBeDefined();
    for (const { text } of matching!.options)
      expect(matching!.explanation).toContain(
        `“${sentences.find((one) => one.toLowerCase().includes(text.toLowerCase()))!.replaceAll('**', '')}”`,
      );
  });

  it('describes a thing by what it is, without the verb of its sentence and without naming the lesson', () => {
    const items = quizOn([
      [
        'A **meander** is a regular, looping bend in the course of a slow river.',
        'A **levee** is a long low ridge that floods leave behind on both banks.',
        'An **estuary** is a wide mouth in which fresh water meets the tide.',
        'A **cascade** is a row of small falls over steps of hard rock.',
      ].join(' '),
    ]);
    expect(items.length).toBeGreaterThan(0);
    for (const { kind, question, options } of items) {
      expect(question).not.toContain('in “');
      for (const { text, match } of options)
        if (kind === 'matching' || question.startsWith('How does'))
          expect(match ?? text).toMatch(/^A (?:regular|long|wide|row)/);
    }
  });

  it('asks nothing of single cases, whose outcomes go with one another', () => {
    expect(quizOn([cases.join(' ')])).toEqual([]);
  });

  it('asks nothing of a case that points at another sentence', () => {
    const pointing = [
      'If that happens, the account is locked for an hour.',
      'If a password expires, it is locked for an hour.',
    ];
    for (const one of pointing)
      expect(textOf(quizOn([[...cases, one].join(' ')]))).not.toMatch(/that happens|it is locked/i);
  });

  it('asks what is said of things that sentences begin with in code', () => {
    const items = quizOn([
      'The `queued` daemon keeps waiting work in memory. The `spoold` daemon moves finished pages to a printer. The `tracer` daemon records every system call of a process. The `keeper` daemon wakes other machines at night.',
    ]);
    expect(items.length).toBeGreaterThan(0);
    expect(textOf(items)).toMatch(/queued|spoold|tracer|keeper/);
    for (const { explanation } of items)
      expect(explanation).toMatch(/^The source says: “The \w+ daemon [^:]+\.”$/);
  });

  it('asks for no way that a German sentence tells by its verb first', () => {
    const ways = [
      'Um einen Band ganz nach unten zu legen, müssen Sie das Archiv mit Kreide bemalen.',
      'Um einen Band vor Staub zu schützen, können Sie ihn in graues Papier einschlagen.',
      'Um einen Band schnell zu finden, sollten Sie den Katalog der Bibliothek befragen.',
    ];
    expect(quizOn([ways.join(' ')], { language: 'de' })).toEqual([]);
  });
});
