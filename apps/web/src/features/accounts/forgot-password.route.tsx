import { emailInput, lifetimes } from '@coursewright/contract';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useContractForm } from '../../shared/contract-form.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { errorText, toRequestError, trpc } from '../../shared/trpc.ts';
import { AccountCard } from './components/account-card.tsx';
import { Aside } from './components/aside.tsx';
import { DevelopmentMailbox } from './components/development-mailbox.tsx';

const minutes = lifetimes.resetLink / 60;

/** Asks for a link to a new password. The answer is the same whether or not there is such an account. */
export default function ForgotPasswordScreen() {
  const { state } = useLocation();
  const ask = trpc.auth.forgotPassword.useMutation();
  const { form, field, submit } = useContractForm(emailInput, { email: typedBefore(state) });
  usePageTitle(ask.isSuccess ? 'Check your mail' : 'Forgot your password?');

  if (ask.isSuccess)
    return (
      <LinkSent
        email={ask.variables.email}
        message={ask.data.message}
        onAgain={() => ask.reset()}
      />
    );

  const send = submit((input) =>
    ask.mutateAsync(input).catch((error: unknown) => {
      throw toRequestError(error);
    }),
  );
  return (
    <AccountCard
      title="Forgot your password?"
      lead={`We mail you a link to set a new one. It works once, for ${minutes} minutes.`}
    >
      <form ref={form} noValidate onSubmit={send}>
        {ask.isError && <Notice severity="error">{errorText(ask.error)}</Notice>}
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          {...field('email')}
        />
        <Button type="submit" size="large" busy={ask.isPending}>
          Mail me the link
        </Button>
      </form>
      <Aside>
        It came back to you? <Link to={paths.login}>Log in</Link>
      </Aside>
    </AccountCard>
  );
}

function LinkSent({
  email,
  message,
  onAgain,
}: {
  email: string;
  message: string;
  onAgain: () => void;
}) {
  return (
    <AccountCard
      isOutcome
      title="Check your mail"
      lead={
        <>
          You asked for <strong>{email}</strong>.
        </>
      }
    >
      <Notice severity="success">{message}</Notice>
      <DevelopmentMailbox />
      <p>
        Nothing there after a few minutes? Look among the unwanted mail, or make sure that this is
        the address you registered with.
      </p>
      <Button look="secondary" onClick={onAgain}>
        Ask again
      </Button>
      <Aside>
        <Link to={paths.login}>Back to the login</Link>
      </Aside>
    </AccountCard>
  );
}

/** The login hands over what was typed there. */
const typedBefore = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
