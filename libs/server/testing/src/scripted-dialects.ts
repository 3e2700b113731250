/** What a client asked for, whichever API it speaks. */
export interface AskedCall {
  readonly model: string;
  readonly system: string;
  /** User messages in order; the first holds the data, later ones ask for a repair. */
  readonly user: readonly string[];
  readonly stream: boolean;
  /** Name of the tool the client insists on. */
  readonly tool?: string;
  readonly key?: string;
}

/** What the scripted model says to it. */
export interface ScriptedReply {
  readonly text: string;
  readonly finish: 'stop' | 'length' | 'refusal';
  readonly usage: { readonly input: number; readonly output: number };
}

/** One provider's way of writing calls, answers, streams and errors. */
export interface Dialect {
  readonly name: 'openai' | 'google' | 'anthropic' | 'ollama';
  speaks(path: string): boolean;
  read(
    path: string,
    body: unknown,
    headers: Record<string, string | string[] | undefined>,
  ): AskedCall;
  whole(call: AskedCall, reply: ScriptedReply): unknown;
  readonly streamType: string;
  stream(call: AskedCall, reply: ScriptedReply): string[];
  error(status: number, message: string): unknown;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const object = (value: unknown): Json => (isObject(value) ? value : {});
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const string = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Text of a message content that is a string or a list of parts with a `text`. */
const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : list(content)
        .map((part) => string(part.text))
        .join('');

const bearer = (headers: Record<string, string | string[] | undefined>) =>
  string(headers.authorization).replace(/^Bearer\s+/i, '');
const sse = (data: unknown, event?: string) =>
  `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** Streamed replies come in pieces that cut words, as real ones do. */
const pieces = (text: string): string[] => text.match(/[^]{1,120}/g) ?? [''];

function chatMessages(body: Json): Pick<AskedCall, 'system' | 'user'> {
  const messages = list(body.messages);
  const of = (...roles: string[]) =>
    messages
      .filter((message) => roles.includes(string(message.role)))
      .map((message) => textOf(message.content));
  return { system: of('system', 'developer').join('\n'), user: of('user') };
}

const openai: Dialect = {
  name: 'openai',
  speaks: (path) => path.endsWith('/chat/completions'),
  read: (_path, body, headers) => {
    const request = object(body);
    return {
      model: string(request.model),
      ...chatMessages(request),
      stream: request.stream === true,
      tool: string(object(object(request.tool_choice).function).name) || undefined,
      key: bearer(headers),
    };
  },
  whole: (call, { text, finish, usage }) => ({
    id: 'chatcmpl-scripted',
    object: 'chat.completion',
    created: 0,
    model: call.model,
    choices: [
      {
        index: 0,
        message: openaiMessage(call, text, finish),
        finish_reason:
          finish === 'length' ? 'length' : call.tool && finish === 'stop' ? 'tool_calls' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  }),
  streamType: 'text/event-stream',
  stream: (call, { text, finish, usage }) => {
    const chunk = (fields: Json) =>
      sse({
        id: 'chatcmpl-scripted',
        object: 'chat.completion.chunk',
        created: 0,
        model: call.model,
        ...fields,
      });
    const deltas =
      finish === 'refusal' ? [{ refusal: text }] : pieces(text).map((content) => ({ content }));
    return [
      chunk({
        choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }],
      }),
      ...deltas.map((delta) => chunk({ choices: [{ index: 0, delta, finish_reason: null }] })),
      chunk({
        choices: [{ index: 0, delta: {}, finish_reason: finish === 'length' ? 'length' : 'stop' }],
      }),
      chunk({
        choices: [],
        usage: {
          prompt_tokens: usage.input,
          completion_tokens: usage.output,
          total_tokens: usage.input + usage.output,
        },
      }),
      sse('[DONE]'),
    ];
  },
  error: (status, message) => ({
    error: {
      message,
      type: status === 429 ? 'rate_limit_exceeded' : 'server_error',
      code: null,
      param: null,
    },
  }),
};

function openaiMessage(call: AskedCall, text: string, finish: ScriptedReply['finish']): Json {
  if (finish === 'refusal') return { role: 'assistant', content: null, refusal: text };
  if (call.tool)
    return {
      role: 'assistant',
      content: null,
      refusal: null,
      tool_calls: [
        { id: 'call_1', type: 'function', function: { name: call.tool, arguments: text } },
      ],
    };
  return { role: 'assistant', content: text, refusal: null };
}

const geminiCandidate = (text: string, finishReason?: string) => ({
  content: { role: 'model', parts: text ? [{ text }] : [] },
  index: 0,
  ...(finishReason ? { finishReason } : {}),
});
const geminiUsage = ({ input, output }: ScriptedReply['usage']) => ({
  promptTokenCount: input,
  candidatesTokenCount: output,
  totalTokenCount: input + output,
});
const google: Dialect = {
  name: 'google',
  speaks: (path) => /\/models\/[^/]+:(?:stream)?generateContent$/i.test(path),
  read: (path, body, headers) => {
    const request = object(body);
    const contents = list(request.contents);
    const system = request.systemInstruction ?? request.system_instruction;
    return {
      model: decodeURIComponent(/\/models\/([^/]+):/.exec(path)?.[1] ?? ''),
      system: typeof system === 'string' ? system : textOf(object(system).parts),
      user: contents
        .filter((content) => content.role !== 'model')
        .map((content) => textOf(content.parts)),
      stream: /:streamGenerateContent$/i.test(path),
      key: string(headers['x-goog-api-key']),
    };
  },
  whole: (_call, { text, finish, usage }) => ({
    candidates:
      finish === 'refusal'
        ? []
        : [geminiCandidate(text, finish === 'length' ? 'MAX_TOKENS' : 'STOP')],
    ...(finish === 'refusal' ? { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } : {}),
    usageMetadata: geminiUsage(usage),
  }),
  streamType: 'text/event-stream',
  stream: (_call, { text, finish, usage }) => [
    ...pieces(text).map((piece) => sse({ candidates: [geminiCandidate(piece)] })),
    sse({
      candidates: [
        geminiCandidate(
          '',
          finish === 'length' ? 'MAX_TOKENS' : finish === 'refusal' ? 'SAFETY' : 'STOP',
        ),
      ],
      usageMetadata: geminiUsage(usage),
    }),
  ],
  error: (status, message) => ({
    error: {
      code: status,
      message,
      status:
        status === 429
          ? 'RESOURCE_EXHAUSTED'
          : status === 401 || status === 403
            ? 'PERMISSION_DENIED'
            : 'INTERNAL',
      ...(status === 429
        ? { details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '1s' }] }
        : {}),
    },
  }),
};

function parsedObject(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function anthropicContent(
  call: AskedCall,
  { text }: ScriptedReply,
): { block: Json; tool: boolean } {
  const args = call.tool ? parsedObject(text) : undefined;
  return args
    ? { block: { type: 'tool_use', id: 'toolu_1', name: call.tool, input: args }, tool: true }
    : { block: { type: 'text', text }, tool: false };
}
const anthropicStop = (finish: ScriptedReply['finish'], tool: boolean) =>
  finish === 'length'
    ? 'max_tokens'
    : finish === 'refusal'
      ? 'refusal'
      : tool
        ? 'tool_use'
        : 'end_turn';
const anthropic: Dialect = {
  name: 'anthropic',
  speaks: (path) => path.endsWith('/v1/messages'),
  read: (_path, body, headers) => {
    const request = object(body);
    return {
      model: string(request.model),
      system: textOf(request.system),
      user: chatMessages(request).user,
      stream: request.stream === true,
      tool: string(object(request.tool_choice).name) || undefined,
      key: string(headers['x-api-key']),
    };
  },
  whole: (call, reply) => {
    const { block, tool } = anthropicContent(call, reply);
    return {
      id: 'msg_scripted',
      type: 'message',
      role: 'assistant',
      model: call.model,
      content: reply.text ? [block] : [],
      stop_reason: anthropicStop(reply.finish, tool),
      stop_sequence: null,
      usage: { input_tokens: reply.usage.input, output_tokens: reply.usage.output },
    };
  },
  streamType: 'text/event-stream',
  stream: (call, { text, finish, usage }) => [
    sse(
      {
        type: 'message_start',
        message: {
          id: 'msg_scripted',
          type: 'message',
          role: 'assistant',
          model: call.model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: usage.input, output_tokens: 0 },
        },
      },
      'message_start',
    ),
    sse(
      {
        type: 'content_block_start',
        index: 0,
        content_block: call.tool
          ? { type: 'tool_use', id: 'toolu_1', name: call.tool, input: {} }
          : { type: 'text', text: '' },
      },
      'content_block_start',
    ),
    ...pieces(text).map((piece) =>
      sse(
        {
          type: 'content_block_delta',
          index: 0,
          delta: call.tool
            ? { type: 'input_json_delta', partial_json: piece }
            : { type: 'text_delta', text: piece },
        },
        'content_block_delta',
      ),
    ),
    sse({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
    sse(
      {
        type: 'message_delta',
        delta: { stop_reason: anthropicStop(finish, call.tool !== undefined), stop_sequence: null },
        usage: { output_tokens: usage.output },
      },
      'message_delta',
    ),
    sse({ type: 'message_stop' }, 'message_stop'),
  ],
  error: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message },
  }),
};

const ollama: Dialect = {
  name: 'ollama',
  speaks: (path) => path.endsWith('/api/chat'),
  read: (_path, body, headers) => {
    const request = object(body);
    return {
      model: string(request.model),
      ...chatMessages(request),
      stream: request.stream !== false,
      key: bearer(headers),
    };
  },
  whole: (call, reply) => ollamaEnd(call, reply, reply.text),
  streamType: 'application/x-ndjson',
  stream: (call, reply) => [
    ...pieces(reply.text).map(
      (content) =>
        `${JSON.stringify({ model: call.model, created_at: '2025-01-01T00:00:00Z', message: { role: 'assistant', content }, done: false })}\n`,
    ),
    `${JSON.stringify(ollamaEnd(call, reply, ''))}\n`,
  ],
  error: (_status, message) => ({ error: message }),
};
function ollamaEnd(call: AskedCall, { finish, usage }: ScriptedReply, content: string): Json {
  return {
    model: call.model,
    created_at: '2025-01-01T00:00:00Z',
    message: { role: 'assistant', content },
    done: true,
    done_reason: finish === 'length' ? 'length' : 'stop',
    total_duration: 1,
    load_duration: 1,
    prompt_eval_count: usage.input,
    prompt_eval_duration: 1,
    eval_count: usage.output,
    eval_duration: 1,
  };
}

export const dialects: readonly Dialect[] = [openai, google, anthropic, ollama];
