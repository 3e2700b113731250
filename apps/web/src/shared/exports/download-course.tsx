import { useState } from 'react';
import { lazyDialog } from '../lazy-dialog.tsx';
import { Button } from '../ui/button.tsx';
import type { DownloadDialogProps } from './download-dialog.tsx';
import { useExportMessages } from './messages/index.ts';

/** The dialog, fetched when it is first opened. */
export const LazyDownloadDialog = lazyDialog<DownloadDialogProps>(
  async () => (await import('./download-dialog.tsx')).DownloadDialog,
);

/** The button beside an own course that takes it along as a file. */
export function DownloadCourse(course: Omit<DownloadDialogProps, 'onClose'>) {
  const t = useExportMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.download}
      </Button>
      {isOpen && <LazyDownloadDialog {...course} onClose={() => setOpen(false)} />}
    </>
  );
}
