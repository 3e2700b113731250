import { emailInput } from '@coursewright/contract';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useContractForm } from '../../../shared/contract-form.ts';
import { trpc } from '../../../shared/trpc.ts';
import { useAccountsMessages } from '../messages/index.ts';

/**
 * Asks for the confirmation link again: with one click when the address is known, else with a field
 * for it.
 */
export function ResendVerification({ email }: { email?: string }) {
  const t = useAccountsMessages();
  const resend = trpc.auth.resendVerification.useMutation();
  const { form, field, submit } = useContractForm(
    emailInput,
    { email: email ?? '' },
    { email: t.enter_email },
  );
  const outcome = (
    <>
      {resend.isSuccess && <Notice severity="success">{t.resent}</Notice>}
      {resend.isError && <Notice severity="error">{t.resend_failed}</Notice>}
    </>
  );
  return (
    <form ref={form} noValidate onSubmit={submit((input) => resend.mutateAsync(input))}>
      {outcome}
      {!email && (
        <TextField label={t.email} type="email" autoComplete="email" {...field('email')} />
      )}
      <Button type="submit" look="secondary" busy={resend.isPending}>
        {t.resend}
      </Button>
    </form>
  );
}
