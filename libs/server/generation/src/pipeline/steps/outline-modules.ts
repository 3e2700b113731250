import { AppError, modulesOutline, type ModulesOutline } from '@coursewright/contract';
import { CourseDraft } from '../course-draft.ts';
import { announcement } from '../phases.ts';
import { materialKey, type CourseOrder, type CoursePorts } from '../ports.ts';
import type { Research } from './research.ts';

/** The course's modules. Never more than were asked for, whatever the author answers: the learner's credit pays for those. */
export const outlineModules =
  ({ author, ask, announce }: CoursePorts) =>
  async ({ order, findings }: { order: CourseOrder; findings: Research }): Promise<{ outline: ModulesOutline; draft: CourseDraft }> => {
    const { brief } = order;
    const { material, notes } = findings;
    if (author.kind === 'builtin' && material.sources.length === 0)
      throw new AppError('unavailable', 'Nothing was found to write this course from. Upload a document on the topic or choose one of the sample topics.');
    announce(announcement('outline_modules', '', { action: 'started', phase: 'outline', message: 'Planning the modules', phase_progress: 0 }));
    const answer = await ask({
      step: 'outline_modules', input: { brief, material: materialKey(material) }, answer: modulesOutline,
      call: (control) => author.outlineModules({ brief, material }, control),
    });
    const outline = { ...answer, modules: answer.modules.slice(0, brief.moduleCount) };
    const draft = new CourseDraft(order.taskId, brief, author, material, outline, notes);
    announce(announcement('outline_modules', '', {
      action: 'completed', phase: 'outline', message: `The course has ${outline.modules.length} modules`, phase_progress: 1,
      preview_data: { type: 'modules', data: { modules: draft.modules.map(({ id, title, description }) => ({ id, title, description })) } },
    }, draft.view()));
    return { outline, draft };
  };
