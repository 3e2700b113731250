import {
  AppError,
  type CourseCoverage,
  fieldRefusal,
  type GenerateCourseInput,
  languageName,
  type Note,
  noteOf,
  quotedLanguages,
  say,
  sayAs,
} from '@coursewright/contract';
import type { Capacity, CourseBrief } from '@coursewright/authoring';
import { SourceLibrary, type SourceText } from '@coursewright/sources';
import { Injectable } from '@nestjs/common';
import type { Providers } from './run-providers.ts';

/** The sources to use for a course. */
export interface SourcesToUse {
  readonly sources: readonly SourceText[];
  readonly usesWeb: boolean;
  readonly notes: readonly Note[];
}

type Request = Pick<
  GenerateCourseInput,
  | 'topic'
  | 'language'
  | 'sources'
  | 'source_policy'
  | 'desired_module_count'
  | 'desired_submodule_count'
>;

/**
 * Decides what a course is written from. Documents that were chosen are always used; the policy
 * decides whether the web joins them. Without documents and without web search the sample library
 * stands in; a model can also write from what it knows, where its learner agrees to that.
 */
@Injectable()
export class CourseSources {
  constructor(private readonly library: SourceLibrary) {}

  /**
   * Refuses, before anything is charged, what cannot be written. Throws not_found for a document
   * that is absent or someone else's.
   */
  async check(
    userId: string,
    request: Request & Pick<GenerateCourseInput, 'without_sources'>,
    providers: Providers,
  ): Promise<void> {
    const documents = request.sources?.length
      ? await this.library.documents(userId, request.sources)
      : [];
    if (
      providers.author.kind === 'builtin' &&
      !quotedLanguages.includes(baseLanguage(request.language))
    )
      throw fieldRefusal(
        'language',
        sayAs(
          'author_language',
          `The built-in author has no words for courses in ${languageName(request.language) ?? request.language}. Choose one of these: ${quotedLanguages.map((tag) => languageName(tag)).join(', ')}.`,
        ),
      );
    if (request.source_policy === 'documents' && documents.length === 0)
      throw fieldRefusal('sources', say('document_missing'));
    const empty = documents.find(({ passages }) => passages.length === 0);
    if (empty) throw fieldRefusal('sources', say('document_without_text', { title: empty.title }));
    const usesWeb = searchesFor(request, providers);
    const isGiven = documents.length > 0 || usesWeb;
    const samples = isGiven ? [] : this.library.samples(request.topic, request.language);
    const sources = documents.length > 0 ? documents : samples;
    if (isGiven || samples.length > 0)
      return refuseMoreThan(await carriedBy(sources, request, providers, usesWeb), request);
    if (providers.author.kind === 'model') return refuseWithoutConsent(request);
    throw fieldRefusal('topic', say('nothing_to_write_from', { topic: request.topic }));
  }

  /** How many lessons the sources of a request carry, and in which language they would be quoted. */
  async coverage(userId: string, request: Request, providers: Providers): Promise<CourseCoverage> {
    const usesWeb = searchesFor(request, providers);
    const sources = request.sources?.length
      ? await this.library.documents(userId, request.sources)
      : this.library.samples(request.topic, request.language);
    const carried = await carriedBy(sources, request, providers, usesWeb);
    const quotesAsItIs = providers.author.kind === 'builtin' && !usesWeb;
    const other = quotesAsItIs ? otherLanguage(sources, request.language) : undefined;
    return {
      on_topic: carried?.onTopic ?? null,
      all: carried?.all ?? null,
      source_language: other ?? null,
    };
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
    const notes: Note[] = [];
    const documents: SourceText[] = [];
    for (const id of request.sources ?? []) {
      const document = await this.document(taskId, userId, id);
      if (document) documents.push(document);
      else notes.push(noteOf(say('document_left_out')));
    }
    const usesWeb = searchesFor(request, providers);
    if (documents.length > 0 || usesWeb) {
      if (request.source_policy === 'documents_and_web' && !usesWeb)
        notes.push(noteOf(say('documents_alone')));
      return { sources: documents, usesWeb, notes };
    }
    const samples = this.library.samples(request.topic, request.language);
    if (samples.length > 0) notes.push(noteOf(say('rests_on_samples')));
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

/** Lessons that the sources carry; undefined where that cannot be known before they are written. */
async function carriedBy(
  sources: readonly SourceText[],
  request: Request,
  { author }: Providers,
  usesWeb: boolean,
): Promise<Capacity | undefined> {
  if (usesWeb || sources.length === 0) return undefined;
  return author.capacityOf({ brief: briefOf(request), material: { sources } }, {});
}

const briefOf = (request: Request): CourseBrief => ({
  topic: request.topic,
  language: request.language,
  style: 'standard',
  ...(request.desired_module_count ? { moduleCount: request.desired_module_count } : {}),
  ...(request.desired_submodule_count ? { submoduleCount: request.desired_submodule_count } : {}),
});

/** Refuses, where it is known before that nothing can be cited, what nobody has agreed to. */
function refuseWithoutConsent({
  topic,
  without_sources,
}: Pick<GenerateCourseInput, 'topic' | 'without_sources'>): void {
  if (without_sources === 'allow') return;
  throw fieldRefusal('without_sources', say('no_sources', { topic }));
}

/** Refuses more lessons than there is text for. */
function refuseMoreThan(carried: Capacity | undefined, request: Request): void {
  if (!carried) return;
  if (carried.all === 0) throw fieldRefusal('sources', say('too_little_text'));
  const asked = (request.desired_module_count ?? 1) * (request.desired_submodule_count ?? 1);
  if (asked <= carried.all) return;
  throw fieldRefusal(
    request.desired_module_count ? 'desired_module_count' : 'desired_submodule_count',
    say('too_many_lessons', { possible: carried.all, asked }),
  );
}

/** "pt" of "pt-BR". */
const baseLanguage = (tag: string): string => new Intl.Locale(tag).language;

/** The language of most of the text, where it is not the one asked for. */
function otherLanguage(sources: readonly SourceText[], asked: string): string | undefined {
  const sizes = new Map<string, number>();
  for (const { language, passages } of sources)
    if (language)
      sizes.set(baseLanguage(language), (sizes.get(baseLanguage(language)) ?? 0) + passages.length);
  const [most] = [...sizes].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return most === undefined || most === baseLanguage(asked) ? undefined : most;
}

function searchesFor({ sources, source_policy }: Request, { webSearch }: Providers): boolean {
  const policy = source_policy ?? (sources?.length ? 'documents_and_web' : 'web');
  return policy !== 'documents' && webSearch.kind !== 'none';
}
