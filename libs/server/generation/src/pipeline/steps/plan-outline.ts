import type { ModulesOutline } from '@coursewright/contract';
import type { CourseBrief, Material } from '@coursewright/authoring';
import type { CourseDraft, PlannedLesson } from '../course-draft.ts';
import type { CourseOutline } from '../course-outline.ts';
import type { Limiter } from '../limiter.ts';
import type { CoursePorts } from '../ports.ts';
import { planModule } from './plan-module.ts';

/** How much of the outline phase the modules take; their lessons take the rest. */
export const modulesShare = 0.3;

/**
 * The lessons of every module, for a learner who wants to see the outline before it is written. A
 * module that could not be planned has itself as its lesson.
 */
export const planOutline =
  (ports: CoursePorts, draft: CourseDraft, planning: Limiter) =>
  async ({
    brief,
    material,
    outline,
  }: {
    brief: CourseBrief;
    material: Material;
    outline: ModulesOutline;
  }): Promise<CourseOutline> => {
    let done = 0;
    const place = {
      phase: 'outline',
      progress: () => modulesShare + (1 - modulesShare) * (done / outline.modules.length),
    } as const;
    const lessons = await Promise.all(
      outline.modules.map((_, moduleIndex) =>
        planning(async (): Promise<readonly PlannedLesson[] | undefined> => {
          const planned = await planModule(
            ports,
            draft,
            place,
          )({ brief, material, outline, moduleIndex });
          done += 1;
          return planned;
        }),
      ),
    );
    return {
      summary: outline.summary,
      modules: draft.modules.map(({ id, title, description, learning_objectives, submodules }) => ({
        id,
        title,
        description,
        learning_objectives,
        submodules: submodules.map((one) => ({
          id: one.id,
          title: one.title,
          description: one.description,
          objectives: one.objectives,
        })),
      })),
      prerequisites: Object.fromEntries(
        draft.modules.map(({ id, prerequisites }) => [id, prerequisites]),
      ),
      refs: Object.fromEntries(
        draft.modules.flatMap(({ submodules }, m) =>
          submodules.map(({ id }, s) => [id, [...(lessons[m]?.[s]?.refs ?? [])]]),
        ),
      ),
      terms: Object.fromEntries(
        draft.modules.flatMap(({ id, submodules }, m) => [
          [id, outline.modules[m]?.terms ?? []],
          ...submodules.map((one, s) => [one.id, lessons[m]?.[s]?.terms ?? []]),
        ]),
      ),
    };
  };
