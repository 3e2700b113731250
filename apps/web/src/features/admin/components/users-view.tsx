import { adminUsersQuery, type User } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../admin.module.css';
import { useFilters } from '../api/use-filters.ts';
import { atMinute, onDay } from '../dates.ts';
import { ChoiceFilter, FilterBar, SearchFilter, yesNo } from './filter-bar.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { type Column, ListTable } from './list-table.tsx';
import { UserDialog } from './user-dialog.tsx';

export default function UsersView() {
  const [filters, change] = useFilters(adminUsersQuery);
  const [edited, setEdited] = useState<User | null>(null);
  const [granted, setGranted] = useState<User | null>(null);
  const query = trpc.admin.users.useQuery(filters, { placeholderData: keepPreviousData });
  const columns: readonly Column<User>[] = [
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
      render: (user) => (
        <span className={styles['actions']}>
          <Button
            look="quiet"
            size="small"
            aria-label={`Edit ${user.email}`}
            onClick={() => setEdited(user)}
          >
            Edit
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-label={`Grant credits to ${user.email}`}
            onClick={() => setGranted(user)}
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
      ),
    },
  ];
  const isSet = [filters.search, filters.is_admin, filters.is_active, filters.has_credits].some(
    (value) => value !== undefined,
  );
  const clear = () =>
    change({
      search: undefined,
      is_admin: undefined,
      is_active: undefined,
      has_credits: undefined,
    });
  return (
    <>
      <FilterBar isSet={isSet} onClear={clear}>
        <SearchFilter
          label="Search address or name"
          placeholder="beginning of a word"
          value={filters.search}
          onSearch={(search) => change({ search })}
        />
        <ChoiceFilter
          label="Administrator"
          value={filters.is_admin}
          options={yesNo}
          onChoose={(value) => change({ is_admin: value })}
        />
        <ChoiceFilter
          label="Active"
          value={filters.is_active}
          options={yesNo}
          onChoose={(value) => change({ is_active: value })}
        />
        <ChoiceFilter
          label="Has credits"
          value={filters.has_credits}
          options={yesNo}
          onChoose={(value) => change({ has_credits: value })}
        />
      </FilterBar>
      <ListTable<User>
        label="Users"
        empty={{
          filtered:
            'No user matches these filters. A search finds how an address, a name or a word in them begins.',
          none: 'There are no users.',
          onClear: isSet ? clear : undefined,
        }}
        sort={{
          by: filters.sort_by,
          order: filters.sort_order,
          onSort: (by, order) => change({ sort_by: by, sort_order: order }),
        }}
        rowKey="id"
        columns={columns}
        query={{ ...query, data: query.data && { ...query.data, rows: query.data.users } }}
        onPage={(page) => change({ page })}
      />
      {edited && <UserDialog user={edited} onClose={() => setEdited(null)} />}
      {granted && <GrantDialog user={granted} onClose={() => setGranted(null)} />}
    </>
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
