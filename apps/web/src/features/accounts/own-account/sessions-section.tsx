import type { OwnSession } from '@coursewright/contract';
import { Chip } from '../../../shared/ui/chip.tsx';
import { useWords } from '../../../shared/language.ts';
import { useNotify } from '../../../shared/notify.tsx';
import { trpc } from '../../../shared/trpc.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { Loaded } from './loaded.tsx';
import { useOwnAccountMessages } from './messages/index.ts';
import styles from './own-account.module.css';

/** Where the account is logged in. */
export function SessionsSection() {
  const query = trpc.account.sessions.useQuery();
  return <Loaded query={query}>{({ sessions }) => <Sessions sessions={sessions} />}</Loaded>;
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useOwnAccountMessages();
  const { day, minute } = useWords();
  const { account } = trpc.useUtils();
  const notify = useNotify();
  const refresh = { onSettled: () => account.sessions.invalidate() };
  const revoke = trpc.account.revokeSession.useMutation(refresh);
  const revokeOthers = trpc.account.revokeOtherSessions.useMutation(refresh);

  const end = async (ended: OwnSession) => {
    await revoke.mutateAsync({ id: ended.id });
    notify(t.logged_out({ device: t.device(ended) }), { severity: 'success' });
  };
  const endOthers = async () => {
    const { revoked } = await revokeOthers.mutateAsync();
    notify(t.others_logged_out({ count: revoked }), {
      severity: 'success',
    });
  };
  return (
    <>
      <ul className={styles['rows']} aria-label={t.sections.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{t.device(session)}</strong>{' '}
              {session.is_current && <Chip size="small">{t.this_device}</Chip>}
              <p className={styles['facts']}>
                {t.session_facts({
                  ip: session.ip,
                  used: minute(session.last_used_at),
                  begun: day(session.created_at),
                })}
              </p>
            </div>
            {!session.is_current && (
              <ConfirmButton
                label={t.log_out_session({
                  device: t.device(session),
                  used: minute(session.last_used_at),
                })}
                question={t.log_out_question({ device: t.device(session) })}
                consequence={t.log_out_effect}
                confirm={t.log_it_out}
                action={() => end(session)}
              >
                {t.log_out}
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length === 1 && <p className={styles['soft']}>{t.no_other_sessions}</p>}
      {sessions.length > 2 && (
        <ConfirmButton
          question={t.log_out_others_question}
          consequence={t.log_out_others_effect}
          confirm={t.log_them_out}
          action={endOthers}
        >
          {t.log_out_others}
        </ConfirmButton>
      )}
    </>
  );
}
