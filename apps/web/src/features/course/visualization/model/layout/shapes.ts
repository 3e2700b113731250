import type { Diagram, DiagramNode } from '@coursewright/contract';
import { type Measure, wrapped } from '../measure-text.ts';

/** A node in its place, with its text in lines. */
export interface Box {
  readonly node: DiagramNode;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  /** Below its text, smaller. */
  readonly note?: string;
  readonly tone: number;
  readonly look: 'top' | 'card' | 'step' | 'cell';
  /** How many nodes stand below it, and whether they are shown; 0: none. */
  readonly below: number;
  readonly isFolded: boolean;
  /** On which side what stands below it goes on. */
  readonly side: 'start' | 'end';
  /** From 1, where the nodes have an order. */
  readonly step?: number;
}

export interface Link {
  readonly from: string;
  readonly to: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** How it leaves and arrives: along the line of writing, down the page, or straight. */
  readonly bend: 'across' | 'down' | 'straight';
  readonly label?: string;
  readonly look: 'branch' | 'cross' | 'arrow';
  readonly tone: number;
}

/** A text of its own: a date, the head of a column or row. */
export interface Caption {
  readonly text: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly look: 'date' | 'column' | 'row';
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly links: readonly Link[];
  readonly captions: readonly Caption[];
  /** The line of a timeline, from its first point to its last. */
  readonly axis?: { readonly x: number; readonly y1: number; readonly y2: number };
}

export interface Given {
  readonly diagram: Diagram;
  readonly measure: Measure;
  /** Nodes whose branches are folded away. */
  readonly folded: ReadonlySet<string>;
  /** A phone: one column where there could be two. */
  readonly isNarrow: boolean;
  /** What stands below the text of nodes in a tree, by their ids. */
  readonly notes?: ReadonlyMap<string, string> | undefined;
}

export const type = { size: 14, line: 19, small: 12.5 } as const;
export const padding = { x: 13, y: 10 } as const;
/** Around the whole. */
export const margin = 28;

/** The size of a box for a label. */
export function boxSize(
  label: string,
  { measure }: Pick<Given, 'measure'>,
  {
    most,
    weight = 500,
    least = 64,
    size = type.size,
    note,
  }: {
    most: number;
    weight?: number;
    least?: number;
    size?: number;
    note?: string | undefined;
  },
): { width: number; height: number; lines: string[]; note?: string } {
  const fits = (line: string) => measure(line, size, weight);
  const lines = wrapped(label, { width: most - 2 * padding.x, fits });
  const ofNote = note ? measure(note, type.small, 500) : 0;
  const widest = Math.max(
    least - 2 * padding.x,
    ofNote,
    ...lines.map((line) => fits(line.trimEnd())),
  );
  return {
    width: Math.ceil(widest + 2 * padding.x),
    height: (lines.length + (note ? 1 : 0)) * type.line + 2 * padding.y,
    lines,
    ...(note ? { note } : {}),
  };
}

/** Moves everything so that it begins at the margin. */
export function settled(layout: Omit<Layout, 'width' | 'height'>): Layout {
  const all = [...layout.boxes, ...layout.captions];
  const left = Math.min(
    ...all.map(({ x }) => x),
    ...layout.links.flatMap(({ x1, x2 }) => [x1, x2]),
  );
  const top = Math.min(...all.map(({ y }) => y), ...layout.links.flatMap(({ y1, y2 }) => [y1, y2]));
  const right = Math.max(
    ...all.map(({ x, width }) => x + width),
    ...layout.links.flatMap(({ x1, x2 }) => [x1, x2]),
  );
  const bottom = Math.max(
    ...all.map(({ y, height }) => y + height),
    ...layout.links.flatMap(({ y1, y2 }) => [y1, y2]),
  );
  const [dx, dy] = [margin - left, margin - top];
  const moved = <T extends { x: number; y: number }>(one: T): T => ({
    ...one,
    x: one.x + dx,
    y: one.y + dy,
  });
  return {
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
    boxes: layout.boxes.map(moved),
    captions: layout.captions.map(moved),
    links: layout.links.map((link) => ({
      ...link,
      x1: link.x1 + dx,
      y1: link.y1 + dy,
      x2: link.x2 + dx,
      y2: link.y2 + dy,
    })),
    ...(layout.axis && {
      axis: { x: layout.axis.x + dx, y1: layout.axis.y1 + dy, y2: layout.axis.y2 + dy },
    }),
  };
}

/** As it is read from right to left. */
export const mirrored = (layout: Layout): Layout => ({
  ...layout,
  boxes: layout.boxes.map((box) => ({ ...box, x: layout.width - box.x - box.width })),
  captions: layout.captions.map((one) => ({ ...one, x: layout.width - one.x - one.width })),
  links: layout.links.map((link) => ({
    ...link,
    x1: layout.width - link.x1,
    x2: layout.width - link.x2,
  })),
  ...(layout.axis && { axis: { ...layout.axis, x: layout.width - layout.axis.x } }),
});
