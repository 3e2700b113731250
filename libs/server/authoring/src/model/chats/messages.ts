import {
  AIMessage,
  type BaseMessage,
  HumanMessage,
  SystemMessage,
  type UsageMetadata,
} from '@langchain/core/messages';
import type { Usage } from '../../author.ts';
import type { ChatMessage } from '../chat.ts';

export const toMessages = (messages: readonly ChatMessage[]): BaseMessage[] =>
  messages.map(({ role, text }) =>
    role === 'system'
      ? new SystemMessage(text)
      : role === 'user'
        ? new HumanMessage(text)
        : new AIMessage(text),
  );

/**
 * Token counts as reported. The libraries write zeros where the provider reported none, and some
 * leave a count out that is zero, whatever their types say.
 */
export function usageOf({ usage_metadata }: AIMessage): { usage?: Usage } {
  const { input_tokens: inputTokens = 0, output_tokens: outputTokens = 0 }: Partial<UsageMetadata> =
    usage_metadata ?? {};
  return inputTokens + outputTokens > 0 ? { usage: { inputTokens, outputTokens } } : {};
}

/**
 * A field of what the provider says about the answer, such as its finish reason, as lower-case
 * text.
 */
export function fieldOf(message: AIMessage, field: string): string {
  const value: unknown = message.response_metadata[field] ?? message.additional_kwargs[field];
  return typeof value === 'string' ? value.toLowerCase() : '';
}
