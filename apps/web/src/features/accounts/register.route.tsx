import { registerInput } from '@coursewright/contract';
import { Link, Navigate } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordField, TextField } from '../../shared/ui/text-field.tsx';
import { useContractForm } from '../../shared/contract-form.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { useIsHydrated } from '../../shared/is-hydrated.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/index.ts';
import { errorText, toRequestError, trpc } from '../../shared/trpc.ts';
import { AccountCard } from './components/account-card.tsx';
import { Aside } from './components/aside.tsx';
import { CheckYourMail } from './components/check-your-mail.tsx';
import { PasswordRules } from './components/password-rules.tsx';

export default function RegisterScreen() {
  const register = trpc.auth.register.useMutation();
  const { form, values, field, submit } = useContractForm(registerInput, {
    full_name: '',
    email: '',
    password: '',
  });
  const { status } = useSession();
  const isHydrated = useIsHydrated();
  usePageTitle(register.isSuccess ? 'Check your mail' : 'Register');

  if (status === 'authenticated') return <Navigate to={paths.generator} replace />;
  if (register.isSuccess)
    return <CheckYourMail email={register.variables.email} message={register.data.message} />;

  const send = submit((input) =>
    register.mutateAsync(input).catch((error: unknown) => {
      throw toRequestError(error);
    }),
  );
  return (
    <AccountCard title="Create your account" lead="Free credits are waiting. No card needed.">
      <form ref={form} noValidate inert={!isHydrated} onSubmit={send}>
        {register.isError && (
          <Notice severity="error">{errorText(register.error, 'Registration failed')}</Notice>
        )}
        <TextField label="Full name" autoComplete="name" {...field('full_name')} />
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          {...field('password')}
          hint={
            <PasswordRules
              password={values.password}
              owner={{ email: values.email, fullName: values.full_name }}
            />
          }
        />
        <Button type="submit" size="large" busy={register.isPending}>
          Register
        </Button>
        <p>
          By registering you accept the <Link to={paths.terms}>terms</Link>; the{' '}
          <Link to={paths.privacy}>privacy page</Link> says what is stored.
        </p>
      </form>
      <Aside>
        Already have an account? <Link to={paths.login}>Log in</Link>
      </Aside>
    </AccountCard>
  );
}
