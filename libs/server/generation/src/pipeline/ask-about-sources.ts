import type { Note } from '@coursewright/contract';
import type { CourseOrder, CoursePorts } from './ports.ts';
import { hasSources, type Research } from './steps/research.ts';

/** What the learner is asked about: what was tried in vain. */
export interface SourcesQuestion {
  readonly notes: readonly Note[];
}

/**
 * Where the research leads: on to the plan, or to the learner, where a model would have to write from
 * what it knows and nobody has agreed to that.
 */
export const afterResearch =
  (order: CourseOrder, { author }: CoursePorts) =>
  ({ findings }: { findings: Research }): 'plan_modules' | 'ask_about_sources' =>
    order.withoutSources === 'ask' && author.kind === 'model' && !hasSources(findings)
      ? 'ask_about_sources'
      : 'plan_modules';

/** The end of a run that asks. */
export const askAboutSources = ({
  findings,
}: {
  findings: Research;
}): { question: SourcesQuestion } => ({ question: { notes: findings.notes } });
