import type { ChatAnswer, ChatBody, QuizItem } from '@coursewright/contract';
import { isFreeRecall, limits } from '@coursewright/contract';
import { type CountedCalls, ProviderSpend } from '@coursewright/credits';
import { LearningLog } from '@coursewright/learning-paths';
import { RateLimits } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { asksForAll } from './asks-for-all.ts';
import { ChatAllowances } from './chat-allowances.ts';
import { ChatThreads, noSuchThread, type SaidMessage, type ThreadKey } from './chat-threads.ts';
import { readingsOf } from './disguises.ts';
import { helpWith, questionAskedIn } from './help-with-question.ts';
import { type Listener, ModelTutor } from './model-tutor.ts';
import { PassageSearch } from './passage-search.ts';
import { QuizGuard } from './quiz-guard.ts';
import { quoteBeginnings, quotePassages } from './quote-passages.ts';
import type { Reply } from './reply.ts';
import { type TaughtLesson, TaughtLessons } from './taught-lessons.ts';

/** Passages that sentences are taken from. */
const passagesRead = 8;
/** Messages of a thread that a question is understood by. */
const remembered = 8;

/** A question that may be asked: its lesson, its thread, and what was said there. */
export interface Question {
  readonly input: ChatBody;
  readonly key: ThreadKey;
  readonly taught: TaughtLesson;
  readonly threadId: string | undefined;
  readonly before: readonly SaidMessage[];
  readonly untried: readonly QuizItem[];
  /** Of which the last try was wrong. */
  readonly missed: readonly QuizItem[];
  /** Calls of the model for its answer. */
  readonly calls: CountedCalls;
}

/** Understands questions about lessons, answers them, and keeps what was said. */
@Injectable()
export class Tutor {
  constructor(
    private readonly lessons: TaughtLessons,
    private readonly threads: ChatThreads,
    private readonly allowances: ChatAllowances,
    private readonly passages: PassageSearch,
    private readonly learning: LearningLog,
    private readonly model: ModelTutor,
    private readonly rateLimits: RateLimits,
    private readonly spend: ProviderSpend,
  ) {}

  /** Throws not_found for a lesson or thread of somebody else, and where no message is left. */
  async understand(userId: string, input: ChatBody, isRepeated: boolean): Promise<Question> {
    const { path_id, module_index, submodule_index, thread_id, replaces } = input;
    const taught = await this.lessons.at(userId, path_id, module_index, submodule_index);
    const key = { userId, courseId: taught.courseId, submoduleId: taught.lesson.id };
    const threadId = await this.threads.find(key);
    if (thread_id !== undefined && threadId !== thread_id) throw noSuchThread();
    if (!isRepeated) {
      await this.allowances.check(userId);
      if (this.model.isConnected) {
        await this.rateLimits.take(
          `ask tutor ${userId}`,
          limits.chat.askedPerHour,
          3600,
          'You have asked the tutor very often within an hour.',
        );
        await this.spend.check(userId);
      }
    }
    const [before, { untried, missed }] = await Promise.all([
      threadId === undefined ? [] : this.threads.last(threadId, remembered, replaces),
      this.tryingOf(key, taught),
    ]);
    const calls = this.spend.callsFor(userId, 'tutor');
    return { input, key, taught, threadId, before, untried, missed, calls };
  }

  /** Answers, whoever answers: never a question of the quiz that was not tried. */
  async reply(question: Question, listener?: Listener): Promise<Reply> {
    const { input, taught, before, untried, missed, calls } = question;
    const { message, question_id } = input;
    const { lesson, language } = taught;
    const item =
      lesson.quiz.find(({ id }) => id === question_id) ??
      readingsOf(message)
        .map((reading) => questionAskedIn(reading, language, keptSecret(lesson.quiz)))
        .find((asked) => asked !== undefined);
    if (item) return this.help(question, item);
    const hinted = before.flatMap(({ kind, question_id: about }) =>
      about !== null && (kind === 'hint' || kind === 'example') ? [about] : [],
    );
    const guard = new QuizGuard(untried, { message, language, hinted });
    if (this.model.isConnected) {
      const answer = await this.model.answer(
        { taught, message, before, missed, guard, calls },
        listener,
      );
      return 'withheld' in answer ? this.help(question, answer.withheld) : answer;
    }
    const quoted = await this.quote(taught, message, guard);
    const answered = guard.answeredBy(quoted.text);
    return answered ? this.help(question, answered) : quoted;
  }

  /**
   * Takes the message and keeps what was said, in the running transaction. What was stopped has not
   * cost anything.
   */
  async keep({ input, key, threadId, calls }: Question, reply: Reply): Promise<ChatAnswer> {
    const { userId } = key;
    if (input.replaces !== undefined) {
      if (threadId === undefined) throw noSuchThread();
      await this.threads.forgetFrom(threadId, input.replaces);
    }
    const allowance = await (reply.isStopped
      ? this.allowances.left(userId)
      : this.allowances.take(userId));
    if (!reply.isStopped) await calls.paid();
    const { kind, text, citations, questionId } = reply;
    const added = await this.threads.add(key, [
      { role: 'learner', kind: null, text: input.message, citations: [], questionId },
      { role: 'tutor', ...reply },
    ]);
    return {
      reply: text,
      kind,
      thread_id: added.threadId,
      citations: [...citations],
      messages: added.messages,
      allowance,
    };
  }

  private async quote(
    { courseId, language, lesson }: TaughtLesson,
    text: string,
    guard: QuizGuard,
  ): Promise<Reply> {
    const maySay = (said: string) => guard.givenAwayBy(said) === undefined;
    const found = await this.passages.find(
      courseId,
      { text, language },
      { submoduleId: lesson.id, most: passagesRead },
    );
    const quoted = quotePassages(text, language, found, maySay);
    if (quoted.kind !== 'nothing_found' || !asksForAll(text)) return quoted;
    const cited = [...new Set(lesson.citations.map(({ passage_id }) => passage_id))];
    return quoteBeginnings(
      await this.passages.byIds(courseId, cited.slice(0, passagesRead), lesson.id),
      language,
      maySay,
    );
  }

  private async help({ input, key, taught, threadId, untried }: Question, item: QuizItem) {
    const { courseId, language, lesson } = taught;
    const [passage] = await this.passages.byIds(courseId, item.cites.slice(0, 1), key.submoduleId);
    return helpWith({
      item,
      language,
      lesson,
      untried,
      passage,
      isTried: untried.every(({ id }) => id !== item.id),
      hints:
        threadId === undefined ? 0 : await this.threads.hintsOf(threadId, item.id, input.replaces),
    });
  }

  private async tryingOf(key: ThreadKey, { lesson }: TaughtLesson) {
    const learned = await this.learning.learningOf(key.userId, key.courseId);
    const asked = learned.lessons.find(({ submodule_id }) => submodule_id === key.submoduleId);
    const tried = new Map(
      asked?.questions
        .filter(({ attempts }) => attempts > 0)
        .map((question) => [question.question_id, question]),
    );
    return {
      untried: keptSecret(lesson.quiz).filter(({ id }) => !tried.has(id)),
      // What the learner disputes is no gap.
      missed: lesson.quiz.filter(({ id }) => {
        const last = tried.get(id);
        return last?.is_correct === false && !last.is_disputed;
      }),
    };
  }
}

/** What is to be recalled is shown to whoever asks for it. */
const keptSecret = (quiz: readonly QuizItem[]): QuizItem[] =>
  quiz.filter((item) => !isFreeRecall(item));
