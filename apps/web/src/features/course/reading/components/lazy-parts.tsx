import { lazy, Suspense, type ComponentProps } from 'react';
import { whenIdle } from '../../../../shared/when-idle.ts';
import type { GoToPlace } from './go-to-place.tsx';
import type { ReadingKeys } from './reading-keys.tsx';
import type { SwipeLessons } from './swipe-lessons.tsx';

// Comforts: a lesson is read without them, so it waits for none, and they for it; it stays where one
// cannot be loaded. Caught behind `then`: the build fetches the styles of a part around what stands before it.
const nothing = () => ({ default: () => null });
const idle = () => new Promise<void>(whenIdle);
const Keys = lazy(() =>
  idle()
    .then(() => import('./reading-keys.tsx'))
    .then((loaded) => ({ default: loaded.ReadingKeys }))
    .catch(nothing),
);
const Place = lazy(() =>
  idle()
    .then(() => import('./go-to-place.tsx'))
    .then((loaded) => ({ default: loaded.GoToPlace }))
    .catch(nothing),
);
const Swipe = lazy(() =>
  idle()
    .then(() => import('./swipe-lessons.tsx'))
    .then((loaded) => ({ default: loaded.SwipeLessons }))
    .catch(nothing),
);

export const LazyReadingKeys = (props: ComponentProps<typeof ReadingKeys>) => (
  <Suspense>
    <Keys {...props} />
  </Suspense>
);

export const LazyGoToPlace = (props: ComponentProps<typeof GoToPlace>) => (
  <Suspense>
    <Place {...props} />
  </Suspense>
);

export const LazySwipeLessons = (props: ComponentProps<typeof SwipeLessons>) => (
  <Suspense>
    <Swipe {...props} />
  </Suspense>
);
