import { searchPlan } from '@coursewright/contract';
import { announcement } from '../phases.ts';
import type { CourseOrder, CoursePorts } from '../ports.ts';

/** What to search the web for, first round. */
export const planSearches =
  ({ author, ask, announce }: CoursePorts) =>
  async ({ brief }: CourseOrder): Promise<string[]> => {
    announce(
      announcement('plan_searches', '', {
        action: 'started',
        phase: 'research',
        message: 'Planning what to search for',
        phase_progress: 0,
      }),
    );
    const { queries } = await ask({
      step: 'plan_searches',
      input: { brief },
      answer: searchPlan,
      call: (control) => author.planSearches({ brief }, control),
    });
    announce(
      announcement('plan_searches', '', {
        action: 'completed',
        phase: 'research',
        message: `Searching for ${queries.length} things`,
        phase_progress: 0.1,
        preview_data: { type: 'searches', data: { queries } },
      }),
    );
    return queries;
  };
