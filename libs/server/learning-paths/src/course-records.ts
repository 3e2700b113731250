import { Database, PersonalData } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';

/** One course at a time, so that no more than one is in memory. */
const sections = {
  courses: `SELECT id, task_id, source, topic, language, revision, is_favourite, tags, is_public, share_id, last_visited_submodule_id, last_visited_at,
    created_at, last_modified_at, document FROM courses WHERE id = $1`,
  lesson_versions:
    'SELECT course_id, submodule_id, number, author, change, instruction, note, note_said, created_at, submodule, sources FROM submodule_versions WHERE course_id = $1 ORDER BY submodule_id, number',
  learning_events:
    'SELECT id, course_id, submodule_id, kind, payload, device, client_at, received_at FROM learning_events WHERE course_id = $1 ORDER BY occurred_at, id',
  removed_course_pieces:
    'SELECT course_id, piece_id, piece, removed_at FROM removed_course_pieces WHERE course_id = $1 ORDER BY removed_at, piece_id',
};

/**
 * Courses, earlier versions of their lessons, and what was taken out of them, in the export of all
 * own data.
 */
@Injectable()
export class CourseRecords implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    for (const [name, sql] of Object.entries(sections))
      this.personalData.register({ name, read: (userId) => this.read(userId, sql) });
  }

  private async *read(userId: string, sql: string): AsyncGenerator<object> {
    const ids = await this.database.query(
      z.object({ id: z.string() }),
      'SELECT id FROM courses WHERE user_id = $1 ORDER BY created_at, id',
      [userId],
    );
    for (const { id } of ids) yield* await this.database.query(z.looseObject({}), sql, [id]);
  }
}
