import type { Box } from './layout/shapes.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The nearest box in a direction, as the eye would go; undefined at the edge. */
export function boxBeside(boxes: readonly Box[], from: Box, to: Direction): Box | undefined {
  const isAcross = to === 'left' || to === 'right';
  const sign = to === 'left' || to === 'up' ? -1 : 1;
  const centre = (box: Box) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [fx, fy] = centre(from);
  const found = boxes
    .filter((box) => box !== from)
    .map((box) => {
      const [x, y] = centre(box);
      const along = (isAcross ? x - fx : y - fy) * sign;
      const aside = Math.abs(isAcross ? y - fy : x - fx);
      return { box, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 4)
    .toSorted((a, b) => a.cost - b.cost);
  return found[0]?.box;
}

/** Which nodes a search finds, in the order of the diagram. */
export const matching = (boxes: readonly Box[], query: string): Box[] => {
  const sought = folded(query.trim());
  if (sought === '') return [];
  return boxes.filter(({ node }) =>
    folded([node.label, node.detail, node.at, node.group].join(' ')).includes(sought),
  );
};

/** Without case and accents, as people search. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
