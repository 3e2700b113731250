import { Config, endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeleteDocument } from './delete-document.ts';
import { DocumentRecords } from './document-records.ts';
import { DocumentRow } from './document.entity.ts';
import { Documents } from './documents.ts';
import { GuardedFetcher } from './fetching/guarded-fetcher.ts';
import { GuardedPageReader } from './fetching/guarded-page-reader.ts';
import { SampleLibrary } from './library/sample-library.ts';
import { SourceSnapshotRow } from './library/source-snapshot.entity.ts';
import { StoredSources } from './library/stored-sources.ts';
import { ListDocuments } from './list-documents.ts';
import { DocumentParser } from './parsing/document-parser.ts';
import { PageReader, SourceLibrary, WebSearch } from './ports.ts';
import { webSearchOf } from './search/web-search-of.ts';
import { UploadController } from './upload.controller.ts';
import { UploadDocument } from './upload-document.ts';
import { UploadReader } from './upload-reader.ts';
import { UploadSpace } from './upload-space.ts';

/** Which class serves which operation. */
export const documentUseCases = {
  listDocuments: ListDocuments,
  deleteDocument: DeleteDocument,
} satisfies UseCaseClasses;

@Module({
  imports: [TypeOrmModule.forFeature([DocumentRow, SourceSnapshotRow])],
  controllers: [...endpointsOf(documentUseCases), UploadController],
  providers: [
    { provide: DocumentParser, useFactory: () => new DocumentParser() },
    {
      provide: GuardedFetcher,
      useFactory: (config: Config) =>
        new GuardedFetcher({ publicUrl: config.publicUrl, allow: config.fetchAllow }),
      inject: [Config],
    },
    {
      provide: PageReader,
      useFactory: (fetcher: GuardedFetcher, parser: DocumentParser) =>
        new GuardedPageReader(fetcher, parser),
      inject: [GuardedFetcher, DocumentParser],
    },
    {
      provide: WebSearch,
      useFactory: (config: Config) => webSearchOf(config.search, config.publicUrl),
      inject: [Config],
    },
    { provide: SourceLibrary, useClass: StoredSources },
    Documents,
    DocumentRecords,
    SampleLibrary,
    ListDocuments,
    UploadDocument,
    UploadReader,
    UploadSpace,
    DeleteDocument,
  ],
  exports: [
    ListDocuments,
    UploadDocument,
    UploadSpace,
    DeleteDocument,
    WebSearch,
    PageReader,
    SourceLibrary,
  ],
})
export class SourcesModule implements OnApplicationShutdown {
  constructor(
    private readonly reader: UploadReader,
    private readonly parser: DocumentParser,
    private readonly fetcher: GuardedFetcher,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    this.reader.close();
    await Promise.all([this.parser.close(), this.fetcher.close()]);
  }
}
