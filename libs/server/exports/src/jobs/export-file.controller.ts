import { AppError, type ExportFileQuery, operations } from '@coursewright/contract';
import { Files, Rest } from '@coursewright/platform';
import { Controller, Param, Query, StreamableFile } from '@nestjs/common';
import { attachment } from '../file-name.ts';
import { CourseExports, fileOf } from './course-exports.ts';
import { ExportLinks } from './export-links.ts';

const operation = operations.getExportFile;

/** The file behind a signed address. */
@Controller()
export class ExportFileController {
  constructor(
    private readonly links: ExportLinks,
    private readonly exports: CourseExports,
    private readonly files: Files,
  ) {}

  @Rest(operation)
  async answer(
    @Param({ schema: operation.params }) { id }: { id: string },
    @Query({ schema: operation.query }) query: ExportFileQuery,
  ): Promise<StreamableFile> {
    const found = this.links.isValid(id, query) ? await this.exports.file(id) : undefined;
    // Whether it is the address or the file that is no more is nobody's business.
    if (!found?.bytes || found.name === null || found.media_type === null) throw expired();
    const stream = await this.files
      .read(fileOf(id), { start: 0, end: found.bytes - 1 })
      .catch(async (error: unknown) => {
        if (!(error instanceof AppError && error.type === 'not_found')) throw error;
        await this.exports.forget(id);
        throw expired();
      });
    return new StreamableFile(stream, {
      type: found.media_type,
      disposition: attachment(found.name),
      length: found.bytes,
    });
  }
}

const expired = (): AppError =>
  new AppError('not_found', 'This address of a file has expired. Download the course again.');
