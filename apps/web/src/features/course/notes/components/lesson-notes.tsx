import { conflictingTexts, type Submodule } from '@coursewright/contract';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useWords } from '../../../../shared/language.ts';
import { InlineCode } from '../../../../shared/markdown/inline-code.tsx';
import { liftAndSanitize } from '../../../../shared/markdown/lift.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { useLesson } from '../../api/use-lesson.ts';
import { lessonSearch } from '../../model/address.ts';
import { useReader } from '../../model/reader.ts';
import { useNotesMessages } from '../messages/index.ts';
import { noteHash, type CourseNote, type NotesOfLesson } from '../model/course-notes.ts';
import { wordsOfDocument } from '../model/lesson-words.ts';
import { findPassage, lettersIn } from '../model/passage.ts';
import styles from '../notes.module.css';
import { NoteEditor } from './note-editor.tsx';

interface LessonNotesProps {
  readonly of: NotesOfLesson;
  /** Somebody goes to a passage. */
  readonly onLeave: () => void;
  readonly onRemoved: (undo: () => void) => void;
}

/** The notes of one lesson, or those of lessons that are gone. */
export function LessonNotes({ of: { placed, notes }, onLeave, onRemoved }: LessonNotesProps) {
  const t = useNotesMessages();
  const { text } = useReader();
  const lesson = placed?.lesson;
  // Only what names a passage is looked for in the text, which is read for it.
  const read = useLesson(notes.some(({ note }) => note.place) ? placed : undefined).data;
  const letters = useMemo(() => read && lettersOfLesson(read.submodule), [read]);
  const titleId = `notes-of-${lesson?.id ?? 'gone'}`;
  return (
    <section className={styles['lesson']} aria-labelledby={titleId}>
      <h3 id={titleId} {...(placed ? text : {})}>
        {placed ? (
          <>
            {placed.number} <InlineCode text={placed.lesson.title} />
          </>
        ) : (
          t.lesson_gone
        )}
      </h3>
      <ul>
        {notes.map((one) => (
          <NoteItem
            key={one.note.note_id}
            one={one}
            place={
              !placed
                ? 'lesson gone'
                : !one.note.place || !letters || findPassage(letters, one.note.place)
                  ? 'there'
                  : 'passage gone'
            }
            onLeave={onLeave}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
    </section>
  );
}

const lettersOfLesson = ({ content, summary }: Submodule) =>
  lettersIn([content, summary].map((part) => wordsOfDocument(liftAndSanitize(part))).join(' '));

interface NoteItemProps {
  readonly one: CourseNote;
  readonly place: 'there' | 'passage gone' | 'lesson gone';
  readonly onLeave: () => void;
  readonly onRemoved: (undo: () => void) => void;
}

function NoteItem({ one, place, onLeave, onRemoved }: NoteItemProps) {
  const t = useNotesMessages();
  const { day } = useWords();
  const { text } = useReader();
  const [isOpen, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { note, lessonId } = one;
  const several = conflictingTexts(note);
  /** What was pressed is gone then; the focus goes to what has come. */
  const turn = (to: boolean) => {
    flushSync(() => setOpen(to));
    item.current?.querySelector<HTMLElement>('textarea, button, a')?.focus();
  };
  const address = {
    search: lessonSearch(lessonId),
    hash: place === 'there' ? noteHash(note.note_id) : '',
  };
  return (
    <li ref={item} className={styles['item']}>
      {note.place && (
        <blockquote className={styles['quote']} data-color={note.color?.color} {...text}>
          {note.place.quote}
        </blockquote>
      )}
      {place === 'passage gone' && <p className={styles['gone']}>{t.passage_gone}</p>}
      {!isOpen && several.length > 0 && <p className={styles['gone']}>{t.conflict}</p>}
      {!isOpen &&
        (several.length > 0 ? several.map((each) => each.text) : [note.text])
          .filter(Boolean)
          .map((each) => (
            <p key={each} className={styles['text']} dir="auto">
              {each}
            </p>
          ))}
      <p className={styles['when']}>
        <time dateTime={note.noted_at}>{day(note.noted_at)}</time>
        {note.color && <span>{t.colors[note.color.color]}</span>}
      </p>
      {isOpen ? (
        <NoteEditor
          one={one}
          isThere={place === 'there'}
          onDone={() => turn(false)}
          onRemoved={onRemoved}
        />
      ) : (
        <div className={styles['buttons']}>
          {place !== 'lesson gone' && (
            <Link to={address} onClick={onLeave}>
              {place === 'there' ? t.show_passage : t.show_lesson}
            </Link>
          )}
          <Button look="quiet" size="small" onClick={() => turn(true)}>
            {several.length > 0 ? t.settle : t.edit}
          </Button>
        </div>
      )}
    </li>
  );
}
