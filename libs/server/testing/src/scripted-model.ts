import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { jsonOf, listenOnLoopback } from './loopback-server.ts';
import { type AskedCall, type Dialect, dialects, type ScriptedReply } from './scripted-dialects.ts';
import { faultFor, type ScriptedFault, spoil } from './scripted-faults.ts';
import { anotherLanguage } from './scripted-phrases.ts';
import { writeStream } from './scripted-stream.ts';
import { type ReadPrompt, readPrompt } from './scripted-prompt.ts';
import { scriptedReply } from './scripted-replies.ts';

export interface ScriptedModelOptions {
  /** Replies are a pure function of (seed, prompt). Default 1. */
  readonly seed?: number;
  /** Milliseconds before the `call`th answer (from 1) of a step. Default 0. */
  readonly latency?: (step: string, call: number) => number;
  readonly faults?: readonly ScriptedFault[];
  /** Milliseconds between the pieces of an answer that streams. Default 0. */
  readonly pace?: (step: string) => number;
  /** Told of each piece of an answer that streams, as it is written. */
  readonly onPiece?: (piece: string, step: string) => void;
  /** The text of the answer in place of the usual one. */
  readonly says?: (asked: AskedCall, step: string) => string | undefined;
  /** A reason to answer 400 to a request, by its body: a server that lacks a feature. */
  readonly refuses?: (body: unknown) => string | false;
  /**
   * Appends {event: start|end, id, step, input, at} as JSON lines, fsynced before the answer
   * leaves: survives kill -9 of the client.
   */
  readonly logFile?: string;
}

/** One request as it was seen. Times in milliseconds since the epoch. */
export interface ScriptedCall {
  readonly id: number;
  readonly step: string;
  readonly topic: string;
  /** Which call of its step it is, from 1. */
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

/** The calls that a scripted model has had, and the file in which they are noted. */
class CallRecord {
  readonly calls: ScriptedCall[] = [];
  private readonly file: number | undefined;

  constructor(logFile: string | undefined) {
    this.file = logFile === undefined ? undefined : openSync(logFile, 'a');
  }

  start(fields: Omit<ScriptedCall, 'id' | 'startedAt'>): ScriptedCall {
    const call = { id: this.calls.length + 1, startedAt: Date.now(), ...fields };
    this.calls.push(call);
    this.note('start', call);
    return call;
  }

  end(call: ScriptedCall, outcome: ScriptedCall['outcome']): void {
    call.endedAt = Date.now();
    call.outcome = outcome;
    this.note('end', call);
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
  }

  private note(event: 'start' | 'end', { id, step, input }: ScriptedCall): void {
    if (this.file === undefined) return;
    writeSync(this.file, `${JSON.stringify({ event, id, step, input, at: Date.now() })}\n`);
    fsyncSync(this.file);
  }
}

/** Answers requests in the way the options and the faults say. */
class ScriptedAnswers {
  faults: readonly ScriptedFault[];
  private readonly closing = new AbortController();
  private readonly options: ScriptedModelOptions;
  private readonly record: CallRecord;

  constructor(options: ScriptedModelOptions, record: CallRecord) {
    this.options = options;
    this.record = record;
    this.faults = options.faults ?? [];
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const dialect = dialects.find((candidate) => candidate.speaks(path));
    const body = await jsonOf(request);
    if (!dialect) return send(response, 404, { error: { message: `No such path: ${path}` } });

    const asked = dialect.read(path, body, request.headers);
    const prompt = readPrompt(asked.system, asked.user[0] ?? '');
    const { call, fault } = this.startCall(dialect, asked, prompt, body);
    if (!(await this.waitBefore(call, fault, response))) {
      this.record.end(call, 'gone');
      response.destroy();
      return;
    }
    if (fault?.kind === 'disconnect' || fault?.kind === 'error' || fault?.kind === 'rate_limited') {
      this.record.end(call, 'failed');
      return failOnTheWire(dialect, fault, response);
    }
    const refused = this.options.refuses?.(body);
    if (refused) {
      this.record.end(call, 'failed');
      return send(response, 400, dialect.error(400, refused));
    }
    const reply = this.replyTo(asked, prompt, fault);
    if (!asked.stream || fault?.kind === 'unstreamed') {
      this.record.end(call, 'answered');
      return send(response, 200, dialect.whole(asked, reply));
    }
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    response.writeHead(200, { 'content-type': dialect.streamType });
    const isWhole = await writeStream(response, dialect.stream(asked, reply), {
      fault,
      pace: this.options.pace?.(call.step) ?? 0,
      onPiece: (piece) => this.options.onPiece?.(piece, call.step),
      signal: AbortSignal.any([this.closing.signal, gone.signal]),
    });
    this.record.end(call, isWhole ? 'answered' : fault?.kind === 'cut_stream' ? 'failed' : 'gone');
  }

  /** Lets go of the clients that hang. */
  stop(): void {
    this.closing.abort();
  }

  private startCall(dialect: Dialect, asked: AskedCall, prompt: ReadPrompt, body: unknown) {
    const { step, topic } = prompt;
    const earlier = this.record.calls.filter((call) => call.step === step);
    const number = earlier.length + 1;
    const ofTopic = earlier.filter((call) => call.topic === topic).length + 1;
    const fault = faultFor(this.faults, prompt, number, ofTopic);
    const input = createHash('sha256')
      .update(JSON.stringify([asked.system, asked.user]))
      .digest('hex')
      .slice(0, 16);
    const fields = { step, topic, number, dialect: dialect.name, asked, body, input };
    return { fault, call: this.record.start({ ...fields, fault: fault?.kind }) };
  }

  /** False when the client has gone, or the model is closed, before the time is up. */
  private async waitBefore(
    { step, number }: ScriptedCall,
    fault: ScriptedFault | undefined,
    response: ServerResponse,
  ): Promise<boolean> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const signal = AbortSignal.any([this.closing.signal, gone.signal]);
    const slow = fault?.kind === 'slow' ? fault.ms : 0;
    const wait = (this.options.latency?.(step, number) ?? 0) + slow;
    try {
      if (fault?.kind === 'hang') await sleep(2 ** 31 - 1, undefined, { signal, ref: false });
      if (wait > 0) await sleep(wait, undefined, { signal });
      return true;
    } catch {
      return false;
    }
  }

  private replyTo(
    asked: AskedCall,
    prompt: ReadPrompt,
    fault: ScriptedFault | undefined,
  ): ScriptedReply {
    const seed = this.options.seed ?? 1;
    const spoiled = spoil(
      fault,
      this.options.says?.(asked, prompt.step) ?? scriptedReply(seed, prompt),
      () => scriptedReply(seed, prompt, anotherLanguage(prompt.language)),
      { system: asked.system, user: asked.user[0] ?? '', topic: prompt.topic },
    );
    const input = tokens(asked.system) + tokens(asked.user.join('\n'));
    return { ...spoiled, usage: { input, output: tokens(spoiled.text) } };
  }
}

/**
 * A language model over real HTTP on loopback that speaks the OpenAI-compatible, Gemini, Anthropic
 * and Ollama APIs. It recognises the step by the prompt's first line ("Task: write_lesson") and
 * answers from the passages in the prompt; a prompt without one gets prose.
 */
export async function startScriptedModel(
  options: ScriptedModelOptions = {},
): Promise<ScriptedModel> {
  const record = new CallRecord(options.logFile);
  const { calls } = record;
  const answers = new ScriptedAnswers(options, record);
  const server = await listenOnLoopback((request, response) =>
    answers.answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, 400, { error: { message: String(error) } });
    }),
  );
  const { url } = server;
  return {
    url,
    openaiUrl: `${url}/v1`,
    calls,
    count: (step) =>
      step === undefined ? calls.length : calls.filter((call) => call.step === step).length,
    inFlight: () => calls.filter(({ endedAt }) => endedAt === undefined).length,
    setFaults: (next) => {
      answers.faults = next;
    },
    environment: (provider) => ({
      MODEL: `${provider}:scripted-1`,
      MODEL_BASE_URL: provider === 'openai' ? `${url}/v1` : url,
      MODEL_API_KEY: 'scripted-key',
    }),
    close: async () => {
      answers.stop();
      await server.close();
      record.close();
    },
  };
}

const tokens = (text: string): number => Math.ceil(text.length / 4);

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
