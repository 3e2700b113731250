import { END, getWriter, START, StateGraph } from '@langchain/langgraph';
import { CourseState } from './course.state.ts';
import { limiter } from './limiter.ts';
import type { CourseOrder, CoursePorts } from './ports.ts';
import { assemble } from './steps/assemble.ts';
import { outlineModules } from './steps/outline-modules.ts';
import { produceModules } from './steps/produce-modules.ts';
import { research } from './steps/research.ts';

/** What a run needs besides its own voice: the graph announces through LangGraph's custom stream. */
export type GraphPorts = Omit<CoursePorts, 'announce'>;

/**
 * How a course comes to be: research → plan modules → produce → assemble.
 * LangGraph orders the phases and aborts what still runs when one call fails; the limiters set the widths; the journal below every
 * call remembers the answers, so a restart runs from the start. Therefore no checkpointer: it would match answers by the order of
 * calls, which depends on timing here.
 */
export function courseGraph(order: CourseOrder, world: GraphPorts) {
  const ports: CoursePorts = { ...world, announce: (announcement) => getWriter()?.(announcement) };
  const searching = limiter(order.widths.search);
  const planning = limiter(order.widths.module);
  const writing = limiter(order.widths.submodule);

  return new StateGraph(CourseState)
    .addNode('research', async () => ({ findings: await research(ports, searching)(order) }))
    .addNode('plan_modules', ({ findings }) => outlineModules(ports)({ order, findings }))
    .addNode('produce', async ({ findings, outline, draft }) => {
      await produceModules(ports, draft, planning, writing)({ brief: order.brief, material: findings.material, outline });
      return {};
    })
    .addNode('assemble', ({ draft }) => ({ course: assemble(ports)(draft) }))
    .addEdge(START, 'research')
    .addEdge('research', 'plan_modules')
    .addEdge('plan_modules', 'produce')
    .addEdge('produce', 'assemble')
    .addEdge('assemble', END)
    .compile();
}
