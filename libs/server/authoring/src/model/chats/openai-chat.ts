import { AsyncLocalStorage } from 'node:async_hooks';
import type { BaseMessage } from '@langchain/core/messages';
import { ChatOpenAI, ChatOpenAICompletions, type OpenAIClient } from '@langchain/openai';
import type { ModelConfig } from '@coursewright/platform';
import { answerSchema } from '../answer-schema.ts';
import type { Chat, OnPiece } from '../chat.ts';
import { FormUnsupported, statusOf, textOf } from '../provider-failure.ts';
import { shippedModel } from './chat-model.ts';
import { fetchUnredirected } from './unredirected.ts';
import { type Tuning, thinkingTokens } from '../tuning.ts';
import { fieldOf, toMessages, usageOf } from './messages.ts';
import { streamedCompletion } from './openai-stream.ts';
import { TunedClients } from './tuned-clients.ts';

type Streamed = OpenAIClient.Chat.ChatCompletionCreateParamsStreaming;
type Whole = OpenAIClient.Chat.ChatCompletionCreateParamsNonStreaming;

/** Who is told the pieces of the answer to the request that is being made. */
const listeners = new AsyncLocalStorage<OnPiece | undefined>();

/**
 * The library hands structured answers to the SDK's parser, which throws away an answer that is cut
 * off or is no JSON, with its token counts; then nothing is left to repair. This asks for the same
 * and leaves the reading to us.
 */
class UnparsedCompletions extends ChatOpenAICompletions {
  override completionWithRetry(
    request: Streamed,
    options?: OpenAIClient.RequestOptions,
  ): Promise<AsyncIterable<OpenAIClient.Chat.ChatCompletionChunk>>;
  override completionWithRetry(
    request: Whole,
    options?: OpenAIClient.RequestOptions,
  ): Promise<OpenAIClient.Chat.ChatCompletion>;
  override async completionWithRetry(
    request: Streamed | Whole,
    options?: OpenAIClient.RequestOptions,
  ): Promise<
    AsyncIterable<OpenAIClient.Chat.ChatCompletionChunk> | OpenAIClient.Chat.ChatCompletion
  > {
    const clientOptions = this._getClientOptions(options);
    const onPiece = listeners.getStore();
    const { completions } = this.client.chat;
    return onPiece && request.stream !== true
      ? await streamedCompletion(completions, request, clientOptions, onPiece)
      : await completions.create(request, clientOptions);
  }

  // It drops the refusal, too.
  protected override _convertCompletionsMessageToBaseMessage(
    message: OpenAIClient.Chat.ChatCompletionMessage,
    whole: OpenAIClient.Chat.ChatCompletion,
  ): BaseMessage {
    const converted = super._convertCompletionsMessageToBaseMessage(message, whole);
    if (message.refusal) converted.additional_kwargs.refusal = message.refusal;
    return converted;
  }
}

/** Models that think first take an effort and no temperature; their bound counts the thinking too. */
const settingsOf = ({ temperature, outputTokens, effort }: Tuning, model: string) =>
  /^(?:o\d|gpt-[5-9](?!-chat))/.test(model)
    ? { reasoning: { effort }, maxTokens: outputTokens + thinkingTokens[effort] }
    : { temperature, maxTokens: outputTokens };

const isRefusal = (status: number | undefined) => status === 400 || status === 422;

/** OpenAI and every server that speaks its API. */
export async function openaiChat(config: ModelConfig): Promise<Chat> {
  const fields = {
    model: config.name,
    // The library insists on a key; servers on the LAN often want none.
    apiKey: config.apiKey ?? 'none',
    maxRetries: 0,
    // Ours comes first and says so better.
    timeout: config.timeoutMs + 5_000,
    configuration: {
      baseURL: config.baseUrl ?? 'https://api.openai.com/v1',
      fetch: fetchUnredirected,
    },
  };
  const clients = new TunedClients((tuning) => {
    const tuned = { ...fields, ...(tuning ? settingsOf(tuning, config.name) : {}) };
    const completions = new UnparsedCompletions(tuned);
    return shippedModel(ChatOpenAI, 'openai', config, { ...tuned, completions });
  });
  let takesSchemas = true;
  let streams = true;

  return async (messages, { form, signal, onPiece }) => {
    const response_format = {
      type: 'json_schema' as const,
      json_schema: {
        name: form.name,
        strict: true,
        schema: answerSchema(form.schema, { withBounds: true }),
      },
    };
    const model = await clients.for(form.name);
    const answer = await listeners
      .run(streams ? onPiece : undefined, () =>
        model.invoke(toMessages(messages), {
          signal,
          ...(takesSchemas ? { response_format } : {}),
        }),
      )
      .catch((error: unknown) => {
        // Many compatible servers know no response schemas; the prompt describes the form too, so
        // it goes on without.
        const status = statusOf(error);
        if (
          takesSchemas &&
          isRefusal(status) &&
          /response_format|json_schema|structured output/i.test(textOf(error))
        ) {
          takesSchemas = false;
          throw new FormUnsupported('The server takes no response schemas', { cause: error });
        }
        if (
          onPiece &&
          streams &&
          isRefusal(status) &&
          /\bstream(?:ing|ed|s|_options)?\b/i.test(textOf(error))
        ) {
          streams = false;
          throw new FormUnsupported('The server does not stream', { cause: error });
        }
        return clients.refused(error);
      });
    const refusal = fieldOf(answer, 'refusal');
    const finish = fieldOf(answer, 'finish_reason') || fieldOf(answer, 'status');
    return {
      text: answer.text || refusal,
      finish:
        refusal || finish === 'content_filter'
          ? 'refusal'
          : finish === 'length' || finish === 'incomplete'
            ? 'length'
            : 'stop',
      ...usageOf(answer),
    };
  };
}
