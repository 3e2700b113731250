import type { CourseLesson, QuizItem } from '@coursewright/contract';
import { expect, type Page } from '@playwright/test';
import { course, openQuestion } from './course-screens.ts';
import type { Member } from './member.ts';
import type { Screen } from './screen.ts';
import { wholeAnswer } from './whole-answer.ts';

/** A question on pairs with as much text as one has. */
const onPairs = (item: QuizItem): QuizItem => ({
  ...item,
  kind: 'matching',
  options: ['a', 'b', 'c'].map((letter, at) => ({
    id: `${item.id.slice(0, -1)}${at}`,
    text: `Part ${letter} of a plant`,
    is_correct: true,
    match: `What part ${letter} does, which takes more words than a list on a telephone has room for`,
  })),
});

const toRecall = (item: QuizItem): QuizItem => ({
  ...item,
  kind: 'free_recall',
  question: 'What is “photosynthesis”?',
  options: [
    {
      id: `${item.id.slice(0, -1)}0`,
      text: 'The making of sugars from light, water and air, by which plants and many small beings in water live',
      is_correct: true,
    },
  ],
});

/** The quiz of the member's course, whose only question is another one. */
const quizOf =
  (question: (item: QuizItem) => QuizItem, then: (page: Page) => Promise<void>) =>
  async (page: Page, member: Member) => {
    await page.route(/\/api\/trpc\/.*library\.lesson/, async (route) => {
      const response = await wholeAnswer(route);
      const answers = (await response.json()) as { result?: { data: CourseLesson } }[];
      for (const { result } of answers) {
        const [first] = result?.data.submodule.quiz ?? [];
        if (result && first) result.data.submodule.quiz = [question(first)];
      }
      await route.fulfill({ response, json: answers });
    });
    await course('Quiz', then)(page, member);
  };

/** Questions of kinds that the member's course may not have. */
export const questionScreens: readonly Screen[] = [
  {
    name: 'course: a question on pairs',
    as: 'member',
    reach: quizOf(onPairs, async (page) => {
      const quiz = await openQuestion(page);
      const lists = quiz.getByRole('combobox', { name: /^Part/ });
      for (let at = 0; at < 3; at += 1) await lists.nth(at).selectOption({ index: at + 1 });
      await expect(quiz.getByRole('button', { name: 'Check answer' })).toBeEnabled();
    }),
  },
  {
    name: 'course: an answer to recall',
    as: 'member',
    reach: quizOf(toRecall, async (page) => {
      const quiz = await openQuestion(page);
      await quiz.getByRole('button', { name: 'Show the answer' }).click();
      await expect(quiz.getByRole('button', { name: 'Not yet' })).toBeVisible();
    }),
  },
];
