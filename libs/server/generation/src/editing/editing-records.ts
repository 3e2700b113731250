import { Database, PersonalData } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';

const versions =
  'SELECT task_id, submodule_id, number, author, change, instruction, note, created_at, submodule, sources FROM submodule_versions WHERE task_id = $1 ORDER BY submodule_id, number';
const removed =
  'SELECT task_id, piece_id, piece, removed_at FROM removed_course_pieces WHERE task_id = $1 ORDER BY removed_at, piece_id';

/** Earlier versions of lessons, and what was taken out of courses, in the export of all own data. */
@Injectable()
export class EditingRecords implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'lesson_versions',
      read: (userId) => this.read(userId, versions),
    });
    this.personalData.register({
      name: 'removed_course_pieces',
      read: (userId) => this.read(userId, removed),
    });
  }

  /** Course by course, so that no more than one of them is in memory. */
  private async *read(userId: string, sql: string): AsyncGenerator<object> {
    const ids = await this.database.query<{ id: string }>(
      'SELECT id FROM generation_tasks WHERE user_id = $1 ORDER BY created_at, id',
      [userId],
    );
    for (const { id } of ids) yield* await this.database.query<object>(sql, [id]);
  }
}
