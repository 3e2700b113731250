import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Messages } from './messages/en.tsx';
import { useOutlineMessages } from './messages/index.ts';
import {
  changeOutline,
  keptOutline,
  moduleOf,
  type Outline,
  type OutlineChange,
  type OutlineModule,
  type OutlinePiece,
} from './outline.ts';
import type { Control } from './outline-parts.tsx';

/**
 * What can be done to an outline; each step is told to screen readers and keeps the focus with its
 * piece.
 */
export interface OutlineChanges {
  readonly write: (
    piece: OutlinePiece,
    words: Partial<Pick<OutlinePiece, 'title' | 'description' | 'objectives'>>,
  ) => void;
  readonly shift: (piece: OutlinePiece, by: -1 | 1) => void;
  readonly moveTo: (lesson: OutlinePiece, moduleKey: string) => void;
  readonly remove: (piece: OutlinePiece) => void;
  readonly putBack: (piece: OutlinePiece) => void;
  readonly addModule: () => void;
  readonly addLesson: (module: OutlineModule) => void;
}

/**
 * The changes to `outline`, what was `said` about the last one, and the `root` that the focus moves
 * in.
 */
export function useOutlineChanges(
  outline: Outline,
  onChange: (outline: Outline) => void,
  removesAtOnce: boolean,
): { root: RefObject<HTMLDivElement | null>; said: string; changes: OutlineChanges } {
  const t = useOutlineMessages();
  const [said, say] = useState('');
  const { root, focusNext } = useFocusAfterChange(outline);

  const change = (step: OutlineChange, control: Control, words: (after: Outline) => string) => {
    const after = changeOutline(outline, step);
    focusNext(step.key, control);
    say(words(after));
    onChange(after);
  };
  const changes: OutlineChanges = {
    write: ({ key }, words) => onChange(changeOutline(outline, { type: 'write', key, words })),
    shift: (piece, by) =>
      change({ type: 'shift', key: piece.key, by }, by < 0 ? 'up' : 'down', (after) =>
        placeOf(after, piece, t),
      ),
    moveTo: (lesson, moduleKey) =>
      change({ type: 'move_to', key: lesson.key, moduleKey }, 'up', (after) =>
        placeOf(after, lesson, t),
      ),
    remove: (piece) =>
      change({ type: 'remove', key: piece.key }, 'put_back', () =>
        removesAtOnce ? t.removed(piece) : t.removed_on_save(piece),
      ),
    putBack: (piece) => change({ type: 'put_back', key: piece.key }, 'title', () => t.stays(piece)),
    addModule: () =>
      change({ type: 'add_module', key: crypto.randomUUID() }, 'title', () => t.module_added),
    addLesson: ({ key }) =>
      change(
        { type: 'add_lesson', key: crypto.randomUUID(), moduleKey: key },
        'title',
        () => t.lesson_added,
      ),
  };
  return { root, said, changes };
}

/** Once the changed outline is on the page, the focus goes to the control that was named for it. */
function useFocusAfterChange(outline: Outline) {
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<{ key: string; control: Control }>(undefined);
  useLayoutEffect(() => {
    if (!next.current) return;
    const { key, control } = next.current;
    next.current = undefined;
    root.current
      ?.querySelector<HTMLElement>(`[data-piece="${key}"] [data-control="${control}"]`)
      ?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the control to focus stands in the changed outline
  }, [outline]);
  const focusNext = (key: string, control: Control) => {
    next.current = { key, control };
  };
  return { root, focusNext };
}

/** Where a piece stands now, in words. */
function placeOf(outline: Outline, { key, title }: OutlinePiece, t: Messages): string {
  const modules = keptOutline(outline);
  const home = moduleOf(modules, key);
  const siblings: readonly OutlinePiece[] = home?.lessons ?? modules;
  const place = {
    title,
    place: siblings.findIndex((sibling) => sibling.key === key) + 1,
    of: siblings.length,
  };
  return home
    ? t.lesson_moved({ ...place, module: modules.indexOf(home) + 1 })
    : t.module_moved(place);
}
