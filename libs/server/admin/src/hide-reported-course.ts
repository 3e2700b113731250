import type { AbuseReportView } from '@coursewright/contract';
import { SharedCourses } from '@coursewright/learning-paths';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AbuseReports } from './abuse-reports.ts';
import { AuditLog } from './audit-log.ts';

/** Makes a reported course private; what else was reported about it is settled by that, too. */
@Injectable()
export class HideReportedCourse implements Record<
  'run',
  UseCases['adminHideReportedCourse']['run']
> {
  constructor(
    private readonly audit: AuditLog,
    private readonly reports: AbuseReports,
    private readonly courses: SharedCourses,
  ) {}

  run(caller: Caller, { id }: { id: string }): Promise<AbuseReportView> {
    return this.audit.record({
      caller,
      action: 'hide_reported_course',
      target: id,
      snapshot: () => this.reports.snapshot(id),
      work: async () => {
        const { course, owner } = await this.reports.one(id);
        await this.reports.close(id, caller.userId, 'made_private');
        await this.courses.hide(owner.id, course.path_id);
        await this.reports.closeOthers(course.path_id, caller.userId);
        return this.reports.one(id);
      },
    });
  }
}
