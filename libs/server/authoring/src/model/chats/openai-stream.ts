import type { OpenAIClient } from '@langchain/openai';
import { isObject } from '../answer-schema.ts';
import type { OnPiece } from '../chat.ts';
import { readJson } from '../read-json.ts';

type Completions = OpenAIClient['chat']['completions'];
type Whole = OpenAIClient.Chat.ChatCompletionCreateParamsNonStreaming;
type Completion = OpenAIClient.Chat.ChatCompletion;
/** Servers leave out what has nothing to say. */
type Chunk = Partial<OpenAIClient.Chat.ChatCompletionChunk>;
type Choice = Partial<OpenAIClient.Chat.ChatCompletionChunk.Choice>;

const isCompletion = (value: unknown): value is Completion =>
  isObject(value) && Array.isArray(value.choices);

/** Characters after which an answer is given up: a model that does not stop. */
const mostCharacters = 1_000_000;

/**
 * Asks for an answer in pieces and puts them together, so that what comes of it is what a request
 * for the whole would have brought. A server that answers with the whole all the same is taken at
 * its word. Throws where the answer breaks off, as a connection that is cut does.
 */
export async function streamedCompletion(
  completions: Completions,
  request: Whole,
  options: OpenAIClient.RequestOptions,
  onPiece: OnPiece,
): Promise<Completion> {
  const { data: chunks, response } = await completions
    .create({ ...request, stream: true, stream_options: { include_usage: true } }, options)
    .withResponse();
  if (/\bjson\b/i.test(response.headers.get('content-type') ?? '')) {
    // One whole completion, of which the library has read nothing yet.
    const whole: unknown = await response.json();
    if (!isCompletion(whole)) throw new Error('The answer is no completion');
    return whole;
  }

  let text = '';
  let refusal = '';
  let finish: Choice['finish_reason'];
  let usage: Completion['usage'];
  for await (const { choices, usage: reported } of chunks as AsyncIterable<Chunk>) {
    usage = reported ?? usage;
    // The chunk of the token counts has no choice.
    const choice: Choice = choices?.[0] ?? {};
    finish = choice.finish_reason ?? finish;
    refusal += choice.delta?.refusal ?? '';
    const piece = choice.delta?.content ?? '';
    if (piece === '') continue;
    text += piece;
    if (text.length > mostCharacters) throw new Error('The answer does not end');
    onPiece(piece);
  }
  // Servers that name no reason for the end are believed where nothing is missing.
  if (!finish && refusal === '' && readJson(text) === undefined)
    throw new Error('The answer broke off');
  return {
    id: '',
    created: 0,
    model: request.model,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        finish_reason: finish ?? 'stop',
        logprobs: null,
        message: { role: 'assistant', content: text, refusal: refusal || null },
      },
    ],
    ...(usage ? { usage } : {}),
  };
}
