import { setTimeout as sleep } from 'node:timers/promises';
import {
  AppError,
  Failure,
  type ExportFormat,
  type ExportProgress,
  type ExportQuery,
  say,
} from '@coursewright/contract';
import { faultPoint, Files, type Job, Jobs } from '@coursewright/platform';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { fileStem } from '../file-name.ts';
import { Renderer } from '../renderer.ts';
import { CourseExports, fileOf, type TakenExport } from './course-exports.ts';
import { type ExportJob, exportQueue, exportQueueOptions } from './export-queue.ts';

/** Milliseconds between looks whether it was called off. */
const lookEvery = 500;
/** Milliseconds between two notes of how far it is. */
const noteEvery = 300;

/** It was called off, another delivery has it, or its course is gone. */
class LetGo extends Error {}

/** Makes a course a file, from the delivery of its job to its end. */
@Injectable()
export class MakeExport implements OnModuleInit {
  private readonly log = new Logger(MakeExport.name);
  private readonly notes = new WeakMap<TakenExport, { noted: number; phase: string }>();

  constructor(
    private readonly jobs: Jobs,
    private readonly exports: CourseExports,
    private readonly renderer: Renderer,
    private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.jobs.register<ExportJob>(
      exportQueue,
      exportQueueOptions,
      (job) => this.run(job),
      ({ exportId }) => this.giveUp(exportId),
    );
  }

  async run({ data, signal }: Pick<Job<ExportJob>, 'data' | 'signal'>): Promise<void> {
    const taken = await this.exports.take(data.exportId);
    if (!taken) return;
    try {
      await this.make(taken, signal);
    } catch (error) {
      if (error instanceof LetGo) return;
      // What the course itself is the reason of would be so again; a full queue would not.
      if (error instanceof AppError && error.type !== 'unavailable')
        await this.fail(taken.id, error);
      else throw error;
    }
  }

  /** Every delivery has failed. */
  giveUp(id: string): Promise<void> {
    return this.fail(id, new Failure('server_error', say('export_failed')));
  }

  private async make(taken: TakenExport, signal: AbortSignal): Promise<void> {
    const { id, format, course } = taken;
    if (!course) throw new Error(`Export ${id} has no course`);
    // It was read by the row of its format before it was stored.
    const query = taken.query as ExportQuery<ExportFormat>;
    faultPoint('export.taken', id);
    const { bytes, mediaType, ending } = await this.whileHeld(taken, signal, (held) =>
      this.renderer.render(
        { format, course, query },
        { signal: held, onProgress: (progress) => this.note(taken, progress) },
      ),
    );
    faultPoint('export.rendered', id);
    const size = await this.files.put(fileOf(id), one(bytes), mediaType);
    faultPoint('export.stored', id);
    const name = `${fileStem(course.title)}${ending}`;
    if (await this.exports.complete(taken, { name, mediaType, bytes: size })) return;
    // Another delivery writes the same bytes; where nobody does, nothing is left lying.
    const isWanted =
      (await this.exports.unfinished()).includes(id) || (await this.exports.file(id));
    if (!isWanted) await this.files.remove(fileOf(id));
  }

  /** Nothing waits for it: what is not noted is noted with the next lesson. */
  private note(taken: TakenExport, progress: ExportProgress): void {
    const { noted = 0 } = this.notes.get(taken) ?? {};
    const now = performance.now();
    const isPhase = this.notes.get(taken)?.phase !== progress.phase;
    if (!isPhase && now - noted < noteEvery) return;
    this.notes.set(taken, { noted: now, phase: progress.phase });
    this.exports.advance(taken, progress).catch((error: unknown) => {
      this.log.warn({ err: error, export_id: taken.id }, 'How far an export is was not noted');
    });
  }

  /** Stops the work as soon as nobody wants it any more. */
  private async whileHeld<Answer>(
    taken: TakenExport,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const ended = new AbortController();
    const letGo = new AbortController();
    const watching = this.watch(taken, ended.signal, letGo);
    try {
      return await work(AbortSignal.any([signal, letGo.signal]));
    } finally {
      ended.abort();
      await watching;
    }
  }

  private async watch(
    taken: TakenExport,
    ended: AbortSignal,
    letGo: AbortController,
  ): Promise<void> {
    while (!ended.aborted) {
      await sleep(lookEvery, undefined, { signal: ended }).catch(() => undefined);
      if (ended.aborted) return;
      try {
        if (await this.exports.isHeld(taken)) continue;
        return letGo.abort(new LetGo());
      } catch (error) {
        this.log.warn({ err: error, export_id: taken.id }, 'A look at an export failed');
      }
    }
  }

  private async fail(id: string, error: AppError): Promise<void> {
    if (!(await this.exports.fail(id, error))) return;
    this.log.warn({ err: error, export_id: id }, 'A course could not be made a file');
    await this.files.remove(fileOf(id));
  }
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
