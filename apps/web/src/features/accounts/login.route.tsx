import { loginInput } from '@coursewright/contract';
import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordField, TextField } from '../../shared/ui/text-field.tsx';
import { useContractForm } from '../../shared/contract-form.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { useIsHydrated } from '../../shared/is-hydrated.ts';
import { detailOf, messageOf, RequestError } from '../../shared/request-error.ts';
import { returnTarget } from '../../shared/return-target.ts';
import { initFailed, session, useSession } from '../../shared/session/index.ts';
import { chooseTheme, useThemeChoice } from '../../shared/theme.ts';
import { trpc } from '../../shared/trpc.ts';
import { AccountCard } from './components/account-card.tsx';
import { Aside } from './components/aside.tsx';
import { ResendVerification } from './components/resend-verification.tsx';

/** The server names the e-mail field when the password was right and only the confirmation is missing. */
const isUnconfirmed = (error: unknown) =>
  error instanceof RequestError && error.status === 403 && detailOf(error, 'email') !== undefined;

export default function LoginScreen() {
  usePageTitle('Log in');
  const { status, error: sessionError } = useSession();
  const location = useLocation();
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const ownTheme = useThemeChoice();
  const { client } = trpc.useUtils();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { form, values, field, checkbox, submit } = useContractForm(loginInput, {
    email: '',
    password: '',
    remember_me: false,
  });

  /** The theme of the account, for a device that has none of its own. It is a nicety: no login waits for it or fails with it. */
  const bringTheme = async () => {
    if (ownTheme !== 'system') return;
    const profile = await client.account.profile.query().catch(() => undefined);
    if (profile) chooseTheme(profile.theme);
  };

  // Also the way on after a login: the session changes, and the screen with it.
  if (status === 'authenticated')
    return <Navigate to={returnTarget(fromOf(location.state), query)} replace />;

  const send = submit(async (input) => {
    setSending(true);
    setFailure(null);
    try {
      await session.login(input);
      void bringTheme();
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  });
  return (
    <AccountCard title="Log in" lead="Good to see you again.">
      {isHydrated && query.get('session_expired') === 'true' && failure === null && (
        <Notice severity="warning">Your session has expired. Please log in again.</Notice>
      )}
      {sessionError === initFailed && (
        <Notice severity="error" title={initFailed}>
          Your browser lets this site store nothing, so nobody can stay logged in. Allow it to, and
          reload the page.
        </Notice>
      )}
      {isUnconfirmed(failure) ? (
        <>
          <Notice severity="warning">{messageOf(failure)}</Notice>
          <ResendVerification key={values.email} email={values.email.trim()} />
        </>
      ) : (
        failure !== null && <Notice severity="error">{messageOf(failure, 'Login failed')}</Notice>
      )}
      <form ref={form} noValidate inert={!isHydrated} onSubmit={send}>
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          {...field('email')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <label>
          <input {...checkbox('remember_me')} />
          Remember me
        </label>
        <Button type="submit" size="large" busy={isSending}>
          Log in
        </Button>
      </form>
      <Aside>
        <Link to={paths.forgotPassword} state={{ email: values.email }}>
          Forgot your password?
        </Link>
        <br />
        New here? <Link to={paths.register}>Create an account</Link>
      </Aside>
    </AccountCard>
  );
}

const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
