import { AppError, noteOf, type PathData, say } from '@coursewright/contract';
import { ExtractiveAuthor, LessonChecker } from '@coursewright/authoring';
import type { UseCases } from '@coursewright/rpc';
import { PageReader, SourceLibrary, WebSearch } from '@coursewright/sources';
import { Injectable, Logger } from '@nestjs/common';
import { courseGraph } from '../pipeline/course.graph.ts';
import { openJournal } from '../pipeline/journal.ts';
import type { CourseOrder } from '../pipeline/ports.ts';

const topic = 'How rivers shape land';
/**
 * Makes every id of the course, so it must stay: links into the sample course are kept by people
 * and search engines.
 */
const taskId = '5a3b1e00-0000-4000-8000-000000000001';

/**
 * A course that anybody may read without an account. The built-in author writes it from the sample
 * library when somebody first asks, by the same graph as everybody's courses; every process writes
 * the same one, and keeps it in memory.
 */
@Injectable()
export class GetSampleCourse implements Record<'run', UseCases['sampleCourse']['run']> {
  private readonly log = new Logger(GetSampleCourse.name);
  private written: Promise<PathData> | undefined;

  constructor(
    private readonly checker: LessonChecker,
    private readonly library: SourceLibrary,
    private readonly webSearch: WebSearch,
    private readonly pages: PageReader,
  ) {}

  run(): Promise<PathData> {
    this.written ??= this.write().catch((error: unknown) => {
      this.written = undefined;
      throw error;
    });
    return this.written;
  }

  private async write(): Promise<PathData> {
    const sources = this.library.samples(topic, 'en').filter(({ title }) => title === topic);
    if (sources.length === 0)
      throw new AppError(
        'unavailable',
        'The sample course is not there right now. Please try again later.',
      );
    const order: CourseOrder = {
      taskId,
      sources,
      usesWeb: false,
      withoutSources: 'refuse',
      notes: [noteOf(say('rests_on_samples'))],
      brief: { topic, language: 'en', style: 'standard' },
      widths: { search: 1, module: 1, submodule: 1 },
    };
    const author = new ExtractiveAuthor();
    try {
      const ask = await openJournal(nothingKept, author.version);
      const graph = courseGraph(order, {
        author,
        ask,
        checker: this.checker,
        webSearch: this.webSearch,
        pages: this.pages,
        keepSnapshot: async () => undefined,
        announce: () => undefined,
        showText: () => undefined,
        logUnexpected: (err, of) =>
          this.log.error({ err, of }, 'A part of the sample course failed unexpectedly'),
      });
      const { course } = await graph.invoke({});
      return course;
    } finally {
      await author.onModuleDestroy();
    }
  }
}

/** Writing it again costs a moment and no money. */
const nothingKept = {
  load: async () => [],
  admit: async () => undefined,
  keep: async ({ answer }: { answer: unknown }) => answer,
  lose: async () => undefined,
};
