import { LazyDrawer } from '../../../shared/antd/lazy.tsx';
import { lazy, Suspense, useState } from 'react';
import { useNarrowScreen } from '../../../shared/ui/use-narrow-screen.ts';
import type { OpenedCitation } from '../model/citations.ts';
import { CitedPassage } from './cited-passage.tsx';
import { DrawerBody, scrolledByContent } from './drawer-body.tsx';
import { useCourseMessages } from '../messages/index.ts';

const PassageAlone = ({ opened }: { opened: OpenedCitation }) => (
  <CitedPassage opened={opened} sentence="" />
);
// It needs the splitter of the text library, which nothing else on the page does. Where it cannot be
// loaded, the passage is shown without the sentence.
const Passage = lazy(() =>
  import('./passage-with-sentence.tsx').catch(() => ({ default: PassageAlone })),
);

/** The very passage a sentence rests on, as it was when the course was written. */
export function CitationDrawer({
  opened,
  onClose,
}: {
  opened: OpenedCitation | undefined;
  onClose: () => void;
}) {
  const t = useCourseMessages();
  const isNarrow = useNarrowScreen();
  // What is shown stays while the drawer slides out.
  const [shown, setShown] = useState(opened);
  if (opened && opened !== shown) setShown(opened);
  const title = shown?.cited ? t.source_numbered({ marker: shown.cited.marker }) : t.source;
  return (
    <LazyDrawer
      title={title}
      isOpen={opened !== undefined}
      onClose={onClose}
      placement={isNarrow ? 'bottom' : 'right'}
      size={isNarrow ? '80dvh' : 460}
      styles={scrolledByContent}
    >
      {shown && (
        <DrawerBody label={title}>
          <Suspense fallback={<PassageAlone opened={shown} />}>
            <Passage opened={shown} />
          </Suspense>
        </DrawerBody>
      )}
    </LazyDrawer>
  );
}
