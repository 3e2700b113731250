import { operations, type UploadedDocument } from '@coursewright/contract';
import { CalledWith, Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller, CallOptions } from '@coursewright/rpc';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { receiveFile } from './received-file.ts';
import { UploadDocument } from './upload-document.ts';

/** Takes a file as multipart form data. */
@Controller()
export class UploadController {
  constructor(private readonly uploadDocument: UploadDocument) {}

  @Rest(operations.uploadDocument)
  upload(
    @SignedInCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @CalledWith() options: CallOptions,
  ): Promise<UploadedDocument> {
    return this.uploadDocument.run(caller, () => receiveFile(request), options);
  }
}
