import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from '../../../shared/notify.tsx';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session/index.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { takeCopyWish, wishForCopy } from './copy-wish.ts';
import { usePublicMessages } from './messages/index.ts';

/**
 * Copies a public course to the own history and opens the copy. Whoever is not logged in is sent to
 * the login; it leads back here, and then the course is copied. Pressed again after a lost answer,
 * it copies no second time.
 */
export function useCopy(shareId: string) {
  const { client, library } = trpc.useUtils();
  const { status } = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const notify = useNotify();
  const idempotencyKey = useRef<string>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      idempotencyKey.current ??= crypto.randomUUID();
      const context = { idempotencyKey: idempotencyKey.current };
      return client.library.copy.mutate({ id: shareId }, { context });
    },
    onSuccess: ({ path_id, topic }) => {
      notify(usePublicMessages.current().copied({ topic }), { severity: 'success' });
      void library.preview.invalidate();
      void navigate(paths.historyEntry(path_id));
    },
    onError: (error) => {
      const reason = errorText(error);
      notify(usePublicMessages.current().not_copied({ reason }), { severity: 'error' });
    },
  });
  const isMember = status === 'authenticated';
  useEffect(() => {
    if (isMember && takeCopyWish(shareId)) mutate();
  }, [isMember, shareId, mutate]);
  const logIn = () => {
    wishForCopy(shareId);
    const from = paths.historyWithPublic(`${pathname}${search}${hash}`);
    void navigate(`${paths.login}?redirect=${encodeURIComponent(from)}`, { state: { from } });
  };
  return {
    isMember,
    isBusy: isPending || status === 'loading',
    copy: isMember ? () => mutate() : logIn,
  };
}
