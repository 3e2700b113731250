import { AppError, type CourseExport, type ExportPlace, lifetimes } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { CourseExports } from './course-exports.ts';
import { ExportLinks } from './export-links.ts';

/** The file of a course as its owner sees it. */
@Injectable()
export class ShownExport {
  constructor(
    private readonly exports: CourseExports,
    private readonly links: ExportLinks,
  ) {}

  /** Throws not_found. */
  async of(userId: string, { id, export_id }: ExportPlace): Promise<CourseExport> {
    const found = await this.exports.own(userId, id, export_id);
    if (!found) throw new AppError('not_found', 'There is no such file of this course.');
    const { name, bytes, finished_at: madeAt, error_said, ...shown } = found;
    const isThere = found.status === 'completed' && name !== null && bytes !== null && madeAt;
    const keptUntil = (made: Date) => new Date(made.getTime() + lifetimes.courseExport * 1000);
    return {
      ...shown,
      ...(error_said ? { error_said } : {}),
      file: isThere
        ? {
            name,
            bytes,
            url: this.links.linkTo(found.id),
            kept_until: keptUntil(madeAt).toISOString(),
          }
        : null,
    };
  }
}
