import type { Link } from './shapes.ts';

/** A link as the `d` of an SVG path. */
export function pathOf({ x1, y1, x2, y2, bend }: Link): string {
  const curve = (...numbers: number[]) => ['M', x1, y1, 'C', ...numbers, x2, y2].join(' ');
  if (bend === 'straight') return ['M', x1, y1, 'L', x2, y2].join(' ');
  if (bend === 'down') return curve(x1, (y1 + y2) / 2, x2, (y1 + y2) / 2);
  // Side to same side goes around on the outside.
  if (Math.abs(x2 - x1) < 30) return curve(x1 + 46, y1, x2 + 46, y2);
  return curve((x1 + x2) / 2, y1, (x1 + x2) / 2, y2);
}
