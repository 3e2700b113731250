import { resetLinkLifetime } from '@coursewright/contract/passwords';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useContractForm } from '../../shared/contract-form.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { messageOf } from '../../shared/request-error.ts';
import { linkTo } from '../../shared/tags.tsx';
import { AccountCard } from './components/account-card.tsx';
import { Aside } from './components/aside.tsx';
import { DevelopmentMailbox } from './components/development-mailbox.tsx';
import { useMailedLinkMessages } from './mailed-links/messages/index.ts';
import { useAccountsMessages } from './messages/index.ts';
import { calls, rules } from './when-called.ts';

const minutes = resetLinkLifetime / 60;

/**
 * Asks for a link to a new password. The answer is the same whether or not there is such an
 * account.
 */
export default function ForgotPasswordScreen() {
  const t = useAccountsMessages();
  const mail = useMailedLinkMessages();
  const { state } = useLocation();
  const [asked, setAsked] = useState<string>();
  const { form, field, submit, isSending, failure } = useContractForm(
    rules.email,
    { email: typedBefore(state) },
    { email: t.enter_email },
  );
  usePageTitle(asked === undefined ? t.forgot_password : t.check_mail);

  if (asked !== undefined) return <LinkSent email={asked} onAgain={() => setAsked(undefined)} />;

  const send = submit(async (input) => {
    await (await calls()).forgotPassword(input);
    setAsked(input.email);
  });
  return (
    <AccountCard title={t.forgot_password} lead={mail.reset_how({ count: minutes })}>
      <form ref={form} noValidate onSubmit={send}>
        {failure !== null && <Notice severity="error">{messageOf(failure)}</Notice>}
        <TextField
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...field('email')}
        />
        <Button type="submit" size="large" busy={isSending}>
          {mail.mail_link}
        </Button>
      </form>
      <Aside>{mail.remembered_early({ link: linkTo(paths.login) })}</Aside>
    </AccountCard>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useAccountsMessages();
  const mail = useMailedLinkMessages();
  return (
    <AccountCard
      isOutcome
      title={t.check_mail}
      lead={t.sent_to({ email: <strong>{email}</strong> })}
    >
      <Notice severity="success">{mail.reset_link_sent}</Notice>
      <DevelopmentMailbox />
      <p>{mail.no_reset_mail}</p>
      <Button look="secondary" onClick={onAgain}>
        {mail.ask_again}
      </Button>
      <Aside>
        <Link to={paths.login}>{mail.back_to_login}</Link>
      </Aside>
    </AccountCard>
  );
}

/** The login hands over what was typed there. */
const typedBefore = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
