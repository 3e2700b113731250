import type { CourseExport, ExportPlace } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { CourseExports } from './course-exports.ts';
import { ShownExport } from './shown-export.ts';

/** No longer makes the file of an own course; whoever is making it stops within a second. */
@Injectable()
export class CancelExport implements Record<'run', UseCases['cancelExport']['run']> {
  constructor(
    private readonly exports: CourseExports,
    private readonly shown: ShownExport,
  ) {}

  async run({ userId }: Caller, place: ExportPlace): Promise<CourseExport> {
    const { id } = await this.shown.of(userId, place);
    await this.exports.cancel(userId, id);
    return this.shown.of(userId, place);
  }
}
