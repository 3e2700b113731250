import { type Drawer, type DraftNode, edge, node } from './drawing.ts';

const pointsEach = 8;

/** The lesson's headings as they contain each other, with the points that are listed below them. */
export const hierarchy: Drawer = ({ title, sections }) => {
  const nodes: DraftNode[] = [node('top', title)];
  const edges = [];
  const open: { id: string; level: number }[] = [{ id: 'top', level: 0 }];
  for (const [index, section] of sections.entries()) {
    const id = `section-${index + 1}`;
    if (section.title) {
      while (open.length > 1 && open.at(-1)!.level >= section.level) open.pop();
      const first = section.sentences[0];
      nodes.push(
        node(id, section.title, { detail: first?.text ?? '', refs: [...(first?.refs ?? [])] }),
      );
      edges.push(edge(open.at(-1)!.id, id));
      open.push({ id, level: section.level });
    }
    for (const [at, { text, refs }] of section.points.slice(0, pointsEach).entries()) {
      nodes.push(node(`${id}-${at + 1}`, text, { refs: [...refs] }));
      edges.push(edge(open.at(-1)!.id, `${id}-${at + 1}`));
    }
  }
  // Headings alone are the outline that stands beside the lesson anyway.
  const isDeep = sections.some(({ title: heading, points }) => heading && points.length > 1);
  if (nodes.length < 4) return undefined;
  return { nodes, edges, weight: isDeep ? 8 + nodes.length : 2 };
};
