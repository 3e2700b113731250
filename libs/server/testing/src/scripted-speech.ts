import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { jsonOf, listenOnLoopback } from './loopback-server.ts';

/** What a speech server was asked. */
export interface SpeechAsked {
  readonly path: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly input: string;
  readonly voice: string;
  readonly response_format: string;
  readonly speed?: number;
}

/** What a scripted speech server does with one request, instead of speaking. */
export interface SpeechFault {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** Cuts the connection. */
  readonly cuts?: boolean;
  /** Milliseconds before it speaks. */
  readonly delayMs?: number;
}

export interface ScriptedSpeech {
  readonly url: string;
  readonly asked: readonly SpeechAsked[];
  /** Called for each request, the first with 1. */
  fault: (asked: SpeechAsked, nth: number) => SpeechFault | undefined;
  close(): Promise<void>;
}

/** Seconds of the silence around a text. */
const around = 0.2;

interface Voice {
  readonly sampleRate?: number;
  /** Seconds of speech for a character. */
  readonly perCharacter?: number;
}

/**
 * A server that speaks the protocol of OpenAI's `/v1/audio/speech`, over real HTTP on loopback:
 * a tone as long as the text, in WAV whose length is unknown, as servers stream it.
 */
export async function startScriptedSpeech({
  sampleRate = 24_000,
  perCharacter = 0.06,
}: Voice = {}): Promise<ScriptedSpeech> {
  const asked: SpeechAsked[] = [];
  const scripted = { fault: (() => undefined) as ScriptedSpeech['fault'] };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await jsonOf(request)) as Omit<SpeechAsked, 'path' | 'key'>;
    const key = request.headers.authorization?.replace(/^Bearer /, '');
    const one = { ...body, path: request.url ?? '', key };
    asked.push(one);
    const fault = scripted.fault(one, asked.length);
    if (fault?.delayMs) await sleep(fault.delayMs);
    if (fault?.cuts) return void response.destroy();
    if (fault?.status !== undefined || fault?.body !== undefined)
      return void response.writeHead(fault.status ?? 200, fault.headers).end(fault.body ?? '');
    response.writeHead(200, { 'content-type': 'audio/wav' });
    response.end(toneOf([...body.input].length * perCharacter, sampleRate));
  }

  const { url, close } = await listenOnLoopback(answer);
  return Object.assign(scripted, { url, asked, close });
}

/** A tone between two silences, as WAV. */
export function toneOf(seconds: number, sampleRate: number): Buffer {
  const [edge, count] = [around * sampleRate, Math.round(seconds * sampleRate)].map(Math.round);
  const pcm = new Int16Array(count! + 2 * edge!);
  for (let at = 0; at < count!; at += 1)
    pcm[edge! + at] = Math.round(9_000 * Math.sin((at / sampleRate) * 2 * Math.PI * 220));
  const head = Buffer.alloc(44);
  head.write('RIFF\xff\xff\xff\xffWAVEfmt ', 0, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data\xff\xff\xff\xff', 36, 'latin1');
  return Buffer.concat([head, Buffer.from(pcm.buffer)]);
}
