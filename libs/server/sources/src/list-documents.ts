import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Documents } from './documents.ts';

/** The caller's documents, newest first. */
@Injectable()
export class ListDocuments {
  constructor(private readonly documents: Documents) {}

  run: UseCases['listDocuments']['run'] = async ({ userId }) => ({
    documents: await this.documents.ofUser(userId),
  });
}
