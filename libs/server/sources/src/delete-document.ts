import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Documents } from './documents.ts';

/** Deletes a document for good. Courses written from it keep the passages they cite. */
@Injectable()
export class DeleteDocument {
  constructor(private readonly documents: Documents) {}

  run: UseCases['deleteDocument']['run'] = ({ userId }, { id }) =>
    this.documents.remove(userId, id);
}
