import { Link } from 'react-router-dom';
import { Notice } from '../../../shared/ui/notice.tsx';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../../shared/trpc.ts';
import { AccountCard } from './account-card.tsx';
import { Aside } from './aside.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** After a registration: what happens next, and what to do when it does not. */
export function CheckYourMail({ email, message }: { email: string; message: string }) {
  const capabilities = trpc.system.capabilities.useQuery();
  return (
    <AccountCard isOutcome title="Check your mail" lead={<>It was sent to <strong>{email}</strong>.</>}>
      <Notice severity="success">{message}</Notice>
      {capabilities.data?.development_mailbox && (
        <Notice severity="warning" title="This installation sends no real mail">
          Its messages wait in the{' '}
          <a href="/dev/mailbox" target="_blank" rel="noopener">
            development mailbox
          </a>
          .
        </Notice>
      )}
      <p>Nothing there after a few minutes? Look among the unwanted mail, or ask for another link.</p>
      <ResendVerification email={email} />
      <Aside>
        Confirmed already? <Link to={paths.login}>Log in</Link>
      </Aside>
    </AccountCard>
  );
}
