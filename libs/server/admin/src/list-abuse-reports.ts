import type { AbuseReportPage, AbuseReportsQuery } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AbuseReports } from './abuse-reports.ts';

@Injectable()
export class ListAbuseReports implements Record<'run', UseCases['adminAbuseReports']['run']> {
  constructor(private readonly reports: AbuseReports) {}

  run(_caller: Caller, query: AbuseReportsQuery): Promise<AbuseReportPage> {
    return this.reports.page(query);
  }
}
