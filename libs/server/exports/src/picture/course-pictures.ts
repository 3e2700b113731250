import { AppError } from '@coursewright/contract';
import { WorkerOverrun, WorkerPool } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { PictureRequest } from './draw-picture.ts';

/** Some 60 kB each. */
const kept = 64;
/** Of a title that is drawn; nothing longer fits. */
const longestTitle = 200;

/** Pictures that are shown beside links to courses, drawn in a thread; the last ones are kept. */
@Injectable()
export class CoursePictures {
  private readonly pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  // The worker is beside this file under the same ending: .ts in the source, .js in the build.
  private readonly pool = new WorkerPool<PictureRequest, Uint8Array<ArrayBuffer>>(
    new URL(`./picture-worker${import.meta.url.slice(-3)}`, import.meta.url),
    {
      size: 1,
      waiting: 20,
      idleMs: 60_000,
      timeoutMs: 10_000,
      heapMb: 64,
      bufferBytes: 16 * 1024 * 1024,
    },
  );

  /** PNG of 1200 × 630 pixels. Throws AppError unavailable where too many wait. */
  async png({ title, ...request }: PictureRequest): Promise<Uint8Array<ArrayBuffer>> {
    const drawn = { ...request, title: title.slice(0, longestTitle).toWellFormed() };
    const key = JSON.stringify([drawn.title, drawn.language, drawn.direction]);
    const known = this.pictures.get(key);
    if (known) {
      this.pictures.delete(key);
      this.pictures.set(key, known);
      return known;
    }
    const made = this.pool.run(drawn, []).catch((error: unknown) => {
      this.pictures.delete(key);
      throw error instanceof WorkerOverrun && error.kind === 'busy' ? busy() : error;
    });
    this.pictures.set(key, made);
    for (const oldest of [...this.pictures.keys()].slice(0, -kept)) this.pictures.delete(oldest);
    return made;
  }

  /** Ends the thread. Nest calls it when the application stops. */
  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}

const busy = (): AppError =>
  new AppError('unavailable', 'Too many pictures are being drawn at the moment. Try again soon.', {
    retryAfter: 10,
  });
