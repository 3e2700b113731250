import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useCourseMessages } from '../../messages/index.ts';
import { NotLoaded } from '../../reading/components/not-loaded.tsx';
import type { VisualizationTab } from './visualization-tab.tsx';

const Loaded = lazy(() =>
  import('./visualization-tab.tsx')
    .then((loaded) => ({ default: loaded.VisualizationTab }))
    .catch(() => ({ default: NotLoaded })),
);

/** Loaded once its tab is opened. */
export function LazyVisualizationTab(props: ComponentProps<typeof VisualizationTab>) {
  const t = useCourseMessages();
  return (
    <Suspense fallback={<Skeleton label={t.loading} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
