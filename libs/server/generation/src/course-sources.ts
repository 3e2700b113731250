import { AppError, type GenerateCourseInput } from '@coursewright/contract';
import { SourceLibrary, type SourceText } from '@coursewright/sources';
import { Injectable } from '@nestjs/common';
import type { Providers } from './run-providers.ts';

/** The sources to use for a course. */
export interface SourcesToUse {
  readonly sources: readonly SourceText[];
  readonly usesWeb: boolean;
  readonly notes: readonly string[];
}

type Request = Pick<GenerateCourseInput, 'topic' | 'language' | 'sources' | 'source_policy'>;

/**
 * Decides what a course is written from. Documents that were chosen are always used; the policy
 * decides whether the web joins them. Without documents and without web search the sample library
 * stands in; a model can also write from what it knows.
 */
@Injectable()
export class CourseSources {
  constructor(private readonly library: SourceLibrary) {}

  /**
   * Refuses, before anything is charged, what cannot be written. Throws not_found for a document
   * that is absent or someone else's.
   */
  async check(userId: string, request: Request, providers: Providers): Promise<void> {
    const documents = request.sources?.length
      ? await this.library.documents(userId, request.sources)
      : [];
    if (request.source_policy === 'documents' && documents.length === 0)
      throw refusal(
        'sources',
        'Choose at least one document to write from, or allow the web as a source.',
      );
    const empty = documents.find(({ passages }) => passages.length === 0);
    if (empty)
      throw refusal(
        'sources',
        `“${empty.title}” contains no text to write from. Choose another document.`,
      );
    if (
      documents.length > 0 ||
      searchesFor(request, providers) ||
      providers.author.kind === 'model'
    )
      return;
    if (this.library.samples(request.topic, request.language).length > 0) return;
    throw refusal(
      'topic',
      `There is nothing to write a course on “${request.topic}” from: no document was chosen, web search is not set up, and the sample library has no text on it. ` +
        'Upload a document about it, choose a sample topic, or have the operator set up a model (MODEL) or web search (SEARCH).',
    );
  }

  /**
   * Loads it for a run. A document deleted meanwhile lives on in the task's snapshot; if it never
   * got that far, it is left out with a note.
   */
  async load(
    taskId: string,
    userId: string,
    request: Request,
    providers: Providers,
  ): Promise<SourcesToUse> {
    const notes: string[] = [];
    const documents: SourceText[] = [];
    for (const id of request.sources ?? []) {
      const document = await this.document(taskId, userId, id);
      if (document) documents.push(document);
      else notes.push('A document was deleted before the course was written, so it was left out.');
    }
    const usesWeb = searchesFor(request, providers);
    if (documents.length > 0 || usesWeb) {
      if (request.source_policy === 'documents_and_web' && !usesWeb)
        notes.push('Web search is not set up, so the course rests on the documents alone.');
      return { sources: documents, usesWeb, notes };
    }
    const samples = this.library.samples(request.topic, request.language);
    notes.push(
      samples.length > 0
        ? 'The course rests on the bundled sample library.'
        : 'The course was written without sources, from what the model knows; nothing in it is cited.',
    );
    return { sources: samples, usesWeb, notes };
  }

  private async document(
    taskId: string,
    userId: string,
    id: string,
  ): Promise<SourceText | undefined> {
    for (const find of [
      () => this.library.documents(userId, [id]),
      async () => [await this.library.snapshot(taskId, id)],
    ]) {
      try {
        return (await find())[0];
      } catch (error) {
        if (!(error instanceof AppError) || error.type !== 'not_found') throw error;
      }
    }
    return undefined;
  }
}

function searchesFor({ sources, source_policy }: Request, { webSearch }: Providers): boolean {
  const policy = source_policy ?? (sources?.length ? 'documents_and_web' : 'web');
  return policy !== 'documents' && webSearch.kind !== 'none';
}

export const refusal = (path: string, message: string): AppError =>
  new AppError('validation_error', message, { details: [{ path, message }] });
