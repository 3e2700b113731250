import { Annotation, END, START, StateGraph } from '@langchain/langgraph';
import type { ModulesOutline, PathData } from '@coursewright/contract';
import { announcer } from './announcer.ts';
import { afterResearch, askAboutSources, type SourcesQuestion } from './ask-about-sources.ts';
import type { CourseDraft } from './course-draft.ts';
import { withOutline, type CourseOutline } from './course-outline.ts';
import { limiter } from './limiter.ts';
import type { CourseOrder, CoursePorts } from './ports.ts';
import { outlineModules } from './steps/outline-modules.ts';
import { planOutline } from './steps/plan-outline.ts';
import { research, type Research } from './steps/research.ts';
import { curiositiesBeside } from './steps/write-curiosities.ts';

/** What waits for the learner. */
export interface ProposedOutline {
  readonly outline: CourseOutline;
  readonly course: PathData;
}

const State = Annotation.Root({
  findings: Annotation<Research>(),
  outline: Annotation<ModulesOutline>(),
  draft: Annotation<CourseDraft>(),
  proposed: Annotation<ProposedOutline>(),
  question: Annotation<SourcesQuestion>(),
});

/**
 * The first half of a course whose outline its learner wants to see: research → plan modules → plan
 * their lessons. Where no source is found, the learner is asked before the plan.
 */
export function outlineGraph(order: CourseOrder, deps: CoursePorts) {
  const announcing = announcer(deps);
  const ports: CoursePorts = { ...deps, announce: announcing.announce };
  const planning = limiter(order.widths.module);
  const curiosities = curiositiesBeside(ports, announcing.stage);

  return new StateGraph(State)
    .addNode('research', async () => ({
      findings: await research(ports, limiter(order.widths.search))(order),
    }))
    .addNode('ask_about_sources', askAboutSources)
    .addNode('plan_modules', ({ findings }) => {
      const planned = outlineModules(ports)({ order, findings });
      curiosities.begin({ taskId: order.taskId, brief: order.brief, material: findings.material });
      return planned;
    })
    .addNode('propose', async ({ findings, outline, draft }) => {
      const planned = await planOutline(
        ports,
        draft,
        planning,
      )({ brief: order.brief, material: findings.material, outline });
      curiosities.end();
      return { proposed: { outline: planned, course: withOutline(draft.view(), planned) } };
    })
    .addEdge(START, 'research')
    .addConditionalEdges('research', afterResearch(order, ports), [
      'ask_about_sources',
      'plan_modules',
    ])
    .addEdge('ask_about_sources', END)
    .addEdge('plan_modules', 'propose')
    .addEdge('propose', END)
    .compile();
}
