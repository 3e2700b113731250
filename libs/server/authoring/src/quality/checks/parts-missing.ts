import type { DefectPart } from '@coursewright/contract';
import type { Check } from '../check.ts';

/** A lesson that failed, or lacks one of the parts that every lesson has. */
export const partsMissing: Check = {
  id: 'parts_missing',
  severity: 'error',
  examines: 'lesson',
  *find({ course, lessons }) {
    for (const { id: module_id, submodules } of course.modules)
      for (const { id, status } of submodules)
        if (status === 'failed') yield { place: { part: 'lesson', module_id, submodule_id: id } };
    for (const each of lessons) {
      const { content, summary, objectives } = each.lesson;
      const missing: [DefectPart, boolean][] = [
        ['content', content.trim() === ''],
        ['summary', summary.trim() === ''],
        ['objective', objectives.length === 0],
      ];
      for (const [part, isMissing] of missing) if (isMissing) yield { place: each.place(part) };
    }
  },
};
