import type { AbuseReportView } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AbuseReports } from './abuse-reports.ts';
import { AuditLog } from './audit-log.ts';

/** Closes a report of a course that may stay as it is. */
@Injectable()
export class DismissAbuseReport implements Record<
  'run',
  UseCases['adminDismissAbuseReport']['run']
> {
  constructor(
    private readonly audit: AuditLog,
    private readonly reports: AbuseReports,
  ) {}

  run(caller: Caller, { id }: { id: string }): Promise<AbuseReportView> {
    return this.audit.record({
      caller,
      action: 'dismiss_abuse_report',
      target: id,
      snapshot: () => this.reports.snapshot(id),
      work: async () => {
        await this.reports.one(id);
        await this.reports.close(id, caller.userId, 'dismissed');
        return this.reports.one(id);
      },
    });
  }
}
