import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { PwaIntroContext } from '../../../shared/pwa-intro.ts';
import { useSession } from '../../../shared/session/index.ts';
import { loadChunk } from '../../lazy-screen.tsx';
import type { IntroDialogProps } from './intro-dialog.tsx';

const completedKey = 'pwa_intro_v2.0';
const legacyKey = 'pwa_intro_shown';
/** Milliseconds after the page was loaded. */
const autoOpenDelayMs = 1_000;
const smallScreen = '(max-width: 599.98px)';

function isCompleted(): boolean {
  try {
    localStorage.removeItem(legacyKey);
    return localStorage.getItem(completedKey) === 'completed';
  } catch {
    // Storage is blocked: it would open with every page.
    return true;
  }
}

function complete(): void {
  try {
    localStorage.setItem(completedKey, 'completed');
  } catch {
    // Storage is full or blocked, so it does not open by itself either.
  }
}

/**
 * The install tutorial: by itself on the first visit with a telephone, and from anywhere inside by
 * `usePwaIntro`. Its code is fetched then; should that fail, nobody is held up by it.
 */
export function PwaIntro({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<IntroDialogProps> | null>(null);
  const [holders, setHolders] = useState(0);
  const open = useCallback(() => setOpen(true), []);
  const hold = useCallback(() => {
    setHolders((count) => count + 1);
    return () => setHolders((count) => count - 1);
  }, []);
  // The screen that takes it may not be loaded yet.
  const isBringing = /[?&](?:shared=|open=file\b)/.test(useLocation().search);
  useAutoOpen(open, holders > 0 || isBringing);
  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadChunk('install', () => import('./intro-dialog.tsx')).then(
      ({ IntroDialog }) => setDialog(() => IntroDialog),
      (error: unknown) => {
        setOpen(false);
        console.warn(error);
      },
    );
  }, [isOpen, Dialog]);
  const intro = useMemo(() => ({ open, hold }), [open, hold]);
  const close = useCallback(() => {
    complete();
    setOpen(false);
  }, []);
  return (
    <PwaIntroContext value={intro}>
      {children}
      {Dialog && isOpen && <Dialog onCompleted={complete} onClose={close} />}
    </PwaIntroContext>
  );
}

/**
 * Whoever is greeted is greeted first, whoever answers a dialog is not asked another thing, and who
 * came with a file gets it first.
 */
function useAutoOpen(open: () => void, isHeld: boolean): void {
  const { status, isWelcomeOpen } = useSession();
  const isBusy = status === 'loading' || isWelcomeOpen || isHeld;
  useEffect(() => {
    if (isBusy || isCompleted() || !window.matchMedia(smallScreen).matches) return;
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      timer = setTimeout(() => {
        if (document.querySelector('dialog[open], [aria-modal=true]')) start();
        else if (!isCompleted()) open();
      }, autoOpenDelayMs);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, [isBusy, open]);
}
