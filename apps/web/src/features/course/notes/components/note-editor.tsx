import { conflictingTexts, limits, noteColors } from '@coursewright/contract';
import { Fragment, useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import { useReader } from '../../model/reader.ts';
import { useNoteChanges } from '../api/use-note-changes.ts';
import { useNotesMessages } from '../messages/index.ts';
import type { CourseNote } from '../model/course-notes.ts';
import styles from '../notes.module.css';
import { ColorSample } from './color-sample.tsx';

interface NoteEditorProps {
  readonly one: CourseNote;
  /** Whether its passage is in the text. */
  readonly isThere: boolean;
  /** Shown with its quotation. */
  readonly isAlone?: boolean;
  readonly onDone: () => void;
  /** It is gone; `undo` brings it back. */
  readonly onRemoved: (undo: () => void) => void;
}

const { noteMax } = limits.learningEvents;

/** The colour and the text of a note. What is written is kept whenever one leaves it. */
export function NoteEditor({ one, isThere, isAlone = false, onDone, onRemoved }: NoteEditorProps) {
  const t = useNotesMessages();
  const { text: courseText } = useReader();
  const { recolor, remove } = useNoteChanges();
  const { note } = one;
  const { draft, setDraft, save, settled } = useNoteDraft(one);
  const several = conflictingTexts(note);
  const name = useId();
  return (
    <div className={styles['editor']}>
      {isAlone && note.place && (
        <blockquote className={styles['quote']} data-color={note.color?.color} {...courseText}>
          {note.place.quote}
        </blockquote>
      )}
      {isAlone && !isThere && <p className={styles['gone']}>{t.passage_gone}</p>}
      <fieldset className={styles['colors']}>
        <legend>{t.color}</legend>
        {noteColors.map((color) => (
          <label key={color}>
            <input
              type="radio"
              name={name}
              checked={note.color?.color === color}
              onChange={() => recolor(one, color)}
            />
            <ColorSample color={color} />
            {t.colors[color]}
          </label>
        ))}
      </fieldset>
      {several.length > 0 ? (
        <Conflict one={one} onSettled={settled} />
      ) : (
        <TextArea
          label={t.text}
          dir="auto"
          rows={6}
          maxLength={noteMax}
          value={draft}
          error={draft.length >= noteMax ? t.full({ max: noteMax }) : undefined}
          hint={t.saved_by_itself}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={save}
        />
      )}
      <div className={styles['buttons']}>
        <Button
          look="secondary"
          size="small"
          onClick={() => {
            save();
            onDone();
          }}
        >
          {t.done}
        </Button>
        <Button look="quiet" size="small" onClick={() => onRemoved(remove(one))}>
          {t.remove}
        </Button>
      </div>
    </div>
  );
}

/**
 * What is being written. It follows what another device writes as long as nothing was changed here,
 * and takes the place only of texts that were shown here.
 */
function useNoteDraft(one: CourseNote) {
  const { write } = useNoteChanges();
  const { note } = one;
  const [draft, setDraft] = useState(note.text);
  const [base, setBase] = useState(note.text);
  const [seen, setSeen] = useState<readonly string[]>(() => note.texts.map(({ text }) => text));
  if (draft === base && note.text !== base && !seen.includes(note.text)) {
    setDraft(note.text);
    setBase(note.text);
    setSeen([...seen, ...note.texts.map(({ text }) => text)]);
  }
  const save = () => {
    const text = draft.trim();
    if (text === base.trim() || note.is_removed) return;
    write(one, text, seen);
    setBase(draft);
    setSeen([...seen, text]);
  };
  const saveAtEnd = useEffectEvent(save);
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saveAtEnd();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, []);
  const settled = (text: string) => {
    setDraft(text);
    setBase(text);
    setSeen([...seen, text]);
  };
  return { draft, setDraft, save, settled };
}

/** Two devices wrote without knowing of each other: nothing is thrown away until one chooses. */
function Conflict({ one, onSettled }: { one: CourseNote; onSettled: (text: string) => void }) {
  const t = useNotesMessages();
  const { write } = useNoteChanges();
  const texts = conflictingTexts(one.note);
  const all = texts.map(({ text }) => text);
  const joined = all.join('\n\n');
  const settle = (text: string) => {
    write(one, text, all);
    onSettled(text);
  };
  return (
    <section className={styles['conflict']} aria-label={t.conflict}>
      <p>{t.conflict_why}</p>
      {texts.map(({ event_id, text, at }, index) => (
        <Fragment key={event_id}>
          <p className={styles['when']}>{t.written_at({ time: at })}</p>
          <p className={styles['text']} dir="auto">
            {text}
          </p>
          <Button look="secondary" size="small" onClick={() => settle(text)}>
            {t.keep_this({ number: index + 1 })}
          </Button>
        </Fragment>
      ))}
      {joined.length <= noteMax && (
        <Button look="secondary" size="small" onClick={() => settle(joined)}>
          {t.keep_all}
        </Button>
      )}
    </section>
  );
}
