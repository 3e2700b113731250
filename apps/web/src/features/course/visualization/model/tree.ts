import type { Diagram, DiagramEdge, DiagramNode } from '@coursewright/contract';

/** A node with what stands below it when the diagram is read as a tree. */
export interface Branch {
  readonly node: DiagramNode;
  readonly children: Branch[];
  readonly depth: number;
  /** Which of the first branches it belongs to, for its colour. */
  readonly tone: number;
}
export interface Tree {
  readonly roots: readonly Branch[];
  /** Edges that the tree does not follow. */
  readonly cross: readonly DiagramEdge[];
}

/** Kinds of diagrams in which nodes stand below others. */
export const isTree = ({ kind }: Pick<Diagram, 'kind'>): boolean =>
  kind === 'concept_map' || kind === 'hierarchy';

/** Every node once, under the node that leads to it first; circles end where they begin again. */
export function treeOf({ nodes, edges }: Pick<Diagram, 'nodes' | 'edges'>): Tree {
  const byId = new Map(nodes.map((node) => [node.id, node] as const));
  const leadTo = new Set(edges.map(({ to }) => to));
  const outgoing = Map.groupBy(edges, ({ from }) => from);
  const seen = new Set<string>();
  const used = new Set<DiagramEdge>();
  const roots: Branch[] = [];
  const grow = (start: DiagramNode): void => {
    seen.add(start.id);
    const root: Branch = { node: start, children: [], depth: 0, tone: roots.length };
    roots.push(root);
    // Breadth first, so that what is near the top stays there.
    const open: Branch[] = [root];
    for (let branch = open.shift(); branch; branch = open.shift()) {
      for (const edge of outgoing.get(branch.node.id) ?? []) {
        const node = byId.get(edge.to);
        if (!node || seen.has(node.id)) continue;
        seen.add(node.id);
        used.add(edge);
        const tone = branch.depth === 0 ? branch.children.length : branch.tone;
        const child: Branch = { node, children: [], depth: branch.depth + 1, tone };
        branch.children.push(child);
        open.push(child);
      }
    }
  };
  for (const node of nodes) if (!leadTo.has(node.id) && !seen.has(node.id)) grow(node);
  for (const node of nodes) if (!seen.has(node.id)) grow(node);
  return { roots, cross: edges.filter((edge) => !used.has(edge)) };
}

/** A branch and all below it, as far as nothing is folded. */
export const branchesOf = (branch: Branch, folded: ReadonlySet<string>): Branch[] => [
  branch,
  ...(folded.has(branch.node.id)
    ? []
    : branch.children.flatMap((child) => branchesOf(child, folded))),
];

/** How many nodes stand below one. */
export const countBelow = ({ children }: Branch): number =>
  children.reduce((sum, child) => sum + 1 + countBelow(child), 0);
