import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AskedCall, type Dialect, dialects, type ScriptedReply } from './scripted-dialects.ts';
import { faultFor, type ScriptedFault, spoil } from './scripted-faults.ts';
import { anotherLanguage } from './scripted-phrases.ts';
import { readPrompt } from './scripted-prompt.ts';
import { scriptedReply } from './scripted-replies.ts';

export interface ScriptedModelOptions {
  /** Replies are a pure function of (seed, prompt). Default 1. */
  readonly seed?: number;
  /** Milliseconds before the `call`th answer (from 1) of a step. Default 0. */
  readonly latency?: (step: string, call: number) => number;
  readonly faults?: readonly ScriptedFault[];
  /** A reason to answer 400 to a request, by its body: a server that lacks a feature. */
  readonly refuses?: (body: unknown) => string | false;
  /** Appends {event: start|end, id, step, input, at} as JSON lines, fsynced before the answer leaves: survives kill -9 of the client. */
  readonly logFile?: string;
}

/** One request as it was seen. Times in milliseconds since the epoch. */
export interface ScriptedCall {
  readonly id: number;
  readonly step: string;
  readonly topic: string;
  /** The how-manieth call of its step, from 1. */
  readonly number: number;
  readonly dialect: Dialect['name'];
  readonly asked: AskedCall;
  readonly body: unknown;
  /** Hash of what was asked: equal for a call that is repeated. */
  readonly input: string;
  readonly fault?: ScriptedFault['kind'];
  readonly startedAt: number;
  /** Absent while it is under way; set too when the client has gone. */
  endedAt?: number;
  outcome?: 'answered' | 'failed' | 'gone';
}

export interface ScriptedModel {
  /** Root of the server: the base URL for Gemini, Anthropic and Ollama clients. */
  readonly url: string;
  /** Base URL for OpenAI clients. */
  readonly openaiUrl: string;
  readonly calls: readonly ScriptedCall[];
  count(step?: string): number;
  /** Calls that have started and not ended. */
  inFlight(): number;
  /** Replaces the faults; the numbering of calls goes on. */
  setFaults(faults: readonly ScriptedFault[]): void;
  /** Variables that make the product use this model. */
  environment(provider: Dialect['name']): {
    MODEL: string;
    MODEL_BASE_URL: string;
    MODEL_API_KEY: string;
  };
  close(): Promise<void>;
}

/**
 * A language model over real HTTP on loopback that speaks the OpenAI-compatible, Gemini, Anthropic and Ollama APIs. It recognises the
 * step by the prompt's first line ("Task: write_lesson") and answers from the passages in the prompt; a prompt without one gets prose.
 */
export async function startScriptedModel(
  options: ScriptedModelOptions = {},
): Promise<ScriptedModel> {
  const calls: ScriptedCall[] = [];
  let faults = options.faults ?? [];
  const closing = new AbortController();
  const log = options.logFile === undefined ? undefined : openSync(options.logFile, 'a');
  const note = (event: 'start' | 'end', call: ScriptedCall) => {
    if (log === undefined) return;
    writeSync(
      log,
      `${JSON.stringify({ event, id: call.id, step: call.step, input: call.input, at: Date.now() })}\n`,
    );
    fsyncSync(log);
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const dialect = dialects.find((candidate) => candidate.speaks(path));
    const body = await bodyOf(request);
    if (!dialect) return send(response, 404, { error: { message: `No such path: ${path}` } });

    const asked = dialect.read(path, body, request.headers);
    const prompt = readPrompt(asked.system, asked.user[0] ?? '');
    const earlier = calls.filter(({ step }) => step === prompt.step);
    const number = earlier.length + 1;
    const fault = faultFor(
      faults,
      prompt,
      number,
      earlier.filter(({ topic }) => topic === prompt.topic).length + 1,
    );
    const input = createHash('sha256')
      .update(JSON.stringify([asked.system, asked.user]))
      .digest('hex')
      .slice(0, 16);
    const call: ScriptedCall = {
      id: calls.length + 1,
      step: prompt.step,
      topic: prompt.topic,
      number,
      dialect: dialect.name,
      asked,
      body,
      input,
      fault: fault?.kind,
      startedAt: Date.now(),
    };
    calls.push(call);
    note('start', call);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const end = (outcome: ScriptedCall['outcome']) => {
      call.endedAt = Date.now();
      call.outcome = outcome;
      note('end', call);
    };

    try {
      const wait =
        (options.latency?.(prompt.step, number) ?? 0) + (fault?.kind === 'slow' ? fault.ms : 0);
      if (fault?.kind === 'hang')
        await sleep(2 ** 31 - 1, undefined, {
          signal: AbortSignal.any([closing.signal, gone.signal]),
          ref: false,
        });
      if (wait > 0)
        await sleep(wait, undefined, { signal: AbortSignal.any([closing.signal, gone.signal]) });
    } catch {
      end('gone');
      response.destroy();
      return;
    }
    if (fault?.kind === 'disconnect' || fault?.kind === 'error' || fault?.kind === 'rate_limited') {
      end('failed');
      return failOnTheWire(dialect, fault, response);
    }
    const refused = options.refuses?.(body);
    if (refused) {
      end('failed');
      return send(response, 400, dialect.error(400, refused));
    }
    const seed = options.seed ?? 1;
    const spoiled = spoil(fault, scriptedReply(seed, prompt), () =>
      scriptedReply(seed, prompt, anotherLanguage(prompt.language)),
    );
    const reply: ScriptedReply = {
      ...spoiled,
      usage: {
        input: tokens(asked.system) + tokens(asked.user.join('\n')),
        output: tokens(spoiled.text),
      },
    };
    end('answered');
    if (!asked.stream) return send(response, 200, dialect.whole(asked, reply));
    response.writeHead(200, { 'content-type': dialect.streamType });
    for (const piece of dialect.stream(asked, reply)) response.write(piece);
    response.end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, 400, { error: { message: String(error) } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The scripted model has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    openaiUrl: `${url}/v1`,
    calls,
    count: (step) =>
      step === undefined ? calls.length : calls.filter((call) => call.step === step).length,
    inFlight: () => calls.filter(({ endedAt }) => endedAt === undefined).length,
    setFaults: (next) => {
      faults = next;
    },
    environment: (provider) => ({
      MODEL: `${provider}:scripted-1`,
      MODEL_BASE_URL: provider === 'openai' ? `${url}/v1` : url,
      MODEL_API_KEY: 'scripted-key',
    }),
    close: async () => {
      closing.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (log !== undefined) closeSync(log);
    },
  };
}

const tokens = (text: string): number => Math.ceil(text.length / 4);

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  return text ? JSON.parse(text) : undefined;
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
}

function failOnTheWire(dialect: Dialect, fault: ScriptedFault, response: ServerResponse): void {
  if (fault.kind === 'rate_limited') {
    const seconds = fault.retryAfterSeconds;
    return send(
      response,
      429,
      dialect.error(429, 'Rate limit reached for requests'),
      seconds === undefined ? {} : { 'retry-after': String(seconds) },
    );
  }
  if (fault.kind === 'error')
    return send(
      response,
      fault.status ?? 500,
      dialect.error(fault.status ?? 500, 'upstream secret detail'),
    );
  response.destroy();
}
