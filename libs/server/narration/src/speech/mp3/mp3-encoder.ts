import { AppError } from '@coursewright/contract';
import { WorkerOverrun, WorkerPool } from '@coursewright/platform';
import type { MadeMp3 } from './mp3-worker.ts';

/** Makes MP3 files of Opus files, in a thread. */
export class Mp3Encoder {
  // The worker is beside this file under the same ending: .ts in the source, .js in the build.
  private readonly pool = new WorkerPool<Uint8Array, MadeMp3>(
    new URL(`./mp3-worker${import.meta.url.slice(-3)}`, import.meta.url),
    {
      size: 1,
      waiting: 20,
      idleMs: 30_000,
      timeoutMs: 120_000,
      heapMb: 128,
      bufferBytes: 256 * 1024 * 1024,
    },
  );

  /** Of one voice. Throws AppError unavailable where too many wait. */
  async encode(opus: Uint8Array): Promise<Uint8Array> {
    const made = await this.pool.run(opus, []).catch((error: unknown) => {
      if (error instanceof WorkerOverrun && error.kind === 'busy')
        throw new AppError(
          'unavailable',
          'Many audio files are being made. Try again in a moment.',
          {
            cause: error,
            retryAfter: 10,
          },
        );
      throw error;
    });
    if ('problem' in made) throw new Error(`No MP3 can be made of it: ${made.problem}`);
    return made.mp3;
  }

  /** Ends the thread. Nest calls it when the application stops. */
  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
