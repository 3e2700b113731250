import { lazy, Suspense, type ComponentProps } from 'react';
import { usePlayer } from '../api/use-player.ts';
import type { PlayingLesson } from './playing-lesson.tsx';

const Playing = lazy(() =>
  import('./playing-lesson.tsx')
    .then((loaded) => ({ default: loaded.PlayingLesson }))
    .catch(() => ({ default: () => <></> })),
);

/** What is heard goes on wherever in the course its reader is; nothing is loaded before. */
export function AudioHost(props: Omit<ComponentProps<typeof PlayingLesson>, 'track'>) {
  const { track } = usePlayer();
  return (
    track && (
      <Suspense>
        <Playing {...props} track={track} />
      </Suspense>
    )
  );
}
