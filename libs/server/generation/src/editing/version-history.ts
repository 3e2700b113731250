import { AppError, type PathData, type SubmoduleVersion } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { submoduleOf } from './course-document.ts';
import { keptLesson } from './record-lesson.ts';
import { type KeptLesson, SubmoduleVersions, type VersionHead } from './submodule-versions.ts';

/** The versions of a lesson as its owner reads them. A lesson that was never changed has one, which stands in the course itself. */
@Injectable()
export class VersionHistory {
  constructor(
    private readonly database: Database,
    private readonly versions: SubmoduleVersions,
  ) {}

  /** Newest first. Throws not_found. */
  async heads(userId: string, id: string, submoduleId: string): Promise<SubmoduleVersion[]> {
    const { course, created_at } = await this.courseOf(userId, id);
    const kept = await this.versions.heads(id, submoduleId);
    if (kept.length > 0) return kept.map((version, index) => viewOf(version, index === 0));
    if (submoduleOf(course, submoduleId).content === '') return [];
    return [
      {
        number: 1,
        created_at: created_at.toISOString(),
        author: course.author,
        change: 'written',
        is_current: true,
      },
    ];
  }

  /** The lesson as a version had it. Throws not_found. */
  async lesson(
    userId: string,
    id: string,
    submoduleId: string,
    number: number,
  ): Promise<KeptLesson> {
    const { course } = await this.courseOf(userId, id);
    return (
      (await this.versions.one(id, submoduleId, number)) ??
      keptLesson(course, submoduleOf(course, submoduleId))
    );
  }

  private async courseOf(
    userId: string,
    id: string,
  ): Promise<{ course: PathData; created_at: Date }> {
    const [row] = await this.database.query<{ course: PathData | null; created_at: Date }>(
      'SELECT course, created_at FROM generation_tasks WHERE id = $1 AND user_id = $2',
      [id, userId],
    );
    if (!row?.course) throw new AppError('not_found', 'There is no such course.');
    return { course: row.course, created_at: row.created_at };
  }
}

const viewOf = (
  { number, author, change, instruction, note, created_at }: VersionHead,
  isCurrent: boolean,
): SubmoduleVersion => ({
  number,
  author,
  change,
  created_at: created_at.toISOString(),
  ...(instruction === null ? {} : { instruction }),
  ...(note === null ? {} : { note }),
  is_current: isCurrent,
});
