import { Drawer } from '../../../../shared/antd/drawer.tsx';
import { useRef, useState } from 'react';
import { useNotify } from '../../../../shared/notify.tsx';
import { useNarrowScreen } from '../../../../shared/ui/use-narrow-screen.ts';
import { DrawerBody, scrolledByContent } from '../../components/drawer-body.tsx';
import { useNotesMessages } from '../messages/index.ts';
import type { CourseNote } from '../model/course-notes.ts';
import { NoteEditor } from './note-editor.tsx';

interface NoteDrawerProps {
  readonly opened: CourseNote | undefined;
  /** Whether its passage is in the text. */
  readonly isThere: boolean;
  /** Whether it was opened to write on it. */
  readonly isToWrite: boolean;
  readonly onClose: () => void;
}

/** One note, to be read and changed. */
export function NoteDrawer({ opened, isThere, isToWrite, onClose }: NoteDrawerProps) {
  const t = useNotesMessages();
  const notify = useNotify();
  const body = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrowScreen();
  // What is shown stays while the drawer slides out.
  const [shown, setShown] = useState(opened);
  if (opened && opened !== shown) setShown(opened);
  return (
    <Drawer
      title={t.note}
      open={opened !== undefined}
      onClose={onClose}
      placement={isNarrow ? 'bottom' : 'right'}
      size={isNarrow ? '80dvh' : 460}
      styles={scrolledByContent}
      destroyOnHidden
      afterOpenChange={(isOpen) => {
        if (isOpen && isToWrite) body.current?.querySelector('textarea')?.focus();
      }}
    >
      {shown && (
        <DrawerBody label={t.note}>
          <div ref={body}>
            <NoteEditor
              key={shown.note.note_id}
              one={shown}
              isThere={isThere}
              isAlone
              onDone={onClose}
              onRemoved={(undo) => {
                onClose();
                notify(t.removed, { action: { label: t.undo, run: undo } });
              }}
            />
          </div>
        </DrawerBody>
      )}
    </Drawer>
  );
}
