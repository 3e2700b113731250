import { adminUsersQuery, type User } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../shared/trpc.ts';
import { useFilters, type Filters } from '../api/use-filters.ts';
import { ChoiceFilter, FilterBar, SearchFilter, yesNo } from './filter-bar.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { ListTable } from './list-table.tsx';
import { userColumns } from './user-columns.tsx';
import { UserDialog } from './user-dialog.tsx';

export default function UsersView() {
  const list = useFilters(adminUsersQuery, ['search', 'is_admin', 'is_active', 'has_credits']);
  const { filters, change, clear } = list;
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'grant'; user: User } | null>(null);
  const query = trpc.admin.users.useQuery(filters, { placeholderData: keepPreviousData });
  const close = () => setDialog(null);
  return (
    <>
      <UserFilters {...list} />
      <ListTable<User>
        label="Users"
        empty={{
          filtered:
            'No user matches these filters. A search finds how an address, a name or a word in them begins.',
          none: 'There are no users.',
          onClear: clear,
        }}
        sort={{
          by: filters.sort_by,
          order: filters.sort_order,
          onSort: (by, order) => change({ sort_by: by, sort_order: order }),
        }}
        rowKey="id"
        columns={userColumns({
          onEdit: (user) => setDialog({ kind: 'edit', user }),
          onGrant: (user) => setDialog({ kind: 'grant', user }),
        })}
        query={{ ...query, data: query.data && { ...query.data, rows: query.data.users } }}
        onPage={(page) => change({ page })}
      />
      {dialog?.kind === 'edit' && <UserDialog user={dialog.user} onClose={close} />}
      {dialog?.kind === 'grant' && <GrantDialog user={dialog.user} onClose={close} />}
    </>
  );
}

type UserFiltersProps = Filters<ReturnType<typeof adminUsersQuery.parse>>;

function UserFilters({ filters, change, clear }: UserFiltersProps) {
  return (
    <FilterBar onClear={clear}>
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
  );
}
