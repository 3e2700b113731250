import type { LearnerNote } from '@coursewright/contract';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { CourseNote } from '../model/course-notes.ts';
import { rangeOf, wordsOnPage, type LessonWords } from '../model/lesson-words.ts';
import { findPassage, lettersIn } from '../model/passage.ts';

/** Where notes stand on the page. */
export interface Anchors {
  readonly words: LessonWords;
  /** By the id of a note; it lacks those whose passage is no longer in the text. */
  readonly ranges: ReadonlyMap<string, Range>;
}

/**
 * Finds the passages of notes in the prose beside `place`, anew whenever that is drawn anew: a
 * formula or a block of code arrives late, and a lesson may be rewritten while it is open.
 */
export function useAnchors(
  place: RefObject<HTMLElement | null>,
  notes: readonly CourseNote[],
): Anchors | undefined {
  const [words, setWords] = useState<LessonWords>();
  const frame = useRef(0);
  useEffect(() => {
    const root = place.current?.parentElement;
    if (!root) return;
    const read = () => setWords(wordsOnPage(root));
    read();
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => isProse(target))) return;
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(read);
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame.current);
    };
  }, [place]);
  return useMemo(() => {
    if (!words) return undefined;
    const letters = lettersIn(words.text);
    const found = notes.flatMap(({ note }) => {
      const at = note.place && findPassage(letters, note.place);
      const range = at && rangeOf(words, at.start, at.end);
      return range ? [[note.note_id, range] as const] : [];
    });
    return { words, ranges: new Map(found) };
  }, [words, notes]);
}

const isProse = (node: Node): boolean =>
  (node instanceof Element ? node : node.parentElement)?.closest('[data-prose]') != null;

/** How a highlight is drawn: by its colour, and whether something is written on it. */
const lookOf = ({ color, text }: LearnerNote): string =>
  `note-${color?.color ?? 'yellow'}${text === '' ? '' : '-written'}`;

/** Draws the highlights by the CSS Custom Highlight API, which leaves the text itself as it is. */
export function useDrawnHighlights(notes: readonly CourseNote[], anchors: Anchors | undefined) {
  useEffect(() => {
    if (!anchors || !('highlights' in CSS)) return;
    const looks = new Map<string, Range[]>();
    for (const { note } of notes) {
      const range = anchors.ranges.get(note.note_id);
      const look = lookOf(note);
      if (range) looks.set(look, [...(looks.get(look) ?? []), range]);
    }
    for (const [look, ranges] of looks) CSS.highlights.set(look, new Highlight(...ranges));
    return () => {
      for (const look of looks.keys()) CSS.highlights.delete(look);
    };
  }, [notes, anchors]);
}
