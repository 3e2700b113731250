import type { AbuseReportView } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AbuseReports } from './abuse-reports.ts';
import { AuditLog } from './audit-log.ts';

/**
 * Takes back that a reported course was made private. It stays so until its owner shares it, at a
 * new address.
 */
@Injectable()
export class AllowSharingAgain implements Record<'run', UseCases['adminAllowSharingAgain']['run']> {
  constructor(
    private readonly audit: AuditLog,
    private readonly reports: AbuseReports,
  ) {}

  run(caller: Caller, { id }: { id: string }): Promise<AbuseReportView> {
    return this.audit.record({
      caller,
      action: 'allow_sharing_again',
      target: id,
      snapshot: () => this.reports.snapshot(id),
      work: async () => {
        const { course } = await this.reports.one(id);
        await this.reports.dismissDecided(course.path_id, caller.userId);
        return this.reports.one(id);
      },
    });
  }
}
