import { AppError, say } from '@coursewright/contract';
import type { ModelConfig } from '@coursewright/platform';
import type { z } from 'zod';
import { type Answer, type CallControl, UnusableAnswer, type Usage } from '../author.ts';
import { fitted } from './answer-schema.ts';
import type { Chat, ChatMessage, ChatReply } from './chat.ts';
import { languageProblem } from './language-problem.ts';
import { GrowingField } from './growing-field.ts';
import { emptyTexts } from './no-answer.ts';
import { RetryingChat, type RetryLimits } from './retrying-chat.ts';
import type { Prompt } from './prompts/course-brief.ts';
import { readJson } from './read-json.ts';
import { selfTalkProblem } from './self-talk.ts';

/**
 * Something wrong with an answer of the right form. A blemish is worth one repair; what is not a
 * blemish makes the answer unusable.
 */
export interface Flaw {
  /** For the model: what to do differently. */
  readonly problem: string;
  readonly isBlemish?: boolean;
}

/** One question to the model, and what a usable answer to it is. */
export interface Question<T> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  readonly prompt: Prompt;
  readonly language: string;
  /** Takes out what was not given or not asked for: unknown refs, invented links. */
  readonly tidy?: (answer: T) => T;
  /** The text that people read; checked for language and self-talk. Absent: nobody reads it. */
  readonly prose?: (answer: T) => string;
  readonly flaws?: (answer: T) => Flaw[];
  /** Applied to an answer that keeps its blemishes after the repair. */
  readonly lastResort?: (answer: T) => T;
  /** The field that people may read while it arrives, and how its text is made fit for that. */
  readonly growing?: { readonly field: string; readonly shown: (text: string) => string };
}

/** Characters of a growing text that are kept; no answer worth reading is longer. */
const mostGrowing = 64_000;

export interface ModelAccess {
  readonly chat: Chat;
  readonly config: ModelConfig;
  readonly retryLimits: RetryLimits;
}

/**
 * Asks, reads, validates; shows the model its answer and what is wrong with it once; then fails
 * with a sentence for people, and says what that has used.
 */
export async function structuredAnswer<T>(
  access: ModelAccess,
  question: Question<T>,
  control: CallControl,
): Promise<Answer<T>> {
  const retrying = new RetryingChat(access.chat, access.config, access.retryLimits, control);
  const replies: ChatReply[] = [];
  try {
    return await askTwice(access, retrying, replies, question, control);
  } catch (error) {
    control.onFailure?.({ calls: retrying.calls, ...summed(replies) });
    throw error;
  }
}

/** Tells of the growing text of each request; a further request begins it anew. */
function growthOf<T>({ growing }: Question<T>, { onGrowth }: CallControl) {
  if (!growing || !onGrowth) return undefined;
  return () => {
    const field = new GrowingField(growing.field, mostGrowing);
    const text = () => growing.shown(field.text);
    onGrowth(text);
    return (piece: string) => {
      field.push(piece);
      onGrowth(text);
    };
  };
}

async function askTwice<T>(
  { config }: ModelAccess,
  retrying: RetryingChat,
  replies: ChatReply[],
  question: Question<T>,
  control: CallControl,
): Promise<Answer<T>> {
  const form = { name: question.name, schema: question.schema };
  const model = `${config.provider}:${config.name}`;
  const ask = async (messages: readonly ChatMessage[]) => {
    const reply = await retrying.ask(messages, form, growthOf(question, control));
    replies.push(reply);
    if (reply.finish === 'refusal') throw new UnusableAnswer(say('model_declined', { model }));
    return read(question, reply);
  };
  const answered = (value: T): Answer<T> => ({ value, calls: retrying.calls, ...summed(replies) });

  const opening: ChatMessage[] = [
    { role: 'system', text: question.prompt.system },
    { role: 'user', text: question.prompt.user },
  ];
  const first = await ask(opening);
  if (first.problems.length === 0 && first.value !== undefined) return answered(first.value);

  const repair: ChatMessage[] = [
    ...opening,
    { role: 'assistant', text: shown(replies[0]) },
    { role: 'user', text: repairRequest(first.problems) },
  ];
  const second = await ask(repair).catch((error: unknown) => {
    // A first answer that merely has blemishes is better than none; a stopped run stays stopped.
    if (first.value !== undefined && error instanceof AppError) return first;
    throw error;
  });
  const value = second.value ?? first.value;
  if (value === undefined) {
    throw new UnusableAnswer(say('model_answer_unusable', { model }), {
      cause: new Error(second.problems.join(' ')),
    });
  }
  const clean = second.value !== undefined && second.problems.length === 0;
  return answered(clean || !question.lastResort ? value : question.lastResort(value));
}

interface Reading<T> {
  /** Absent if the answer cannot be used. */
  readonly value?: T;
  readonly problems: string[];
}

function read<T>(question: Question<T>, reply: ChatReply): Reading<T> {
  const json = readJson(reply.text);
  if (json === undefined) {
    return {
      problems: [
        reply.finish === 'length'
          ? 'It was cut off at your limit. Write at most half as much, and finish the JSON object.'
          : 'It is not one whole JSON object.',
      ],
    };
  }
  const parsed = question.schema.safeParse(fitted(question.schema, json));
  if (!parsed.success)
    return {
      problems: parsed.error.issues
        .slice(0, 8)
        .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`),
    };

  const value = question.tidy?.(parsed.data) ?? parsed.data;
  const prose = question.prose?.(value);
  const flaws = [
    ...emptyTexts(value, question).slice(0, 8),
    ...(question.flaws?.(value) ?? []),
    ...(prose === undefined
      ? []
      : [...languageProblem(prose, question.language), ...selfTalkProblem(prose)]),
  ];
  const problems = flaws.map(({ problem }) => problem);
  return flaws.every(({ isBlemish }) => isBlemish) ? { value, problems } : { problems };
}

const shown = (reply: ChatReply | undefined): string =>
  reply?.text.slice(0, 16_000) || '(empty answer)';

const repairRequest = (problems: readonly string[]): string => `Your answer cannot be used as it is:
${problems.map((problem) => `- ${problem}`).join('\n')}

Answer again with the whole corrected JSON object and nothing else.`;

function summed(replies: readonly ChatReply[]): { usage?: Usage } {
  const usages = replies.flatMap(({ usage }) => usage ?? []);
  if (usages.length === 0) return {};
  return {
    usage: {
      inputTokens: usages.reduce((sum, usage) => sum + usage.inputTokens, 0),
      outputTokens: usages.reduce((sum, usage) => sum + usage.outputTokens, 0),
    },
  };
}
