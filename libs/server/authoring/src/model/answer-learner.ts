import { type TutorDraft, tutorDraft } from '@coursewright/contract';
import type { Answer, CallControl, QuestionToAnswer } from '../author.ts';
import { writable } from './answer-schema.ts';
import { sureOf } from './growing-lesson.ts';
import { answerQuestionPrompt } from './prompts/answer-question.ts';
import { type ModelAccess, structuredAnswer } from './structured-answer.ts';
import { tidyLesson, withKnownRefs } from './tidy-lesson.ts';
import { refsOf } from './tidy-answers.ts';

/**
 * A tutor's answer as the model gives it, with refs that were given and no address of its own. What
 * it says is for its reader to check: it grows on a learner's screen, so it is not asked for again
 * because of its words.
 */
export function answerLearner(
  access: ModelAccess,
  input: QuestionToAnswer,
  control: CallControl,
): Promise<Answer<TutorDraft>> {
  const given = refsOf(input.passages);
  const shown = (text: string) => tidyLesson(writable(text), input.lesson.title, given);
  return structuredAnswer(
    access,
    {
      name: 'tutor_draft',
      schema: tutorDraft,
      prompt: answerQuestionPrompt(input),
      language: input.brief.language,
      tidy: ({ answer, question }) => ({
        answer: shown(answer),
        question: withKnownRefs(question, new Set()).trim(),
      }),
      growing: { field: 'answer', shown: (text) => shown(sureOf(text)) },
    },
    control,
  );
}
