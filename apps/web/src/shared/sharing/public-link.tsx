import { QRCode } from '../antd/qr-code.tsx';
import { useRef } from 'react';
import { useNotify } from '../notify.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSharingMessages } from './messages/index.ts';
import styles from './sharing.module.css';

interface PublicLinkProps {
  /** Null while it is on its way. */
  readonly url: string | null;
  readonly topic: string;
}

/** The address of a public course: to copy, to send from here, and to scan. */
export function PublicLink({ url, topic }: PublicLinkProps) {
  const t = useSharingMessages();
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (url === null) return;
    try {
      await navigator.clipboard.writeText(url);
      notify(t.copied, { severity: 'success' });
    } catch {
      // Browsers refuse the clipboard on plain http.
      field.current?.select();
      notify(t.copy_by_hand, { severity: 'warning' });
    }
  };
  const send = async () => {
    if (url === null) return;
    try {
      await navigator.share({ title: topic, url });
    } catch (error) {
      // Who closes the system's dialog has changed their mind; whatever else fails, the link can
      // still be copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <div className={styles['link']}>
      <div className={styles['ways']}>
        <TextField
          label={t.link}
          ref={field}
          value={url ?? ''}
          readOnly
          spellCheck={false}
          dir="ltr"
          onFocus={({ target }) => target.select()}
        />
        <div className={styles['buttons']}>
          <Button busy={url === null} onClick={() => void copy()}>
            {t.copy}
          </Button>
          {'share' in navigator && (
            <Button look="secondary" busy={url === null} onClick={() => void send()}>
              {t.send}
            </Button>
          )}
        </div>
      </div>
      {/* Dark on white in both modes: many scanners read it in no other way. */}
      <figure className={styles['code']}>
        <div role="img" aria-label={t.code}>
          {url !== null && (
            <span aria-hidden="true">
              <QRCode
                value={url}
                type="svg"
                size={128}
                marginSize={2}
                bordered={false}
                color="#0e1513"
                bgColor="#ffffff"
              />
            </span>
          )}
        </div>
        <figcaption>{t.code_use}</figcaption>
      </figure>
    </div>
  );
}
