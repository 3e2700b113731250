import { createHash } from 'node:crypto';
import { AppError } from '@coursewright/contract';
import { CircuitBreaker, WorkerPool } from '@coursewright/platform';
import { baseLanguage } from '@coursewright/text';
import { splitPackets } from '../opus/joined-packets.ts';
import { OggOpusWriter, packetSeconds, voiceStream } from '../opus/ogg-opus.ts';
import {
  type Choices,
  type Line,
  pauseAfter,
  speedOf,
  Speech,
  type SpeechPart,
  type SpeechRequest,
  type SpokenChunk,
} from '../speech.ts';
import { askSpeechServer, type SpeechServer } from './ask-speech-server.ts';
import type { Encoded, ToEncode } from './encode-worker.ts';

/** Lines of one lesson that are asked for at the same time. */
const width = 3;
/** A short outage is waited for; in a longer one, a lesson costs the server one request. */
const outage = { failures: 5, firstMs: 1_000, longestMs: 3_000, patienceMs: 10_000 };

/**
 * A server that speaks, asked line by line: so it is known to the word when each is heard, and what
 * was paid for is kept piece by piece.
 */
export class ServerSpeech extends Speech {
  readonly name: string;
  readonly isBuiltin = false;
  readonly version: string;
  private readonly breaker = new CircuitBreaker(outage);
  // The worker is beside this file under the same ending: .ts in the source, .js in the build.
  private readonly encoders = new WorkerPool<ToEncode, Encoded>(
    new URL(`./encode-worker${import.meta.url.slice(-3)}`, import.meta.url),
    {
      size: 1,
      waiting: 64,
      idleMs: 30_000,
      timeoutMs: 30_000,
      heapMb: 128,
      bufferBytes: 256 * 1024 * 1024,
    },
  );

  constructor(private readonly server: SpeechServer) {
    super();
    this.name = server.model;
    this.version = `server ${server.model}/1`;
  }

  choicesFor(language: string): Choices | undefined {
    const base = baseLanguage(language);
    const { voices } = this.server;
    const own = voices.filter((voice) => voice.language && baseLanguage(voice.language) === base);
    const offered = own.length > 0 ? own : voices.filter((voice) => !voice.language);
    if (offered.length === 0) return undefined;
    return {
      languages: [language],
      voices: offered.map(({ name }) => name),
      styles: ['standard', 'calm'],
    };
  }

  /** What a server cannot say is known when it is asked. */
  refusalOf(): undefined {
    return undefined;
  }

  async *speak(request: SpeechRequest, signal: AbortSignal): AsyncGenerator<SpeechPart> {
    signal.throwIfAborted();
    const ends = new AbortController();
    const chunkOf = await this.chunksOf(request, AbortSignal.any([signal, ends.signal]));
    const ahead: Promise<SpokenChunk>[] = [];
    const file = new OggOpusWriter(voiceStream);
    let startsAt = 0;
    yield { kind: 'audio', bytes: file.head() };
    try {
      for (const index of request.lines.keys()) {
        while (ahead.length < width && index + ahead.length < request.lines.length) {
          const chunk = chunkOf(request.lines[index + ahead.length]!);
          // Awaited in its turn; a line before it may fail first.
          chunk.catch(() => undefined);
          ahead.push(chunk);
        }
        const { audio, spokenSeconds } = await ahead.shift()!;
        const packets = splitPackets(audio);
        yield { kind: 'audio', bytes: file.add(packets) };
        yield { kind: 'line', index, startsAt, endsAt: startsAt + spokenSeconds };
        startsAt += packets.length * packetSeconds;
      }
      yield { kind: 'audio', bytes: file.end() };
    } catch (error) {
      // What was asked for besides is paid for, and kept for the next try.
      await Promise.allSettled(ahead);
      throw error;
    } finally {
      ends.abort(new Error('The lesson is not read on'));
    }
  }

  /** Ends the thread. Nest calls it when the application stops. */
  async onModuleDestroy(): Promise<void> {
    await this.encoders.close();
  }

  /** Makes lines, each once: what was made before, or is being made, is not asked for again. */
  private async chunksOf(
    { chunks, voice, style, language }: SpeechRequest,
    signal: AbortSignal,
  ): Promise<(line: Line) => Promise<SpokenChunk>> {
    const known = await chunks.load();
    const made = new Map<string, Promise<SpokenChunk>>();
    return (line) => {
      const pause = pauseAfter(line, style);
      const hash = createHash('sha256')
        .update(JSON.stringify(['opus', this.version, language, voice, style, line.text, pause]))
        .digest('base64url');
      const found = known.get(hash) ?? made.get(hash);
      if (found) return Promise.resolve(found);
      const making = this.make({ line, voice, style, pause }, signal, () => chunks.count()).then(
        async (chunk) => {
          await chunks.keep(hash, chunk, this.costOf(line.text));
          return chunk;
        },
      );
      made.set(hash, making);
      return making;
    };
  }

  private async make(
    {
      line,
      voice,
      style,
      pause,
    }: { line: Line; pause: number } & Pick<SpeechRequest, 'voice' | 'style'>,
    signal: AbortSignal,
    admit: () => Promise<void>,
  ): Promise<SpokenChunk> {
    const spoken = { text: line.text, voice, speed: speedOf(style) };
    const wav = await askSpeechServer(this.server, spoken, {
      breaker: this.breaker,
      signal,
      admit,
    });
    const encoded = await this.encoders.run({ wav, pause }, [], { signal });
    if ('problem' in encoded)
      throw new AppError('provider_error', 'The speech server gave a sound that cannot be used.', {
        cause: new Error(`Of its WAV: ${encoded.problem}`),
      });
    return encoded;
  }

  private costOf(text: string): string | null {
    const { price } = this.server;
    return price === undefined ? null : ((text.length * price) / 1e6).toFixed(9);
  }
}
