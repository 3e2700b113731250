import { limits, type User } from '@coursewright/contract';
import { Modal } from 'antd';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import styles from '../admin.module.css';
import { useGrant } from '../api/use-grant.ts';

type Grant = ReturnType<typeof useGrant>;

/** Grants credits; large grants are asked about once more. */
export function GrantDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const grant = useGrant(user, onClose);
  return (
    <Modal
      open
      title={`Grant credits to ${user.email}`}
      okText={grant.isAsking ? `Yes, grant ${grant.amount} credits` : 'Grant'}
      okButtonProps={{ loading: grant.isBusy }}
      cancelText={grant.isAsking ? 'Back' : 'Cancel'}
      onOk={grant.submit}
      onCancel={grant.isAsking ? grant.stopAsking : onClose}
    >
      <div className={styles['stack']}>
        {grant.failure && <Notice severity="error">{grant.failure}</Notice>}
        {grant.isAsking ? (
          <LargeGrant user={user} amount={Number(grant.amount)} />
        ) : (
          <GrantFields user={user} grant={grant} />
        )}
      </div>
    </Modal>
  );
}

function LargeGrant({ user, amount }: { user: User; amount: number }) {
  return (
    <Notice severity="warning" title={`${amount.toLocaleString('en')} credits are a lot.`}>
      {user.full_name} has {user.credits.toLocaleString('en')} and will have{' '}
      {(user.credits + amount).toLocaleString('en')}. Is that what you want?
    </Notice>
  );
}

function GrantFields({ user, grant }: { user: User; grant: Grant }) {
  return (
    <>
      <p>The balance is {user.credits.toLocaleString('en')} now.</p>
      <TextField
        label="Number of credits"
        type="number"
        inputMode="numeric"
        min={limits.grant.min}
        max={limits.grant.max}
        step={1}
        value={grant.amount}
        error={grant.errorOf('amount')}
        onChange={(event) => grant.setAmount(event.currentTarget.value)}
      />
      <TextField
        label="Notes"
        hint="Why. The user sees it in the credit history."
        maxLength={limits.grant.notesMax}
        value={grant.notes}
        error={grant.errorOf('notes')}
        onChange={(event) => grant.setNotes(event.currentTarget.value)}
      />
    </>
  );
}
