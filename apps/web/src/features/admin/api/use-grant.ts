import { addCreditsInput, limits, type User } from '@coursewright/contract';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { session } from '../../../shared/session/index.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { errorDetails } from '../../../shared/ui/field-error.ts';
import { useAdminMessages } from '../messages/index.ts';

/**
 * A grant while it is filled in, asked about once more when it is large, and made. A lost answer
 * does not grant twice.
 */
export function useGrant(user: User, onDone: () => void) {
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState('1');
  const [notes, setNotes] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const parsed = addCreditsInput.safeParse({
    user_id: user.id,
    amount: amount.trim() === '' ? undefined : Number(amount),
    notes,
  });
  const grant = trpc.admin.addCredits.useMutation({
    trpc: { context: { idempotencyKey: key } },
    onSuccess: async ({ credits }, { amount: granted }) => {
      await Promise.all([
        utils.admin.users.invalidate(),
        utils.admin.transactions.invalidate(),
        session.refreshCredits(),
      ]);
      notify(useAdminMessages.current().granted({ count: granted, balance: credits }), {
        severity: 'success',
      });
      onDone();
    },
    onError: () => setAsking(false),
  });
  return {
    amount,
    setAmount,
    notes,
    setNotes,
    isAsking,
    stopAsking: () => setAsking(false),
    errorOf: (field: 'amount' | 'notes') =>
      isTried && !parsed.success
        ? errorDetails(parsed.error.issues).find(({ path }) => path === field)?.message
        : undefined,
    isBusy: grant.isPending,
    failure: grant.error ? errorText(grant.error) : undefined,
    submit: () => {
      setTried(true);
      if (!parsed.success) return;
      if (parsed.data.amount >= limits.grant.confirmFrom && !isAsking) setAsking(true);
      else grant.mutate(parsed.data);
    },
  };
}
