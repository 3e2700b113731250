import type { ReactNode } from 'react';
import { lazyDialog } from '../../../shared/lazy-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useReader } from '../model/reader.ts';
import type { RewriteRequest } from '../model/rewrite-request.ts';
import { useCourseMessages } from '../messages/index.ts';

const DetailsDrawer = lazyDialog(async () => (await import('./details-drawer.tsx')).DetailsDrawer);

interface DetailsButtonProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Absent where lessons cannot be written again. */
  readonly onRewrite?: ((request: RewriteRequest) => void) | undefined;
  /** What is shown of its name, where there is little room. */
  readonly children?: ReactNode;
}

/** Opens what is behind the course: its sources, its author, how it was checked. */
export function DetailsButton({ isOpen, onOpenChange, onRewrite, children }: DetailsButtonProps) {
  const t = useCourseMessages();
  const { course } = useReader();
  const open = () => onOpenChange(true);
  const close = () => onOpenChange(false);
  const count = course.sources.length;
  const name = count > 0 ? t.sources_and_details({ count }) : t.details;
  return (
    <>
      {children ? (
        <button type="button" onClick={open} aria-haspopup="dialog" aria-label={name}>
          {children}
        </button>
      ) : (
        <Button look="quiet" onClick={open} aria-haspopup="dialog">
          {name}
        </Button>
      )}
      <DetailsDrawer isOpen={isOpen} onClose={close} onRewrite={onRewrite} />
    </>
  );
}
