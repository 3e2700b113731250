import { BaseCallbackHandler } from '@langchain/core/callbacks/base';
import { AIMessageChunk } from '@langchain/core/messages';
import type { LLMResult } from '@langchain/core/outputs';
import type { ChatReply, OnPiece } from '../chat.ts';
import { readJson } from '../read-json.ts';

/** What LangChain tells with a piece, as far as it is of use. */
interface PieceFields {
  readonly chunk?: object;
}

/**
 * Listens to one answer. LangChain asks a provider for pieces where a handler prefers them, and puts
 * them together itself.
 */
export class Pieces extends BaseCallbackHandler {
  readonly name = 'pieces';
  readonly lc_prefer_streaming = true;
  /** In order, before the next one is read. */
  override awaitHandlers = true;
  /** All that has come, to the letter: arguments of a tool too, whose last ones may be missing. */
  text = '';
  /** What the provider said beside them, as far as no piece of the message has it. */
  private info: Readonly<Record<string, unknown>> = {};
  private readonly onPiece: OnPiece;

  constructor(onPiece: OnPiece) {
    super();
    this.onPiece = onPiece;
  }

  override handleLLMNewToken(
    token: string,
    _index: unknown,
    _run: string,
    _parent?: string,
    _tags?: string[],
    fields?: PieceFields,
  ): void {
    const piece = token || argumentsIn(fields);
    if (piece === '') return;
    this.text += piece;
    this.onPiece(piece);
  }

  override handleLLMEnd({ generations }: LLMResult): void {
    this.info = generations[0]?.[0]?.generationInfo ?? {};
  }

  /** A field of it as lower-case text. */
  field(name: string): string {
    const value = this.info[name];
    return typeof value === 'string' ? value.toLowerCase() : '';
  }
}

/** The piece of a tool call's arguments, where an answer is one. */
function argumentsIn({ chunk }: PieceFields = {}): string {
  const message = chunk && 'message' in chunk ? chunk.message : undefined;
  if (!AIMessageChunk.isInstance(message)) return '';
  return (message.tool_call_chunks ?? []).map(({ args }) => args ?? '').join('');
}

/** Whoever listens, as an option of the call. */
export const listening = (
  onPiece: OnPiece | undefined,
): { pieces?: Pieces; callbacks: { callbacks?: [Pieces] } } => {
  if (!onPiece) return { callbacks: {} };
  const pieces = new Pieces(onPiece);
  return { pieces, callbacks: { callbacks: [pieces] } };
};

/**
 * The reply, or an error where its pieces broke off: no reason for the end, and no whole object.
 * Such a call is made again and not repaired.
 */
export function unbroken(reply: ChatReply, pieces: Pieces | undefined, reason: string): ChatReply {
  if (pieces && reason === '' && readJson(reply.text) === undefined)
    throw new Error('The answer broke off');
  return reply;
}
