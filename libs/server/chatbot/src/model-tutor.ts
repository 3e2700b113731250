import { Author, LessonChecker } from '@coursewright/authoring';
import { AppError, type ChatText, type QuizItem } from '@coursewright/contract';
import type { CountedCalls } from '@coursewright/credits';
import { contentStems } from '@coursewright/text/terms';
import { Injectable, Logger } from '@nestjs/common';
import type { SaidMessage } from './chat-threads.ts';
import { CheckedAnswer, type Evidence } from './checked-answer.ts';
import { claimsAnAction } from './claims-an-action.ts';
import { type CitedPassage, PassageSearch } from './passage-search.ts';
import type { QuizGuard } from './quiz-guard.ts';
import { asText, type Reply } from './reply.ts';
import type { TaughtLesson } from './taught-lessons.ts';

/** Passages that a question finds, and with those that the lesson cites; what more there is waits. */
const found = 8;
const given = 14;
/** Characters of the lesson, of a passage, and of what was said before. */
const lessonRoom = 6_000;
const passageRoom = 1_600;
const saidRoom = 800;
/** Questions answered wrongly that a prompt has room for. */
const mostMissed = 5;
/** Milliseconds for one answer: within the time for which a key is held. */
const answerWithin = 100_000;
/** Of the words of a question back, how many must be the sources' or the learner's. */
const ownWords = 0.7;
const longestQuestion = 240;

/** What a model is asked, and what must not come of it. */
export interface ToAnswer {
  readonly taught: TaughtLesson;
  readonly message: string;
  /** What was said before, in its order. */
  readonly before: readonly SaidMessage[];
  /** Questions that the learner last answered wrongly. */
  readonly missed: readonly QuizItem[];
  readonly guard: QuizGuard;
  /** In which its calls are counted. */
  readonly calls: CountedCalls;
}

/** Who listens to an answer while it is written, and may stop it. */
export interface Listener {
  /** Aborted when nobody listens any more. */
  readonly left: AbortSignal;
  readonly tell: (said: ChatText) => void;
}

/** Answers by the model that is connected, as far as the sources bear it out. */
@Injectable()
export class ModelTutor {
  private readonly log = new Logger(ModelTutor.name);

  constructor(
    private readonly author: Author,
    private readonly checker: LessonChecker,
    private readonly passages: PassageSearch,
  ) {}

  get isConnected(): boolean {
    return this.author.kind === 'model';
  }

  /**
   * The reply, or the question of the quiz that it would have answered. Throws what the author
   * throws; once its listener left, there is what had come until then.
   */
  async answer(asked: ToAnswer, listener?: Listener): Promise<Reply | { withheld: QuizItem }> {
    const evidence = await this.evidenceFor(asked);
    const { language } = asked.taught;
    const { guard, calls } = asked;
    const checked = new CheckedAnswer({ checker: this.checker, evidence, language, guard });
    const growth = new Growth(checked, listener);
    const late = AbortSignal.timeout(answerWithin);
    const signals = [growth.stopped, late, ...(listener ? [listener.left] : [])];
    let back = '';
    let isStopped = false;
    try {
      const { value, usage } = await this.author.answerQuestion(questionOf(asked, evidence), {
        signal: AbortSignal.any(signals),
        admit: calls.admit,
        onFailure: calls.onFailure,
        onGrowth: growth.take,
      });
      await calls.answered(usage);
      this.log.log({ ...usage }, 'The tutor answered');
      await growth.finish(value.answer);
      back = value.question;
    } catch (error) {
      await growth.settled();
      if (checked.answered) return { withheld: checked.answered };
      if (growth.failure !== undefined) throw growth.failure;
      isStopped = listener?.left.aborted ?? false;
      if (!isStopped) throw late.aborted ? tooLate() : error;
    }
    if (checked.answered) return { withheld: checked.answered };
    return replyOf(checked, isStopped ? '' : questionBack(back, asked, evidence), isStopped);
  }

  /** What the question finds, and what the lesson rests on. */
  private async evidenceFor({ taught, message, before }: ToAnswer): Promise<Evidence[]> {
    const { courseId, language, lesson } = taught;
    // "And why?" is about what was asked before.
    const last = before.findLast(({ role }) => role === 'learner')?.text ?? '';
    const text = contentStems(message, language).length > 2 ? message : `${message} ${last}`;
    const [best, cited] = await Promise.all([
      this.passages.find(courseId, { text, language }, { submoduleId: lesson.id, most: found }),
      this.passages.byIds(
        courseId,
        [...new Set(lesson.citations.map(({ passage_id }) => passage_id))].slice(0, given),
        lesson.id,
      ),
    ]);
    const known = new Set(best.map(({ passage_id }) => passage_id));
    const all: CitedPassage[] = [...best, ...cited.filter((each) => !known.has(each.passage_id))];
    return all.slice(0, given).map((passage, index) => ({
      ref: `S1.${index + 1}`,
      sourceId: passage.source_id,
      passageId: passage.passage_id,
      submoduleId: passage.submodule_id,
      sourceTitle: passage.source_title,
      headings: passage.heading === '' ? [] : [passage.heading],
      text: passage.text.slice(0, passageRoom),
    }));
  }
}

/** An answer that is being written, judged one piece at a time and told as far as it holds. */
class Growth {
  failure: Error | undefined;
  private readonly stop = new AbortController();
  private readonly checked: CheckedAnswer;
  private readonly listener: Listener | undefined;
  private latest: (() => string) | undefined;
  private judging: Promise<void> | undefined;
  private told = '';
  private hasBegun = false;

  constructor(checked: CheckedAnswer, listener: Listener | undefined) {
    this.checked = checked;
    this.listener = listener;
  }

  /** Aborted once there is no use in more of it. */
  get stopped(): AbortSignal {
    return this.stop.signal;
  }

  readonly take = (text: () => string): void => {
    // No sentence is whole yet: the learner is told that one is on its way.
    if (!this.hasBegun && text().trim() !== '') {
      this.hasBegun = true;
      this.listener?.tell({ from: 0, text: '', citations: [] });
    }
    this.latest = text;
    this.judging ??= this.judge().finally(() => {
      this.judging = undefined;
    });
  };

  async settled(): Promise<void> {
    while (this.judging) await this.judging;
  }

  async finish(answer: string): Promise<void> {
    await this.settled();
    if (this.failure !== undefined) throw this.failure;
    await this.checked.take(answer, true);
    this.tell();
  }

  private async judge(): Promise<void> {
    try {
      while (this.latest && !this.stop.signal.aborted) {
        const text = this.latest();
        this.latest = undefined;
        await this.checked.take(text, false);
        if (this.checked.answered) this.stop.abort();
        else this.tell();
      }
    } catch (error) {
      this.failure =
        error instanceof Error ? error : new Error('No sentence was checked', { cause: error });
      this.stop.abort(error);
    }
  }

  private tell(): void {
    const { text, citations, answered } = this.checked;
    if (answered || text === this.told) return;
    const from = text.startsWith(this.told) ? this.told.length : 0;
    this.told = text;
    this.listener?.tell({ from, text: text.slice(from), citations: [...citations] });
  }
}

const questionOf = (
  { taught, message, before, missed }: ToAnswer,
  evidence: readonly Evidence[],
): Parameters<Author['answerQuestion']>[0] => ({
  brief: { topic: taught.topic, language: taught.language, style: taught.style },
  lesson: {
    title: taught.lesson.title,
    content: taught.lesson.content.replaceAll(/\s?\[\^\d{1,4}\]/g, '').slice(0, lessonRoom),
  },
  passages: evidence.map(({ ref, sourceTitle = '', headings = [], text }) => ({
    ref,
    sourceTitle,
    headings,
    text,
    kind: 'prose',
  })),
  before: before.map(({ role, text }) => ({ by: role, text: text.slice(0, saidRoom) })),
  missed: missed.slice(0, mostMissed).map(({ question }) => question),
  question: message,
});

function replyOf(checked: CheckedAnswer, back: string, isStopped: boolean): Reply {
  const { text, uncertain, citations } = checked;
  if (text === '' && uncertain === '' && !isStopped)
    return { kind: 'nothing_found', text: '', citations: [], questionId: null };
  return {
    kind: 'answered',
    text: [text, ...(text === '' || back === '' ? [] : [asText(back)])].join('\n\n'),
    citations: [...citations],
    uncertain,
    questionId: null,
    isStopped,
  };
}

/** What the model asks back, unless it tells something by it. */
function questionBack(
  question: string,
  { taught, message, guard }: ToAnswer,
  evidence: readonly Evidence[],
): string {
  const asks = question.replaceAll(/\s+/g, ' ').trim();
  if (asks.length > longestQuestion || !/[?？؟]$/u.test(asks)) return '';
  const { language, lesson } = taught;
  const known = new Set(
    contentStems(
      [message, lesson.content, ...evidence.map(({ text }) => text)].join('\n'),
      language,
    ),
  );
  const words = contentStems(asks, language);
  const own = words.filter((word) => known.has(word)).length;
  const tells =
    own < words.length * ownWords ||
    /[.!。！:：]\s/u.test(asks) ||
    claimsAnAction(asks, false) ||
    guard.names(asks) ||
    guard.answeredBy(asks) !== undefined ||
    guard.givenAwayBy(asks) !== undefined;
  return tells ? '' : asks;
}

const tooLate = (): AppError =>
  new AppError('timeout', 'The model took too long to answer. Ask again, perhaps more briefly.');
