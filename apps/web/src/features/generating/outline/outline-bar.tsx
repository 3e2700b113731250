import { keptOutline, type Outline } from '../../../shared/outline-editor/outline.ts';
import { errorText } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import styles from './edit-outline.module.css';
import type { OutlineState, OutlineStore } from './outline-store.ts';
import { SaveState } from './save-state.tsx';
import { useGeneratingMessages } from '../messages/index.ts';

interface OutlineBarProps extends OutlineState {
  readonly store: OutlineStore;
  /** Why confirming it failed; null when it did not. */
  readonly confirmError: unknown;
  readonly isConfirmed: boolean;
  readonly onWrite: () => void;
}

/** Below the outline: how large it is, whether it is saved, and the button that has it written. */
export function OutlineBar({
  outline,
  saving,
  failure,
  other,
  isRenewed = false,
  store,
  confirmError,
  isConfirmed,
  onWrite,
}: OutlineBarProps) {
  const t = useGeneratingMessages();
  return (
    <div className={styles['bar']} data-lower-bar="stays">
      {confirmError !== null && !isRenewed && (
        <p role="alert" className={styles['error']}>
          {errorText(confirmError)}
        </p>
      )}
      {other && <ChangedElsewhere store={store} />}
      <div>
        <p className={styles['sum']}>{t.outline_size(sizeOf(outline))}</p>
        <SaveState
          saving={saving}
          failure={failure}
          isRenewed={isRenewed}
          onRetry={() => void store.save()}
        />
      </div>
      <Button size="large" busy={isConfirmed} disabled={other !== undefined} onClick={onWrite}>
        {t.write_course}
      </Button>
    </div>
  );
}

function sizeOf(outline: Outline) {
  const kept = keptOutline(outline);
  return {
    moduleCount: kept.length,
    lessonCount: kept.reduce((sum, module) => sum + module.lessons.length, 0),
  };
}

function ChangedElsewhere({ store }: { store: OutlineStore }) {
  const t = useGeneratingMessages();
  return (
    <div className={styles['overtaken']}>
      <Notice severity="warning" title={t.changed_elsewhere}>
        <p>{t.changed_elsewhere_choice}</p>
        <div className={styles['choice']}>
          <Button look="secondary" onClick={store.takeOther}>
            {t.load_other}
          </Button>
          <Button look="secondary" onClick={store.keepMine}>
            {t.keep_mine}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
