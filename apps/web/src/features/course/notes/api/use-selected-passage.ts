import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { charactersIn, type LessonWords } from '../model/lesson-words.ts';
import { passageAt, type Passage } from '../model/passage.ts';

/** What is selected in the prose of a lesson, and where on the screen that ends. */
export interface SelectedPassage {
  readonly passage: Passage;
  readonly bottom: number;
  readonly left: number;
}

/** How long a selection must rest that is made by touch or keyboard. Milliseconds. */
const restMs = 250;

/** Follows the selection; Tab leads from it into the toolbar, and Escape gives it up. */
export function useSelectedPassage(
  words: LessonWords,
  toolbar: RefObject<HTMLElement | null>,
): { selected: SelectedPassage | undefined; clear: () => void } {
  const [selected, setSelected] = useState<SelectedPassage>();
  const clear = () => {
    document.getSelection()?.removeAllRanges();
    setSelected(undefined);
  };
  const look = useEffectEvent(() => setSelected(selectedIn(words)));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!selected) return;
    const isInside = toolbar.current?.contains(document.activeElement) ?? false;
    if (event.key === 'Escape') clear();
    if (event.key !== 'Tab' || event.shiftKey || isInside) return;
    event.preventDefault();
    toolbar.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isPressed) look();
      }, restMs);
    };
    const onDown = () => {
      isPressed = true;
    };
    const onUp = () => {
      isPressed = false;
      soon();
    };
    // Something may have been selected before this was there.
    soon();
    document.addEventListener('selectionchange', soon);
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('pointerup', onUp, true);
    document.addEventListener('pointercancel', onUp, true);
    document.addEventListener('scroll', soon, { passive: true });
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', soon);
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('pointerup', onUp, true);
      document.removeEventListener('pointercancel', onUp, true);
      document.removeEventListener('scroll', soon);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return { selected, clear };
}

function selectedIn(words: LessonWords): SelectedPassage | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const found = charactersIn(words, range);
  if (!found) return undefined;
  const { bottom, left } = range.getBoundingClientRect();
  return { passage: passageAt(words.text, found.start, found.end), bottom, left };
}
