import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Skeleton } from './ui/skeleton.tsx';
import { writtenPage } from './written-page.ts';

/** The place of a screen that is on its way: what the server wrote of it, else grey bars. */
export function Waiting(props: ComponentProps<typeof Skeleton>) {
  const written = writtenPage.at(useLocation().pathname);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (written) place.current?.append(written);
  }, [written]);
  return written ? <div ref={place} /> : <Skeleton {...props} />;
}
