import { downloadCourseFileQuery, operations } from '@coursewright/contract';
import { Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Controller, Param, Query, StreamableFile } from '@nestjs/common';
import { attachment } from '../file-name.ts';
import { DownloadCourseFile } from './download-course-file.ts';

const operation = operations.downloadCourseFile;

/** The file of a course, by which it goes elsewhere and comes back. */
@Controller()
export class CourseFileController {
  constructor(private readonly downloadCourseFile: DownloadCourseFile) {}

  @Rest(operation)
  async answer(
    @SignedInCaller() caller: Caller,
    @Param({ schema: operation.params }) { id }: { id: string },
    @Query({ schema: downloadCourseFileQuery }) query: { learning: boolean },
  ): Promise<StreamableFile> {
    const { bytes, name } = await this.downloadCourseFile.run(caller, id, query);
    return new StreamableFile(bytes, {
      type: operation.produces,
      disposition: attachment(name),
      length: bytes.byteLength,
    });
  }
}
