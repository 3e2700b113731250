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

/** Told each piece of an answer's text as it arrives, in order. */
export type OnPiece = (piece: string) => void;

export interface ChatOptions {
  readonly form: AnswerForm;
  readonly signal: AbortSignal;
  /**
   * Present: the answer is asked for in pieces, where provider and client can. The reply is the
   * same whether or not any piece was told.
   */
  readonly onPiece?: OnPiece;
}

/**
 * One request to one provider. Rejects with the client library's own error; may ignore the signal.
 */
export interface Chat {
  (messages: readonly ChatMessage[], options: ChatOptions): Promise<ChatReply>;
  /** Loads what the first request needs, where that is not done yet: no part of any answer. */
  readonly load?: () => Promise<void>;
}
