import { AIMessage } from '@langchain/core/messages';
import { ChatGoogleGenerativeAI } from '@langchain/google-genai';
import type { ModelConfig } from '@coursewright/platform';
import { answerSchema, isObject } from '../answer-schema.ts';
import type { Chat, ChatReply } from '../chat.ts';
import { shippedModel } from './chat-model.ts';
import { type Tuning, thinkingTokens } from '../tuning.ts';
import { fieldOf, toMessages, usageOf } from './messages.ts';
import { TunedClients } from './tuned-clients.ts';

const filtered = /safety|prohibited|blocklist|spii|recitation|block_reason|language/i;

/** What a model thinks counts towards its bound; how long it may, 2.5 takes as a number. */
const settingsOf = ({ temperature, outputTokens, effort }: Tuning, model: string) => ({
  temperature,
  maxOutputTokens: outputTokens + thinkingTokens[effort],
  ...(model.startsWith('gemini-2.5')
    ? { thinkingConfig: { thinkingBudget: thinkingTokens[effort] } }
    : {}),
});

/**
 * Google Gemini. Its client may ignore the signal; the caller's own race covers that. Answers come
 * whole: of a stream that breaks, the client rejects a promise that nobody can reach, which would
 * end the process.
 */
export async function googleChat(config: ModelConfig): Promise<Chat> {
  // In LangChain's table `google` is another package.
  const clients = new TunedClients((tuning) =>
    shippedModel(ChatGoogleGenerativeAI, 'google-genai', config, {
      apiKey: config.apiKey ?? '',
      baseUrl: config.baseUrl ?? 'https://generativelanguage.googleapis.com',
      ...(tuning ? settingsOf(tuning, config.name) : {}),
    }),
  );
  return async (messages, { form, signal }) => {
    try {
      const model = await clients.for(form.name);
      const formed = model.withStructuredOutput(
        { ...answerSchema(form.schema, { withBounds: false }) },
        { name: form.name, method: 'jsonSchema', includeRaw: true },
      );
      const { raw: answer } = await formed.invoke(toMessages(messages), { signal });
      if (!AIMessage.isInstance(answer)) return { text: answer.text, finish: 'stop' };
      return {
        text: answer.text,
        finish: finishOf(fieldOf(answer, 'finishReason')),
        ...usageOf(answer),
      };
    } catch (error) {
      return emptyReply(error) ?? clients.refused(error);
    }
  };
}

const finishOf = (reason: string): ChatReply['finish'] =>
  reason === 'max_tokens' ? 'length' : filtered.test(reason) ? 'refusal' : 'stop';

/** The client throws where an answer holds no text: blocked by a filter, or spent on thinking. */
function emptyReply(error: unknown): ChatReply | undefined {
  if (!isObject(error) || error.name !== 'EmptyContentError') return undefined;
  if (typeof error.blockReason === 'string') return { text: '', finish: 'refusal' };
  return {
    text: '',
    finish: finishOf(
      typeof error.finishReason === 'string' ? error.finishReason.toLowerCase() : '',
    ),
  };
}
