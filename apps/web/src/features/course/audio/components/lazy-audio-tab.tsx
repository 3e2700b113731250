import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { useCourseMessages } from '../../messages/index.ts';
import { NotLoaded } from '../../reading/components/not-loaded.tsx';
import type { AudioTab } from './audio-tab.tsx';

const Loaded = lazy(() =>
  import('./audio-tab.tsx')
    .then((loaded) => ({ default: loaded.AudioTab }))
    .catch(() => ({ default: NotLoaded })),
);

/** Loaded once its tab is opened. */
export function LazyAudioTab(props: ComponentProps<typeof AudioTab>) {
  const t = useCourseMessages();
  return (
    <Suspense fallback={<Skeleton label={t.loading} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
