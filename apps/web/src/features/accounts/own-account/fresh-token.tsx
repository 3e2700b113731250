import type { CreatedApiToken } from '@coursewright/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useNotify } from '../../../shared/notify.tsx';
import { useOwnAccountMessages } from './messages/index.ts';
import { useFocusLeftToSection } from './use-focus-left-to-section.ts';
import styles from './own-account.module.css';

/** A token on the one occasion that it can be seen. */
export function FreshToken({
  created: { name, token },
  onDone,
}: {
  created: CreatedApiToken;
  onDone: () => void;
}) {
  const t = useOwnAccountMessages();
  const field = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  useFocusLeftToSection(field);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      notify(t.token_copied, { severity: 'success' });
    } catch {
      // Browsers refuse the clipboard on plain http.
      field.current?.select();
      notify(t.copy_by_hand, {
        severity: 'warning',
      });
    }
  };
  return (
    <Notice severity="success" title={t.copy_token({ name })}>
      <div className={styles['fresh']}>
        <p>{t.shown_once}</p>
        <code dir="ltr">{'Authorization: Bearer <token>'}</code>
        <input
          ref={field}
          aria-label={t.new_api_token}
          value={token}
          readOnly
          spellCheck={false}
          dir="ltr"
        />
        <div className={styles['buttons']}>
          <Button onClick={() => void copy()}>{t.copy}</Button>
          <Button look="secondary" onClick={onDone}>
            {t.i_have_it}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
