import { Readable } from 'node:stream';
import { exportFormat, limits, type PathData } from '@coursewright/contract';
import { Clock, Database, RateLimits, storedJson } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { LearningLog } from '../learning/learning-log.ts';
import { entryColumns, entryOf, entryRow } from './course-entry.ts';

const exportedRow = entryRow.extend({ document: storedJson<PathData>() });

/**
 * All own courses as one JSON file, which is written while it is read: a course a line, so that
 * whoever imports a large one can send it in parts.
 */
@Injectable()
export class ExportLearningPaths {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly log: LearningLog,
  ) {}

  async run({ userId }: Caller): Promise<Readable> {
    await this.rateLimits.take(
      `export courses ${userId}`,
      limits.library.exports.perHour,
      3600,
      'You have exported your courses often within an hour.',
    );
    return Readable.from(this.write(userId));
  }

  private async *write(userId: string): AsyncGenerator<string> {
    const head = { format: exportFormat, version: 1, exported_at: this.clock.now().toISOString() };
    yield `${JSON.stringify(head).slice(0, -1)},"courses":[`;
    const ids = await this.database.query(
      z.object({ id: z.string() }),
      'SELECT id FROM courses WHERE user_id = $1 AND is_listed ORDER BY created_at, id',
      [userId],
    );
    let separator = '\n';
    for (const { id } of ids) {
      const [row] = await this.database.query(
        exportedRow,
        `SELECT ${entryColumns}, document FROM courses WHERE user_id = $1 AND id = $2 AND is_listed`,
        [userId, id],
      );
      if (!row) continue;
      const { path_id, topic, language, source, tags, favorite, is_complete, created_at } =
        entryOf(row);
      yield (
        separator +
        JSON.stringify({
          path_id,
          topic,
          language,
          source,
          tags,
          favorite,
          is_complete,
          created_at,
          path_data: row.document,
          events: await this.log.eventsOf(userId, id),
        })
      );
      separator = ',\n';
    }
    yield '\n]}\n';
  }
}
