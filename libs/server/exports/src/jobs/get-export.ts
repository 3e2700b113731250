import type { CourseExport, ExportPlace } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { ShownExport } from './shown-export.ts';

/** How far the file of an own course is. */
@Injectable()
export class GetExport implements Record<'run', UseCases['getExport']['run']> {
  constructor(private readonly shown: ShownExport) {}

  run({ userId }: Caller, place: ExportPlace): Promise<CourseExport> {
    return this.shown.of(userId, place);
  }
}
