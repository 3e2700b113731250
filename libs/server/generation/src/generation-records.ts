import { Database, PersonalData } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** The generations of a user, with what was asked for and the courses, in the export of all own data. */
@Injectable()
export class GenerationRecords implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({ name: 'generations', read: (userId) => this.read(userId) });
  }

  private async *read(userId: string): AsyncGenerator<object> {
    const ids = await this.database.query<{ id: string }>(
      'SELECT id FROM generation_tasks WHERE user_id = $1 ORDER BY created_at, id',
      [userId],
    );
    for (const { id } of ids) {
      yield* await this.database.query<object>(
        'SELECT id, status, topic, request, author_name, error, created_at, started_at, finished_at, course FROM generation_tasks WHERE id = $1 AND user_id = $2',
        [id, userId],
      );
    }
  }
}
