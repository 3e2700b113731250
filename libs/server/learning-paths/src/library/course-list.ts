import {
  type LearningPathEntry,
  type LearningPathPreviewQuery,
  type LearningPathSort,
  limits,
} from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { entryColumns, entryOf, entryRow } from './course-entry.ts';

/** Each to the letter as an index has it, so that a page is read off the index in its order. */
const orders: Record<LearningPathSort, string> = {
  creation_date: 'created_at DESC, id',
  last_modified_date: 'last_modified_at DESC, id',
  topic: 'searchable(topic), id',
  favorite: 'is_favourite DESC, created_at DESC, id',
};

type Filters = Pick<LearningPathPreviewQuery, 'source' | 'search' | 'tag' | 'favorite'>;

/** Pages of the list of a user's courses. */
@Injectable()
export class CourseList {
  constructor(private readonly database: Database) {}

  /** The page, and how many there are in all, as far as they are counted. */
  async page(
    userId: string,
    { sort_by, page, per_page, ...filters }: LearningPathPreviewQuery,
  ): Promise<{ entries: LearningPathEntry[]; total: number; isCapped: boolean }> {
    const { condition, parameters } = conditionOf(userId, filters);
    const offset = (page - 1) * per_page;
    const rows = await this.database.query(
      entryRow,
      `SELECT ${entryColumns} FROM courses WHERE ${condition} ORDER BY ${orders[sort_by]}
       LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`,
      [...parameters, per_page, offset],
    );
    const entries = rows.map(entryOf);
    // The last page says by itself how many there are.
    const isLast = rows.length < per_page && (rows.length > 0 || page === 1);
    const counted = isLast ? offset + rows.length : await this.count(condition, parameters);
    const total = Math.min(counted, limits.library.counted);
    return { entries, total, isCapped: counted > total };
  }

  private async count(condition: string, parameters: readonly unknown[]): Promise<number> {
    const [row] = await this.database.query(
      z.object({ counted: z.number() }),
      `SELECT count(*)::int AS counted FROM (SELECT 1 FROM courses WHERE ${condition} LIMIT $${parameters.length + 1}) found`,
      [...parameters, limits.library.counted + 1],
    );
    return row?.counted ?? 0;
  }
}

function conditionOf(
  userId: string,
  { source, search, tag, favorite }: Filters,
): { condition: string; parameters: unknown[] } {
  const parameters: unknown[] = [userId];
  const place = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [
    'user_id = $1 AND is_listed',
    ...(source === undefined ? [] : [`source = ${place(source)}`]),
    ...(favorite === undefined ? [] : [favorite ? 'is_favourite' : 'NOT is_favourite']),
    ...(tag === undefined ? [] : [`tags <> '{}' AND tags @> ARRAY[${place(tag)}::text]`]),
    // What stands for any character elsewhere is looked for to the letter.
    ...(search === undefined
      ? []
      : [
          `search_text LIKE '%' || regexp_replace(folded(${place(search)}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
        ]),
  ];
  return { condition: conditions.join(' AND '), parameters };
}
