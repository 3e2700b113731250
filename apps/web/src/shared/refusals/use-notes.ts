import { type ErrorDetail, type KeptNotes, notesIn } from '@coursewright/contract';
import { useMemo } from 'react';
import { useProblems } from './use-problems.ts';

export interface SaidNote {
  /** Also what tells it from the others. */
  readonly english: string;
  readonly text: string;
  /** Whether it is English whatever language is shown. */
  readonly isEnglish: boolean;
}

/** The path of a note is its English, and the reason behind it has the same one. */
const sentencesOf = (kept: KeptNotes): readonly ErrorDetail[] =>
  notesIn(kept).flatMap(({ message, said }) => {
    const { because, ...own } = said ?? {};
    return [
      { path: message, message, ...own },
      ...(because ? [{ path: message, message: '', ...because }] : []),
    ];
  });

/**
 * Notes on a course in the language that is shown; none until its words are there. One that a
 * catalogue cannot say as a whole stays as the server said it.
 */
export function useNotes(kept: KeptNotes): readonly SaidNote[] {
  const sentences = useMemo(() => sentencesOf(kept), [kept]);
  const said = useProblems(sentences);
  return useMemo(() => {
    const parts = Map.groupBy(said, ({ path }) => path);
    return kept.notes.flatMap((english): SaidNote[] => {
      const [note, because] = parts.get(english) ?? [];
      if (!note) return [];
      const isEnglish = note.message === english || because?.message === '';
      const own = because ? `${note.message} ${because.message}` : note.message;
      return [{ english, text: isEnglish ? english : own, isEnglish }];
    });
  }, [kept, said]);
}
