import { getWriter } from '@langchain/langgraph';
import type { Announcement, CoursePorts } from './ports.ts';

type Stage = Pick<Announcement['report'], 'phase' | 'phase_progress'>;

/** The run's voice: LangGraph's custom stream, and the stage of what was said last. */
export function announcer(): Pick<CoursePorts, 'announce'> & { stage: () => Stage } {
  let last: Stage = { phase: 'research', phase_progress: 0 };
  return {
    announce: (announcement) => {
      last = {
        phase: announcement.report.phase,
        phase_progress: announcement.report.phase_progress,
      };
      getWriter()?.(announcement);
    },
    stage: () => last,
  };
}
