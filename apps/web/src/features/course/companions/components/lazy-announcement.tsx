import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useCourseMessages } from '../../messages/index.ts';
import { NotLoaded } from '../../reading/components/not-loaded.tsx';
import type { Announcement } from './announcement.tsx';

const Loaded = lazy(() =>
  import('./announcement.tsx')
    .then((loaded) => ({ default: loaded.Announcement }))
    .catch(() => ({ default: NotLoaded })),
);

/** Loaded once its tab is opened. */
export function LazyAnnouncement(props: ComponentProps<typeof Announcement>) {
  const t = useCourseMessages();
  return (
    <Suspense fallback={<Skeleton label={t.loading} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
