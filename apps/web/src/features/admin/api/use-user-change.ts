import type { User } from '@coursewright/contract';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { useAdminMessages } from '../messages/index.ts';

/**
 * A user's name, role and status while they are edited, and what saves them. `onDone`: the user was
 * changed.
 */
export function useUserChange(user: User, onDone: () => void) {
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [name, setName] = useState(user.full_name);
  const [isActive, setActive] = useState(user.is_active);
  const [isAdmin, setAdmin] = useState(user.is_admin);
  const done = async (message: string) => {
    await utils.admin.users.invalidate();
    notify(message, { severity: 'success' });
    onDone();
  };
  const save = trpc.admin.changeUser.useMutation({
    onSuccess: () => done(useAdminMessages.current().user_changed),
  });
  const revoke = trpc.admin.revokeSessions.useMutation({
    onSuccess: ({ revoked }) => done(useAdminMessages.current().sessions_ended({ count: revoked })),
  });
  const change = {
    ...(name.trim() !== user.full_name ? { full_name: name.trim() } : {}),
    ...(isActive !== user.is_active ? { is_active: isActive } : {}),
    ...(isAdmin !== user.is_admin ? { is_admin: isAdmin } : {}),
  };
  const error = save.error ?? revoke.error;
  return {
    name,
    setName,
    isActive,
    setActive,
    isAdmin,
    setAdmin,
    /** Saving logs the user out everywhere. */
    losesAccess: (user.is_active && !isActive) || (user.is_admin && !isAdmin),
    canSave: Object.keys(change).length > 0 && name.trim() !== '',
    isSaving: save.isPending,
    save: () => save.mutate({ id: user.id, ...change }),
    isRevoking: revoke.isPending,
    revokeSessions: () => revoke.mutate({ id: user.id }),
    failure: error ? errorText(error) : undefined,
  };
}
