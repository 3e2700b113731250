import { useEffect, useState, type ComponentType } from 'react';
import { useNotify } from '../../shared/notify.tsx';
import { purchaseDialog, usePurchaseDialog } from '../../shared/purchase-dialog.ts';
import { messageOf } from '../../shared/request-error.ts';
import { useSession } from '../../shared/session/index.ts';
import { loadChunk } from '../lazy-screen.tsx';

/**
 * The Purchase Credits dialog, for whoever is signed in. Its code comes when it is first opened.
 */
export function Purchase() {
  const isOpen = usePurchaseDialog();
  const { user } = useSession();
  const notify = useNotify();
  const [Dialog, setDialog] = useState<ComponentType<{
    isOpen: boolean;
    onClose: () => void;
  }> | null>(null);
  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadChunk('purchase', () => import('../../features/purchase/purchase-dialog.tsx')).then(
      ({ PurchaseDialog }) => setDialog(() => PurchaseDialog),
      (error: unknown) => {
        purchaseDialog.close();
        notify(messageOf(error), { severity: 'error' });
      },
    );
  }, [isOpen, Dialog, notify]);
  return user && Dialog && <Dialog isOpen={isOpen} onClose={purchaseDialog.close} />;
}
