import { WorkerPool } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { PageRequest } from './write-page.ts';

/** At most some 100 kB each. */
const kept = 64;

/** Public courses as HTML, written in a thread; the last ones are kept. */
@Injectable()
export class CoursePages {
  private readonly pages = new Map<string, Promise<string>>();
  // The worker is beside this file under the same ending: .ts in the source, .js in the build.
  private readonly pool = new WorkerPool<PageRequest, string>(
    new URL(`./page-worker${import.meta.url.slice(-3)}`, import.meta.url),
    {
      size: 1,
      waiting: 20,
      idleMs: 60_000,
      timeoutMs: 5_000,
      heapMb: 128,
      bufferBytes: 16 * 1024 * 1024,
    },
  );

  /**
   * The course as HTML. `key` names what it is made of: the same key gets the same page. Throws
   * WorkerOverrun where too many wait, or it takes too long.
   */
  async html(key: string, request: PageRequest): Promise<string> {
    const known = this.pages.get(key);
    this.pages.delete(key);
    const made = known ?? this.pool.run(request, []);
    this.pages.set(key, made);
    for (const oldest of [...this.pages.keys()].slice(0, -kept)) this.pages.delete(oldest);
    try {
      return await made;
    } catch (error) {
      this.pages.delete(key);
      throw error;
    }
  }

  /** Ends the thread. Nest calls it when the application stops. */
  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
