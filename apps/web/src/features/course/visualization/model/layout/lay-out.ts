import { layOutComparison, layOutCycle, layOutFlow, layOutTimeline } from './orders.ts';
import { type Given, type Layout, mirrored } from './shapes.ts';
import { layOutTree } from './trees.ts';

/** Where everything of a diagram stands. The same diagram always stands the same. */
export function layOut(given: Given & { readonly isRightToLeft: boolean }): Layout {
  const layout = laidOut(given);
  return given.isRightToLeft ? mirrored(layout) : layout;
}

function laidOut(given: Given): Layout {
  switch (given.diagram.kind) {
    case 'concept_map':
      return layOutTree(given, !given.isNarrow);
    case 'hierarchy':
      return layOutTree(given, false);
    case 'flow':
      return layOutFlow(given);
    case 'cycle':
      return layOutCycle(given);
    case 'timeline':
      return layOutTimeline(given);
    case 'comparison':
      return layOutComparison(given);
  }
}
