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
  type OutlineItem,
} from './outline.ts';
import type { Control } from './outline-parts.tsx';

/**
 * What can be done to an outline; each step is told to screen readers and keeps the focus with its
 * item.
 */
export interface OutlineChanges {
  readonly write: (
    item: OutlineItem,
    words: Partial<Pick<OutlineItem, 'title' | 'description' | 'objectives'>>,
  ) => void;
  readonly shift: (item: OutlineItem, by: -1 | 1) => void;
  readonly moveTo: (lesson: OutlineItem, moduleKey: string) => void;
  readonly remove: (item: OutlineItem) => void;
  readonly putBack: (item: OutlineItem) => void;
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
    shift: (item, by) =>
      change({ type: 'shift', key: item.key, by }, by < 0 ? 'up' : 'down', (after) =>
        placeOf(after, item, t),
      ),
    moveTo: (lesson, moduleKey) =>
      change({ type: 'move_to', key: lesson.key, moduleKey }, 'up', (after) =>
        placeOf(after, lesson, t),
      ),
    remove: (item) =>
      change({ type: 'remove', key: item.key }, 'put_back', () =>
        removesAtOnce ? t.removed(item) : t.removed_on_save(item),
      ),
    putBack: (item) => change({ type: 'put_back', key: item.key }, 'title', () => t.stays(item)),
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
      ?.querySelector<HTMLElement>(`[data-item="${key}"] [data-control="${control}"]`)
      ?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the control to focus stands in the changed outline
  }, [outline]);
  const focusNext = (key: string, control: Control) => {
    next.current = { key, control };
  };
  return { root, focusNext };
}

/** Where an item stands now, in words. */
function placeOf(outline: Outline, { key, title }: OutlineItem, t: Messages): string {
  const modules = keptOutline(outline);
  const home = moduleOf(modules, key);
  const siblings: readonly OutlineItem[] = home?.lessons ?? modules;
  const place = {
    title,
    place: siblings.findIndex((sibling) => sibling.key === key) + 1,
    of: siblings.length,
  };
  return home
    ? t.lesson_moved({ ...place, module: modules.indexOf(home) + 1 })
    : t.module_moved(place);
}
