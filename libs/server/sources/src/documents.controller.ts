import { idInput, operations, type UploadedDocument } from '@coursewright/contract';
import { CalledWith, Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller, CallOptions } from '@coursewright/rpc';
import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DeleteDocument } from './delete-document.ts';
import { ListDocuments } from './list-documents.ts';
import { receiveFile } from './received-file.ts';
import { UploadDocument } from './upload-document.ts';

/** The REST door of uploaded documents. */
@Controller()
export class DocumentsController {
  constructor(
    private readonly uploadDocument: UploadDocument,
    private readonly listDocuments: ListDocuments,
    private readonly deleteDocument: DeleteDocument,
  ) {}

  @Rest(operations.uploadDocument)
  upload(
    @SignedInCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @CalledWith() options: CallOptions,
  ): Promise<UploadedDocument> {
    return this.uploadDocument.run(caller, () => receiveFile(request), options);
  }

  @Rest(operations.listDocuments)
  list(@SignedInCaller() caller: Caller): Promise<{ documents: UploadedDocument[] }> {
    return this.listDocuments.run(caller);
  }

  @Rest(operations.deleteDocument)
  async remove(
    @SignedInCaller() caller: Caller,
    @Param({ schema: idInput }) input: { id: string },
  ): Promise<void> {
    await this.deleteDocument.run(caller, input);
  }
}
