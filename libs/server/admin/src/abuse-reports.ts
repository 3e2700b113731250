import {
  abuseReport,
  type AbuseReportPage,
  type AbuseReportsQuery,
  type AbuseReportView,
  type AbuseResolution,
  AppError,
  Refusal,
  say,
} from '@coursewright/contract';
import { abuseReportRow } from '@coursewright/learning-paths';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Filters, pageOf } from './filters.ts';

const row = abuseReportRow
  .omit({ course_id: true, resolved_by: true })
  .extend({ course: abuseReport.shape.course, owner: abuseReport.shape.owner });

const columns = `item.id, item.reason, item.text, item.created_at, item.resolved_at, item.resolution,
  json_build_object('path_id', course.id, 'topic', course.topic, 'share_id', course.share_id) AS course,
  json_build_object('id', owner.id, 'email', owner.email, 'full_name', owner.full_name) AS owner`;
const joins =
  'JOIN courses course ON course.id = item.course_id JOIN users owner ON owner.id = course.user_id';

/** Reports of public courses as administrators see and close them. */
@Injectable()
export class AbuseReports {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async page(query: AbuseReportsQuery): Promise<AbuseReportPage> {
    const filters = new Filters()
      .findFirst('item.resolved_at IS NOT NULL', query.is_resolved === true)
      .findFirst('item.resolved_at IS NULL', query.is_resolved === false);
    const { rows, ...rest } = await pageOf(
      this.database,
      { row, columns, from: 'abuse_reports item', joins, order: 'item.created_at DESC, item.id' },
      filters,
      query,
    );
    return { abuse_reports: rows.map(shown), ...rest, page: query.page, per_page: query.per_page };
  }

  /** Throws not_found. */
  async one(id: string): Promise<AbuseReportView> {
    const [found] = await this.database.query(
      row,
      `SELECT ${columns} FROM abuse_reports item ${joins} WHERE item.id = $1`,
      [id],
    );
    if (!found) throw new AppError('not_found', 'Report not found.');
    return shown(found);
  }

  /** What the audit log keeps of it, with how public its course is. */
  async snapshot(id: string): Promise<object | null> {
    const [found] = await this.database.query(
      snapshotRow,
      `SELECT item.course_id, item.reason, item.resolution, course.is_public
       FROM abuse_reports item JOIN courses course ON course.id = item.course_id WHERE item.id = $1`,
      [id],
    );
    return found ?? null;
  }

  /** Throws conflict when it is closed already. */
  async close(id: string, by: string, resolution: AbuseResolution): Promise<void> {
    const closed = await this.database.run(
      `UPDATE abuse_reports SET resolved_at = $2, resolved_by = $3, resolution = $4
       WHERE id = $1 AND resolved_at IS NULL`,
      [id, this.clock.now(), by, resolution],
    );
    if (closed === 0) throw new Refusal('conflict', say('report_closed'));
  }

  /** What else waits about a course that is private now. */
  async closeOthers(courseId: string, by: string): Promise<void> {
    await this.database.run(
      `UPDATE abuse_reports SET resolved_at = $2, resolved_by = $3, resolution = 'made_private'
       WHERE course_id = $1 AND resolved_at IS NULL`,
      [courseId, this.clock.now(), by],
    );
  }

  /** Those for which a course was made private. Throws conflict when there are none. */
  async dismissDecided(courseId: string, by: string): Promise<void> {
    const dismissed = await this.database.run(
      `UPDATE abuse_reports SET resolved_at = $2, resolved_by = $3, resolution = 'dismissed'
       WHERE course_id = $1 AND resolution = 'made_private'`,
      [courseId, this.clock.now(), by],
    );
    if (dismissed === 0) throw new Refusal('conflict', say('sharing_allowed'));
  }
}

const snapshotRow = abuseReportRow
  .pick({ course_id: true, reason: true, resolution: true })
  .extend({ is_public: z.boolean() });

const shown = (report: z.output<typeof row>): AbuseReportView => ({
  ...report,
  created_at: report.created_at.toISOString(),
  resolved_at: report.resolved_at?.toISOString() ?? null,
});
