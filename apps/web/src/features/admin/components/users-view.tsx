import { adminUserSorts, adminUsersQuery, type User } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import type { TableProps } from 'antd';
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
import { ListTable } from './list-table.tsx';
import { UserDialog } from './user-dialog.tsx';

export default function UsersView() {
  const [filters, change] = useFilters(adminUsersQuery);
  const [edited, setEdited] = useState<User | null>(null);
  const [granted, setGranted] = useState<User | null>(null);
  const query = trpc.admin.users.useQuery(filters, { placeholderData: keepPreviousData });
  const sorted = (key: (typeof adminUserSorts)[number]) => ({
    dataIndex: key, key, sorter: true, showSorterTooltip: false, sortOrder: filters.sort_by === key ? (filters.sort_order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null,
  });
  const columns: TableProps<User>['columns'] = [
    { ...sorted('email'), title: 'E-mail', render: (_, user) => <Person user={user} /> },
    { ...sorted('full_name'), title: 'Name' },
    { ...sorted('credits'), title: 'Credits', align: 'end', render: (credits: number) => credits.toLocaleString('en') },
    { ...sorted('created_at'), title: 'Joined', render: (time: string) => <time dateTime={time}>{onDay(time)}</time> },
    { ...sorted('last_login'), title: 'Last login', render: (time: string | null) => (time ? <time dateTime={time}>{atMinute(time)}</time> : 'never') },
    {
      key: 'actions', title: 'Actions',
      render: (_, user) => (
        <span className={styles['actions']}>
          <Button look="quiet" size="small" aria-label={`Edit ${user.email}`} onClick={() => setEdited(user)}>
            Edit
          </Button>
          <Button look="quiet" size="small" aria-label={`Grant credits to ${user.email}`} onClick={() => setGranted(user)}>
            Grant
          </Button>
          <Link to={`${paths.adminView('credits')}?user_id=${user.id}`} aria-label={`Credits of ${user.email}`}>
            Credits
          </Link>
        </span>
      ),
    },
  ];
  return (
    <>
      <FilterBar
        isSet={[filters.search, filters.is_admin, filters.is_active, filters.has_credits].some((value) => value !== undefined)}
        onClear={() => change({ search: undefined, is_admin: undefined, is_active: undefined, has_credits: undefined })}
      >
        <SearchFilter label="Search address or name" value={filters.search} onSearch={(search) => change({ search })} />
        <ChoiceFilter label="Administrator" value={filters.is_admin} options={yesNo} onChoose={(value) => change({ is_admin: value })} />
        <ChoiceFilter label="Active" value={filters.is_active} options={yesNo} onChoose={(value) => change({ is_active: value })} />
        <ChoiceFilter label="Has credits" value={filters.has_credits} options={yesNo} onChoose={(value) => change({ has_credits: value })} />
      </FilterBar>
      <ListTable<User>
        label="Users"
        empty="No user matches these filters."
        rowKey="id"
        columns={columns}
        query={{ ...query, data: query.data && { ...query.data, rows: query.data.users } }}
        onPage={(page) => change({ page })}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          change(order ? { sort_by: String(columnKey), sort_order: order === 'ascend' ? 'asc' : 'desc' } : { sort_by: undefined, sort_order: undefined });
        }}
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
      {!user.is_active && <span className={styles['badge']} data-tone="bad">Disabled</span>}
      {!user.is_email_verified && <span className={styles['badge']}>Not confirmed</span>}
    </>
  );
}
