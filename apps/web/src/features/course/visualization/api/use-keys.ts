import { type RefObject, useEffect } from 'react';
import type { Box } from '../model/layout/shapes.ts';
import { boxBeside, type Direction } from '../model/neighbours.ts';

const directions: Partial<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

interface Does {
  readonly boxes: readonly Box[];
  readonly current: Box | undefined;
  readonly goTo: (box: Box | undefined) => void;
  readonly onPick: (id: string) => void;
  readonly onFold: (id: string) => void;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

/** Keys inside of a drawing: arrows lead to what lies in their direction. */
export function useKeys(frame: RefObject<HTMLElement | null>, does: Does): void {
  useEffect(() => {
    const element = frame.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const act = actionOf(event.key, does);
      if (!act) return;
      event.preventDefault();
      // The reader around it has keys of its own.
      event.stopPropagation();
      act();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  });
}

function actionOf(
  key: string,
  { boxes, current, goTo, onPick, onFold, zoom, fit }: Does,
): (() => void) | undefined {
  if (!current) return undefined;
  const { id } = current.node;
  const direction = directions[key];
  if (direction) return () => goTo(boxBeside(boxes, current, direction));
  switch (key) {
    case 'Home':
      return () => goTo(boxes[0]);
    case 'End':
      return () => goTo(boxes.at(-1));
    case 'Enter':
      return () => onPick(id);
    case ' ':
      return () => (current.below > 0 ? onFold(id) : onPick(id));
    case '+':
    case '=':
      return () => zoom(1.3);
    case '-':
      return () => zoom(1 / 1.3);
    case '0':
      return () => fit();
    default:
      return undefined;
  }
}
