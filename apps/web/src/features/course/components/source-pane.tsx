import { lazy, Suspense, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { OpenedFrom } from '../api/use-opened-citation.ts';
import type { OpenedCitation } from '../model/citations.ts';
import { usePaneWidth } from '../model/pane-width.ts';
import styles from '../course.module.css';
import { CitedPassage } from './cited-passage.tsx';
import { useCourseMessages } from '../messages/index.ts';

const PassageAlone = ({ opened }: { opened: OpenedCitation }) => (
  <CitedPassage opened={opened} sentence="" />
);
// As in the drawer: where it cannot be loaded, the passage is shown without the sentence.
const Document = lazy(() =>
  import('./source-document.tsx').catch(() => ({ default: PassageAlone })),
);

interface PaneProps {
  readonly opened: OpenedCitation;
  /** What was pressed; undefined where the address named the source. */
  readonly from: OpenedFrom | undefined;
  readonly onClose: () => void;
}

/**
 * A source beside the text, which stays where it was. Who opens it goes on in it, and comes back to
 * the citation when it is closed.
 */
export function SourcePane({ opened, from, onClose }: PaneProps) {
  const t = useCourseMessages();
  const [width, setWidth] = usePaneWidth();
  const pane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // As soon as it can be seen: whoever presses a key then means the source.
  useLayoutEffect(() => {
    if (from) heading.current?.focus({ preventScroll: true });
  }, [from]);
  const close = useStillText(from, onClose);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  useLayoutEffect(() => {
    const { current } = pane;
    const listen = (event: KeyboardEvent) => onKey(event);
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, []);
  const title = opened.cited ? t.source_numbered({ marker: opened.cited.marker }) : t.source;
  const isWide = width === 'wide';
  return (
    <aside ref={pane} className={styles['pane']} data-width={width} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button
          look="quiet"
          size="small"
          aria-pressed={isWide}
          onClick={() => setWidth(isWide ? 'normal' : 'wide')}
        >
          {t.pane_wide}
        </Button>
        <button type="button" aria-label={t.pane_close} onClick={close}>
          <Icon name="remove" />
        </button>
      </header>
      <div data-scrolls role="region" aria-labelledby={titleId} tabIndex={0}>
        <Suspense fallback={<PassageAlone opened={opened} />}>
          <Document opened={opened} />
        </Suspense>
      </div>
    </aside>
  );
}

/**
 * Keeps what was pressed at its height on the screen while the text is set anew around it, and gives
 * it the focus back at the end. What it returns closes the pane.
 */
function useStillText(from: OpenedFrom | undefined, onClose: () => void): () => void {
  const topAtEnd = useRef<number>(undefined);
  useLayoutEffect(() => {
    const element = from?.element;
    if (!element) return;
    window.scrollBy(0, element.getBoundingClientRect().top - from.top);
    return () => {
      // Another citation was opened, or the text has its room back.
      const top = topAtEnd.current;
      if (top === undefined) return;
      requestAnimationFrame(() => {
        if (!element.isConnected) return;
        window.scrollBy(0, element.getBoundingClientRect().top - top);
        element.focus({ preventScroll: true });
      });
    };
  }, [from]);
  return () => {
    topAtEnd.current = from?.element?.getBoundingClientRect().top;
    onClose();
  };
}
