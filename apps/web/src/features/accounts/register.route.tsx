import { useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordField, TextField } from '../../shared/ui/text-field.tsx';
import { useContractForm } from '../../shared/contract-form.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { useIsHydrated } from '../../shared/is-hydrated.ts';
import { paths } from '../../shared/paths.ts';
import { keepReturnTarget, leadingTo, returnTarget } from '../../shared/return-target.ts';
import { useSession } from '../../shared/session/index.ts';
import { messageOf } from '../../shared/request-error.ts';
import { linkTo } from '../../shared/tags.tsx';
import { AccountCard } from './components/account-card.tsx';
import { Aside } from './components/aside.tsx';
import { PasswordRules } from './components/password-rules.tsx';
import { useAccountsMessages } from './messages/index.ts';
import { calls, rules } from './when-called.ts';

export default function RegisterScreen() {
  const t = useAccountsMessages();
  const [outcome, setOutcome] = useState<ReactNode>();
  const { form, values, field, submit, isSending, failure } = useContractForm(
    rules.register,
    { full_name: '', email: '', password: '' },
    { full_name: t.enter_name, email: t.enter_email },
  );
  const { status } = useSession();
  const [query] = useSearchParams();
  const target = returnTarget(undefined, query);
  const isHydrated = useIsHydrated();
  usePageTitle(outcome === undefined ? t.register : t.check_mail);

  if (status === 'authenticated') return <Navigate to={target} replace />;
  if (outcome !== undefined) return outcome;

  const send = submit(async (input) => {
    // What is shown afterwards comes first: nobody is registered and not told so.
    const [{ register }, { CheckYourMail }] = await Promise.all([
      calls(),
      import('./components/check-your-mail.tsx'),
    ]);
    await register(input);
    keepReturnTarget(target);
    setOutcome(<CheckYourMail email={input.email} />);
  });
  return (
    <AccountCard title={t.create_account} lead={t.free_credits}>
      <form ref={form} noValidate inert={!isHydrated} onSubmit={send}>
        {failure !== null && (
          <Notice severity="error">{messageOf(failure, t.registration_failed)}</Notice>
        )}
        <TextField label={t.full_name} autoComplete="name" {...field('full_name')} />
        <TextField
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <PasswordField
          label={t.password}
          autoComplete="new-password"
          {...field('password')}
          hint={
            <PasswordRules
              password={values.password}
              owner={{ email: values.email, fullName: values.full_name }}
            />
          }
        />
        <Button type="submit" size="large" busy={isSending}>
          {t.register}
        </Button>
        <p>
          {t.accept({
            terms: linkTo(paths.terms),
            privacy: linkTo(paths.privacy),
          })}
        </p>
      </form>
      <Aside>{t.have_account({ link: linkTo(leadingTo(paths.login, target)) })}</Aside>
    </AccountCard>
  );
}
