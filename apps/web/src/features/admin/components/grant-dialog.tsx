import { addCreditsInput, limits, type User } from '@coursewright/contract';
import { Modal } from 'antd';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { session } from '../../../shared/session/index.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import styles from '../admin.module.css';

/** Grants credits; large grants are asked about once more. A lost answer does not grant twice. */
export function GrantDialog({ user, onClose }: { user: User; onClose: () => void }) {
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
  const remark = (field: string) =>
    isTried && !parsed.success
      ? parsed.error.issues.find(({ path }) => path[0] === field)?.message
      : undefined;
  const grant = trpc.admin.addCredits.useMutation({
    trpc: { context: { idempotencyKey: key } },
    onSuccess: async ({ credits }, { amount: granted }) => {
      await Promise.all([
        utils.admin.users.invalidate(),
        utils.admin.transactions.invalidate(),
        session.refreshCredits(),
      ]);
      notify(
        `${granted} ${granted === 1 ? 'credit' : 'credits'} granted. The balance is ${credits} now.`,
        { severity: 'success' },
      );
      onClose();
    },
    onError: () => setAsking(false),
  });
  const submit = () => {
    setTried(true);
    if (!parsed.success) return;
    if (parsed.data.amount >= limits.grant.confirmFrom && !isAsking) setAsking(true);
    else grant.mutate(parsed.data);
  };
  return (
    <Modal
      open
      title={`Grant credits to ${user.email}`}
      okText={isAsking ? `Yes, grant ${amount} credits` : 'Grant'}
      okButtonProps={{ loading: grant.isPending }}
      cancelText={isAsking ? 'Back' : 'Cancel'}
      onOk={submit}
      onCancel={() => (isAsking ? setAsking(false) : onClose())}
    >
      <div className={styles['stack']}>
        {grant.error && <Notice severity="error">{errorText(grant.error)}</Notice>}
        {isAsking ? (
          <Notice
            severity="warning"
            title={`${Number(amount).toLocaleString('en')} credits are a lot.`}
          >
            {user.full_name} has {user.credits.toLocaleString('en')} and will have{' '}
            {(user.credits + Number(amount)).toLocaleString('en')}. Is that what you want?
          </Notice>
        ) : (
          <>
            <p>The balance is {user.credits.toLocaleString('en')} now.</p>
            <TextField
              label="Number of credits"
              type="number"
              inputMode="numeric"
              min={limits.grant.min}
              max={limits.grant.max}
              step={1}
              value={amount}
              error={remark('amount')}
              onChange={(event) => setAmount(event.currentTarget.value)}
            />
            <TextField
              label="Notes"
              hint="Why. The user sees it in the credit history."
              maxLength={limits.grant.notesMax}
              value={notes}
              error={remark('notes')}
              onChange={(event) => setNotes(event.currentTarget.value)}
            />
          </>
        )}
      </div>
    </Modal>
  );
}
