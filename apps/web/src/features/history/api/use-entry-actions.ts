import type { LearningPathEntry, LearningPathPreview } from '@coursewright/contract';
import { useMemo, useState } from 'react';
import { useNotify, type Notify } from '../../../shared/notify.tsx';
import { errorText, trpc } from '../../../shared/trpc.ts';
import type { HistoryFilters } from '../model/filters.ts';
import { sameTags } from '../model/tags.ts';
import { useHistoryMessages } from '../messages/index.ts';
import { previewOf } from './use-entries.ts';

/** What of a course can be changed where it is listed. */
export interface EntryChange {
  readonly favorite?: boolean;
  readonly tags?: string[];
}

export interface EntryActions {
  /** Shown at once, and taken back where the server refuses. What changes nothing sends nothing. */
  readonly change: (entry: LearningPathEntry, wanted: EntryChange) => void;
  /** Gone at once; the notice that says so can bring it back. */
  readonly remove: (entry: LearningPathEntry) => void;
}

/** Changes to the courses that a view of the history shows. */
export function useEntryActions(filters: HistoryFilters): EntryActions {
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [inTurn] = useState(oneAfterTheOther);
  return useMemo(() => {
    const view = viewOf(filters, utils, notify, inTurn);
    return {
      change: (entry, wanted) => changeEntry(view, entry, wanted),
      remove: (entry) => removeEntry(view, entry),
    };
  }, [filters, utils, notify, inTurn]);
}

type InTurn = (work: () => Promise<void>) => void;

/** Of two changes made quickly, the second one is to count. */
function oneAfterTheOther(): InTurn {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(work);
  };
}

type Utils = ReturnType<typeof trpc.useUtils>;
type View = ReturnType<typeof viewOf>;

/** What is shown now, and the means to change it. */
function viewOf(
  filters: HistoryFilters,
  { client, library }: Utils,
  notify: Notify,
  inTurn: InTurn,
) {
  const key = previewOf(filters);
  const show = (change: (preview: LearningPathPreview) => LearningPathPreview) => {
    // An answer that is on its way knows nothing of the change yet.
    void library.preview.cancel(key);
    library.preview.setData(key, (preview) => preview && change(preview));
  };
  return {
    server: client.library,
    known: library.preview,
    notify,
    inTurn,
    show,
    patch: (id: string, part: Partial<LearningPathEntry>) =>
      show((preview) => ({
        ...preview,
        entries: preview.entries.map((each) => (each.path_id === id ? { ...each, ...part } : each)),
      })),
    fail: (message: string) => notify(message, { severity: 'error' }),
  };
}

function changeEntry(view: View, entry: LearningPathEntry, { favorite, tags }: EntryChange): void {
  const part = {
    ...(favorite !== undefined && favorite !== entry.favorite ? { favorite } : {}),
    ...(tags && !sameTags(tags, entry.tags) ? { tags } : {}),
  };
  if (Object.keys(part).length === 0) return;
  const { path_id: id, topic } = entry;
  view.patch(id, part);
  view.inTurn(async () => {
    try {
      await view.server.update.mutate({ id, ...part });
    } catch (error) {
      const before = Object.entries(entry).filter(([name]) => name in part);
      view.patch(id, Object.fromEntries(before));
      const t = useHistoryMessages.current();
      view.fail(t.change_failed({ topic, reason: errorText(error) }));
    }
    // Other views are asked for anew when they are opened; in this one nothing jumps away.
    await view.known.invalidate(undefined, { refetchType: 'none' });
  });
}

function removeEntry(view: View, entry: LearningPathEntry): void {
  const { path_id: id, topic } = entry;
  view.show((preview) => ({
    ...preview,
    total: preview.total - 1,
    entries: preview.entries.filter((each) => each.path_id !== id),
  }));
  view.inTurn(async () => {
    const t = useHistoryMessages.current();
    try {
      await view.server.remove.mutate({ id });
      view.notify(t.deleted({ topic }), {
        action: { label: t.undo, run: () => restoreEntry(view, entry) },
      });
    } catch (error) {
      view.fail(t.not_deleted({ topic, reason: errorText(error) }));
    }
    await view.known.invalidate();
  });
}

function restoreEntry(view: View, { path_id: id, topic }: LearningPathEntry): void {
  view.inTurn(async () => {
    const t = useHistoryMessages.current();
    try {
      await view.server.restore.mutate({ id });
      view.notify(t.restored({ topic }), { severity: 'success' });
    } catch (error) {
      view.fail(t.not_restored({ topic, reason: errorText(error) }));
    }
    await view.known.invalidate();
  });
}
