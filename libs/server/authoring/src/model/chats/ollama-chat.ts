import { AsyncLocalStorage } from 'node:async_hooks';
import { ChatOllama } from '@langchain/ollama';
import type { ModelConfig } from '@coursewright/platform';
import { answerSchema } from '../answer-schema.ts';
import type { Chat, ChatReply } from '../chat.ts';
import { contextOf } from '../room.ts';
import { shippedModel } from './chat-model.ts';
import { fetchUnredirected } from './unredirected.ts';
import { fieldOf, toMessages, usageOf } from './messages.ts';
import { listening, unbroken } from './pieces.ts';
import { TunedClients } from './tuned-clients.ts';
import { type Tuning, thinkingTokens } from '../tuning.ts';

/**
 * How long a model may think: gpt-oss takes the effort as it is; others think or do not, and what
 * wants little effort is asked for without. Undefined: as the model does by itself.
 */
function thoughtOf({ effort }: Tuning, model: string): Tuning['effort'] | false | undefined {
  if (/(?:^|\/)gpt-oss/.test(model)) return effort;
  return effort === 'low' && thinksOrNot.test(model) ? false : undefined;
}

/** Models that can be told not to think; those that think in any case say so in their name. */
const thinksOrNot = /(?:^|\/)(?:qwen3(?!.*thinking)|deepseek-(?:r1|v3\.1))/;
const thinks = /(?:^|\/)(?:gpt-oss|qwen3|deepseek-(?:r1|v3\.1))/;

/** What a model thinks counts towards its bound. */
const boundOf = (tuning: Tuning, model: string): number =>
  thinks.test(model) && thoughtOf(tuning, model) !== false
    ? tuning.outputTokens + thinkingTokens[tuning.effort]
    : tuning.outputTokens;

/**
 * The request with what the model may think. The client would hand out its thoughts as its answer
 * if it knew.
 */
const withThought = (init: RequestInit, thought: Tuning['effort'] | false): RequestInit =>
  typeof init.body === 'string' && /^\{.*"messages":/s.test(init.body)
    ? { ...init, body: JSON.stringify({ ...JSON.parse(init.body), think: thought }) }
    : init;

/** Ollama, on this machine or the LAN. */
export async function ollamaChat(config: ModelConfig): Promise<Chat> {
  // The client looks at the signal only between pieces of the answer, so a stopped call would keep
  // the machine busy until the first one.
  const signals = new AsyncLocalStorage<AbortSignal>();
  const clients = new TunedClients((tuning) => {
    const thought = tuning && thoughtOf(tuning, config.name);
    return shippedModel(ChatOllama, 'ollama', config, {
      ...(tuning
        ? { temperature: tuning.temperature, numPredict: boundOf(tuning, config.name) }
        : {}),
      baseUrl: config.baseUrl ?? 'http://127.0.0.1:11434',
      numCtx: contextOf(config),
      ...(config.apiKey
        ? { headers: new Headers({ authorization: `Bearer ${config.apiKey}` }) }
        : {}),
      fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
        const stopped = [signals.getStore(), init?.signal].filter(
          (signal) => signal instanceof AbortSignal,
        );
        const request = { ...init, signal: AbortSignal.any(stopped) };
        return fetchUnredirected(
          input,
          thought === undefined ? request : withThought(request, thought),
        );
      },
    });
  });
  return async (messages, { form, signal, onPiece }) => {
    const { pieces, callbacks } = listening(onPiece);
    const model = await clients.for(form.name);
    const answer = await signals
      .run(signal, () =>
        model.invoke(toMessages(messages), {
          signal,
          ...callbacks,
          format: answerSchema(form.schema, { withBounds: true }),
        }),
      )
      .catch(clients.refused);
    const reason = fieldOf(answer, 'done_reason');
    const reply: ChatReply = {
      text: answer.text,
      finish: reason === 'length' ? 'length' : 'stop',
      ...usageOf(answer),
    };
    return unbroken(reply, pieces, reason);
  };
}
