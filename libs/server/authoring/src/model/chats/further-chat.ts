import { AIMessage } from '@langchain/core/messages';
import type { ModelConfig } from '@coursewright/platform';
import { answerSchema } from '../answer-schema.ts';
import type { Chat, ChatReply } from '../chat.ts';
import { furtherModel } from './chat-model.ts';
import { fieldOf, toMessages, usageOf } from './messages.ts';
import { withoutRedirects } from './unredirected.ts';

/**
 * Any provider whose package an operator has added. The answer's form goes through LangChain's
 * `withStructuredOutput`, which each package implements in its provider's way; the raw answer is
 * read, so a broken one can be shown to the model and repaired.
 */
export async function furtherChat(config: ModelConfig): Promise<Chat> {
  const model = await furtherModel(config);
  return async (messages, { form, signal }) => {
    const schema = { ...answerSchema(form.schema, { withBounds: true }), title: form.name };
    const formed =
      // Without tools there is no form; the prompt describes it too.
      typeof model.bindTools === 'function'
        ? model.withStructuredOutput(schema, { name: form.name, includeRaw: true })
        : undefined;
    const answer = await withoutRedirects(async () =>
      formed
        ? (await formed.invoke(toMessages(messages), { signal })).raw
        : await model.invoke(toMessages(messages), { signal }),
    );
    if (!AIMessage.isInstance(answer)) return { text: answer.text, finish: 'stop' };
    const [call] = answer.tool_calls ?? [];
    return {
      text: call ? JSON.stringify(call.args) : answer.text,
      finish: finishOf(answer),
      ...usageOf(answer),
    };
  };
}

/** Providers name the reason differently, and call it differently, but the words are few. */
function finishOf(answer: AIMessage): ChatReply['finish'] {
  const reason = ['finish_reason', 'stop_reason', 'finishReason', 'stopReason', 'done_reason']
    .map((field) => fieldOf(answer, field))
    .join(' ');
  if (/\b(length|max_tokens|model_length)\b/.test(reason)) return 'length';
  return /\b(content_filter|refusal|safety)\b/.test(reason) ? 'refusal' : 'stop';
}
