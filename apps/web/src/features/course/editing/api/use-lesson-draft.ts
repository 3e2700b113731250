import type { Submodule } from '@coursewright/contract';
import { useMemo, useState } from 'react';
import { keepDraft, readDraft, type KeptDraft } from '../model/draft-store.ts';
import { draftOf, isSameDraft, type LessonDraft } from '../model/lesson-draft.ts';

/**
 * A lesson's draft: begun on the course's text, kept in this tab, and compared with what the course
 * says now.
 */
export interface DraftState {
  readonly draft: LessonDraft;
  /** The course's text when the draft was begun. */
  readonly base: LessonDraft;
  readonly isChanged: boolean;
  /** The course's text is another one by now. */
  readonly isOvertaken: boolean;
  /** The draft that gave way to the newer text, if there is one. */
  readonly aside: LessonDraft | undefined;
  readonly change: (words: Partial<LessonDraft>) => void;
  /** Puts the course's newest text into the editor, and the draft aside. */
  readonly takeNewText: () => void;
  readonly bringBack: () => void;
  /** Goes on with the draft although the text is another one: saving it replaces that. */
  readonly keepMine: () => void;
  readonly discard: () => void;
  /** Nothing is to be kept any more. */
  readonly forget: () => void;
}

export function useLessonDraft(userId: string, lesson: Submodule): DraftState {
  const present = useMemo(() => draftOf(lesson), [lesson]);
  const [state, setState] = useState<KeptDraft>(
    () => readDraft(userId, lesson.id) ?? { draft: present, base: present },
  );
  const [aside, setAside] = useState<LessonDraft>();
  const isChanged = !isSameDraft(state.draft, state.base);
  // An untouched editor simply shows the newest text.
  const shown = isChanged ? state : { draft: present, base: present };

  const set = (next: KeptDraft) => {
    setState(next);
    keepDraft(userId, lesson.id, isSameDraft(next.draft, next.base) ? undefined : next);
  };
  return {
    ...shown,
    isChanged,
    isOvertaken: isChanged && !isSameDraft(state.base, present),
    aside,
    change: (words) => set({ ...shown, draft: { ...shown.draft, ...words } }),
    takeNewText: () => {
      setAside(state.draft);
      setState({ draft: present, base: present });
    },
    bringBack: () => {
      if (!aside) return;
      set({ draft: aside, base: present });
      setAside(undefined);
    },
    keepMine: () => set({ draft: state.draft, base: present }),
    discard: () => set({ draft: present, base: present }),
    forget: () => keepDraft(userId, lesson.id, undefined),
  };
}
