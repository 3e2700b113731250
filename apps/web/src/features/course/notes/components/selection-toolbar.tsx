import { limits, type NoteColor, noteColors } from '@coursewright/contract';
import { useRef, useState, type CSSProperties } from 'react';
import { useNotify } from '../../../../shared/notify.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { useReader } from '../../model/reader.ts';
import { useNoteChanges } from '../api/use-note-changes.ts';
import { useSelectedPassage } from '../api/use-selected-passage.ts';
import { useNotesMessages } from '../messages/index.ts';
import { countOfNotes } from '../model/course-notes.ts';
import type { LessonWords } from '../model/lesson-words.ts';
import { hasLetters } from '../model/passage.ts';
import styles from '../notes.module.css';
import { ColorSample } from './color-sample.tsx';

interface ToolbarProps {
  readonly lessonId: string;
  readonly words: LessonWords;
  /** A highlight was made that something is to be written on. */
  readonly onWrite: (noteId: string) => void;
  readonly onHighlight: () => void;
}

const { quoteMax, notesPerCourse } = limits.learningEvents;

/** What can be done with the words of the lesson that are selected. */
export function SelectionToolbar({ lessonId, words, onWrite, onHighlight }: ToolbarProps) {
  const t = useNotesMessages();
  const notify = useNotify();
  const { learning } = useReader().evidence;
  const { highlight } = useNoteChanges();
  const toolbar = useRef<HTMLDivElement>(null);
  const { selected, clear } = useSelectedPassage(words, toolbar);
  const [lastColor, setLastColor] = useState<NoteColor>('yellow');
  if (!selected || !hasLetters(selected.passage.quote)) return null;
  const { passage, bottom, left } = selected;
  const make = (color: NoteColor) => {
    const id = highlight(lessonId, passage, color);
    setLastColor(color);
    clear();
    return id;
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(passage.quote);
      notify(t.copied, { severity: 'success' });
    } catch {
      // Browsers refuse the clipboard on plain http.
      notify(t.copy_failed, { severity: 'warning' });
    }
    clear();
  };
  const problem =
    passage.quote.length > quoteMax
      ? t.too_long({ max: quoteMax })
      : countOfNotes(learning) >= notesPerCourse
        ? t.too_many({ max: notesPerCourse })
        : undefined;
  const place: CSSProperties & Record<`--${string}`, string> = {
    '--bottom': `${bottom}px`,
    '--left': `${left}px`,
  };
  return (
    <div
      ref={toolbar}
      className={styles['toolbar']}
      role="toolbar"
      tabIndex={-1}
      aria-label={t.selection}
      style={place}
      // What is selected stays so.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className="visually-hidden" role="status">
        {t.reach_toolbar}
      </span>
      {problem === undefined ? (
        <>
          {noteColors.map((color) => (
            <button
              key={color}
              type="button"
              aria-label={t.highlight_in({ color: t.colors[color] })}
              title={t.highlight_in({ color: t.colors[color] })}
              onClick={() => {
                make(color);
                onHighlight();
              }}
            >
              <ColorSample color={color} />
            </button>
          ))}
          <Button look="quiet" size="small" onClick={() => onWrite(make(lastColor))}>
            {t.write_note}
          </Button>
        </>
      ) : (
        <p>{problem}</p>
      )}
      <Button look="quiet" size="small" onClick={() => void copy()}>
        {t.copy}
      </Button>
    </div>
  );
}
