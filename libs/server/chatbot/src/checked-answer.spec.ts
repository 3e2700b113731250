import { LessonChecker } from '@coursewright/authoring';
import type { QuizItem } from '@coursewright/contract';
import { afterAll, expect, it } from 'vitest';
import { CheckedAnswer } from './checked-answer.ts';
import { QuizGuard } from './quiz-guard.ts';

const checker = new LessonChecker();
afterAll(() => checker.onModuleDestroy());

const colour = 'The water of a river is brown after rain.';
const canyon = 'A canyon is a valley with very steep walls.';
const question: QuizItem = {
  id: crypto.randomUUID(),
  kind: 'multiple_choice',
  question: 'Which of these is a valley with steep walls?',
  options: [
    { id: crypto.randomUUID(), text: 'Canyon', is_correct: true },
    { id: crypto.randomUUID(), text: 'Delta', is_correct: false },
  ],
  explanation: '',
  cites: [],
};

async function shown(untried: readonly QuizItem[]): Promise<string> {
  const message = 'Why does water look brown?';
  const answer = new CheckedAnswer({
    checker,
    language: 'en',
    guard: new QuizGuard(untried, { message, language: 'en', hinted: [] }),
    evidence: [
      {
        ref: 'S1.1',
        sourceId: crypto.randomUUID(),
        passageId: crypto.randomUUID(),
        submoduleId: crypto.randomUUID(),
        text: `${colour} ${canyon}`,
      },
    ],
  });
  await answer.take(`${colour} [S1.1] ${canyon} [S1.1]`, true);
  return answer.text;
}

it('a true sentence is left out that answers, by the way, a question that was not tried', async () => {
  expect(await shown([])).toContain('canyon');
  expect(await shown([question])).toBe('The water of a river is brown after rain.[^1]');
});
