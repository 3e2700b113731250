import { createHash } from 'node:crypto';
import type { Step } from '@coursewright/contract';
import { Failure, say } from '@coursewright/contract';
import type { Answer, CallControl, Usage } from '@coursewright/authoring';
import type { z } from 'zod';
import { BudgetUsedUp } from './call-budget.ts';
import { JournalUnavailable, runSignal } from './failure.ts';

export interface JournalEntry {
  /** Step name with the part of the course it works on appended, e.g. "write_lesson:2.3". */
  readonly step: string;
  readonly inputHash: string;
  readonly answer: unknown;
  readonly calls: number;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
}

/** Where answers are kept; rows of generation_journal. */
export interface JournalStore {
  load(): Promise<JournalEntry[]>;
  /**
   * Counts one call to the model, before it is made. Throws BudgetUsedUp where what was paid for has
   * been used; whatever else it throws, the call is not made either.
   */
  admit(step: string): Promise<void>;
  /** Stores an answer unless one is there already, and returns the one that is there. */
  keep(entry: JournalEntry): Promise<unknown>;
  /** Remembers the tokens of calls that gave no answer. Never rejects. */
  lose(step: string, used: Used): Promise<void>;
}

/** Calls to the provider and their tokens, where it reported them. */
export interface Used {
  readonly calls: number;
  readonly usage?: Usage;
}

export interface Question<T> {
  readonly step: Step;
  /**
   * The part of the course the step works on: "2.3" is the third lesson of the second module. Never a counter
   * of calls.
   */
  readonly of?: string;
  /**
   * Everything the answer depends on besides the author's version. Deterministic: no clock, no
   * random, no order of completion.
   */
  readonly input: unknown;
  readonly answer: z.ZodType<T>;
  /** Ends this call alone; the run's own signal ends it in any case. */
  readonly signal?: AbortSignal;
  readonly call: (control: CallControl) => Promise<Answer<T>>;
}
export type Ask = <T>(question: Question<T>) => Promise<T>;

/**
 * The journal under every paid call, which is what makes a run durable: the first answer to (task,
 * step, input) wins and is never paid for again, so a restart runs the graph from the start and is
 * answered from here. What `ask` returns is always the stored answer. Callers of the same question
 * while it is under way share one call. Errors are not kept.
 */
export async function openJournal(store: JournalStore, authorVersion: string): Promise<Ask> {
  const answers = new Map<string, Promise<unknown>>();
  for (const entry of await store.load())
    answers.set(`${entry.step} ${entry.inputHash}`, Promise.resolve(entry.answer));

  async function askAndKeep<T>(
    step: string,
    inputHash: string,
    question: Question<T>,
  ): Promise<unknown> {
    const ends = [runSignal(), question.signal].flatMap((signal) => signal ?? []);
    const signal = AbortSignal.any(ends);
    signal.throwIfAborted();
    const { value, usage, calls } = await question.call({
      signal,
      admit: () => admit(step),
      onFailure: (used) => lose(step, used),
    });
    const parsed = question.answer.safeParse(value);
    if (!parsed.success)
      throw new Failure('provider_error', say('author_answer_unusable'), { cause: parsed.error });
    try {
      return await store.keep({
        step,
        inputHash,
        answer: parsed.data,
        calls,
        inputTokens: usage?.inputTokens,
        outputTokens: usage?.outputTokens,
      });
    } catch (cause) {
      throw new JournalUnavailable(cause);
    }
  }

  /** A call that cannot be counted is not made. */
  async function admit(step: string): Promise<void> {
    try {
      await store.admit(step);
    } catch (cause) {
      if (cause instanceof BudgetUsedUp) throw cause;
      throw new JournalUnavailable(cause);
    }
  }

  /** The call has failed in any case: that its cost could not be noted does not make that worse. */
  function lose(step: string, used: Used): void {
    if (used.calls > 0) void store.lose(step, used);
  }

  return async (question) => {
    const step = question.of ? `${question.step}:${question.of}` : question.step;
    const inputHash = createHash('sha256')
      .update(JSON.stringify([authorVersion, question.input]))
      .digest('hex');
    const key = `${step} ${inputHash}`;
    let answer = answers.get(key);
    if (!answer) {
      answer = askAndKeep(step, inputHash, question);
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
    }
    return question.answer.parse(await answer);
  };
}
