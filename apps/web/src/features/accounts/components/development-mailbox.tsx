import { Notice } from '../../../shared/ui/notice.tsx';
import { trpc } from '../../../shared/trpc.ts';

/** Where the mail went on an installation that sends none; nothing on any other. */
export function DevelopmentMailbox() {
  const capabilities = trpc.system.capabilities.useQuery();
  if (!capabilities.data?.development_mailbox) return null;
  return (
    <Notice severity="warning" title="This installation sends no real mail">
      Its messages wait in the{' '}
      <a href="/dev/mailbox" target="_blank" rel="noopener">
        development mailbox
      </a>
      .
    </Notice>
  );
}
