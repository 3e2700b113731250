import { deleteAccountInput, accountOperations } from '@coursewright/contract';
import { LazyModal } from '../../../shared/antd/lazy.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PasswordField, TextField } from '../../../shared/ui/text-field.tsx';
import { useContractForm } from '../../../shared/contract-form.ts';
import { useNotify } from '../../../shared/notify.tsx';
import { paths } from '../../../shared/paths.ts';
import { isSaidAtFields, messageOf } from '../../../shared/request-error.ts';
import { rest } from '../../../shared/rest.ts';
import { session } from '../../../shared/session/index.ts';
import { useOwnAccountMessages } from './messages/index.ts';
import styles from './own-account.module.css';

/** The way out, behind two things that only the owner can type. */
export function DeleteSection() {
  const t = useOwnAccountMessages();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className={styles['soft']}>{t.delete_lead}</p>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t.delete_account}
      </Button>
      <LazyModal
        title={t.delete_question}
        isOpen={isAsking}
        footer={null}
        destroyOnHidden
        onClose={() => setAsking(false)}
      >
        <DeleteForm onCancel={() => setAsking(false)} />
      </LazyModal>
    </>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const t = useOwnAccountMessages();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { form, field, submit } = useContractForm(
    deleteAccountInput,
    { email: '', password: '' },
    { email: t.enter_email, password: t.enter_password },
  );
  const logOutOnLeaving = useLogoutOnLeaving(() =>
    notify(t.account_deleted, { severity: 'success', duration: 10_000 }),
  );
  const send = submit(async (input) => {
    setSending(true);
    setFailure(undefined);
    try {
      await rest(accountOperations.deleteAccount, { body: input });
    } catch (error) {
      setFailure(error);
      setSending(false);
      throw error;
    }
    logOutOnLeaving();
    void navigate(paths.home, { replace: true });
  });
  return (
    <form ref={form} noValidate onSubmit={send} className={styles['form']}>
      <p>{t.delete_confirm}</p>
      {failure !== undefined && !isSaidAtFields(failure) && (
        <Notice severity="error">{messageOf(failure)}</Notice>
      )}
      <TextField
        label={t.your_email}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...field('email')}
      />
      <PasswordField
        label={t.your_password}
        autoComplete="current-password"
        {...field('password')}
      />
      <div className={styles['buttons']}>
        <Button type="submit" look="danger" busy={isSending}>
          {t.delete_for_good}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t.keep_it}
        </Button>
      </div>
    </form>
  );
}

/**
 * The session ends once the screen is gone: while it stands, its guard would lead to the login. The
 * answer asks for that. `onEnded` is told when nothing of the session is left, so that whoever
 * reloads the page then does not find it expired.
 */
function useLogoutOnLeaving(onEnded: () => void): () => void {
  const isDue = useRef(false);
  const ended = useRef(onEnded);
  useEffect(() => {
    ended.current = onEnded;
  });
  useEffect(
    () => () => {
      if (!isDue.current) return;
      void session.logout();
      ended.current();
    },
    [],
  );
  return useCallback(() => {
    isDue.current = true;
  }, []);
}
