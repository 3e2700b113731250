import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../../shared/session/index.ts';
import { loadChunk } from '../lazy-screen.tsx';
import type { WelcomeDialogProps } from './welcome/welcome-dialog.tsx';

/**
 * The welcome dialog, once the session asks for it. Its code is fetched then; should that fail,
 * nobody is held up by it.
 */
export function Welcome() {
  const { isWelcomeOpen, user } = useSession();
  const [Dialog, setDialog] = useState<ComponentType<WelcomeDialogProps> | null>(null);
  useEffect(() => {
    if (!isWelcomeOpen || Dialog) return;
    loadChunk('welcome', () => import('./welcome/welcome-dialog.tsx')).then(
      ({ WelcomeDialog }) => setDialog(() => WelcomeDialog),
      (error: unknown) => console.warn(error),
    );
  }, [isWelcomeOpen, Dialog]);
  return Dialog && <Dialog isOpen={isWelcomeOpen} user={user} />;
}
