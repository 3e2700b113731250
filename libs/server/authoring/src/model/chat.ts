import type { z } from 'zod';
import type { Usage } from '../author.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
}

/**
 * What the model said. `length`: cut off at its output limit. `refusal`: it, or its provider's
 * filter, would not answer.
 */
export interface ChatReply {
  readonly text: string;
  readonly finish: 'stop' | 'length' | 'refusal';
  /** Absent where the provider reported nothing. */
  readonly usage?: Usage;
}

/** The form of the answer, under a name that providers accept ([a-z_]+). */
export interface AnswerForm {
  readonly name: string;
  readonly schema: z.ZodType;
}

/**
 * One request to one provider. Rejects with the client library's own error; may ignore the signal.
 */
export interface Chat {
  (
    messages: readonly ChatMessage[],
    options: { form: AnswerForm; signal: AbortSignal },
  ): Promise<ChatReply>;
  /** Loads what the first request needs, where that is not done yet: no part of any answer. */
  readonly load?: () => Promise<void>;
}
