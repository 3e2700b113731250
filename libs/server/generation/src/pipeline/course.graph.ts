import { END, START, StateGraph } from '@langchain/langgraph';
import { announcer } from './announcer.ts';
import { afterResearch, askAboutSources } from './ask-about-sources.ts';
import { confirmedPlan } from './course-outline.ts';
import { CourseState } from './course.state.ts';
import { limiter } from './limiter.ts';
import type { CourseOrder, CoursePorts } from './ports.ts';
import { assemble } from './steps/assemble.ts';
import { outlineModules } from './steps/outline-modules.ts';
import { produceModules } from './steps/produce-modules.ts';
import { readCourse } from './steps/read-course.ts';
import { researchModules } from './steps/research-modules.ts';
import { research } from './steps/research.ts';
import { curiositiesBeside } from './steps/write-curiosities.ts';

/**
 * How a course comes to be: research → plan modules → research what
 * their sources lack → produce → read the whole → assemble; curiosities for the
 * waiting learner beside them. Where no source is found, the learner is asked before the plan. LangGraph orders the phases and aborts what still runs when one call
 * fails; the limiters set the widths; the journal below every call remembers the answers, so a
 * restart runs from the start. Therefore no checkpointer: it would match answers by the order of
 * calls, which depends on timing here.
 */
export function courseGraph(order: CourseOrder, deps: CoursePorts) {
  const announcing = announcer(deps);
  const ports: CoursePorts = { ...deps, announce: announcing.announce };
  const searching = limiter(order.widths.search);
  const planning = limiter(order.widths.module);
  const writing = limiter(order.widths.submodule);
  const curiosities = curiositiesBeside(ports, announcing.stage);

  return new StateGraph(CourseState)
    .addNode('research', async () => ({ findings: await research(ports, searching)(order) }))
    .addNode('ask_about_sources', askAboutSources)
    .addNode('plan_modules', ({ findings }) => {
      const planned = outlineModules(ports)({ order, findings });
      curiosities.begin({ taskId: order.taskId, brief: order.brief, material: findings.material });
      return planned;
    })
    .addNode('research_modules', async ({ findings, outline, draft }) => {
      const further = await researchModules(
        ports,
        draft,
        searching,
      )({ order, outline, material: findings.material });
      const sources = [...findings.material.sources, ...further];
      return { findings: { ...findings, material: { sources } } };
    })
    .addNode('produce', async ({ findings, outline, draft }) => {
      const confirmed = order.outline && confirmedPlan(order.outline).lessons;
      await produceModules(
        ports,
        draft,
        planning,
        writing,
      )({
        brief: order.brief,
        material: findings.material,
        outline,
        usesWeb: order.usesWeb,
        ...(confirmed ? { confirmed } : {}),
      });
      return {};
    })
    .addNode('read_course', async ({ draft }) => {
      await readCourse(ports, draft)(order.brief);
      return {};
    })
    .addNode('assemble', ({ draft }) => {
      curiosities.end();
      return { course: assemble(ports)(draft) };
    })
    .addEdge(START, 'research')
    .addConditionalEdges('research', afterResearch(order, ports), [
      'ask_about_sources',
      'plan_modules',
    ])
    .addEdge('ask_about_sources', END)
    .addEdge('plan_modules', 'research_modules')
    .addEdge('research_modules', 'produce')
    .addEdge('produce', 'read_course')
    .addEdge('read_course', 'assemble')
    .addEdge('assemble', END)
    .compile();
}
