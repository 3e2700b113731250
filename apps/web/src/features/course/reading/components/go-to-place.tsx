import { useEffect } from 'react';
import { rangeOf } from '../model/text-place.ts';
import '../found-place.css';

const highlightName = 'found-place';
const block = 'p, li, h2, h3, h4, h5, h6, dt, dd, tr, pre, blockquote';

/**
 * Brings words of the open lesson before the reader's eyes, and the screen reader to them.
 */
export function GoToPlace({ words }: { words: string }) {
  useEffect(() => {
    // After the heading of the lesson has had the focus.
    const frame = requestAnimationFrame(() => {
      const lesson = document.querySelector('[data-lesson-text]');
      const range = lesson && rangeOf(lesson, words);
      if (range) show(range);
    });
    return () => {
      cancelAnimationFrame(frame);
      if (canHighlight()) CSS.highlights.delete(highlightName);
    };
  }, [words]);
  return null;
}

/** Not every browser can mark a text without changing the page. */
const canHighlight = () => typeof Highlight === 'function';

function show(range: Range): void {
  const { startContainer } = range;
  const around = startContainer.parentElement?.closest<HTMLElement>(block);
  if (canHighlight()) CSS.highlights.set(highlightName, new Highlight(range));
  if (!around) return;
  if (!around.hasAttribute('tabindex')) around.tabIndex = -1;
  around.focus({ preventScroll: true });
  startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
