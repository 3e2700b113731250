import type { OwnSession } from '@coursewright/contract';
import { useNotify } from '../../../shared/notify.tsx';
import { trpc } from '../../../shared/trpc.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { atMinute, onDay } from './dates.ts';
import { Loaded } from './loaded.tsx';
import styles from './own-account.module.css';

/** Where the account is logged in. */
export function SessionsSection() {
  const query = trpc.account.sessions.useQuery();
  return <Loaded query={query}>{({ sessions }) => <Sessions sessions={sessions} />}</Loaded>;
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { account } = trpc.useUtils();
  const notify = useNotify();
  const refresh = { onSettled: () => account.sessions.invalidate() };
  const revoke = trpc.account.revokeSession.useMutation(refresh);
  const revokeOthers = trpc.account.revokeOtherSessions.useMutation(refresh);

  const end = async ({ id, device }: OwnSession) => {
    await revoke.mutateAsync({ id });
    notify(`${device} is logged out.`, { severity: 'success' });
  };
  const endOthers = async () => {
    const { revoked } = await revokeOthers.mutateAsync();
    notify(`${revoked === 1 ? '1 other device is' : `${revoked} other devices are`} logged out.`, {
      severity: 'success',
    });
  };
  return (
    <>
      <ul className={styles['rows']} aria-label="Sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{session.device}</strong>
              {session.is_current && <span className={styles['badge']}>This device</span>}
              <p className={styles['facts']}>
                {session.ip} · last used {atMinute(session.last_used_at)} · logged in{' '}
                {onDay(session.created_at)}
              </p>
            </div>
            {!session.is_current && (
              <ConfirmButton
                label={`Log out ${session.device}, last used ${atMinute(session.last_used_at)}`}
                question={`Log out ${session.device}?`}
                consequence="Whoever uses it has to log in again."
                confirm="Log it out"
                action={() => end(session)}
              >
                Log out
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length === 1 && <p className={styles['soft']}>You are logged in nowhere else.</p>}
      {sessions.length > 2 && (
        <ConfirmButton
          question="Log out every other device?"
          consequence="Only this one stays logged in."
          confirm="Log them out"
          action={endOthers}
        >
          Log out all other devices
        </ConfirmButton>
      )}
    </>
  );
}
