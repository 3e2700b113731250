import { useState } from 'react';
import { lazyDialog } from '../lazy-dialog.tsx';
import { Button } from '../ui/button.tsx';
import type { OfflineDialogProps } from './offline-dialog.tsx';
import { useOfflineMessages } from './messages/index.ts';

/** The dialog, fetched when it is first opened. */
export const LazyOfflineDialog = lazyDialog<OfflineDialogProps>(
  async () => (await import('./offline-dialog.tsx')).OfflineDialog,
);

/** The button beside an own course that takes it along to where there is no connection. */
export function SaveOffline(course: Omit<OfflineDialogProps, 'onClose'>) {
  const t = useOfflineMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.save_offline}
      </Button>
      {isOpen && <LazyOfflineDialog {...course} onClose={() => setOpen(false)} />}
    </>
  );
}
