import { keptOutline, type Outline } from '../../../shared/outline-editor/outline.ts';
import { errorText } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import styles from './edit-outline.module.css';
import type { OutlineState, OutlineStore } from './outline-store.ts';
import { SaveState } from './save-state.tsx';

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
  return (
    <div className={styles['bar']} data-lower-bar="stays">
      {confirmError !== null && !isRenewed && (
        <p role="alert" className={styles['error']}>
          {errorText(confirmError)}
        </p>
      )}
      {other && <ChangedElsewhere store={store} />}
      <div>
        <p className={styles['sum']}>{sizeOf(outline)}</p>
        <SaveState
          saving={saving}
          failure={failure}
          isRenewed={isRenewed}
          onRetry={() => void store.save()}
        />
      </div>
      <Button size="large" busy={isConfirmed} disabled={other !== undefined} onClick={onWrite}>
        Write the course
      </Button>
    </div>
  );
}

function sizeOf(outline: Outline): string {
  const kept = keptOutline(outline);
  const lessons = kept.reduce((sum, module) => sum + module.lessons.length, 0);
  return `${kept.length} ${kept.length === 1 ? 'module' : 'modules'}, ${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`;
}

function ChangedElsewhere({ store }: { store: OutlineStore }) {
  return (
    <div className={styles['overtaken']}>
      <Notice severity="warning" title="The outline was changed in another tab">
        <p>Load that one, or go on with yours, which then replaces it.</p>
        <div className={styles['choice']}>
          <Button look="secondary" onClick={store.takeOther}>
            Load the other one
          </Button>
          <Button look="secondary" onClick={store.keepMine}>
            Go on with mine
          </Button>
        </div>
      </Notice>
    </div>
  );
}
