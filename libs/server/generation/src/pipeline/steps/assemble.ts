import { Failure, type PathData, say } from '@coursewright/contract';
import { withReportCard } from '@coursewright/authoring';
import type { CourseDraft } from '../course-draft.ts';
import { withReasonOf } from '../failure.ts';
import { announcement } from '../phases.ts';
import type { CoursePorts } from '../ports.ts';

/**
 * The finished document with its report card. A course of which nothing can be read has failed, with the reason of its
 * first lesson.
 */
export const assemble =
  ({ announce }: CoursePorts) =>
  (draft: CourseDraft): PathData => {
    const course = withReportCard(draft.view());
    const submodules = course.modules.flatMap((module) => module.submodules);
    const failed = submodules.filter(({ status }) => status === 'failed');
    if (failed.length === submodules.length)
      throw new Failure('provider_error', withReasonOf(failed, say('no_lesson_written')));
    announce(
      announcement(
        'assemble',
        '',
        {
          action: 'completed',
          phase: 'assemble',
          phase_progress: 1,
          message:
            failed.length === 0
              ? 'The course is complete'
              : `The course is complete except for ${failed.length} of ${submodules.length} lessons`,
        },
        course,
      ),
    );
    return course;
  };
