import { useState } from 'react';
import { lazyDialog } from '../lazy-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { useSharingMessages } from './messages/index.ts';

interface SharedCourse {
  /** Of an own course, or of the run it came from. */
  readonly courseId: string;
  readonly topic: string;
}

/** The dialog, fetched when it is first opened. */
export const LazyShareDialog = lazyDialog<SharedCourse & { readonly onClose: () => void }>(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
);

/** The button beside a course that lets others read it. */
export function ShareCourse(course: SharedCourse) {
  const t = useSharingMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.share}
      </Button>
      {isOpen && <LazyShareDialog {...course} onClose={() => setOpen(false)} />}
    </>
  );
}
