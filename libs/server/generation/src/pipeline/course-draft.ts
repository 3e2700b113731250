import {
  type CourseModule,
  type CourseReading,
  type CourseSource,
  keptOf,
  type ModulesOutline,
  type Note,
  type PathData,
  type Resource,
  type Submodule,
  type SubmodulesOutline,
} from '@coursewright/contract';
import { countClaims, type Author, type CourseBrief, type Material } from '@coursewright/authoring';
import type { SourceText } from '@coursewright/sources';
import { stableId } from './stable-id.ts';

/** What the citation check counted in one lesson. */
export interface CitationCount {
  readonly sentencesCited: number;
  readonly sentencesUncited: number;
}

/** What writing a lesson needs of the course around it. */
export type LessonSlots = Pick<
  CourseDraft,
  'module' | 'update' | 'countCitations' | 'note' | 'progress' | 'view'
>;

/** A lesson as it is planned; with an id where its learner has confirmed it. */
export type PlannedLesson = SubmodulesOutline['submodules'][number] & { readonly id?: string };
/** Modules as they are planned, likewise. */
export type PlannedModules = Omit<ModulesOutline, 'modules'> & {
  readonly modules: readonly (ModulesOutline['modules'][number] & { readonly id?: string })[];
};

/** How much of a submodule each status stands for. */
const shareDone = { planned: 0, writing: 0.1, readable: 0.75, completed: 1, failed: 1 } as const;

/**
 * The course while it is written: its parts are replaced, never changed, so a view taken earlier stays
 * as it was.
 */
export class CourseDraft {
  readonly modules: CourseModule[];
  resources: Resource[] = [];
  /** What a last reading of the whole course found. */
  reading: CourseReading = { findings: [] };
  private readonly outlined = new Set<number>();
  private readonly counts = new Map<string, CitationCount>();
  private readonly notes: Note[];
  private readonly taskId: string;
  private readonly brief: CourseBrief;
  private readonly author: Pick<Author, 'kind' | 'name'>;
  private material: Material;
  private readonly summary: string;

  constructor(
    taskId: string,
    brief: CourseBrief,
    author: Pick<Author, 'kind' | 'name'>,
    material: Material,
    outline: PlannedModules,
    notes: readonly Note[] = [],
  ) {
    this.taskId = taskId;
    this.brief = brief;
    this.author = author;
    this.material = material;
    this.summary = outline.summary;
    this.notes = [...notes];
    this.modules = outline.modules.map(({ terms: _, ...module }, index) => ({
      ...module,
      id: module.id ?? stableId(taskId, index + 1),
      resources: [],
      submodules: [],
    }));
  }

  /** Takes in what was found after the course was begun: after the sources that are there. */
  addSources(sources: readonly SourceText[]): void {
    this.material = { sources: [...this.material.sources, ...sources] };
  }

  module(index: number): CourseModule {
    const module = this.modules[index];
    if (!module) throw new Error(`The course has no module ${index}`);
    return module;
  }

  /** Adds a module's planned submodules and returns them. */
  planLessons(moduleIndex: number, planned: readonly PlannedLesson[]): Submodule[] {
    const submodules = planned.map(({ id, title, description, objectives }, index): Submodule => ({
      id: id ?? stableId(this.taskId, moduleIndex + 1, index + 1),
      title,
      description,
      objectives,
      status: 'planned',
      content: '',
      summary: '',
      key_terms: [],
      quiz: [],
      resources: [],
      citations: [],
    }));
    this.modules[moduleIndex] = { ...this.module(moduleIndex), submodules };
    this.outlined.add(moduleIndex);
    return submodules;
  }

  setResources(moduleIndex: number, resources: Resource[]): void {
    this.modules[moduleIndex] = { ...this.module(moduleIndex), resources };
  }

  /** Replaces fields of one submodule and returns it as it now is. */
  update(moduleIndex: number, lessonIndex: number, fields: Partial<Submodule>): Submodule {
    const module = this.module(moduleIndex);
    const submodules = module.submodules.map((submodule, index) =>
      index === lessonIndex ? { ...submodule, ...fields } : submodule,
    );
    this.modules[moduleIndex] = { ...module, submodules };
    return submodules[lessonIndex]!;
  }

  /** Once per submodule; `of` is its place. */
  countCitations(of: string, { sentencesCited, sentencesUncited }: CitationCount): void {
    this.counts.set(of, { sentencesCited, sentencesUncited });
  }

  note(note: Note): void {
    this.notes.push(note);
  }

  /** 0–1: finished work over all work, modules not outlined yet counted as average ones. */
  progress(): number {
    const known = this.modules.flatMap((module) => module.submodules);
    const perModule = this.outlined.size > 0 ? known.length / this.outlined.size : 1;
    const expected = known.length + perModule * (this.modules.length - this.outlined.size);
    return known.reduce((sum, { status }) => sum + shareDone[status], 0) / expected;
  }

  /**
   * The whole document as it stands. Sources carry only the passages that lessons and quizzes cite.
   */
  view(): PathData {
    const submodules = this.modules.flatMap((module) => module.submodules);
    const citations = submodules.flatMap((submodule) => submodule.citations);
    const counts = [...this.counts.values()];
    const claims = countClaims(submodules);
    return {
      topic: this.brief.topic,
      language: this.brief.language,
      explanation_style: this.brief.style,
      summary: this.summary,
      author: { kind: this.author.kind, name: this.author.name },
      sources: this.citedSources(submodules),
      resources: this.resources,
      modules: [...this.modules],
      report: {
        sentences_cited: counts.reduce((sum, count) => sum + count.sentencesCited, 0),
        sentences_uncited: counts.reduce((sum, count) => sum + count.sentencesUncited, 0),
        citations_supported: citations.filter(({ status }) => status === 'supported').length,
        citations_unsupported: citations.filter(({ status }) => status === 'unsupported').length,
        ...(claims && { claims }),
        submodules_failed: submodules.filter(({ status }) => status === 'failed').length,
        ...keptOf(this.notes),
        ...(this.reading.findings.length > 0 && { reading: this.reading }),
      },
    };
  }

  private citedSources(submodules: readonly Submodule[]): CourseSource[] {
    const passages = new Set(
      submodules.flatMap(({ citations, quiz, key_terms }) => [
        ...citations.map((citation) => citation.passage_id),
        ...quiz.flatMap((item) => item.cites),
        ...key_terms.flatMap(({ cites = [] }) => cites),
      ]),
    );
    const resources = [
      ...this.resources,
      ...this.modules.flatMap((module) => module.resources),
      ...submodules.flatMap((submodule) => submodule.resources),
    ];
    const named = new Set(resources.map((resource) => resource.source_id));
    return this.material.sources
      .map((source) => toCourseSource(source, passages))
      .filter((source) => source.passages.length > 0 || named.has(source.id));
  }
}

export function toCourseSource(source: SourceText, cited: ReadonlySet<string>): CourseSource {
  return {
    id: source.id,
    kind: source.kind,
    title: source.title,
    ...(source.url ? { url: source.url } : {}),
    ...(source.fileName ? { file_name: source.fileName } : {}),
    ...(source.language ? { language: source.language } : {}),
    fetched_at: source.fetchedAt,
    content_hash: source.contentHash,
    passages: source.passages
      .filter((passage) => cited.has(passage.id))
      .map(({ id, number, headings, text }) => ({
        id,
        number,
        heading: headings.join(' › '),
        text,
      })),
  };
}
