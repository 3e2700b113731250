import { operations, Refusal, sayAs, type UploadedDocument } from '@coursewright/contract';
import { CalledWith, Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller, CallOptions } from '@coursewright/rpc';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { receiveFile } from './received-file.ts';
import { UploadDocument } from './upload-document.ts';
import { UploadSpace } from './upload-space.ts';

/** Takes a file as multipart form data. */
@Controller()
export class UploadController {
  constructor(
    private readonly uploadDocument: UploadDocument,
    private readonly space: UploadSpace,
  ) {}

  @Rest(operations.uploadDocument)
  upload(
    @SignedInCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CalledWith() options: CallOptions,
  ): Promise<UploadedDocument> {
    const gone = new AbortController();
    // Also when it is answered; then nobody listens any more.
    reply.raw.once('close', () =>
      gone.abort(
        new Refusal(
          'bad_request',
          sayAs('upload_broken', 'The client left before its file was read.'),
        ),
      ),
    );
    const { space } = this;
    const { userId } = caller;
    const receive = (isKept: boolean) => receiveFile(request, { userId, space, isKept });
    return this.uploadDocument.run(caller, receive, {
      ...options,
      signal: gone.signal,
    });
  }
}
