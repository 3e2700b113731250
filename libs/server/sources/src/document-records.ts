import { Database, PersonalData } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** The documents of a user, with their whole text, in the export of all own data. */
@Injectable()
export class DocumentRecords implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({ name: 'documents', read: (userId) => this.read(userId) });
  }

  private async *read(userId: string): AsyncGenerator<object> {
    const ids = await this.database.query<{ id: string }>(
      'SELECT id FROM documents WHERE user_id = $1 ORDER BY created_at, id',
      [userId],
    );
    for (const { id } of ids) {
      yield* await this.database.query<object>(
        'SELECT id, name, mime_type, size, language, content_hash, created_at, text FROM documents WHERE id = $1 AND user_id = $2',
        [id, userId],
      );
    }
  }
}
