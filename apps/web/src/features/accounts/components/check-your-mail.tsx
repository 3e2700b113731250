import { Link } from 'react-router-dom';
import { Notice } from '../../../shared/ui/notice.tsx';
import { paths } from '../../../shared/paths.ts';
import { AccountCard } from './account-card.tsx';
import { Aside } from './aside.tsx';
import { DevelopmentMailbox } from './development-mailbox.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** After a registration: what happens next, and what to do when it does not. */
export function CheckYourMail({ email, message }: { email: string; message: string }) {
  return (
    <AccountCard
      isOutcome
      title="Check your mail"
      lead={
        <>
          It was sent to <strong>{email}</strong>.
        </>
      }
    >
      <Notice severity="success">{message}</Notice>
      <DevelopmentMailbox />
      <p>
        Nothing there after a few minutes? Look among the unwanted mail, or ask for another link.
      </p>
      <ResendVerification email={email} />
      <Aside>
        Confirmed already? <Link to={paths.login}>Log in</Link>
      </Aside>
    </AccountCard>
  );
}
