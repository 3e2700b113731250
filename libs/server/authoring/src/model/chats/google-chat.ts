import { AIMessage } from '@langchain/core/messages';
import { ChatGoogleGenerativeAI } from '@langchain/google-genai';
import type { ModelConfig } from '@coursewright/platform';
import { answerSchema, isObject } from '../answer-schema.ts';
import type { Chat, ChatReply } from '../chat.ts';
import { shippedModel } from './chat-model.ts';
import { type Tuning, thinkingTokens } from '../tuning.ts';
import { ProviderUnusable } from '../provider-failure.ts';
import { fieldOf, toMessages, usageOf } from './messages.ts';
import { listening, unbroken } from './pieces.ts';
import { TunedClients } from './tuned-clients.ts';
import { withoutRedirects } from './unredirected.ts';

const filtered = /safety|prohibited|blocklist|spii|recitation|block_reason|language/i;

/** What a model thinks counts towards its bound; how long it may, 2.5 takes as a number. */
const settingsOf = ({ temperature, outputTokens, effort }: Tuning, model: string) => ({
  temperature,
  maxOutputTokens: outputTokens + thinkingTokens[effort],
  ...(model.startsWith('gemini-2.5')
    ? { thinkingConfig: { thinkingBudget: thinkingTokens[effort] } }
    : {}),
});

interface Streaming {
  generateContentStream(...asked: unknown[]): Promise<{ readonly response: Promise<unknown> }>;
}
const isStreaming = (client: unknown): client is Streaming =>
  typeof client === 'object' && client !== null && 'generateContentStream' in client;

/**
 * The SDK reads each stream twice: piece by piece, which LangChain takes, and as a whole, which it
 * leaves. Where a stream breaks both readings fail, and that of the whole, which nobody has, would
 * end the process.
 */
function takeBothReadings(model: ChatGoogleGenerativeAI): void {
  const client: unknown = Reflect.get(model, 'client');
  if (!isStreaming(client)) throw new ProviderUnusable('The client for Google cannot stream.');
  const ask = client.generateContentStream.bind(client);
  client.generateContentStream = async (...asked) => {
    const streamed = await ask(...asked);
    // Whoever reads the pieces meets the same failure.
    streamed.response.catch(() => undefined);
    return streamed;
  };
}

/** Google Gemini. Its client may ignore the signal; the caller's own race covers that. */
export async function googleChat(config: ModelConfig): Promise<Chat> {
  // In LangChain's table `google` is another package.
  const clients = new TunedClients(async (tuning) => {
    const model = await shippedModel(ChatGoogleGenerativeAI, 'google-genai', config, {
      apiKey: config.apiKey ?? '',
      baseUrl: config.baseUrl ?? 'https://generativelanguage.googleapis.com',
      ...(tuning ? settingsOf(tuning, config.name) : {}),
    });
    takeBothReadings(model);
    return model;
  });
  return async (messages, { form, signal, onPiece }) => {
    const { pieces, callbacks } = listening(onPiece);
    try {
      const model = await clients.for(form.name);
      const formed = model.withStructuredOutput(
        { ...answerSchema(form.schema, { withBounds: false }) },
        { name: form.name, method: 'jsonSchema', includeRaw: true },
      );
      const { raw: answer } = await withoutRedirects(() =>
        formed.invoke(toMessages(messages), { signal, ...callbacks }),
      );
      if (!AIMessage.isInstance(answer)) return { text: answer.text, finish: 'stop' };
      const reason = fieldOf(answer, 'finishReason') || (pieces?.field('finishReason') ?? '');
      const reply = { text: answer.text, finish: finishOf(reason), ...usageOf(answer) };
      return unbroken(reply, pieces, reason);
    } catch (error) {
      return emptyReply(error) ?? clients.refused(error);
    }
  };
}

const finishOf = (reason: string): ChatReply['finish'] =>
  reason.endsWith('max_tokens') ? 'length' : filtered.test(reason) ? 'refusal' : 'stop';

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
