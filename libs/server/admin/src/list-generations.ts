import {
  type AdminGeneration,
  adminGeneration,
  type AdminGenerationPage,
  type AdminGenerationsQuery,
} from '@coursewright/contract';
import { isPaid } from '@coursewright/generation';
import { Database } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Filters, pageOf } from './filters.ts';

const row = adminGeneration.extend({
  created_at: z.date(),
  started_at: z.date().nullable(),
  finished_at: z.date().nullable(),
});

const columns = `item.id AS task_id, item.topic, item.status, item.overall_progress, item.author_name AS author, item.created_at, item.started_at, item.finished_at, item.seconds_worked, item.waiting_for, item.error,
  coalesce(budget.course_calls, 0) AS calls, coalesce(budget.course_budget, 0) AS call_budget, ${isPaid('item')} AS is_paid,
  json_build_object('id', owner.id, 'email', owner.email, 'full_name', owner.full_name) AS "user"`;

/** Everybody's generations, for administrators; what was written is the owner's and not shown. */
@Injectable()
export class ListGenerations implements Record<'run', UseCases['adminGenerations']['run']> {
  constructor(private readonly database: Database) {}

  async run(_caller: Caller, query: AdminGenerationsQuery): Promise<AdminGenerationPage> {
    const filters = new Filters()
      .findFirst('item.user_id = ?', query.user_id)
      .findFirst('item.status = ?', query.status);
    const { rows, ...rest } = await pageOf(
      this.database,
      {
        row,
        columns,
        from: 'generation_tasks item',
        joins:
          'JOIN users owner ON owner.id = item.user_id LEFT JOIN generation_budgets budget ON budget.task_id = item.id',
        order: 'item.created_at DESC, item.id',
      },
      filters,
      query,
    );
    return { generations: rows.map(shown), ...rest, page: query.page, per_page: query.per_page };
  }
}

const shown = (generation: z.output<typeof row>): AdminGeneration => ({
  ...generation,
  created_at: generation.created_at.toISOString(),
  started_at: generation.started_at?.toISOString() ?? null,
  finished_at: generation.finished_at?.toISOString() ?? null,
});
