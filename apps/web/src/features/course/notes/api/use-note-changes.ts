import { limits, type LearnerNote, type NoteColor, type NotePayload } from '@coursewright/contract';
import { useMemo } from 'react';
import { useReader } from '../../model/reader.ts';
import type { CourseNote } from '../model/course-notes.ts';
import type { Passage } from '../model/passage.ts';

export interface NoteChanges {
  /** Makes a highlight; its id. */
  readonly highlight: (lessonId: string, passage: Passage, color: NoteColor) => string;
  readonly recolor: (note: CourseNote, color: NoteColor) => void;
  /** `seen`: the texts that whoever writes has seen. Others stay beside the new one. */
  readonly write: (note: CourseNote, text: string, seen: readonly string[]) => void;
  /** What takes it back is returned. */
  readonly remove: (note: CourseNote) => () => void;
}

const { replacesMax } = limits.learningEvents;

/** What can be done with notes: each change is an event of the learner's. */
export function useNoteChanges(): NoteChanges {
  const { record } = useReader().evidence;
  return useMemo(() => {
    const say = (submodule_id: string, payload: NotePayload) =>
      record({ kind: 'noted', submodule_id, payload });
    const bringBack = ({ lessonId, note }: CourseNote) => {
      const { note_id, color, texts } = note;
      const [first, ...others] = texts;
      say(lessonId, {
        note_id,
        ...(color ? { color: color.color } : {}),
        ...(first ? { text: first.text } : {}),
      });
      for (const { text } of others) say(lessonId, { note_id, text });
    };
    return {
      highlight: (lessonId, passage, color) => {
        const note_id = crypto.randomUUID();
        say(lessonId, { note_id, color, ...passage });
        return note_id;
      },
      recolor: ({ lessonId, note: { note_id } }, color) => say(lessonId, { note_id, color }),
      write: ({ lessonId, note }, text, seen) =>
        say(lessonId, {
          note_id: note.note_id,
          text,
          replaces: replacedBy(note, seen),
        }),
      remove: (one) => {
        const { lessonId, note } = one;
        say(lessonId, { note_id: note.note_id, removes: note.says.slice(0, replacesMax) });
        return () => bringBack(one);
      },
    };
  }, [record]);
}

const replacedBy = ({ texts }: LearnerNote, seen: readonly string[]): string[] =>
  texts
    .filter(({ text }) => seen.includes(text))
    .map(({ event_id }) => event_id)
    .slice(0, replacesMax);
