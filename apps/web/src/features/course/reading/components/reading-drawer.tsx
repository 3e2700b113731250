import { LazyDrawer } from '../../../../shared/antd/lazy.tsx';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { DrawerBody, scrolledByContent } from '../../components/drawer-body.tsx';
import type { ReadingTool } from '../../model/reader.ts';
import { useReadingMessages } from '../messages/index.ts';
import { NotLoaded } from './not-loaded.tsx';

export interface PanelProps {
  readonly isOpen: boolean;
  /** Somebody goes to a place in the course. */
  readonly onLeave: () => void;
}
const panel = (load: () => Promise<ComponentType<PanelProps>>) =>
  lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: NotLoaded }),
    ),
  );
const panels: Record<ReadingTool, ComponentType<PanelProps>> = {
  search: panel(async () => (await import('./search-panel.tsx')).SearchPanel),
  glossary: panel(async () => (await import('./glossary-panel.tsx')).GlossaryPanel),
  shortcuts: panel(async () => (await import('./shortcuts-panel.tsx')).ShortcutsPanel),
};

interface ReadingDrawerProps {
  readonly tool: ReadingTool | undefined;
  readonly onClose: () => void;
}

/** Beside a course: the search, the glossary, or the keys. Their code comes when they are opened. */
export function ReadingDrawer({ tool, onClose }: ReadingDrawerProps) {
  const t = useReadingMessages();
  // What is shown stays while the drawer slides out.
  const [shown, setShown] = useState(tool);
  const [isLeaving, setLeaving] = useState(false);
  if (tool && tool !== shown) setShown(tool);
  if (tool && isLeaving) setLeaving(false);
  if (!shown) return null;
  const Panel = panels[shown];
  const title = t.tools[shown];
  return (
    <LazyDrawer
      title={title}
      isOpen={tool !== undefined}
      onClose={onClose}
      size={460}
      styles={scrolledByContent}
      // Who goes to a place in the course begins there, and not where they came from.
      focusable={{ focusTriggerAfterClose: !isLeaving }}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- says that a dialog takes the focus; the search has a field for it
      autoFocus={shown !== 'search'}
    >
      <DrawerBody label={title}>
        <Suspense fallback={<Skeleton label={t.loading} />}>
          <Panel
            isOpen={tool !== undefined}
            onLeave={() => {
              setLeaving(true);
              onClose();
            }}
          />
        </Suspense>
      </DrawerBody>
    </LazyDrawer>
  );
}
