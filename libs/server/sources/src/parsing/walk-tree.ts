/// <reference lib="dom" />

/**
 * Visits a node and all below it in their order, without recursion: pages are nested as deep as
 * their makers like. Elements are left after what they hold.
 */
export function walkTree(
  root: Node,
  enter: (node: Node) => void,
  leave: (element: Element) => void,
): void {
  let node = root;
  for (;;) {
    enter(node);
    let next: Node | null = node.firstChild;
    for (let last = node; !next; last = last.parentNode ?? root) {
      if (last.nodeType === 1) leave(last as Element);
      if (last === root) return;
      next = last.nextSibling;
      if (next) break;
    }
    node = next;
  }
}
