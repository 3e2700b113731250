import { Failure, modulesOutline, type ModulesOutline, noteOf, say } from '@coursewright/contract';
import { CourseDraft, type PlannedModules } from '../course-draft.ts';
import { confirmedPlan } from '../course-outline.ts';
import { announcement } from '../phases.ts';
import { materialKey, type CourseOrder, type CoursePorts } from '../ports.ts';
import { modulesShare } from './plan-outline.ts';
import { hasSources, type Research } from './research.ts';

export interface PlannedCourse {
  readonly outline: ModulesOutline;
  readonly draft: CourseDraft;
}

/**
 * The course's modules: those its learner has confirmed, else the author's. Never more than were
 * asked for, whatever the author answers: the learner's credit pays for those.
 */
export const outlineModules =
  (ports: CoursePorts) =>
  async ({
    order,
    findings,
  }: {
    order: CourseOrder;
    findings: Research;
  }): Promise<PlannedCourse> => {
    const { author, ask, announce } = ports;
    const { brief } = order;
    const { material } = findings;
    if (author.kind === 'builtin' && !hasSources(findings))
      throw new Failure('unavailable', say('nothing_found'));
    if (order.outline)
      return begun(ports, order, findings, confirmedPlan(order.outline).modules, 'confirmed');
    announce(
      announcement('outline_modules', '', {
        action: 'started',
        phase: 'outline',
        message: 'Planning the modules',
        phase_progress: 0,
      }),
    );
    const answer = await ask({
      step: 'outline_modules',
      input: { brief, material: materialKey(material) },
      answer: modulesOutline,
      call: (control) => author.outlineModules({ brief, material }, control),
    });
    return begun(
      ports,
      order,
      findings,
      { ...answer, modules: answer.modules.slice(0, brief.moduleCount) },
      '',
    );
  };

/** Begins the course with these modules and shows them; `of` makes it a thing that is said once. */
function begun(
  { author, announce }: CoursePorts,
  order: CourseOrder,
  findings: Research,
  planned: PlannedModules,
  of: string,
): PlannedCourse {
  const { material } = findings;
  const notes = [
    ...findings.notes,
    ...(hasSources(findings) ? [] : [noteOf(say('cites_nothing'))]),
  ];
  const draft = new CourseDraft(order.taskId, order.brief, author, material, planned, notes);
  const count = draft.modules.length;
  announce(
    announcement(
      'outline_modules',
      of,
      {
        action: 'completed',
        phase: 'outline',
        message: `The course has ${count} ${count === 1 ? 'module' : 'modules'}`,
        phase_progress: order.proposes ? modulesShare : 1,
        preview_data: {
          type: 'modules',
          data: {
            modules: draft.modules.map(({ id, title, description }) => ({
              id,
              title,
              description,
            })),
          },
        },
      },
      draft.view(),
    ),
  );
  // Without their ids: what an author is told of the outline is the same whoever planned it.
  return {
    outline: {
      summary: planned.summary,
      modules: planned.modules.map(({ id: _, ...module }) => module),
    },
    draft,
  };
}
