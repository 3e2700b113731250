import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Renders its children once the reader is about to reach them: what stands further down costs
 * nothing at the start.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear && children}</div>;
}
