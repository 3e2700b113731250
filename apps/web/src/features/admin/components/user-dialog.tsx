import { limits, type User } from '@coursewright/contract';
import { Modal } from '../../../shared/antd/modal.tsx';
import { Popconfirm } from '../../../shared/antd/popconfirm.tsx';
import { useSession } from '../../../shared/session/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import styles from '../admin.module.css';
import { useUserChange } from '../api/use-user-change.ts';
import { useAdminMessages } from '../messages/index.ts';

/** Name, role and status of a user, and a way to log them out everywhere. */
export function UserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useAdminMessages();
  const isOwn = useSession().user?.id === user.id;
  const change = useUserChange(user, onClose);
  return (
    <Modal
      open
      title={t.edit_user({ email: user.email })}
      okText={change.losesAccess ? t.save_and_log_out : t.save}
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
          label={t.full_name}
          value={change.name}
          maxLength={limits.fullName.max}
          onChange={(event) => change.setName(event.currentTarget.value)}
        />
        <CheckField
          label={t.active}
          hint={t.active_hint}
          isChecked={change.isActive}
          onChange={change.setActive}
        />
        <CheckField
          label={t.administrator}
          hint={t.administrator_hint}
          isChecked={change.isAdmin}
          onChange={change.setAdmin}
        />
        {change.losesAccess && (
          <Notice severity="warning">{change.isActive ? t.loses_admin : t.loses_account}</Notice>
        )}
        {isOwn && <Notice severity="warning">{t.own_account}</Notice>}
        <Popconfirm
          title={t.end_sessions_question}
          okText={t.end_them}
          onConfirm={change.revokeSessions}
        >
          <Button look="secondary" busy={change.isRevoking}>
            {t.log_out_everywhere}
          </Button>
        </Popconfirm>
      </div>
    </Modal>
  );
}

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
