import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useContractForm } from '../../../shared/contract-form.ts';
import { useAccountsMessages } from '../messages/index.ts';
import { calls, rules } from '../when-called.ts';

/**
 * Asks for the confirmation link again: with one click when the address is known, else with a field
 * for it.
 */
export function ResendVerification({ email }: { email?: string }) {
  const t = useAccountsMessages();
  const [isSent, setSent] = useState(false);
  const { form, field, submit, isSending, failure } = useContractForm(
    rules.email,
    { email: email ?? '' },
    { email: t.enter_email },
  );
  const outcome = (
    <>
      {isSent && <Notice severity="success">{t.resent}</Notice>}
      {failure !== null && <Notice severity="error">{t.resend_failed}</Notice>}
    </>
  );
  const send = submit(async (input) => {
    setSent(false);
    await (await calls()).resendVerification(input);
    setSent(true);
  });
  return (
    <form ref={form} noValidate onSubmit={send}>
      {outcome}
      {!email && (
        <TextField label={t.email} type="email" autoComplete="email" {...field('email')} />
      )}
      <Button type="submit" look="secondary" busy={isSending}>
        {t.resend}
      </Button>
    </form>
  );
}
