import { shownUser, type UserRow } from '@coursewright/auth';
import type { AdminUserPage, AdminUsersQuery } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { containing, Filters, pageOf } from './filters.ts';

const searched = `(item.email || ' ' || item.full_name)`;
/** The index knows texts of three letters and beginnings of words: a shorter text is looked for where a word begins. */
const conditionOf = (search = '') => (search.length > 2 ? `${searched} ILIKE ?` : `(${searched} ILIKE substr(?, 2) OR ${searched} ILIKE '% ' || substr(?, 2))`);

/** Users as administrators find them; deleted accounts are not among them. */
@Injectable()
export class ListUsers implements Record<'run', UseCases['adminListUsers']['run']> {
  constructor(private readonly database: Database) {}

  async run(_caller: Caller, query: AdminUsersQuery): Promise<AdminUserPage> {
    // Whole conditions instead of parameters, so that each value has its own small index.
    const filters = new Filters()
      .when(true, 'item.deleted_at IS NULL')
      .add(conditionOf(query.search), containing(query.search))
      .when(query.is_admin === true, 'item.is_admin')
      .when(query.is_admin === false, 'NOT item.is_admin')
      .when(query.is_active === true, 'item.is_active')
      .when(query.is_active === false, 'NOT item.is_active')
      .when(query.has_credits === true, 'item.credits > 0')
      .when(query.has_credits === false, 'item.credits = 0');
    const direction = query.sort_order === 'asc' ? 'ASC' : 'DESC';
    // Whoever never logged in comes after all others, in either direction the index's own way. Said of a column that is never null it would keep its index away.
    const nulls = query.sort_by !== 'last_login' ? '' : query.sort_order === 'asc' ? ' NULLS FIRST' : ' NULLS LAST';
    const order = `item.${query.sort_by} ${direction}${nulls}, item.id ${direction}`;
    const { rows, ...rest } = await pageOf<UserRow>(this.database, { columns: 'item.*', from: 'users item', order }, filters, query);
    return { users: rows.map(shownUser), ...rest, page: query.page, per_page: query.per_page };
  }
}
