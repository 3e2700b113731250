import { useLayoutEffect, type ComponentProps } from 'react';
import { Skeleton } from './ui/skeleton.tsx';
import { writtenPage } from './written-page.ts';

/** The place of a part of a screen that is on its way. */
export function Waiting(props: ComponentProps<typeof Skeleton>) {
  return (
    <>
      <OnItsWay />
      <Skeleton {...props} />
    </>
  );
}

/** Stands where something is waited for: what the server wrote of the page stays until it is here. */
export function OnItsWay() {
  useLayoutEffect(() => writtenPage.await(), []);
  return null;
}
