import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Box, Layout } from '../model/layout/shapes.ts';

const zooms = { least: 0.1, most: 3, readable: 0.62 } as const;

interface View {
  k: number;
  x: number;
  y: number;
}

/**
 * What of a drawing is seen. It is moved without React, which would look at every piece of it for
 * each step of a finger.
 */
export function useViewport(
  frame: RefObject<SVGSVGElement | null>,
  moved: RefObject<SVGGElement | null>,
  layout: Layout,
  isRightToLeft: boolean,
) {
  const view = useRef<View>({ k: 1, x: 0, y: 0 });
  const apply = useCallback(() => {
    const { k, x, y } = view.current;
    moved.current?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
  }, [moved]);
  const size = useCallback(
    () => ({
      width: frame.current?.clientWidth || 800,
      height: frame.current?.clientHeight || 480,
    }),
    [frame],
  );
  const fit = useCallback(
    (least: number = zooms.least) => {
      const { width, height } = size();
      const whole = Math.min(width / layout.width, height / layout.height, 1.15);
      const k = Math.max(least, whole);
      const spare = width - layout.width * k;
      // What is wider than the frame begins where reading does.
      const x = spare >= 0 ? spare / 2 : isRightToLeft ? spare : 0;
      view.current = { k, x, y: Math.max(0, (height - layout.height * k) / 2) };
      apply();
    },
    [apply, isRightToLeft, layout, size],
  );
  const zoom = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      const { width, height } = size();
      const { x: px, y: py } = at ?? { x: width / 2, y: height / 2 };
      const { k, x, y } = view.current;
      const next = Math.min(zooms.most, Math.max(zooms.least, k * factor));
      view.current = {
        k: next,
        x: px - ((px - x) * next) / k,
        y: py - ((py - y) * next) / k,
      };
      apply();
    },
    [apply, size],
  );
  const pan = useCallback(
    (dx: number, dy: number) => {
      view.current = { ...view.current, x: view.current.x + dx, y: view.current.y + dy };
      apply();
    },
    [apply],
  );
  /** Moves a box into view, if it is not wholly there. */
  const reveal = useCallback(
    (box: Box, isCentred = false) => {
      const { width, height } = size();
      const { k, x, y } = view.current;
      const [left, top] = [box.x * k + x, box.y * k + y];
      const [right, bottom] = [left + box.width * k, top + box.height * k];
      const isSeen = left >= 8 && top >= 8 && right <= width - 8 && bottom <= height - 8;
      if (isSeen && !isCentred) return;
      pan(width / 2 - (left + right) / 2, height / 2 - (top + bottom) / 2);
    },
    [pan, size],
  );
  useFirstView(frame, layout, { fit, apply });
  return { fit, zoom, pan, reveal };
}

/** At first as much of it as can be read, and anew where it stands otherwise. */
function useFirstView(
  frame: RefObject<SVGSVGElement | null>,
  { width, height }: Layout,
  { fit, apply }: { fit: (least?: number) => void; apply: () => void },
): void {
  const shape = `${width} ${height}`;
  const seen = useRef('');
  useLayoutEffect(() => {
    if (seen.current !== shape) fit(zooms.readable);
    seen.current = shape;
    apply();
  }, [apply, fit, shape]);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let before = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === before) return;
      before = element.clientWidth;
      fit(zooms.readable);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [fit, frame]);
}

/** Fingers, mouse and wheel on a drawing: one moves it, two and the wheel with Ctrl zoom. */
export function useGestures(
  frame: RefObject<SVGSVGElement | null>,
  {
    zoom,
    pan,
  }: {
    zoom: (factor: number, at: { x: number; y: number }) => void;
    pan: (dx: number, dy: number) => void;
  },
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fingers = new Map<number, { x: number; y: number }>();
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return a && b
        ? { size: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
        : undefined;
    };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      fingers.set(event.pointerId, place(event));
    };
    const onMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const old = spread();
      const now = place(event);
      // Captured only once it moves: a click stays one of the piece below it.
      if (!element.hasPointerCapture(event.pointerId)) {
        if (Math.hypot(now.x - before.x, now.y - before.y) < 4) return;
        element.setPointerCapture(event.pointerId);
      }
      fingers.set(event.pointerId, now);
      const spreadNow = spread();
      if (old && spreadNow && old.size > 0) {
        pan(spreadNow.x - old.x, spreadNow.y - old.y);
        zoom(spreadNow.size / old.size, spreadNow);
      } else pan(now.x - before.x, now.y - before.y);
    };
    const onUp = (event: PointerEvent) => void fingers.delete(event.pointerId);
    const onWheel = (event: WheelEvent) => {
      // Without Ctrl the page is scrolled, as everywhere; a pinch on a touch pad comes with it.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * 0.005), place(event));
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('wheel', onWheel);
    };
  }, [frame, pan, zoom]);
}
