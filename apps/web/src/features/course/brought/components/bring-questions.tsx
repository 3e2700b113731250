import { useState } from 'react';
import { lazyDialog } from '../../../../shared/lazy-dialog.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { useBroughtMessages } from '../messages/index.ts';
import type { BringDialogProps } from './bring-dialog.tsx';

const BringDialog = lazyDialog<BringDialogProps>(
  async () => (await import('./bring-dialog.tsx')).BringDialog,
);

/** The button beside an own course that brings in questions from a file. */
export function BringQuestions(course: Omit<BringDialogProps, 'onClose'>) {
  const t = useBroughtMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.bring}
      </Button>
      {isOpen && <BringDialog {...course} onClose={() => setOpen(false)} />}
    </>
  );
}
