import type { CreatedApiToken } from '@coursewright/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useNotify } from '../../../shared/notify.tsx';
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
      notify('The token is copied.', { severity: 'success' });
    } catch {
      // Browsers refuse the clipboard on plain http.
      field.current?.select();
      notify('Your browser does not let us copy. The token is selected: copy it by hand.', {
        severity: 'warning',
      });
    }
  };
  return (
    <Notice severity="success" title={`Copy the token “${name}” now`}>
      <div className={styles['fresh']}>
        <p>It is shown only this once. Send it as a header:</p>
        <code dir="ltr">Authorization: Bearer {'<token>'}</code>
        <input
          ref={field}
          aria-label="New API token"
          value={token}
          readOnly
          spellCheck={false}
          dir="ltr"
        />
        <div className={styles['buttons']}>
          <Button onClick={() => void copy()}>Copy</Button>
          <Button look="secondary" onClick={onDone}>
            I have it
          </Button>
        </div>
      </div>
    </Notice>
  );
}
