import type { Announcement, CoursePorts } from './ports.ts';

type Stage = Pick<Announcement['report'], 'phase' | 'phase_progress'>;

/** Announces through `announce`, and remembers the stage of the last announcement. */
export function announcer({
  announce,
}: Pick<CoursePorts, 'announce'>): Pick<CoursePorts, 'announce'> & { stage: () => Stage } {
  let last: Stage = { phase: 'research', phase_progress: 0 };
  return {
    announce: (announcement) => {
      last = {
        phase: announcement.report.phase,
        phase_progress: announcement.report.phase_progress,
      };
      announce(announcement);
    },
    stage: () => last,
  };
}
