import { AIMessage, type BaseMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
import type { Usage } from '../../author.ts';
import type { ChatMessage } from '../chat.ts';

export const toMessages = (messages: readonly ChatMessage[]): BaseMessage[] =>
  messages.map(({ role, text }) => (role === 'system' ? new SystemMessage(text) : role === 'user' ? new HumanMessage(text) : new AIMessage(text)));

/** Token counts as reported; the libraries write zeros where the provider reported none. */
export function usageOf({ usage_metadata: usage }: AIMessage): { usage?: Usage } {
  if (!usage || usage.input_tokens + usage.output_tokens === 0) return {};
  return { usage: { inputTokens: usage.input_tokens, outputTokens: usage.output_tokens } };
}

/** A field of the provider's own remarks on the answer, such as its finish reason, as lower-case text. */
export function remark(message: AIMessage, field: string): string {
  const value: unknown = message.response_metadata[field] ?? message.additional_kwargs[field];
  return typeof value === 'string' ? value.toLowerCase() : '';
}
