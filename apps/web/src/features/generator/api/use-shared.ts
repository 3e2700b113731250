import { limits } from '@coursewright/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNotify } from '../../../shared/notify.tsx';
import { takeShare, type Share } from '../../../shared/offline/shares.ts';
import { useGeneratorMessages } from '../messages/index.ts';

export interface Shared {
  /** Undefined where it came without words. */
  readonly topic: string | undefined;
  readonly files: readonly File[];
}

const nothing: Shared = { topic: undefined, files: [] };
/** A share is handed over once, however often React begins anew. */
const taken = new Map<string, Promise<Share | undefined>>();
function taking(id: string): Promise<Share | undefined> {
  const share = taken.get(id) ?? takeShare(id);
  taken.set(id, share);
  return share;
}

/**
 * What another application shared with this one, where `?shared=` names it. Undefined while it is on
 * its way.
 */
export function useShared(): Shared | undefined {
  const [search, setSearch] = useSearchParams();
  const notify = useNotify();
  const id = search.get('shared');
  const [shared, setShared] = useState<Shared | undefined>(id === null ? nothing : undefined);
  useEffect(() => {
    if (id === null) return;
    let isGone = false;
    const finish = (share: Share | undefined) => {
      if (isGone) return;
      setShared(share ? { topic: topicOf(share), files: share.files } : nothing);
      if (!share) notify(useGeneratorMessages.current().share_gone, { severity: 'warning' });
      setSearch({}, { replace: true });
    };
    taking(id).then(finish, (error: unknown) => {
      console.warn('What was shared could not be read.', error);
      finish(undefined);
    });
    return () => {
      isGone = true;
    };
  }, [id, notify, setSearch]);
  return shared;
}

/** The words that came with it, and the link. */
export function topicOf({ title, text, url }: Share): string | undefined {
  const words = title.trim() || text.trim();
  const link = url.trim() || (/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  const topic = words.includes(link) ? words : `${words} ${link}`;
  return topic.replaceAll(/\s+/g, ' ').trim().slice(0, limits.topic.max).trim() || undefined;
}
