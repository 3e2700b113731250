import { limits, type User } from '@coursewright/contract';
import { Modal, Popconfirm } from 'antd';
import { useSession } from '../../../shared/session/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import styles from '../admin.module.css';
import { useUserChange } from '../api/use-user-change.ts';

/** Name, role and status of a user, and a way to log them out everywhere. */
export function UserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const isOwn = useSession().user?.id === user.id;
  const change = useUserChange(user, onClose);
  return (
    <Modal
      open
      title={`Edit ${user.email}`}
      okText={change.losesAccess ? 'Save and log out everywhere' : 'Save'}
      okButtonProps={{
        loading: change.isSaving,
        danger: change.losesAccess,
        disabled: !change.canSave,
      }}
      onOk={change.save}
      onCancel={onClose}
    >
      <div className={styles['stack']}>
        {change.failure && <Notice severity="error">{change.failure}</Notice>}
        <TextField
          label="Full name"
          value={change.name}
          maxLength={limits.fullName.max}
          onChange={(event) => change.setName(event.currentTarget.value)}
        />
        <CheckField
          label="Active"
          hint="Without this the user cannot log in."
          isChecked={change.isActive}
          onChange={change.setActive}
        />
        <CheckField
          label="Administrator"
          hint="May see and change everything here."
          isChecked={change.isAdmin}
          onChange={change.setAdmin}
        />
        {change.losesAccess && <LossOfAccess isActive={change.isActive} />}
        {isOwn && <Notice severity="warning">This is your own account.</Notice>}
        <Popconfirm
          title="End every session and API token of this user?"
          okText="End them"
          onConfirm={change.revokeSessions}
        >
          <Button look="secondary" busy={change.isRevoking}>
            Log out everywhere
          </Button>
        </Popconfirm>
      </div>
    </Modal>
  );
}

const LossOfAccess = ({ isActive }: { isActive: boolean }) => (
  <Notice severity="warning">
    {isActive ? 'As an administrator no longer' : 'Disabled'}, the user is logged out everywhere and
    every API token ends, at once.
  </Notice>
);

interface CheckFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function CheckField({ label, hint, isChecked, onChange }: CheckFieldProps) {
  return (
    <label className={styles['check']}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  );
}
