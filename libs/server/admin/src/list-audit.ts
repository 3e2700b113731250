import type { AuditPage, AuditQuery } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuditLog } from './audit-log.ts';

@Injectable()
export class ListAudit implements Record<'run', UseCases['adminAudit']['run']> {
  constructor(private readonly audit: AuditLog) {}

  run(_caller: Caller, query: AuditQuery): Promise<AuditPage> {
    return this.audit.page(query);
  }
}
