import { Notice } from '../../../shared/ui/notice.tsx';
import { paths } from '../../../shared/paths.ts';
import { keptReturnTarget, leadingTo } from '../../../shared/return-target.ts';
import { linkTo } from '../../../shared/tags.tsx';
import { useAccountsMessages } from '../messages/index.ts';
import { AccountCard } from './account-card.tsx';
import { Aside } from './aside.tsx';
import { DevelopmentMailbox } from './development-mailbox.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** After a registration: what happens next, and what to do when it does not. */
export function CheckYourMail({ email }: { email: string }) {
  const t = useAccountsMessages();
  return (
    <AccountCard
      isOutcome
      title={t.check_mail}
      lead={t.sent_to({ email: <strong>{email}</strong> })}
    >
      <Notice severity="success">{t.confirmation_sent}</Notice>
      <DevelopmentMailbox />
      <p>{t.no_mail_yet}</p>
      <ResendVerification email={email} />
      <Aside>
        {t.confirmed_already({ link: linkTo(leadingTo(paths.login, keptReturnTarget())) })}
      </Aside>
    </AccountCard>
  );
}
