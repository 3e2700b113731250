import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { keptReturnTarget, leadingTo } from '../../shared/return-target.ts';
import { errorText, trpc } from '../../shared/trpc.ts';
import { AccountCard } from './components/account-card.tsx';
import { ResendVerification } from './components/resend-verification.tsx';
import { useMailedLinkMessages } from './mailed-links/messages/index.ts';
import { useAccountsMessages } from './messages/index.ts';

/** Opened from the mailed link; without a token, the place to ask for a new one. */
export default function VerifyEmailScreen() {
  const t = useMailedLinkMessages();
  usePageTitle(t.confirm_address);
  const [query] = useSearchParams();
  const token = query.get('token');
  if (token) return <Verification token={token} />;
  return (
    <AccountCard title={t.confirm_address} lead={t.confirm_how}>
      <ResendVerification />
    </AccountCard>
  );
}

function Verification({ token }: { token: string }) {
  const t = useAccountsMessages();
  const mail = useMailedLinkMessages();
  const { client } = trpc.useUtils();
  // A link works once, so it is used once: as a query it survives a second render, as a mutation in
  // an effect it would not.
  const verification = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => client.auth.verifyEmail.mutate({ token }),
    staleTime: Infinity,
    retry: false,
  });
  if (verification.isPending) return <Skeleton isPage label={mail.verifying} />;
  if (verification.isError) {
    return (
      <AccountCard isOutcome title={mail.verification_failed}>
        <Notice severity="error">{errorText(verification.error, mail.verification_failed)}</Notice>
        <ResendVerification />
      </AccountCard>
    );
  }
  return (
    <AccountCard isOutcome title={mail.confirmed}>
      <Notice severity="success">{mail.confirmed_now}</Notice>
      <ButtonLink to={leadingTo(paths.login, keptReturnTarget())} size="large">
        {t.log_in}
      </ButtonLink>
    </AccountCard>
  );
}
