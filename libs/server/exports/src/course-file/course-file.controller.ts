import {
  type DownloadCourseFileQuery,
  downloadCourseFileQuery,
  type ImportedCourseFile,
  limits,
  operations,
} from '@coursewright/contract';
import { CalledWith, Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller, CallOptions } from '@coursewright/rpc';
import { receiveFile, UploadSpace } from '@coursewright/sources';
import { Controller, Param, Query, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { attachment } from '../file-name.ts';
import { DownloadCourseFile } from './download-course-file.ts';
import { UploadCourseFile } from './upload-course-file.ts';

const operation = operations.downloadCourseFile;
/** The frame of multipart is counted with it. */
const maxBytes = limits.courseFile.bytes + limits.courseFile.mediaBytes;

/** The file of a course, by which it goes elsewhere and comes back. */
@Controller()
export class CourseFileController {
  constructor(
    private readonly downloadCourseFile: DownloadCourseFile,
    private readonly uploadCourseFile: UploadCourseFile,
    private readonly space: UploadSpace,
  ) {}

  @Rest(operation)
  async download(
    @SignedInCaller() caller: Caller,
    @Param({ schema: operation.params }) { id }: { id: string },
    @Query({ schema: downloadCourseFileQuery }) query: DownloadCourseFileQuery,
  ): Promise<StreamableFile> {
    const { stored, name } = await this.downloadCourseFile.run(caller, id, query);
    return new StreamableFile(stored.stream(), {
      type: operation.produces,
      disposition: attachment(name),
      length: stored.size,
    });
  }

  @Rest(operations.uploadCourseFile)
  upload(
    @SignedInCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @CalledWith() options: CallOptions,
  ): Promise<ImportedCourseFile> {
    const { space } = this;
    const { userId } = caller;
    const receive = (isKept: boolean) => receiveFile(request, { userId, space, isKept, maxBytes });
    return this.uploadCourseFile.run(caller, receive, options);
  }
}
