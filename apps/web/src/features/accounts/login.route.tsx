import type { LoginInput } from '@coursewright/contract';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordField, TextField } from '../../shared/ui/text-field.tsx';
import { useContractForm } from '../../shared/contract-form.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { useIsHydrated } from '../../shared/is-hydrated.ts';
import { detailOf, isUnauthorized, messageOf, RequestError } from '../../shared/request-error.ts';
import { leadingTo, returnTarget } from '../../shared/return-target.ts';
import { initFailed, session, useSession } from '../../shared/session/index.ts';
import { chooseTheme, useThemeChoice } from '../../shared/theme.ts';
import { linkTo } from '../../shared/tags.tsx';
import { AccountCard } from './components/account-card.tsx';
import { Aside } from './components/aside.tsx';
import { ResendVerification } from './components/resend-verification.tsx';
import { useAccountsMessages } from './messages/index.ts';
import { calls, rules } from './when-called.ts';

/**
 * The server names the e-mail field when the password was right and only the confirmation is
 * missing.
 */
const isUnconfirmed = (error: unknown) =>
  error instanceof RequestError && error.status === 403 && detailOf(error, 'email') !== undefined;

export default function LoginScreen() {
  const t = useAccountsMessages();
  usePageTitle(t.log_in);
  const { status } = useSession();
  const location = useLocation();
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const logIn = useLogin();
  const { form, values, field, checkbox, submit, isSending, failure } = useContractForm(
    rules.login,
    { email: '', password: '', remember_me: false },
    { email: t.enter_email, password: t.enter_password },
  );

  const target = returnTarget(fromOf(location.state), query);
  // Also the way on after a login: the session changes, and the screen with it.
  if (status === 'authenticated') return <Navigate to={target} replace />;
  const hasExpired = isHydrated && query.get('session_expired') === 'true' && failure === null;
  return (
    <AccountCard title={t.log_in} lead={t.welcome_back}>
      {hasExpired && <Notice severity="warning">{t.session_expired}</Notice>}
      <StorageNotice />
      {failure !== null && <Refusal failure={failure} email={values.email.trim()} />}
      <form ref={form} noValidate inert={!isHydrated} onSubmit={submit(logIn)}>
        <TextField
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...field('email')}
          // Said above, with the way on.
          {...(isUnconfirmed(failure) && { error: undefined })}
        />
        <PasswordField label={t.password} autoComplete="current-password" {...field('password')} />
        <label>
          <input {...checkbox('remember_me')} />
          {t.remember_me}
        </label>
        <Button type="submit" size="large" busy={isSending}>
          {t.log_in}
        </Button>
      </form>
      <Aside>
        <Link to={paths.forgotPassword} state={{ email: values.email }}>
          {t.forgot_password}
        </Link>
        <br />
        {t.new_here({ link: linkTo(leadingTo(paths.register, target)) })}
      </Aside>
    </AccountCard>
  );
}

/** Sends the form to the session. */
function useLogin() {
  const ownTheme = useThemeChoice();

  /**
   * The theme of the account, for a device that has none of its own. It is a nicety: no login waits
   * for it or fails with it.
   */
  const bringTheme = async () => {
    if (ownTheme !== 'system') return;
    const profile = await (await calls()).profile().catch(() => undefined);
    if (profile) chooseTheme(profile.theme);
  };
  return async (input: LoginInput) => {
    await session.login(input);
    void bringTheme();
  };
}

/** Where the browser keeps nothing, a login would not outlive the page. */
function StorageNotice() {
  const t = useAccountsMessages();
  const { error } = useSession();
  return (
    error === initFailed && (
      <Notice severity="error" title={t.no_storage}>
        {t.no_storage_why}
      </Notice>
    )
  );
}

/**
 * Why the login was refused; with the way on where only the confirmation of the address is missing.
 */
function Refusal({ failure, email }: { failure: unknown; email: string }) {
  const t = useAccountsMessages();
  if (!isUnconfirmed(failure))
    return (
      <Notice severity="error">
        {isUnauthorized(failure) ? t.wrong_credentials : messageOf(failure, t.login_failed)}
      </Notice>
    );
  return (
    <>
      <Notice severity="warning">{t.unconfirmed}</Notice>
      <ResendVerification key={email} email={email} />
    </>
  );
}

const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
