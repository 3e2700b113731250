import type { User } from '@coursewright/contract';
import type { Words } from '@coursewright/contract/words';
import { Link } from 'react-router-dom';
import { Chip } from '../../../shared/ui/chip.tsx';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../admin.module.css';

import type { Column } from './list-columns.ts';
import type { Messages } from '../messages/en.tsx';
import { useAdminMessages } from '../messages/index.ts';
import { Moment } from './moment.tsx';

interface UserActions {
  readonly onEdit: (user: User) => void;
  readonly onGrant: (user: User) => void;
}

/** What the list of users shows of each. */
export const userColumns = (
  t: Messages,
  { number }: Words,
  actions: UserActions,
): readonly Column<User>[] => [
  {
    key: 'email',
    title: t.email,
    part: 'heading',
    orders: [t.order.from_a, t.order.from_z],
    render: (user) => <Person user={user} />,
  },
  {
    key: 'full_name',
    title: t.name,
    orders: [t.order.from_a, t.order.from_z],
    render: (user) => user.full_name && <bdi>{user.full_name}</bdi>,
  },
  {
    key: 'credits',
    title: t.credits,
    align: 'end',
    orders: [t.order.fewest, t.order.most],
    render: (user) => number(user.credits),
  },
  {
    key: 'created_at',
    title: t.joined,
    orders: [t.order.oldest, t.order.latest],
    render: ({ created_at: time }) => <Moment time={time} isDay />,
  },
  {
    key: 'last_login',
    title: t.last_login,
    orders: [t.order.oldest, t.order.latest],
    render: ({ last_login: time }) => (time ? <Moment time={time} /> : t.never),
  },
  {
    key: 'actions',
    title: t.actions,
    part: 'actions',
    render: (user) => <RowActions user={user} {...actions} />,
  },
];

function RowActions({ user, onEdit, onGrant }: { user: User } & UserActions) {
  const t = useAdminMessages();
  return (
    <span className={styles['actions']}>
      <Button
        look="quiet"
        size="small"
        aria-label={t.edit_user({ email: user.email })}
        onClick={() => onEdit(user)}
      >
        {t.edit}
      </Button>
      <Button
        look="quiet"
        size="small"
        aria-label={t.grant_to({ email: user.email })}
        onClick={() => onGrant(user)}
      >
        {t.grant}
      </Button>
      <Link
        to={`${paths.adminView('credits')}?user_id=${user.id}`}
        aria-label={t.credits_of({ email: user.email })}
      >
        {t.credits}
      </Link>
    </span>
  );
}

function Person({ user }: { user: User }) {
  const t = useAdminMessages();
  return (
    <>
      {user.email} {user.is_admin && <Chip size="small">{t.administrator}</Chip>}{' '}
      {!user.is_active && (
        <Chip size="small" tone="bad">
          {t.disabled}
        </Chip>
      )}{' '}
      {!user.is_email_verified && <Chip size="small">{t.not_confirmed}</Chip>}
    </>
  );
}
