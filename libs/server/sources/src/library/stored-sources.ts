import { AppError } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { Documents } from '../documents.ts';
import { SourceLibrary } from '../ports.ts';
import type { SourceText } from '../source-text.ts';
import { SampleLibrary } from './sample-library.ts';
import { SourceSnapshotRow } from './source-snapshot.entity.ts';

/** Documents and snapshots from the database, samples from the files that ship with the product. */
@Injectable()
export class StoredSources extends SourceLibrary {
  constructor(
    private readonly database: Database,
    private readonly uploads: Documents,
    private readonly library: SampleLibrary,
  ) {
    super();
  }

  documents(userId: string, ids: readonly string[]): Promise<SourceText[]> {
    return this.uploads.texts(userId, ids);
  }

  samples(topic: string, language: string): SourceText[] {
    return this.library.samples(topic, language);
  }

  sampleTopics(): { title: string; language: string; summary: string }[] {
    return this.library.sampleTopics();
  }

  async keepSnapshot(taskId: string, source: SourceText): Promise<void> {
    await this.database.run(
      `INSERT INTO source_snapshots (task_id, source_id, content_hash, url, source, fetched_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (task_id, source_id) DO NOTHING`,
      [
        taskId,
        source.id,
        source.contentHash,
        source.url ?? null,
        JSON.stringify(source),
        source.fetchedAt,
      ],
    );
  }

  async snapshots(taskId: string): Promise<SourceText[]> {
    const rows = await this.database.repository(SourceSnapshotRow, (kept) =>
      kept.find({
        where: { task_id: taskId },
        order: { fetched_at: 'ASC', source_id: 'ASC' },
      }),
    );
    return rows.map(({ source }) => source);
  }

  async snapshot(taskId: string, sourceId: string): Promise<SourceText> {
    const row = await this.database.repository(SourceSnapshotRow, (kept) =>
      kept.findOneBy({ task_id: taskId, source_id: sourceId }),
    );
    if (!row) throw new AppError('not_found', 'This source does not exist.');
    return row.source;
  }
}
