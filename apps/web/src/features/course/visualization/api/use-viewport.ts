import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Box, Layout } from '../model/layout/shapes.ts';

const zooms = { least: 0.1, most: 3, readable: 0.62 } as const;

interface View {
  k: number;
  x: number;
  y: number;
}

/** Milliseconds after the last step of a gesture until the drawing is painted anew, and sharp. */
const restAfter = 200;

/**
 * What of a drawing is seen. It is moved without React, which would look at every piece of it for
 * each step of a finger, and without painting it: while a gesture goes on, it is one layer that is
 * shifted and scaled as a picture, once a frame.
 */
export function useViewport(
  frame: RefObject<HTMLElement | null>,
  moved: RefObject<SVGSVGElement | null>,
  layout: Layout,
  isRightToLeft: boolean,
) {
  const view = useRef<View>({ k: 1, x: 0, y: 0 });
  const apply = useCallback(() => {
    const { k, x, y } = view.current;
    moved.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${k})`);
  }, [moved]);
  const applySoon = useSteps(moved, apply);
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
  const zoomTo = useCallback((factor: number, { x: px, y: py }: { x: number; y: number }) => {
    const { k, x, y } = view.current;
    const next = Math.min(zooms.most, Math.max(zooms.least, k * factor));
    view.current = {
      k: next,
      x: px - ((px - x) * next) / k,
      y: py - ((py - y) * next) / k,
    };
  }, []);
  const zoom = useCallback(
    (factor: number) => {
      const { width, height } = size();
      zoomTo(factor, { x: width / 2, y: height / 2 });
      apply();
    },
    [apply, size, zoomTo],
  );
  const shift = useCallback((dx: number, dy: number) => {
    view.current = { ...view.current, x: view.current.x + dx, y: view.current.y + dy };
  }, []);
  /** One step of a gesture. */
  const step = useCallback<Step>(
    ({ dx = 0, dy = 0, factor, at }) => {
      shift(dx, dy);
      if (factor !== undefined && at) zoomTo(factor, at);
      applySoon();
    },
    [applySoon, shift, zoomTo],
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
      shift(width / 2 - (left + right) / 2, height / 2 - (top + bottom) / 2);
      apply();
    },
    [apply, shift, size],
  );
  useFirstView(frame, layout, { fit, apply });
  return { fit, zoom, step, reveal };
}

type Step = (step: {
  readonly dx?: number;
  readonly dy?: number;
  readonly factor?: number;
  /** The point of the frame that stays where it is. */
  readonly at?: { readonly x: number; readonly y: number };
}) => void;

/** Steps of a gesture, however many come between two frames; told to the style sheet meanwhile. */
function useSteps(moved: RefObject<SVGSVGElement | null>, apply: () => void): () => void {
  const pending = useRef({ frame: 0, rest: 0 });
  useEffect(() => {
    const timers = pending.current;
    return () => {
      cancelAnimationFrame(timers.frame);
      window.clearTimeout(timers.rest);
      timers.frame = 0;
    };
  }, []);
  return useCallback(() => {
    const timers = pending.current;
    if (timers.frame !== 0) return;
    timers.frame = requestAnimationFrame(() => {
      timers.frame = 0;
      const drawing = moved.current;
      if (!drawing) return;
      drawing.toggleAttribute('data-moving', true);
      apply();
      window.clearTimeout(timers.rest);
      timers.rest = window.setTimeout(
        () => drawing.toggleAttribute('data-moving', false),
        restAfter,
      );
    });
  }, [apply, moved]);
}

/** At first as much of it as can be read, and anew where it stands otherwise. */
function useFirstView(
  frame: RefObject<HTMLElement | null>,
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
export function useGestures(frame: RefObject<HTMLElement | null>, step: Step): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fingers = new Map<number, { x: number; y: number }>();
    // Where the frame stands is asked once for each gesture: asking makes the browser lay out.
    let corner = { left: 0, top: 0 };
    let wheeledAt = 0;
    const look = () => {
      const { left, top } = element.getBoundingClientRect();
      corner = { left, top };
    };
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({
      x: clientX - corner.left,
      y: clientY - corner.top,
    });
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return a && b
        ? { size: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
        : undefined;
    };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (fingers.size === 0) look();
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
      if (old && spreadNow && old.size > 0)
        step({
          dx: spreadNow.x - old.x,
          dy: spreadNow.y - old.y,
          factor: spreadNow.size / old.size,
          at: spreadNow,
        });
      else step({ dx: now.x - before.x, dy: now.y - before.y });
    };
    const onUp = (event: PointerEvent) => void fingers.delete(event.pointerId);
    const onWheel = (event: WheelEvent) => {
      // Without Ctrl the page is scrolled, as everywhere; a pinch on a touch pad comes with it.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (event.timeStamp - wheeledAt > restAfter) look();
      wheeledAt = event.timeStamp;
      step({ factor: Math.exp(-event.deltaY * 0.005), at: place(event) });
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
  }, [frame, step]);
}
