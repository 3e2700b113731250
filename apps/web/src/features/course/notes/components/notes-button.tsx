import { useState, type ComponentProps, type ReactNode } from 'react';
import { lazyDialog } from '../../../../shared/lazy-dialog.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import { countOfNotes } from '../model/course-notes.ts';
import { useNotesMessages } from '../messages/index.ts';

const NotesDrawer = lazyDialog(async () => (await import('./notes-drawer.tsx')).NotesDrawer);

/** Opens all notes of the course. Where nothing is kept of what the reader does, there are none. */
export function NotesButton({
  lessons,
  size,
}: {
  readonly lessons: readonly PlacedLesson[];
  readonly size?: ComponentProps<typeof Button>['size'];
}): ReactNode {
  const t = useNotesMessages();
  const { evidence } = useReader();
  const [isOpen, setOpen] = useState(false);
  // It is loaded when it is wanted, and slides out afterwards.
  const [isWanted, setWanted] = useState(false);
  if (!evidence.isKept) return null;
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button look="quiet" {...(size && { size })} aria-haspopup="dialog" onClick={open}>
        {t.notes_counted({ count: countOfNotes(evidence.learning) })}
      </Button>
      {isWanted && <NotesDrawer lessons={lessons} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
