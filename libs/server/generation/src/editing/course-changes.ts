import { AppError, finalStatuses, type PathData } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { hasFinishedLesson } from '../pipeline/course-repair.ts';

/** A course as it is about to be changed. */
export interface ChangeableCourse {
  readonly id: string;
  readonly status: string;
  readonly course: PathData | null;
  readonly course_revision: number;
  /** Counts the runs, which change the course as well. */
  readonly run: number;
  readonly rewrites: number;
  readonly created_at: Date;
}

const columns = 'id, status, course, course_revision, run, rewrites, created_at';

/** The course in a row of generation_tasks, as its owner changes it: one change per revision wins. */
@Injectable()
export class CourseChanges {
  constructor(private readonly database: Database) {}

  async ofUser(
    userId: string,
    id: string,
  ): Promise<ChangeableCourse & { readonly course: PathData }> {
    const [row] = await this.database.query<ChangeableCourse>(
      `SELECT ${columns} FROM generation_tasks WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
    if (!row) throw new AppError('not_found', 'There is no such course.');
    if (row.status === 'pending' || row.status === 'running') throw beingWritten();
    if (!row.course || !isChangeable(row))
      throw new AppError(
        'conflict',
        'This course stopped before its outline and a first lesson were complete. Try it again as a whole; then it can be changed.',
      );
    return { ...row, course: row.course };
  }

  /** Stores what `before` was changed into, unless it was changed meanwhile by anyone or anything. Throws conflict. */
  async save(userId: string, before: ChangeableCourse, course: PathData): Promise<void> {
    const rows = await this.database.query(
      `UPDATE generation_tasks SET course = $3, course_revision = course_revision + 1
       WHERE id = $1 AND user_id = $2 AND status = ANY($4) AND course_revision = $5 AND run = $6 RETURNING id`,
      [
        before.id,
        userId,
        JSON.stringify(course),
        finalStatuses,
        before.course_revision,
        before.run,
      ],
    );
    if (rows.length > 0) return;
    const now = await this.ofUser(userId, before.id);
    throw changedMeanwhile(now.course_revision);
  }
}

/** A course whose outline is half there would stay so: what is tried again after a change is its missing lessons. */
const isChangeable = ({ status, course, course_revision }: ChangeableCourse): boolean =>
  status === 'completed' ||
  course_revision > 0 ||
  (course !== null &&
    hasFinishedLesson(course) &&
    course.modules.every(({ submodules }) => submodules.length > 0));

export const beingWritten = (): AppError =>
  new AppError('conflict', 'This course is being written. Wait until that has ended, or stop it.');

export const changedMeanwhile = (revision: number): AppError =>
  new AppError(
    'conflict',
    `The course was changed meanwhile; it is at revision ${revision} now. Load it again before you change it.`,
  );
