import { type ModulesOutline, noteOf, say } from '@coursewright/contract';
import type { CourseBrief, Material } from '@coursewright/authoring';
import { PassageIndex } from '@coursewright/sources';
import type { CourseDraft, PlannedLesson } from '../course-draft.ts';
import { reasonFor } from '../failure.ts';
import { placeOf } from '../lesson-place.ts';
import { hasOwnReading } from '../call-budget.ts';
import type { Limiter } from '../limiter.ts';
import type { CoursePorts } from '../ports.ts';
import { chooseResources } from './choose-resources.ts';
import { pickResources } from './pick-resources.ts';
import { planModule, showLessons } from './plan-module.ts';
import { produceLesson } from './produce-lesson.ts';
import { readAgain } from './read-again.ts';

export interface Production {
  readonly brief: CourseBrief;
  readonly material: Material;
  readonly outline: ModulesOutline;
  readonly usesWeb: boolean;
  /**
   * The lessons of each module where the learner has confirmed them; else the author plans them.
   */
  readonly confirmed?: readonly (readonly PlannedLesson[])[];
}

/**
 * Plans every module's lessons and writes them. Nothing waits for the slowest: a lesson starts when
 * its module is planned and a slot is free, first come first served. Further reading queues behind
 * all module plans, so it never delays a lesson; where an answer is paid for, only the course's is
 * asked for.
 */
export const produceModules =
  (ports: CoursePorts, draft: CourseDraft, planning: Limiter, writing: Limiter) =>
  async ({ brief, material, outline, usesWeb, confirmed }: Production): Promise<void> => {
    const index = new PassageIndex(material.sources, brief.language);
    const stage = { phase: 'lessons', progress: () => draft.progress() } as const;
    confirmed?.forEach((lessons, moduleIndex) =>
      showLessons(ports, draft, stage, moduleIndex, lessons, `${moduleIndex + 1}/confirmed`),
    );
    const modules = outline.modules.map((_, moduleIndex) => produceModule(moduleIndex));
    await Promise.all([...modules, planning(() => findResources())]);

    async function produceModule(moduleIndex: number): Promise<void> {
      const planned =
        confirmed?.[moduleIndex] ??
        (await planning(() =>
          planModule(ports, draft, stage)({ brief, material, outline, moduleIndex }),
        )) ??
        [];
      const lessons = planned.map((lesson, lessonIndex) => {
        const place = placeOf(outline, moduleIndex, lessonIndex, planned);
        return writing(() =>
          produceLesson(
            ports,
            draft,
          )({ brief, material, index, place, planned: lesson, moduleIndex, lessonIndex }),
        );
      });
      if (ports.author.kind === 'builtin')
        await Promise.all([...lessons, planning(() => findResources(moduleIndex))]);
      else {
        const written = await Promise.all(lessons);
        // Or it takes the place of a revision that was not needed: the course costs no more for it.
        if (hasOwnReading(moduleIndex, usesWeb) || written.some(({ wasRevised }) => !wasRevised))
          await writing(() => readAgain(ports, draft)(brief, material, moduleIndex));
        // A call per module for what the citations of its lessons tell as well is not worth paying.
        const cited = draft.module(moduleIndex).submodules.flatMap(({ citations }) => citations);
        draft.setResources(moduleIndex, pickResources(cited, material));
      }
    }

    /** Of the course, or of one module. A course without them is still a course. */
    async function findResources(moduleIndex?: number): Promise<void> {
      const of = moduleIndex === undefined ? '' : String(moduleIndex + 1);
      try {
        const module = moduleIndex === undefined ? undefined : outline.modules[moduleIndex];
        const resources = await chooseResources(ports)({
          brief,
          material,
          ...(module ? { module } : {}),
          of,
        });
        if (moduleIndex === undefined) draft.resources = resources;
        else draft.setResources(moduleIndex, resources);
      } catch (error) {
        draft.note(noteOf(say('resources_not_chosen'), reasonFor(error, ports, of)));
      }
    }
  };
