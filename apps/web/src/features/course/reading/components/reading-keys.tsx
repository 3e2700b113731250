import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFinishLesson } from '../../learning/api/use-finish-lesson.ts';
import { lessonSearch, tabOf } from '../../model/address.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import { shortcutOf, type ShortcutAction } from '../model/shortcuts.ts';
import { useShortcutsOn } from '../model/shortcuts-switch.ts';

interface ReadingKeysProps {
  readonly lessons: readonly PlacedLesson[];
  /** The lesson that is open, if one is. */
  readonly placed?: PlacedLesson | undefined;
  readonly onOutline?: () => void;
  readonly onSources?: () => void;
}

/** Listens for the single keys of `shortcuts`. */
export function ReadingKeys({ lessons, placed, onOutline, onSources }: ReadingKeysProps) {
  const { text, openTool } = useReader();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const finish = useFinishLesson(placed, lessons);
  const isOn = useShortcutsOn();

  const goTo = (beside: PlacedLesson | undefined) =>
    beside && (() => void navigate({ search: lessonSearch(beside.lesson.id) }));
  const atQuestions = tabOf(search) === 'quiz';
  const actions: Partial<Record<ShortcutAction, (() => void) | undefined>> = {
    next: placed && goTo(lessons[placed.position + 1]),
    previous: placed && goTo(lessons[placed.position - 1]),
    outline: onOutline,
    questions:
      placed &&
      (() =>
        void navigate(
          { search: lessonSearch(placed.lesson.id, atQuestions ? 'content' : 'quiz') },
          { replace: true, preventScrollReset: true },
        )),
    sources: onSources,
    search: () => openTool('search'),
    glossary: () => openTool('glossary'),
    finish,
    help: () => openTool('shortcuts'),
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = shortcutOf(event, text.dir);
    const act = action && actions[action];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
  return null;
}
