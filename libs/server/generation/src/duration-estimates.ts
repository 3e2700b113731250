import type { TimeEstimate } from '@coursewright/contract';
import { Courses } from '@coursewright/learning-paths';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { estimateTime, type CourseProgress, type EarlierCourse } from './estimate.ts';
import { generationRunRow } from './generation-run.entity.ts';

/** How many earlier courses are looked at: the newest, because models and machines change. */
const lookedBack = 20;

const progressRow = generationRunRow.pick({ id: true, author_name: true }).extend({
  seconds: z.number(),
  lessons: z.number().nullable(),
  width: z.number(),
  progress: z.number(),
});
const earlierRow = z.object({ seconds: z.number(), lessons: z.number(), width: z.number() });

const lessonsAsked = `(request->>'desired_module_count')::int * (request->>'desired_submodule_count')::int`;
const lessonsAtOnce = `least((request->>'submodule_parallel_count')::int, 5)`;

/** How long courses took, and how long those that are being written will. */
@Injectable()
export class DurationEstimates {
  constructor(
    private readonly database: Database,
    private readonly courses: Courses,
  ) {}

  /**
   * Of one user's courses that wait for a worker or are with one: by task id, where anything is
   * known.
   */
  async estimatesOf(
    userId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, TimeEstimate>> {
    const rows =
      ids.length === 0
        ? []
        : await this.database.query(
            progressRow,
            `SELECT id, author_name, overall_progress AS progress, ${lessonsAtOnce} AS width, ${lessonsAsked} AS lessons,
         seconds_worked + CASE WHEN status = 'running' THEN extract(epoch FROM now() - run_started_at)::float8 ELSE 0 END AS seconds
       FROM generation_tasks WHERE user_id = $1 AND id = ANY($2) AND status IN ('pending', 'running') AND waiting_for IS NULL AND run_kind = 'course'`,
            [userId, ids],
          );
    // Before all modules show their lessons, nobody knows how many there will be.
    const planned = await this.courses.lessonsPlanned(rows.map(({ id }) => id));
    const authors = new Map<string, readonly EarlierCourse[]>();
    for (const { author_name } of rows)
      if (!authors.has(author_name)) authors.set(author_name, await this.earlierOf(author_name));
    return new Map(
      rows.flatMap(({ id, author_name, seconds, lessons: asked, width, progress }) => {
        const lessons = planned.get(id) ?? asked;
        const now: CourseProgress = {
          seconds,
          width,
          progress,
          ...(lessons === null ? {} : { lessons }),
        };
        const estimate = estimateTime(authors.get(author_name) ?? [], now);
        return estimate ? [[id, estimate] as const] : [];
      }),
    );
  }

  private earlierOf(authorName: string): Promise<EarlierCourse[]> {
    return this.database.query(
      earlierRow,
      `SELECT seconds_worked AS seconds, lessons, ${lessonsAtOnce} AS width FROM generation_tasks
       WHERE author_name = $1 AND status = 'completed' AND lessons IS NOT NULL ORDER BY finished_at DESC LIMIT ${lookedBack}`,
      [authorName],
    );
  }
}
