import type { User } from '@coursewright/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../admin.module.css';
import { atMinute, onDay } from '../dates.ts';
import type { Column } from './list-columns.ts';

interface UserActions {
  readonly onEdit: (user: User) => void;
  readonly onGrant: (user: User) => void;
}

/** What the list of users shows of each. */
export const userColumns = (actions: UserActions): readonly Column<User>[] => [
  {
    key: 'email',
    title: 'E-mail',
    part: 'heading',
    orders: ['from A on', 'from Z on'],
    render: (user) => <Person user={user} />,
  },
  {
    key: 'full_name',
    title: 'Name',
    orders: ['from A on', 'from Z on'],
    render: (user) => user.full_name,
  },
  {
    key: 'credits',
    title: 'Credits',
    align: 'end',
    orders: ['fewest first', 'most first'],
    render: (user) => user.credits.toLocaleString('en'),
  },
  {
    key: 'created_at',
    title: 'Joined',
    orders: ['first to last', 'latest first'],
    render: ({ created_at: time }) => <time dateTime={time}>{onDay(time)}</time>,
  },
  {
    key: 'last_login',
    title: 'Last login',
    orders: ['longest ago first', 'latest first'],
    render: ({ last_login: time }) =>
      time ? <time dateTime={time}>{atMinute(time)}</time> : 'never',
  },
  {
    key: 'actions',
    title: 'Actions',
    part: 'actions',
    render: (user) => <RowActions user={user} {...actions} />,
  },
];

function RowActions({ user, onEdit, onGrant }: { user: User } & UserActions) {
  return (
    <span className={styles['actions']}>
      <Button
        look="quiet"
        size="small"
        aria-label={`Edit ${user.email}`}
        onClick={() => onEdit(user)}
      >
        Edit
      </Button>
      <Button
        look="quiet"
        size="small"
        aria-label={`Grant credits to ${user.email}`}
        onClick={() => onGrant(user)}
      >
        Grant
      </Button>
      <Link
        to={`${paths.adminView('credits')}?user_id=${user.id}`}
        aria-label={`Credits of ${user.email}`}
      >
        Credits
      </Link>
    </span>
  );
}

function Person({ user }: { user: User }) {
  return (
    <>
      {user.email}
      {user.is_admin && <span className={styles['badge']}>Administrator</span>}
      {!user.is_active && (
        <span className={styles['badge']} data-tone="bad">
          Disabled
        </span>
      )}
      {!user.is_email_verified && <span className={styles['badge']}>Not confirmed</span>}
    </>
  );
}
