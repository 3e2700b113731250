import type { PathData, ReportCard } from '@coursewright/contract';
import { WorkerOverrun, WorkerPool } from '@coursewright/platform';
import { Injectable, Logger } from '@nestjs/common';

/**
 * The report card of courses that somebody else changed, in a thread of its own: however long such a
 * text takes, requests are answered meanwhile.
 */
@Injectable()
export class CourseInspector {
  private readonly log = new Logger(CourseInspector.name);
  // The worker is beside this file under the same ending: .ts in the source, .js in the build.
  private readonly pool = new WorkerPool<PathData, ReportCard>(
    new URL(`./inspect-worker${import.meta.url.slice(-3)}`, import.meta.url),
    {
      size: 1,
      waiting: 50,
      idleMs: 60_000,
      timeoutMs: 10_000,
      heapMb: 256,
      bufferBytes: 64 * 1024 * 1024,
    },
  );

  /**
   * Undefined when the course took too long or too many wait: a change is not refused for want of
   * its report card, which the next one brings.
   */
  async inspect(course: PathData): Promise<ReportCard | undefined> {
    try {
      return await this.pool.run(course, []);
    } catch (error) {
      if (!(error instanceof WorkerOverrun)) throw error;
      this.log.warn(`A course is left without its report card: ${error.message}`);
      return undefined;
    }
  }

  /** Ends the thread. Nest calls it when the application stops. */
  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
