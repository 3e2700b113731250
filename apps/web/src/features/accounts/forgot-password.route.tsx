import { emailInput, lifetimes } from '@coursewright/contract';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useContractForm } from '../../shared/contract-form.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { errorText, toRequestError, trpc } from '../../shared/trpc.ts';
import { linkTo } from '../../shared/tags.tsx';
import { AccountCard } from './components/account-card.tsx';
import { Aside } from './components/aside.tsx';
import { DevelopmentMailbox } from './components/development-mailbox.tsx';
import { useAccountsMessages } from './messages/index.ts';

const minutes = lifetimes.resetLink / 60;

/**
 * Asks for a link to a new password. The answer is the same whether or not there is such an
 * account.
 */
export default function ForgotPasswordScreen() {
  const t = useAccountsMessages();
  const { state } = useLocation();
  const ask = trpc.auth.forgotPassword.useMutation();
  const { form, field, submit } = useContractForm(
    emailInput,
    { email: typedBefore(state) },
    { email: t.enter_email },
  );
  usePageTitle(ask.isSuccess ? t.check_mail : t.forgot_password);

  if (ask.isSuccess) return <LinkSent email={ask.variables.email} onAgain={() => ask.reset()} />;

  const send = submit((input) =>
    ask.mutateAsync(input).catch((error: unknown) => {
      throw toRequestError(error);
    }),
  );
  return (
    <AccountCard title={t.forgot_password} lead={t.reset_how({ count: minutes })}>
      <form ref={form} noValidate onSubmit={send}>
        {ask.isError && <Notice severity="error">{errorText(ask.error)}</Notice>}
        <TextField
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...field('email')}
        />
        <Button type="submit" size="large" busy={ask.isPending}>
          {t.mail_link}
        </Button>
      </form>
      <Aside>{t.remembered_early({ link: linkTo(paths.login) })}</Aside>
    </AccountCard>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useAccountsMessages();
  return (
    <AccountCard
      isOutcome
      title={t.check_mail}
      lead={t.sent_to({ email: <strong>{email}</strong> })}
    >
      <Notice severity="success">{t.reset_link_sent}</Notice>
      <DevelopmentMailbox />
      <p>{t.no_reset_mail}</p>
      <Button look="secondary" onClick={onAgain}>
        {t.ask_again}
      </Button>
      <Aside>
        <Link to={paths.login}>{t.back_to_login}</Link>
      </Aside>
    </AccountCard>
  );
}

/** The login hands over what was typed there. */
const typedBefore = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
