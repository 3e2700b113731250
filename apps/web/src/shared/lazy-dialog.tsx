import { useEffect, useState, type ComponentType } from 'react';
import { useSharedMessages } from './messages/index.ts';
import { Button } from './ui/button.tsx';
import { QuestionDialog } from './ui/question-dialog.tsx';

interface DialogProps {
  /** Absent where it is open as long as it is there. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog whose code is fetched when it is first shown. Where that does not come, it says so in its
 * place, and can be tried again; `lazy` would remember the failure until the page is loaded anew.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyDialog(props: Props) {
    const [View, setView] = useState(() => loaded);
    const [state, setState] = useState<'coming' | 'failed'>('coming');
    const wasOpen = useWasTrue(props.isOpen !== false);
    useEffect(() => {
      if (!wasOpen || View || state === 'failed') return;
      let isGone = false;
      load().then(
        (view) => {
          loaded = view;
          if (!isGone) setView(() => view);
        },
        () => {
          if (!isGone) setState('failed');
        },
      );
      return () => {
        isGone = true;
      };
    }, [wasOpen, View, state]);
    if (!wasOpen) return null;
    if (View) return <View {...props} />;
    if (state !== 'failed' || props.isOpen === false) return null;
    return <NotLoaded onRetry={() => setState('coming')} onClose={props.onClose} />;
  };
}

/** It stays once it was open, so that it is seen to close. */
function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}

function NotLoaded({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useSharedMessages();
  return (
    <QuestionDialog
      title={t.part_not_loaded}
      role="alertdialog"
      onClose={onClose}
      choices={
        <>
          <Button onClick={onRetry}>{t.try_again}</Button>
          <Button look="quiet" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <p>{t.part_not_loaded_why}</p>
    </QuestionDialog>
  );
}
