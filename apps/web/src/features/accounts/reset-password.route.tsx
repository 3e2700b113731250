import { lifetimes, resetPasswordInput, tokenQuery } from '@coursewright/contract';
import { Link, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordField } from '../../shared/ui/text-field.tsx';
import { useContractForm } from '../../shared/contract-form.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { RequestError } from '../../shared/request-error.ts';
import { session } from '../../shared/session/index.ts';
import { errorText, toRequestError, trpc } from '../../shared/trpc.ts';
import { AccountCard } from './components/account-card.tsx';
import { Aside } from './components/aside.tsx';
import { PasswordRules } from './components/password-rules.tsx';

/** Opened from the mailed link: a new password, once. */
export default function ResetPasswordScreen() {
  const { token = '' } = useParams();
  usePageTitle('Set a new password');
  if (!tokenQuery.safeParse({ token }).success) return <DeadLink />;
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const reset = trpc.auth.resetPassword.useMutation({
    // Every session of the account is over by now; the tabs of this browser should not find out one by one.
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
      <AccountCard isOutcome title="Your password is changed">
        <Notice severity="success">{reset.data.message}</Notice>
        <p>Every device that was logged in has been logged out.</p>
        <ButtonLink to={paths.login} size="large">
          Log in
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
    <AccountCard
      title="Set a new password"
      lead="Wherever you are logged in, you will be logged out."
    >
      <form ref={form} noValidate onSubmit={send}>
        {reset.isError && <Notice severity="error">{errorText(reset.error)}</Notice>}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          {...field('new_password')}
          hint={<PasswordRules password={values.new_password} />}
        />
        <Button type="submit" size="large" busy={reset.isPending}>
          Set password
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

function DeadLink({ reason = 'This link is not complete.' }: { reason?: string }) {
  return (
    <AccountCard isOutcome title="This link does not work">
      <Notice severity="error">{reason}</Notice>
      <p>
        A link works once, for {lifetimes.resetLink / 60} minutes, and only the latest one you asked
        for. Your password is unchanged by it.
      </p>
      <ButtonLink to={paths.forgotPassword} size="large">
        Ask for a new link
      </ButtonLink>
      <Aside>
        Remembered it? <Link to={paths.login}>Log in</Link>
      </Aside>
    </AccountCard>
  );
}
