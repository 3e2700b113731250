import { type Drawer, type Drawing, edge, node } from './drawing.ts';
import type { ReadLesson } from './read-lesson.ts';

/** Two steps are a before and an after. */
const fewest = 3;

/** Words for what begins again where it ends, in the languages that are offered. */
const again =
  /\b(?:cycl|ciclo|cicl[ei]|kreislauf|zyklus|cyclus|loop|recurr|repeats?\b|starts? (?:over|again)|begins? again)|цикл|круговорот|循环|循環|サイクル|周期|دورة|चक्र/iu;

/** The longest numbered list, one step after the other. */
export const flow: Drawer = (lesson) => stepsOf(lesson, () => true);

/** The same where the lesson says that the last step leads to the first. */
export const cycle: Drawer = (lesson) => {
  const drawn = stepsOf(lesson, ({ lead, entries }) =>
    again.test([lesson.title, lead, entries.at(-1)?.text].join(' ')),
  );
  const [first, last] = [drawn?.nodes[0], drawn?.nodes.at(-1)];
  if (!drawn || !first || !last) return undefined;
  // Of the same steps: it says more of them than a flow.
  return { ...drawn, edges: [...drawn.edges, edge(last.id, first.id)], weight: drawn.weight + 1 };
};

function stepsOf(
  { steps }: ReadLesson,
  suits: (list: ReadLesson['steps'][number]) => boolean,
): Drawing | undefined {
  const [list] = steps.filter(suits).toSorted((a, b) => b.entries.length - a.entries.length);
  if (!list || list.entries.length < fewest) return undefined;
  const nodes = list.entries.map(({ text, refs }, index) =>
    node(`step-${index + 1}`, text, { refs: [...refs] }),
  );
  const edges = nodes.slice(1).map(({ id }, index) => edge(nodes[index]!.id, id));
  return { nodes, edges, weight: 10 + nodes.length * 2 };
}
