import { limits, type User } from '@coursewright/contract';
import { Modal, Popconfirm } from 'antd';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { useSession } from '../../../shared/session/index.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import styles from '../admin.module.css';

/** Name and standing of a user, and a way to throw them out everywhere. */
export function UserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const own = useSession().user?.id === user.id;
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [name, setName] = useState(user.full_name);
  const [isActive, setActive] = useState(user.is_active);
  const [isAdmin, setAdmin] = useState(user.is_admin);
  const done = async (message: string) => {
    await utils.admin.users.invalidate();
    notify(message, { severity: 'success' });
    onClose();
  };
  const save = trpc.admin.changeUser.useMutation({
    onSuccess: () => done('The user was changed.'),
  });
  const revoke = trpc.admin.revokeSessions.useMutation({
    onSuccess: ({ revoked }) =>
      done(revoked === 1 ? '1 session was ended.' : `${revoked} sessions were ended.`),
  });
  const change = {
    ...(name.trim() !== user.full_name ? { full_name: name.trim() } : {}),
    ...(isActive !== user.is_active ? { is_active: isActive } : {}),
    ...(isAdmin !== user.is_admin ? { is_admin: isAdmin } : {}),
  };
  const losesAccess = (user.is_active && !isActive) || (user.is_admin && !isAdmin);
  const error = save.error ?? revoke.error;
  return (
    <Modal
      open
      title={`Edit ${user.email}`}
      okText={losesAccess ? 'Save and log out everywhere' : 'Save'}
      okButtonProps={{
        loading: save.isPending,
        danger: losesAccess,
        disabled: Object.keys(change).length === 0 || name.trim() === '',
      }}
      onOk={() => save.mutate({ id: user.id, ...change })}
      onCancel={onClose}
    >
      <div className={styles['stack']}>
        {error && <Notice severity="error">{errorText(error)}</Notice>}
        <TextField
          label="Full name"
          value={name}
          maxLength={limits.fullName.max}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={isActive}
            onChange={(event) => setActive(event.currentTarget.checked)}
          />
          <span>
            Active<small>Without this the user cannot log in.</small>
          </span>
        </label>
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={isAdmin}
            onChange={(event) => setAdmin(event.currentTarget.checked)}
          />
          <span>
            Administrator<small>May see and change everything here.</small>
          </span>
        </label>
        {losesAccess && (
          <Notice severity="warning">
            {isActive ? 'As an administrator no longer' : 'Disabled'}, the user is logged out
            everywhere and every API token ends, at once.
          </Notice>
        )}
        {own && <Notice severity="warning">This is your own account.</Notice>}
        <Popconfirm
          title="End every session and API token of this user?"
          okText="End them"
          onConfirm={() => revoke.mutate({ id: user.id })}
        >
          <Button look="secondary" busy={revoke.isPending}>
            Log out everywhere
          </Button>
        </Popconfirm>
      </div>
    </Modal>
  );
}
