import type { Submodule } from '@coursewright/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReader } from '../../model/reader.ts';
import { useAnchors, useDrawnHighlights, type Anchors } from '../api/use-anchors.ts';
import { useNotesMessages } from '../messages/index.ts';
import { noteOfHash, notesOfLesson } from '../model/course-notes.ts';
import { NoteDrawer } from './note-drawer.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';
import '../highlights.css';

/**
 * The notes of the lesson whose prose stands beside it: drawn in the text, opened by a click on
 * them, and made from what is selected.
 */
export default function NoteLayer({ lesson }: { lesson: Pick<Submodule, 'id'> }) {
  const t = useNotesMessages();
  const { evidence } = useReader();
  const place = useRef<HTMLDivElement>(null);
  const notes = useMemo(
    () => notesOfLesson(evidence.learning, lesson.id),
    [evidence.learning, lesson.id],
  );
  const anchors = useAnchors(place, notes);
  useDrawnHighlights(notes, anchors);
  const [asked, setAsked] = useState<{ readonly id: string; readonly isToWrite: boolean }>();
  const [said, setSaid] = useState('');
  const { hash } = useLocation();
  useShownPassage(noteOfHash(hash), anchors);

  useEffect(() => {
    const root = place.current?.parentElement;
    if (!root || !anchors) return;
    const onClick = (event: MouseEvent) => {
      const isSelecting = document.getSelection()?.isCollapsed === false;
      const target = event.target instanceof Element ? event.target : undefined;
      if (isSelecting || target?.closest('a, button, summary')) return;
      const hit = notes.findLast(({ note }) => isAt(anchors.ranges.get(note.note_id), event));
      if (hit) setAsked({ id: hit.note.note_id, isToWrite: false });
    };
    root.addEventListener('click', onClick);
    return () => root.removeEventListener('click', onClick);
  }, [anchors, notes]);

  const opened = notes.find(({ note }) => note.note_id === asked?.id);
  return (
    <div ref={place}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {anchors && (
        <SelectionToolbar
          lessonId={lesson.id}
          words={anchors.words}
          onWrite={(id) => setAsked({ id, isToWrite: true })}
          onHighlight={() => setSaid(t.highlighted)}
        />
      )}
      <NoteDrawer
        opened={opened}
        isThere={opened === undefined || anchors?.ranges.has(opened.note.note_id) !== false}
        isToWrite={asked?.isToWrite ?? false}
        onClose={() => setAsked(undefined)}
      />
    </div>
  );
}

const isAt = (range: Range | undefined, { clientX: x, clientY: y }: MouseEvent): boolean =>
  range !== undefined &&
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );

/** Scrolls to the passage that the address names, once, and lets the keyboard go on from there. */
function useShownPassage(noteId: string | undefined, anchors: Anchors | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (noteId === undefined) shown.current = undefined;
    const range = noteId === undefined ? undefined : anchors?.ranges.get(noteId);
    if (!range || shown.current === noteId) return;
    shown.current = noteId;
    const { startContainer: start, startOffset } = range;
    const element = start instanceof Element ? start : start.parentElement;
    element?.scrollIntoView({ block: 'center' });
    document.getSelection()?.collapse(start, startOffset);
  }, [noteId, anchors]);
}
