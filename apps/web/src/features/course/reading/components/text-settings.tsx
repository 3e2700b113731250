import { lazy, Suspense } from 'react';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Popover } from '../../../../shared/ui/popover.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useReadingMessages } from '../messages/index.ts';
import { NotLoaded } from './not-loaded.tsx';

const Choices = lazy(() =>
  import('./text-choices.tsx')
    .then(({ TextChoices }) => ({ default: TextChoices }))
    .catch(() => ({ default: NotLoaded })),
);

/** The button in the reader's bar that opens how the text is set. */
export function TextSettings() {
  const t = useReadingMessages();
  return (
    <Popover isIcon label={t.text_settings} trigger={<Icon name="letters" />}>
      {(close) => (
        <Suspense fallback={<Skeleton label={t.loading} />}>
          <Choices onLeave={close} />
        </Suspense>
      )}
    </Popover>
  );
}
