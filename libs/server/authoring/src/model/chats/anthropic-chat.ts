import { ChatAnthropic } from '@langchain/anthropic';
import type { ModelConfig } from '@coursewright/platform';
import { answerSchema } from '../answer-schema.ts';
import type { Chat, ChatReply } from '../chat.ts';
import { shippedModel } from './chat-model.ts';
import { fetchUnredirected } from './unredirected.ts';
import { fieldOf, toMessages, usageOf } from './messages.ts';
import { listening, unbroken } from './pieces.ts';
import { TunedClients } from './tuned-clients.ts';
import { type Tuning, thinkingTokens } from '../tuning.ts';

/** From 4.6 on a model takes an effort, and its bound counts what it thinks. */
const takesEffort =
  /^claude-(?:(?:opus|sonnet)-4-[6-9](?!\d)|mythos-preview|[a-z]+-(?:[5-9]|[1-9]\d)(?!\d))/;
/** Later ones choose their temperature themselves; the library refuses to send one. */
const takesTemperature = /^claude-(?:opus|sonnet)-4-6(?!\d)/;

const settingsOf = ({ temperature, outputTokens, effort }: Tuning, model: string) =>
  takesEffort.test(model)
    ? {
        outputConfig: { effort },
        maxTokens: outputTokens + thinkingTokens[effort],
        ...(takesTemperature.test(model) ? { temperature } : {}),
      }
    : { temperature, maxTokens: outputTokens };

/** Anthropic: the form is a tool that the model must call, which all its models understand. */
export async function anthropicChat(config: ModelConfig): Promise<Chat> {
  const clients = new TunedClients((tuning) =>
    shippedModel(ChatAnthropic, 'anthropic', config, {
      apiKey: config.apiKey ?? '',
      anthropicApiUrl: config.baseUrl ?? 'https://api.anthropic.com',
      // Our own limit comes first and says so better.
      clientOptions: { timeout: config.timeoutMs + 5_000, fetch: fetchUnredirected },
      ...(tuning ? settingsOf(tuning, config.name) : {}),
    }),
  );
  return async (messages, { form, signal, onPiece }) => {
    const { pieces, callbacks } = listening(onPiece);
    const model = await clients.for(form.name);
    const answer = await model
      .invoke(toMessages(messages), {
        signal,
        ...callbacks,
        tools: [
          {
            name: form.name,
            description: 'Hands over the answer.',
            input_schema: { ...answerSchema(form.schema, { withBounds: true }), type: 'object' },
          },
        ],
        tool_choice: { type: 'tool', name: form.name },
      })
      .catch(clients.refused);
    const finish = fieldOf(answer, 'stop_reason');
    const [call] = answer.tool_calls ?? [];
    const reply: ChatReply = {
      // Pieces of arguments that end too early would be completed by guessing.
      text: pieces?.text || (call ? JSON.stringify(call.args) : answer.text),
      finish: finish === 'refusal' ? 'refusal' : finish === 'max_tokens' ? 'length' : 'stop',
      ...usageOf(answer),
    };
    return unbroken(reply, pieces, finish);
  };
}
