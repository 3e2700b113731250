import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../notify.tsx';
import { paths } from '../paths.ts';
import { announce, wantsNotification } from '../ready-notification.ts';
import { inOwnWords } from '../refusals/use-problems.ts';
import { messageOf } from '../request-error.ts';
import { useSession } from '../session/index.ts';
import { followExport, saveLater } from './follow-export.ts';
import { useExportMessages } from './messages/index.ts';
import { type PendingExport, pendingExports } from './pending-exports.ts';

/** Milliseconds for which a finished file is offered. */
const offeredFor = 10 * 60_000;

/** Says, on whichever screen, that a file is ready whose dialog was closed. */
export function ExportNews() {
  const { user } = useSession();
  const pending = useSyncExternalStore(
    pendingExports.subscribe,
    pendingExports.unattended,
    pendingExports.unattended,
  );
  return pending
    .filter((one) => one.user_id === user?.id)
    .map((one) => <NewsOf key={one.export_id} pending={one} />);
}

function NewsOf({ pending }: { pending: PendingExport }) {
  const notify = useNotify();
  const navigate = useNavigate();
  useEffect(() => {
    const left = new AbortController();
    const { user_id: userId, ...place } = pending;
    const fail = (error: unknown) => {
      const t = useExportMessages.current();
      notify(t.not_made({ reason: messageOf(error) }), { severity: 'error' });
    };
    const save = () => void saveLater(place, new AbortController().signal).catch(fail);
    const tell = async () => {
      const made = await followExport(place, left.signal);
      pendingExports.remove(place);
      const t = useExportMessages.current();
      const format = t.formats[made.format].name;
      if (made.status === 'canceled') return;
      if (!made.file) {
        const reason = await inOwnWords(made.error ?? '', made.error_said);
        const text = t.failed_for({ format, topic: made.topic, reason });
        return notify(text, { severity: 'error' });
      }
      const text = t.ready({ format, topic: made.topic });
      const action = { label: t.download, run: save };
      notify(text, { severity: 'success', action, duration: offeredFor });
      if (document.visibilityState === 'visible' || !wantsNotification(userId)) return;
      const address = paths.historyEntry(made.course_id);
      const announcement = { title: text, body: made.file.name, tag: made.id, address };
      await announce(announcement, () => void navigate(address));
    };
    tell().catch((error: unknown) => {
      if (left.signal.aborted) return;
      pendingExports.remove(place);
      fail(error);
    });
    return () => left.abort();
  }, [pending, notify, navigate]);
  return null;
}
