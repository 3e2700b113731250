import { Notice } from '../../../shared/ui/notice.tsx';
import type { Tag } from '../../../shared/messages.ts';
import { trpc } from '../../../shared/trpc.ts';
import { useAccountsMessages } from '../messages/index.ts';

/** Where the mail went on an installation that sends none; nothing on any other. */
export function DevelopmentMailbox() {
  const t = useAccountsMessages();
  const capabilities = trpc.system.capabilities.useQuery();
  if (!capabilities.data?.development_mailbox) return null;
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
