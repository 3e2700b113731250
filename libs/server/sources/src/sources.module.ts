import { Module } from '@nestjs/common';
import { ListDocuments } from './list-documents.ts';
import { DeleteDocument } from './delete-document.ts';

@Module({ providers: [ListDocuments, DeleteDocument], exports: [ListDocuments, DeleteDocument] })
export class SourcesModule {}
