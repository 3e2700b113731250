import {
  downloads,
  type ExportFormat,
  exportFormats,
  type ExportQuery,
} from '@coursewright/contract';
import { Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Controller, Inject, Param, Query, StreamableFile, type Type } from '@nestjs/common';
import { ExportCourse } from './export-course.ts';
import { attachment } from './file-name.ts';

/** A controller for each format, made from its row in the contract. */
export const downloadEndpoints = (): Type<unknown>[] => exportFormats.map(endpointOf);

function endpointOf<Format extends ExportFormat>(format: Format): Type<unknown> {
  const operation = downloads[format];

  @Controller()
  class Download {
    constructor(@Inject(ExportCourse) private readonly exportCourse: ExportCourse) {}

    @Rest(operation)
    async answer(
      @SignedInCaller() caller: Caller,
      @Param({ schema: operation.params }) { id }: { id: string },
      @Query({ schema: operation.query }) query: ExportQuery<Format>,
    ): Promise<StreamableFile> {
      const file = await this.exportCourse.run(caller, { id, format, query });
      return new StreamableFile(file.bytes, {
        type: file.mediaType,
        disposition: attachment(file.name),
        length: file.bytes.byteLength,
      });
    }
  }
  // What Nest's log and a stack trace call it.
  Object.defineProperty(Download, 'name', { value: `${format}Download` });
  return Download;
}
