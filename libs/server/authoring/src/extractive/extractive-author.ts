import {
  curiositiesDraft,
  diagramDraft,
  lessonDraft,
  modulesOutline,
  quizDraft,
  researchVerdict,
  resourceChoice,
  searchPlan,
  sentenceRevision,
  submodulesOutline,
  type Said,
} from '@coursewright/contract';
import type {
  CuriositiesDraft,
  DiagramDraft,
  DiagramKind,
  LessonDraft,
  ModulesOutline,
  QuizDraft,
  ResearchVerdict,
  ResourceChoice,
  SearchPlan,
  SentenceRevision,
  SubmodulesOutline,
} from '@coursewright/contract';
import { z } from 'zod';
import { Author } from '../author.ts';
import type {
  Answer,
  CallControl,
  Capacity,
  CourseBrief,
  LessonPlace,
  LessonRewrite,
  LessonToDraw,
  Material,
  OutlinedModule,
  PickedPassage,
  QuizRewrite,
} from '../author.ts';
import { noteOn } from './lesson/follow-instruction.ts';
import type { Request } from './operations.ts';
import { AuthorWorkerHost } from './worker-host.ts';

const capacity = z.strictObject({ onTopic: z.int().min(0), all: z.int().min(0) });
const noMaterial: Material = { sources: [] };

/**
 * The author without a model: plans a course from its sources' own structure and quotes it. Every
 * sentence of a lesson is a sentence of a source, followed by its marker. The same input always
 * gives the same output.
 */
export class ExtractiveAuthor extends Author {
  override readonly kind = 'builtin';
  override readonly name = 'Built-in author';
  override readonly version = 'extractive-1';
  readonly #host: AuthorWorkerHost;

  constructor(host: AuthorWorkerHost = new AuthorWorkerHost()) {
    super();
    this.#host = host;
  }

  override async capacityOf(
    { brief, material }: { brief: CourseBrief; material: Material },
    control: CallControl,
  ): Promise<Capacity> {
    const { value } = await this.#ask(
      capacity,
      { operation: 'capacityOf', brief },
      material,
      control,
    );
    return value;
  }

  override planSearches(
    { brief }: { brief: CourseBrief },
    control: CallControl,
  ): Promise<Answer<SearchPlan>> {
    return this.#ask(searchPlan, { operation: 'planSearches', brief }, noMaterial, control);
  }

  override judgeResearch(
    { material, ...rest }: { brief: CourseBrief; material: Material; asked: readonly string[] },
    control: CallControl,
  ): Promise<Answer<ResearchVerdict>> {
    return this.#ask(researchVerdict, { operation: 'judgeResearch', ...rest }, material, control);
  }

  override outlineModules(
    { brief, material }: { brief: CourseBrief; material: Material },
    control: CallControl,
  ): Promise<Answer<ModulesOutline>> {
    return this.#ask(modulesOutline, { operation: 'outlineModules', brief }, material, control);
  }

  override outlineLessons(
    {
      material,
      ...rest
    }: { brief: CourseBrief; material: Material; outline: ModulesOutline; moduleIndex: number },
    control: CallControl,
  ): Promise<Answer<SubmodulesOutline>> {
    return this.#ask(
      submodulesOutline,
      { operation: 'outlineLessons', ...rest },
      material,
      control,
    );
  }

  override writeCuriosities(
    { material, ...rest }: { brief: CourseBrief; material: Material; wanted: number },
    control: CallControl,
  ): Promise<Answer<CuriositiesDraft>> {
    return this.#ask(
      curiositiesDraft,
      { operation: 'writeCuriosities', ...rest },
      material,
      control,
    );
  }

  override chooseResources(
    {
      material,
      ...rest
    }: { brief: CourseBrief; material: Material; module?: OutlinedModule; wanted: number },
    control: CallControl,
  ): Promise<Answer<ResourceChoice>> {
    return this.#ask(resourceChoice, { operation: 'chooseResources', ...rest }, material, control);
  }

  override writeLesson(
    {
      material,
      ...rest
    }: {
      brief: CourseBrief;
      place: LessonPlace;
      passages: readonly PickedPassage[];
      material: Material;
      rewrite?: LessonRewrite;
    },
    control: CallControl,
  ): Promise<Answer<LessonDraft>> {
    return this.#ask(lessonDraft, { operation: 'writeLesson', ...rest }, material, control);
  }

  override reviseSentences(
    input: {
      brief: CourseBrief;
      sentences: readonly { number: number; text: string; problem: string }[];
      passages: readonly PickedPassage[];
    },
    control: CallControl,
  ): Promise<Answer<SentenceRevision>> {
    return this.#ask(
      sentenceRevision,
      { operation: 'reviseSentences', ...input },
      noMaterial,
      control,
    );
  }

  override writeQuiz(
    {
      material,
      ...rest
    }: {
      brief: CourseBrief;
      place: LessonPlace;
      lesson: LessonDraft;
      passages: readonly PickedPassage[];
      material: Material;
      wanted: number;
      rewrite?: QuizRewrite;
    },
    control: CallControl,
  ): Promise<Answer<QuizDraft>> {
    return this.#ask(quizDraft, { operation: 'writeQuiz', ...rest }, material, control);
  }

  override drawDiagram(
    input: { brief: CourseBrief; lesson: LessonToDraw; kind?: DiagramKind },
    control: CallControl,
  ): Promise<Answer<DiagramDraft>> {
    return this.#ask(diagramDraft, { operation: 'drawDiagram', ...input }, noMaterial, control);
  }

  override noteOn(rewrite: {
    instruction?: string;
    ofLesson: boolean;
    ofQuiz: boolean;
  }): readonly Said[] {
    return noteOn(rewrite);
  }

  /** Ends the author's thread. Nest calls it when the application stops. */
  async onModuleDestroy(): Promise<void> {
    await this.#host.close();
  }

  async #ask<T>(
    schema: z.ZodType<T>,
    request: Request,
    material: Material,
    { signal }: CallControl,
  ): Promise<Answer<T>> {
    return { value: schema.parse(await this.#host.run(request, material, signal)), calls: 0 };
  }
}
