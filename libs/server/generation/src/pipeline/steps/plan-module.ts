import type { ModulesOutline } from '@coursewright/contract';
import type { CourseBrief, Material } from '@coursewright/authoring';
import type { CourseDraft, PlannedLesson } from '../course-draft.ts';
import { failedFor, reasonFor, type Reason } from '../failure.ts';
import { announcement } from '../phases.ts';
import type { CoursePorts } from '../ports.ts';
import { outlineLessons } from './outline-lessons.ts';

export interface ModuleToPlan {
  readonly brief: CourseBrief;
  readonly material: Material;
  readonly outline: ModulesOutline;
  readonly moduleIndex: number;
}

/**
 * Plans one module's lessons and shows them; undefined when that failed, which has been shown as
 * well.
 */
export const planModule =
  (
    ports: CoursePorts,
    draft: CourseDraft,
    place: { readonly phase: 'outline' | 'lessons'; readonly progress: () => number },
  ) =>
  async (input: ModuleToPlan): Promise<readonly PlannedLesson[] | undefined> => {
    const of = String(input.moduleIndex + 1);
    const { title } = draft.module(input.moduleIndex);
    try {
      const planned = await outlineLessons(ports)(input);
      showLessons(ports, draft, place, input.moduleIndex, planned, of);
      return planned;
    } catch (error) {
      const reason = reasonFor(error, ports, of);
      ports.announce(
        announcement(
          'outline_submodules',
          of,
          {
            action: 'error',
            phase: place.phase,
            message: `“${title}” could not be planned: ${reason.message}`,
            phase_progress: place.progress(),
          },
          planFailed(draft, input.moduleIndex, reason),
        ),
      );
      return undefined;
    }
  };

/** Adds planned lessons to the course and says so; `of` makes it a thing that is said once. */
export function showLessons(
  ports: CoursePorts,
  draft: CourseDraft,
  place: { phase: 'outline' | 'lessons'; progress: () => number },
  moduleIndex: number,
  planned: readonly PlannedLesson[],
  of: string,
): void {
  const submodules = draft.planLessons(moduleIndex, planned);
  const { id, title } = draft.module(moduleIndex);
  ports.announce(
    announcement(
      'outline_submodules',
      of,
      {
        action: 'completed',
        phase: place.phase,
        message: `“${title}” has ${planned.length} ${planned.length === 1 ? 'lesson' : 'lessons'}`,
        phase_progress: place.progress(),
        preview_data: {
          type: 'submodules',
          data: {
            module_id: id,
            submodules: submodules.map((one) => ({
              id: one.id,
              title: one.title,
              description: one.description,
            })),
          },
        },
      },
      draft.view(),
    ),
  );
}

/** The module stands there with one lesson that failed. */
function planFailed(draft: CourseDraft, moduleIndex: number, reason: Reason) {
  const { title, description } = draft.module(moduleIndex);
  draft.planLessons(moduleIndex, [{ title, description, objectives: [], refs: [] }]);
  draft.update(moduleIndex, 0, { status: 'failed', ...failedFor(reason) });
  return draft.view();
}
