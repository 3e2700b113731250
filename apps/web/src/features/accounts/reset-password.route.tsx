import { lifetimes, resetPasswordInput, tokenQuery } from '@coursewright/contract';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordField } from '../../shared/ui/text-field.tsx';
import { useContractForm } from '../../shared/contract-form.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { RequestError } from '../../shared/request-error.ts';
import { session } from '../../shared/session/index.ts';
import { errorText, toRequestError, trpc } from '../../shared/trpc.ts';
import { linkTo } from '../../shared/tags.tsx';
import { AccountCard } from './components/account-card.tsx';
import { Aside } from './components/aside.tsx';
import { PasswordRules } from './components/password-rules.tsx';
import { useMailedLinkMessages } from './mailed-links/messages/index.ts';
import { useAccountsMessages } from './messages/index.ts';

/** Opened from the mailed link: a new password, once. */
export default function ResetPasswordScreen() {
  const t = useMailedLinkMessages();
  const { token = '' } = useParams();
  usePageTitle(t.set_password_title);
  if (!tokenQuery.safeParse({ token }).success) return <DeadLink />;
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const t = useAccountsMessages();
  const mail = useMailedLinkMessages();
  const reset = trpc.auth.resetPassword.useMutation({
    // Every session of the account is over by now; the tabs of this browser should not find out one
    // by one.
    onSuccess: () => {
      if (session.getSnapshot().user) void session.logout();
    },
  });
  const { form, values, field, submit } = useContractForm(resetPasswordInput, {
    token,
    new_password: '',
  });

  if (reset.isSuccess) {
    return (
      <AccountCard isOutcome title={mail.password_changed}>
        <Notice severity="success">{mail.log_in_with_it}</Notice>
        <p>{mail.logged_out_everywhere}</p>
        <ButtonLink to={paths.login} size="large">
          {t.log_in}
        </ButtonLink>
      </AccountCard>
    );
  }
  if (isDead(reset.error)) return <DeadLink reason={errorText(reset.error)} />;

  const send = submit((input) =>
    reset.mutateAsync(input).catch((error: unknown) => {
      throw toRequestError(error);
    }),
  );
  return (
    <AccountCard title={mail.set_password_title} lead={mail.set_password_lead}>
      <form ref={form} noValidate onSubmit={send}>
        {reset.isError && <Notice severity="error">{errorText(reset.error)}</Notice>}
        <PasswordField
          label={mail.new_password}
          autoComplete="new-password"
          {...field('new_password')}
          hint={<PasswordRules password={values.new_password} />}
        />
        <Button type="submit" size="large" busy={reset.isPending}>
          {mail.set_password}
        </Button>
      </form>
    </AccountCard>
  );
}

/** A password that was refused leaves the link good; this is the refusal of the link itself. */
function isDead(error: unknown): boolean {
  const known = toRequestError(error);
  return known instanceof RequestError && known.type === 'bad_request';
}

function DeadLink({ reason }: { reason?: string }) {
  const t = useMailedLinkMessages();
  return (
    <AccountCard isOutcome title={t.link_dead}>
      <Notice severity="error">{reason ?? t.link_incomplete}</Notice>
      <p>{t.link_rules({ count: lifetimes.resetLink / 60 })}</p>
      <ButtonLink to={paths.forgotPassword} size="large">
        {t.new_link}
      </ButtonLink>
      <Aside>{t.remembered_early({ link: linkTo(paths.login) })}</Aside>
    </AccountCard>
  );
}
