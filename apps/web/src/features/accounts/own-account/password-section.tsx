import { changePasswordInput } from '@coursewright/contract';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PasswordField } from '../../../shared/ui/text-field.tsx';
import { useContractForm } from '../../../shared/contract-form.ts';
import type { SessionUser } from '../../../shared/session/index.ts';
import { isSaidAtFields } from '../../../shared/request-error.ts';
import { errorText, toRequestError, trpc } from '../../../shared/trpc.ts';
import { PasswordRules } from '../components/password-rules.tsx';
import { useOwnAccountMessages } from './messages/index.ts';
import { useFocusLeftToSection } from './use-focus-left-to-section.ts';
import styles from './own-account.module.css';

export function PasswordSection({ user }: { user: SessionUser }) {
  const t = useOwnAccountMessages();
  const [answer, setAnswer] = useState<string>();
  const [round, setRound] = useState(0);
  const done = (message: string) => {
    setAnswer(message);
    setRound(round + 1);
  };
  return (
    <>
      <p className={styles['soft']}>{t.password_effect}</p>
      {answer && <Notice severity="success">{answer}</Notice>}
      {/* Another key is an empty form. */}
      <PasswordForm key={round} user={user} onStart={() => setAnswer(undefined)} onDone={done} />
    </>
  );
}

function PasswordForm({
  user,
  onStart,
  onDone,
}: {
  user: SessionUser;
  onStart: () => void;
  onDone: (message: string) => void;
}) {
  const t = useOwnAccountMessages();
  const { account } = trpc.useUtils();
  const change = trpc.account.changePassword.useMutation();
  const { form, values, field, submit } = useContractForm(
    changePasswordInput,
    { current_password: '', new_password: '' },
    { current_password: t.enter_password },
  );
  useFocusLeftToSection(form);
  const send = submit(async (input) => {
    onStart();
    try {
      const { message } = await change.mutateAsync(input);
      void account.sessions.invalidate();
      void account.apiTokens.invalidate();
      onDone(message);
    } catch (error) {
      throw toRequestError(error);
    }
  });
  return (
    <form ref={form} noValidate onSubmit={send} className={styles['form']}>
      {/* For password managers, which file a password under a name. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={t.current_password}
        autoComplete="current-password"
        {...field('current_password')}
      />
      <PasswordField
        label={t.new_password}
        autoComplete="new-password"
        {...field('new_password')}
        hint={
          <PasswordRules
            password={values.new_password}
            owner={{ email: user.email, fullName: user.full_name }}
          />
        }
      />
      {change.isError && !isSaidAtFields(toRequestError(change.error)) && (
        <Notice severity="error">{errorText(change.error)}</Notice>
      )}
      <Button type="submit" busy={change.isPending}>
        {t.change_password}
      </Button>
    </form>
  );
}
