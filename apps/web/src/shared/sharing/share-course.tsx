import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useSharingMessages } from './messages/index.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}));

interface SharedCourse {
  /** Of an own course, or of the run it came from. */
  readonly courseId: string;
  readonly topic: string;
}

/** The dialog, fetched when it is first opened. */
export function LazyShareDialog(props: SharedCourse & { readonly onClose: () => void }) {
  return (
    <Suspense>
      <ShareDialog {...props} />
    </Suspense>
  );
}

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
