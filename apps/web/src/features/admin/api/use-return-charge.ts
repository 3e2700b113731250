import type { AdminTransaction } from '@coursewright/contract';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { session } from '../../../shared/session/index.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { useAdminMessages } from '../messages/index.ts';

/** Returns one charge; a lost answer asked for again returns it once. */
export function useReturnCharge(charge: AdminTransaction, onDone: () => void) {
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [key] = useState(() => crypto.randomUUID());
  const giveBack = trpc.admin.returnCharge.useMutation({
    trpc: { context: { idempotencyKey: key } },
    onSuccess: async ({ credits }) => {
      await session.refreshCredits();
      const t = useAdminMessages.current();
      notify(t.returned_now({ count: -charge.amount, balance: credits }), { severity: 'success' });
      onDone();
    },
    // Also where somebody else was faster.
    onSettled: () =>
      Promise.all([utils.admin.users.invalidate(), utils.admin.transactions.invalidate()]),
  });
  return {
    isBusy: giveBack.isPending,
    failure: giveBack.error ? errorText(giveBack.error) : undefined,
    submit: (notes: string) => giveBack.mutate({ id: charge.id, notes }),
  };
}
