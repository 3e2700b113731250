import { type Drawer, type DraftNode, edge, named, node } from './drawing.ts';
import type { Section } from './read-lesson.ts';

const pointsEach = 8;
/** Points below a heading that are worth a branch of their own. */
const fewestPoints = 2;
/** Headings, or names with what they are, that are worth drawing by themselves. */
const fewestParts = 3;
/** "Section 3", "Chapter IV": a place, and no word for what is there. */
const isPlace = (title: string): boolean => /^\p{L}+\s+(?:\d+|[IVXLC]+)\.?$/u.test(title);

/** The lesson's headings as they contain each other, with the points that are listed below them. */
export const hierarchy: Drawer = ({ title, sections: all }) => {
  const sections = all.filter(
    (section) => section.points.length > 0 || (!isPlace(section.title) && section.title !== title),
  );
  if (!branches(sections)) return undefined;
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
    for (const [at, point] of named(section.points).slice(0, pointsEach).entries()) {
      nodes.push(node(`${id}-${at + 1}`, point.label, point));
      edges.push(edge(open.at(-1)!.id, `${id}-${at + 1}`));
    }
  }
  return nodes.length < 4 ? undefined : { nodes, edges, weight: 8 + nodes.length };
};

/** Whether there is more than one list of short points, which is as well read as it stands. */
const branches = (sections: readonly Section[]): boolean => {
  const listed = sections.filter(({ points }) => points.length >= fewestPoints);
  const headed = sections.filter(({ title }) => title !== '');
  const explained = sections.flatMap(({ points }) =>
    named(points).filter(({ detail }) => detail !== ''),
  );
  return (
    listed.length > 1 ||
    (listed.length === 1 && headed.length > 1) ||
    headed.length >= fewestParts ||
    explained.length >= fewestParts
  );
};
