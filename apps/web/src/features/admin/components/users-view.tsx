import { adminUsersQuery, type User } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../../shared/language.ts';
import { trpc } from '../../../shared/trpc.ts';
import { useFilters, type Filters } from '../../../shared/use-filters.ts';
import { FilterBar, SearchFilter, YesNoFilter } from './filter-bar.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { ListTable } from './list-table.tsx';
import { userColumns } from './user-columns.tsx';
import { UserDialog } from './user-dialog.tsx';
import { useAdminMessages } from '../messages/index.ts';

export default function UsersView() {
  const t = useAdminMessages();
  const words = useWords();
  const list = useFilters(adminUsersQuery, ['search', 'is_admin', 'is_active', 'has_credits']);
  const { filters, change, clear } = list;
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'grant'; user: User } | null>(null);
  const query = trpc.admin.users.useQuery(filters, { placeholderData: keepPreviousData });
  const close = () => setDialog(null);
  return (
    <>
      <UserFilters {...list} />
      <ListTable<User>
        label={t.users}
        empty={{
          filtered: t.users_filtered,
          none: t.users_none,
          onClear: clear,
        }}
        sort={{
          by: filters.sort_by,
          order: filters.sort_order,
          onSort: (by, order) => change({ sort_by: by, sort_order: order }),
        }}
        rowKey="id"
        columns={userColumns(t, words, {
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
  const t = useAdminMessages();
  return (
    <FilterBar onClear={clear}>
      <SearchFilter
        label={t.search_users}
        placeholder={t.search_hint}
        value={filters.search}
        onSearch={(search) => change({ search })}
      />
      <YesNoFilter
        label={t.administrator}
        value={filters.is_admin}
        onChoose={(value) => change({ is_admin: value })}
      />
      <YesNoFilter
        label={t.active}
        value={filters.is_active}
        onChoose={(value) => change({ is_active: value })}
      />
      <YesNoFilter
        label={t.has_credits}
        value={filters.has_credits}
        onChoose={(value) => change({ has_credits: value })}
      />
    </FilterBar>
  );
}
