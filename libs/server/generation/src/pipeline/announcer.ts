import { getWriter } from '@langchain/langgraph';
import type { Announcement, CoursePorts } from './ports.ts';

type Stage = Pick<Announcement['report'], 'phase' | 'phase_progress'>;

/**
 * Announces through LangGraph’s custom stream, and remembers the stage of the last announcement.
 */
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
