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
import type {
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
import { writeCuriosities } from './curiosities/write-curiosities.ts';
import { drawDiagram } from './diagram/draw-diagram.ts';
import { reviseSentences } from './lesson/revise-sentences.ts';
import { writeLesson } from './lesson/write-lesson.ts';
import { indexMaterial, materialOf } from './material/material-index.ts';
import type { MaterialIndex } from './material/material-index.ts';
import { outlineModules, outlineLessons } from './outline/outline-modules.ts';
import { capacityFor } from './outline/capacity.ts';
import { planCourse } from './outline/plan-course.ts';
import type { CoursePlan } from './outline/plan-course.ts';
import { writeQuiz } from './quiz/write-quiz.ts';
import { chooseResources } from './research/choose-resources.ts';
import { judgeResearch } from './research/judge-research.ts';
import { planSearches } from './research/plan-searches.ts';

/** What the builtin author can be asked, without the material, which travels separately. */
export type Request =
  | { readonly operation: 'capacityOf'; readonly brief: CourseBrief }
  | { readonly operation: 'planSearches'; readonly brief: CourseBrief }
  | {
      readonly operation: 'judgeResearch';
      readonly brief: CourseBrief;
      readonly asked: readonly string[];
    }
  | { readonly operation: 'outlineModules'; readonly brief: CourseBrief }
  | {
      readonly operation: 'outlineLessons';
      readonly brief: CourseBrief;
      readonly outline: ModulesOutline;
      readonly moduleIndex: number;
    }
  | { readonly operation: 'writeCuriosities'; readonly brief: CourseBrief; readonly wanted: number }
  | {
      readonly operation: 'chooseResources';
      readonly brief: CourseBrief;
      readonly module?: OutlinedModule;
      readonly wanted: number;
    }
  | {
      readonly operation: 'writeLesson';
      readonly brief: CourseBrief;
      readonly place: LessonPlace;
      readonly passages: readonly PickedPassage[];
      readonly rewrite?: LessonRewrite;
    }
  | {
      readonly operation: 'reviseSentences';
      readonly brief: CourseBrief;
      readonly sentences: readonly { number: number; text: string; problem: string }[];
      readonly passages: readonly PickedPassage[];
    }
  | {
      readonly operation: 'writeQuiz';
      readonly brief: CourseBrief;
      readonly place: LessonPlace;
      readonly lesson: LessonDraft;
      readonly passages: readonly PickedPassage[];
      readonly wanted: number;
      readonly rewrite?: QuizRewrite;
    }
  | {
      readonly operation: 'drawDiagram';
      readonly brief: CourseBrief;
      readonly lesson: LessonToDraw;
      readonly kind?: DiagramKind;
    };

export interface Replies {
  readonly capacityOf: Capacity;
  readonly planSearches: SearchPlan;
  readonly judgeResearch: ResearchVerdict;
  readonly outlineModules: ModulesOutline;
  readonly outlineLessons: SubmodulesOutline;
  readonly writeCuriosities: CuriositiesDraft;
  readonly chooseResources: ResourceChoice;
  readonly writeLesson: LessonDraft;
  readonly reviseSentences: SentenceRevision;
  readonly writeQuiz: QuizDraft;
  readonly drawDiagram: DiagramDraft;
}
export type Reply = Replies[keyof Replies];

/**
 * Material with its index and the plans made from it, so that one course reads its sources once.
 */
export class PreparedMaterial {
  readonly #material: Material;
  readonly #indexes = new Map<string, MaterialIndex>();
  readonly #plans = new Map<string, CoursePlan>();
  constructor(material: Material) {
    this.#material = material;
  }

  index(language: string): MaterialIndex {
    const known = this.#indexes.get(language);
    if (known) return known;
    const made = indexMaterial(this.#material, language);
    this.#indexes.clear();
    this.#plans.clear();
    this.#indexes.set(language, made);
    return made;
  }

  plan(brief: CourseBrief): CoursePlan {
    const index = this.index(brief.language);
    const key = JSON.stringify([
      brief.topic,
      brief.language,
      brief.moduleCount,
      brief.submoduleCount,
    ]);
    const known = this.#plans.get(key);
    if (known) return known;
    const made = planCourse(index, brief);
    if (this.#plans.size >= 16) this.#plans.clear();
    this.#plans.set(key, made);
    return made;
  }

  /** Are all these passages part of the material? */
  has(passages: readonly PickedPassage[]): boolean {
    return passages.every(({ ref }) => {
      const [, source, number] = /^S(\d+)\.(\d+)$/.exec(ref) ?? [];
      return (
        this.#material.sources[Number(source) - 1]?.passages.some(
          (passage) => passage.number === Number(number),
        ) ?? false
      );
    });
  }
}

/** Answers one request. Pure but for the caches inside `material`. Throws TooLittleText. */
export function answer(request: Request, material: PreparedMaterial): Reply {
  const { brief } = request;
  switch (request.operation) {
    case 'capacityOf':
      return capacityFor(material.index(brief.language), brief);
    case 'planSearches':
      return planSearches(brief);
    case 'judgeResearch':
      return judgeResearch(material.index(brief.language), brief, request.asked);
    case 'outlineModules':
      return outlineModules(material.plan(brief), material.index(brief.language), brief);
    case 'outlineLessons': {
      const plan = material.plan(brief);
      const title = request.outline.modules[request.moduleIndex]?.title;
      const at = plan.modules.findIndex((module) => module.title === title);
      return outlineLessons(
        plan,
        at === -1 ? Math.min(request.moduleIndex, plan.modules.length - 1) : at,
        material.index(brief.language),
        brief,
      );
    }
    case 'writeCuriosities':
      return writeCuriosities(
        material.plan(brief),
        material.index(brief.language),
        brief,
        request.wanted,
      );
    case 'chooseResources':
      return chooseResources(material.index(brief.language), brief, request.module, request.wanted);
    case 'writeLesson': {
      if (material.has(request.passages))
        return writeLesson({
          ...request,
          index: material.index(brief.language),
          plan: planOrNone(brief),
        });
      return writeLesson({
        ...request,
        index: indexMaterial(materialOf(request.passages), brief.language),
        plan: undefined,
      });
    }
    case 'reviseSentences':
      return reviseSentences(request);
    case 'drawDiagram':
      return drawDiagram(request);
    case 'writeQuiz': {
      const index = material.has(request.passages)
        ? material.index(brief.language)
        : indexMaterial(materialOf(request.passages), brief.language);
      const plan = planOrNone(brief);
      return writeQuiz({ ...request, index, ...(plan ? { plan } : {}) });
    }
  }

  function planOrNone(asked: CourseBrief): CoursePlan | undefined {
    try {
      return material.plan(asked);
    } catch {
      // A lesson can be written from passages whose material was never planned.
      return undefined;
    }
  }
}
