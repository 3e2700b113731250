import { AsyncLocalStorage } from 'node:async_hooks';
import { ChatOllama } from '@langchain/ollama';
import type { ModelConfig } from '@coursewright/platform';
import { answerSchema } from '../answer-schema.ts';
import type { Chat, ChatReply } from '../chat.ts';
import { contextOf } from '../room.ts';
import { shippedModel } from './chat-model.ts';
import { fieldOf, toMessages, usageOf } from './messages.ts';
import { listening, unbroken } from './pieces.ts';
import { TunedClients } from './tuned-clients.ts';

/** Ollama, on this machine or the LAN. */
export async function ollamaChat(config: ModelConfig): Promise<Chat> {
  // The client looks at the signal only between pieces of the answer, so a stopped call would keep
  // the machine busy until the first one.
  const signals = new AsyncLocalStorage<AbortSignal>();
  const clients = new TunedClients((tuning) =>
    shippedModel(ChatOllama, 'ollama', config, {
      ...(tuning ? { temperature: tuning.temperature, numPredict: tuning.outputTokens } : {}),
      baseUrl: config.baseUrl ?? 'http://127.0.0.1:11434',
      numCtx: contextOf(config),
      ...(config.apiKey
        ? { headers: new Headers({ authorization: `Bearer ${config.apiKey}` }) }
        : {}),
      fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
        const stopped = [signals.getStore(), init?.signal].filter(
          (signal) => signal instanceof AbortSignal,
        );
        return fetch(input, { ...init, signal: AbortSignal.any(stopped) });
      },
    }),
  );
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
