import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useCourseMessages } from '../../messages/index.ts';
import { NotLoaded } from '../../reading/components/not-loaded.tsx';
import type { Tutor } from './tutor.tsx';

const Loaded = lazy(() =>
  import('./tutor.tsx')
    .then((loaded) => ({ default: loaded.Tutor }))
    .catch(() => ({ default: NotLoaded })),
);

/** Loaded once its tab is opened. */
export function LazyTutor(props: ComponentProps<typeof Tutor>) {
  const t = useCourseMessages();
  return (
    <Suspense fallback={<Skeleton label={t.loading} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
