import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { Icon } from './ui/icon.tsx';
import { useSharedMessages } from './messages/index.ts';
import styles from './notify.module.css';

export type Severity = 'info' | 'success' | 'warning' | 'error';
export interface NotifyOptions {
  severity?: Severity;
  /** Milliseconds until it leaves by itself. */
  duration?: number;
  /** One thing to do about it, such as taking it back. Doing it closes the toast. */
  action?: { readonly label: string; readonly run: () => void };
}
export type Notify = (message: string, options?: NotifyOptions) => void;

interface Toast {
  readonly key: number;
  readonly message: string;
  readonly severity: Severity;
  readonly duration: number;
  readonly action: NotifyOptions['action'];
}

const NotifyContext = createContext<Notify | null>(null);

/** Shows a toast: `const notify = useNotify(); notify('Saved.', { severity: 'success' })`. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('notifier must be used within a notification provider');
  return notify;
}

export function NotificationProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const notify = useCallback<Notify>(
    (message, { severity = 'info', action, duration = action ? 15_000 : 6000 } = {}) => {
      setToast((previous) => ({
        key: (previous?.key ?? 0) + 1,
        message,
        severity,
        duration,
        action,
      }));
    },
    [],
  );
  const close = useCallback(() => setToast(null), []);
  return (
    <NotifyContext value={notify}>
      {children}
      {/* The live regions stand in the page before anything is said in them; otherwise the first message would go unread. */}
      <div className={styles['place']}>
        <div aria-live="polite">
          {toast && toast.severity !== 'error' && (
            <ToastCard key={toast.key} toast={toast} onClose={close} />
          )}
        </div>
        <div aria-live="assertive">
          {toast?.severity === 'error' && (
            <ToastCard key={toast.key} toast={toast} onClose={close} />
          )}
        </div>
      </div>
    </NotifyContext>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const t = useSharedMessages();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, toast.duration);
    return () => clearTimeout(timer);
  }, [isHeld, onClose, toast.duration]);
  const hold = useMemo(
    () => ({
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    }),
    [],
  );
  return (
    <div className={styles['toast']} data-severity={toast.severity} {...hold}>
      <p>{toast.message}</p>
      {toast.action && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            toast.action?.run();
            onClose();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" aria-label={t.close_notification} onClick={onClose}>
        <Icon name="remove" />
      </button>
    </div>
  );
}
