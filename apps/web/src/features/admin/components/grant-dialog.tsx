import { limits, type User } from '@coursewright/contract';
import { Modal } from '../../../shared/antd/modal.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import styles from '../admin.module.css';
import { useGrant } from '../api/use-grant.ts';
import { useAdminMessages } from '../messages/index.ts';

type Grant = ReturnType<typeof useGrant>;

/** Grants credits; large grants are asked about once more. */
export function GrantDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useAdminMessages();
  const grant = useGrant(user, onClose);
  return (
    <Modal
      open
      title={t.grant_to({ email: user.email })}
      okText={grant.isAsking ? t.grant_large({ count: Number(grant.amount) }) : t.grant}
      okButtonProps={{ loading: grant.isBusy }}
      cancelText={grant.isAsking ? t.back : t.cancel}
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
  const t = useAdminMessages();
  return (
    <Notice severity="warning" title={t.grant_large_question({ count: amount })}>
      {t.grant_large_result({
        name: user.full_name,
        before: user.credits,
        after: user.credits + amount,
      })}
    </Notice>
  );
}

function GrantFields({ user, grant }: { user: User; grant: Grant }) {
  const t = useAdminMessages();
  return (
    <>
      <p>{t.balance_now({ balance: user.credits })}</p>
      <TextField
        label={t.number_of_credits}
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
        label={t.notes}
        hint={t.grant_notes_hint}
        maxLength={limits.grant.notesMax}
        value={grant.notes}
        error={grant.errorOf('notes')}
        onChange={(event) => grant.setNotes(event.currentTarget.value)}
      />
    </>
  );
}
