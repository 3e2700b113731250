import { shownUser, userRow } from '@coursewright/auth';
import { type AdminUserPage, type AdminUsersQuery, limits } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Filters, type List, pageOf } from './filters.ts';

/** Terms that begin with what is searched for: one stretch of their index. */
const begins = `term >= searchable(?) AND term < searchable(?) || chr(1114111)`;

/** Users as administrators find them; deleted accounts are not among them. */
@Injectable()
export class ListUsers implements Record<'run', UseCases['adminUsers']['run']> {
  constructor(private readonly database: Database) {}

  async run(_caller: Caller, query: AdminUsersQuery): Promise<AdminUserPage> {
    const few = [
      query.is_admin === true && 'is_admin',
      query.is_active === false && 'NOT is_active',
    ]
      .filter(Boolean)
      .map((kind) => `AND ${kind}`);
    const filters = new Filters()
      .find('item.deleted_at IS NULL', true)
      .findAmong(
        `SELECT user_id AS id FROM user_search_terms WHERE ${begins} ${few.join(' ')} ORDER BY term`,
        limits.adminSearched,
        query.search,
      )
      // Of what may be few, each with its own indexes for every order.
      .findFirst('item.is_admin', query.is_admin === true)
      .findFirst('NOT item.is_active', query.is_active === false)
      .findFirst('item.credits = 0', query.has_credits === false)
      .findFirst('item.credits > 0', query.has_credits === true)
      // Of nearly everybody.
      .check('NOT item.is_admin', query.is_admin === false)
      .check('item.is_active', query.is_active === true);
    const direction = query.sort_order === 'asc' ? 'ASC' : 'DESC';
    // Whoever never logged in comes after all others, in either direction the index's own way. Said
    // of a column that is never null it would keep its index away.
    const nulls =
      query.sort_by !== 'last_login'
        ? ''
        : query.sort_order === 'asc'
          ? ' NULLS FIRST'
          : ' NULLS LAST';
    const list: List<typeof userRow> = {
      row: userRow,
      columns: 'item.*',
      from: 'users item',
      order: `item.${query.sort_by} ${direction}${nulls}, item.id ${direction}`,
    };
    const { rows, ...rest } = await pageOf(this.database, list, filters, query);
    return { users: rows.map(shownUser), ...rest, page: query.page, per_page: query.per_page };
  }
}
