import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useCourseMessages } from '../../messages/index.ts';
import { NotLoaded } from '../../reading/components/not-loaded.tsx';
import type { CourseMap } from './course-map.tsx';

const Loaded = lazy(() =>
  import('./course-map.tsx')
    .then((loaded) => ({ default: loaded.CourseMap }))
    .catch(() => ({ default: NotLoaded })),
);

/** Loaded once it is asked for. */
export function LazyCourseMap(props: ComponentProps<typeof CourseMap>) {
  const t = useCourseMessages();
  return (
    <Suspense fallback={<Skeleton label={t.loading} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
