import { Database, PersonalData } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { generationRunRow } from './generation-run.entity.ts';

const exportedRow = generationRunRow.pick({
  id: true,
  status: true,
  topic: true,
  request: true,
  author_name: true,
  error: true,
  created_at: true,
  started_at: true,
  finished_at: true,
});

/** The generations of a user, with what was asked for, in the export of all own data. */
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
    yield* await this.database.query(
      exportedRow,
      `SELECT ${Object.keys(exportedRow.shape).join(', ')} FROM generation_tasks WHERE user_id = $1 ORDER BY created_at, id`,
      [userId],
    );
  }
}
