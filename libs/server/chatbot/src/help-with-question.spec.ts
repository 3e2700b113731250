import type { QuizItem } from '@coursewright/contract';
import { expect, it } from 'vitest';
import { helpWith } from './help-with-question.ts';

const asked = (question: string, right: string, wrong: string): QuizItem => ({
  id: crypto.randomUUID(),
  kind: 'multiple_choice',
  question,
  options: [
    { id: crypto.randomUUID(), text: right, is_correct: true },
    { id: crypto.randomUUID(), text: wrong, is_correct: false },
  ],
  explanation: '',
  cites: [],
});

const statement = 'is a deep, narrow valley with very steep walls';
const canyon = asked('Which of these is a valley with steep walls?', 'Canyon', 'Delta');
const meaning = asked('What does the lesson say of a canyon?', statement, 'is a flat plain');
const passage = {
  source_id: crypto.randomUUID(),
  passage_id: crypto.randomUUID(),
  submodule_id: crypto.randomUUID(),
  source_title: 'Valleys',
  heading: 'Valleys › Deltas and other plains › Steep walls',
  text: `A canyon ${statement}.`,
};

const hint = (
  untried: readonly QuizItem[],
  hints = 1,
  key_terms: { term: string; definition: string }[] = [],
): string =>
  helpWith({
    item: canyon,
    language: 'en',
    passage,
    isTried: false,
    hints,
    lesson: { quiz: [canyon, meaning], key_terms },
    untried,
  }).text;

it('a hint is the sentence with a gap, unless that states the answer to another question', () => {
  expect(hint([canyon])).toBe(`A \\_\\_\\_ ${statement}. [^1]`);
  expect(hint([canyon, meaning])).not.toContain('narrow');
});

it('where to look is told without the headings that name the answer to any question', () => {
  const plain = asked('What lies at the mouth of a river?', 'Deltas', 'Canyon');
  expect(hint([canyon], 0)).toBe('Valleys › Deltas and other plains › Steep walls [^1]');
  expect(hint([canyon, plain], 0)).toBe('Valleys › Steep walls [^1]');
});

it('an example is no term that answers another question', () => {
  const mouth = asked('What is a plain of sand where a river ends?', 'Delta', 'Canyon');
  const terms = [
    { term: 'Delta', definition: 'a plain of sand between steep walls of clay' },
    { term: 'Gravel', definition: 'stones that a river has made round' },
  ];
  expect(hint([canyon], 9, terms)).toContain('**Delta**');
  expect(hint([canyon, mouth], 9, terms)).toContain('**Gravel**');
});
