import { useEffect, useState } from 'react';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Tag } from '../../../shared/messages.ts';
import { useAccountsMessages } from '../messages/index.ts';
import { calls } from '../when-called.ts';

/** Where the mail went on an installation that sends none; nothing on any other. */
export function DevelopmentMailbox() {
  const t = useAccountsMessages();
  const isHere = useHasMailbox();
  if (!isHere) return null;
  const link: Tag = (text) => (
    <a href="/dev/mailbox" target="_blank" rel="noopener">
      {text}
    </a>
  );
  return (
    <Notice severity="warning" title={t.no_real_mail}>
      {t.mailbox({ link })}
    </Notice>
  );
}

function useHasMailbox(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const { development_mailbox } = await (await calls()).capabilities();
      if (!isGone) setHere(development_mailbox);
    };
    // The mail went out all the same.
    ask().catch((error: unknown) => console.warn(error));
    return () => {
      isGone = true;
    };
  }, []);
  return isHere;
}
