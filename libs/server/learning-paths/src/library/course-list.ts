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
  topic: 'topic_key, id',
  favorite: 'is_favourite DESC, created_at DESC, id',
};

type Filters = Pick<LearningPathPreviewQuery, 'source' | 'search' | 'tag' | 'favorite'>;

const pageRow = entryRow.extend({ counted: z.number() });

/** Pages of the list of a user's courses. */
@Injectable()
export class CourseList {
  constructor(private readonly database: Database) {}

  /**
   * The page, and how many there are in all, as far as they are counted. It costs the same however
   * many courses there are: ids are read off the index of the order, up to those that are counted
   * beyond the page, and the page alone is read whole. A late page costs the entries before it.
   */
  async page(
    userId: string,
    { sort_by, page, per_page, ...filters }: LearningPathPreviewQuery,
  ): Promise<{ entries: LearningPathEntry[]; total: number; isCapped: boolean }> {
    const { condition, parameters } = conditionOf(userId, filters);
    const ahead = limits.library.countedAhead[isIndexed(filters) ? 'found' : 'lookedAt'];
    const offset = (page - 1) * per_page;
    const place = (index: number) => `$${parameters.length + index}`;
    const rows = await this.database.query(
      pageRow,
      `WITH found AS MATERIALIZED (
         SELECT id FROM courses WHERE ${condition} ORDER BY ${orders[sort_by]} LIMIT ${place(1)} OFFSET ${place(2)}
       ), page AS MATERIALIZED (
         SELECT id, row_number() OVER () AS position FROM found LIMIT ${place(3)}
       )
       SELECT ${entryColumns}, (SELECT count(*)::int FROM found) AS counted
       FROM page JOIN courses USING (id) ORDER BY position`,
      [...parameters, per_page + ahead + 1, offset, per_page],
    );
    const counted = rows[0]?.counted ?? 0;
    // Beyond the last page nothing is found that could be counted.
    if (counted === 0 && offset > 0)
      return { entries: [], total: await this.count(condition, parameters), isCapped: false };
    const shown = Math.min(counted, per_page + ahead);
    return { entries: rows.map(entryOf), total: offset + shown, isCapped: counted > shown };
  }

  private async count(condition: string, parameters: unknown[]): Promise<number> {
    const [row] = await this.database.query(
      z.object({ counted: z.number() }),
      `SELECT count(*)::int AS counted FROM courses WHERE ${condition}`,
      parameters,
    );
    return row?.counted ?? 0;
  }
}

/** Whether the index of an order has just the courses that are asked for. */
const isIndexed = ({ tag, search, favorite }: Filters): boolean =>
  tag === undefined && search === undefined && favorite !== false;

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
