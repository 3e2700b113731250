import { Database, PersonalData } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { documentRow } from './document.entity.ts';

const exportedRow = documentRow.omit({
  user_id: true,
  headings_count: true,
  passages_count: true,
});

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
    const ids = await this.database.query(
      documentRow.pick({ id: true }),
      'SELECT id FROM documents WHERE user_id = $1 ORDER BY created_at, id',
      [userId],
    );
    for (const { id } of ids) {
      yield* await this.database.query(
        exportedRow,
        'SELECT id, name, mime_type, size, language, content_hash, created_at, text FROM documents WHERE id = $1 AND user_id = $2',
        [id, userId],
      );
    }
  }
}
