import type { ChatAnswer, ChatBody, QuizItem } from '@coursewright/contract';
import { LearningLog } from '@coursewright/learning-paths';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { ChatAllowances } from './chat-allowances.ts';
import { ChatThreads, noSuchThread, type ThreadKey } from './chat-threads.ts';
import { helpWith, questionAskedIn } from './help-with-question.ts';
import { PassageSearch } from './passage-search.ts';
import { quotePassages } from './quote-passages.ts';
import type { Reply } from './reply.ts';
import { type TaughtLesson, TaughtLessons } from './taught-lessons.ts';

/** Passages that sentences are taken from. */
const passagesRead = 8;

/**
 * Answers a question about a lesson with sentences of the course's sources. The message that it
 * takes, the question and the answer are one step: what fails costs nothing and leaves nothing.
 */
@Injectable()
export class ChatAboutLesson implements Record<'run', UseCases['chat']['run']> {
  constructor(
    private readonly lessons: TaughtLessons,
    private readonly threads: ChatThreads,
    private readonly allowances: ChatAllowances,
    private readonly passages: PassageSearch,
    private readonly learning: LearningLog,
  ) {}

  async run({ userId }: Caller, input: ChatBody, attempt: Attempt): Promise<ChatAnswer> {
    const { path_id, module_index, submodule_index, message, thread_id, question_id } = input;
    const taught = await this.lessons.at(userId, path_id, module_index, submodule_index);
    const key = { userId, courseId: taught.courseId, submoduleId: taught.lesson.id };
    if (thread_id !== undefined && (await this.threads.find(key)) !== thread_id)
      throw noSuchThread();
    const { lesson, language } = taught;
    const item =
      lesson.quiz.find(({ id }) => id === question_id) ??
      questionAskedIn(message, language, lesson.quiz);
    return attempt.once(async () => {
      const allowance = await this.allowances.take(userId);
      const reply = item ? await this.help(key, taught, item) : await this.quote(taught, message);
      const { kind, text, citations, questionId } = reply;
      const { threadId, messages } = await this.threads.add(key, [
        { role: 'learner', kind: null, text: message, citations: [], questionId },
        { role: 'tutor', ...reply },
      ]);
      return {
        reply: text,
        kind,
        thread_id: threadId,
        citations: [...citations],
        messages,
        allowance,
      };
    });
  }

  private async quote({ courseId, language, lesson }: TaughtLesson, text: string): Promise<Reply> {
    const found = await this.passages.find(
      courseId,
      { text, language },
      { submoduleId: lesson.id, most: passagesRead },
    );
    return quotePassages(text, language, found);
  }

  private async help(
    key: ThreadKey,
    { courseId, language }: TaughtLesson,
    item: QuizItem,
  ): Promise<Reply> {
    const threadId = await this.threads.find(key);
    const learned = await this.learning.learningOf(key.userId, courseId);
    const asked = learned.lessons
      .find(({ submodule_id }) => submodule_id === key.submoduleId)
      ?.questions.find(({ question_id }) => question_id === item.id);
    return helpWith({
      item,
      language,
      passage: await this.passages.byId(courseId, item.cites[0], key.submoduleId),
      isTried: (asked?.attempts ?? 0) > 0,
      hints: threadId === undefined ? 0 : await this.threads.hintsOf(threadId, item.id),
    });
  }
}
