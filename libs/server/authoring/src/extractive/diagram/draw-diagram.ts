import type { DiagramDraft, DiagramKind } from '@coursewright/contract';
import type { CourseBrief, LessonToDraw } from '../../author.ts';
import { conceptMap } from './concept-map.ts';
import { comparison } from './comparison.ts';
import { hierarchy } from './hierarchy.ts';
import { readLesson } from './read-lesson.ts';
import { cycle, flow } from './steps.ts';
import { timeline } from './timeline.ts';
import { type Drawer, shortened } from './drawing.ts';

const drawers: readonly (readonly [DiagramKind, Drawer])[] = [
  ['concept_map', conceptMap],
  ['flow', flow],
  ['timeline', timeline],
  ['comparison', comparison],
  ['cycle', cycle],
  ['hierarchy', hierarchy],
];
/** More of them nobody takes in at a glance, and all are within what a diagram may have. */
const most = { nodes: 80, edges: 160, title: 150 } as const;

/**
 * A diagram of what a lesson says in a form that can be drawn: its dates, tables, steps, terms and
 * headings, each in the lesson's own words. Of several, the one of which there is most.
 */
export function drawDiagram({
  brief,
  lesson,
  kind,
}: {
  brief: CourseBrief;
  lesson: LessonToDraw;
  kind?: DiagramKind;
}): DiagramDraft {
  const read = readLesson(lesson, brief.language);
  const possible = drawers
    .flatMap(([one, draw]) => {
      const drawing = draw(read);
      return drawing ? [{ kind: one, ...drawing }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight);
  const chosen = kind ? possible.find((one) => one.kind === kind) : possible[0];
  const nodes = (chosen?.nodes ?? []).slice(0, most.nodes);
  const drawn = new Set(nodes.map(({ id }) => id));
  return {
    is_suitable: chosen !== undefined,
    suggested_kinds: possible.map((one) => one.kind),
    kind: chosen?.kind ?? kind ?? 'concept_map',
    title: shortened(read.title, most.title),
    nodes,
    edges: (chosen?.edges ?? [])
      .filter(({ from, to }) => drawn.has(from) && drawn.has(to))
      .slice(0, most.edges),
  };
}
