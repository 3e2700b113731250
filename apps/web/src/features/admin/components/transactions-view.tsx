import {
  actionTypes,
  adminTransactionsFilter,
  adminTransactionsQuery,
  operations,
  type ActionType,
  type AdminTransaction,
} from '@coursewright/contract';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { saveAs } from '../../../shared/save-as.ts';
import { messageOf } from '../../../shared/request-error.ts';
import { restFile } from '../../../shared/rest.ts';
import { trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import styles from '../admin.module.css';
import { useFilters, type Filters } from '../api/use-filters.ts';
import { atMinute } from '../dates.ts';
import { ChoiceFilter, FilterBar } from './filter-bar.tsx';
import type { Column } from './list-columns.ts';
import { ListTable } from './list-table.tsx';

const words: Record<ActionType, string> = {
  signup_grant: 'Free credits',
  purchase: 'Purchase',
  admin_add: 'Grant',
  generation_use: 'Course',
  audio_use: 'Audio',
  visualization_use: 'Visualization',
  chat_allowance_purchase: 'Chat allowance',
  refund: 'Refund',
};
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

const columns: readonly Column<AdminTransaction>[] = [
  {
    key: 'created_at',
    title: 'When',
    render: (row) => <time dateTime={row.created_at}>{atMinute(row.created_at)}</time>,
  },
  { key: 'user', title: 'User', render: (row) => row.user.email },
  { key: 'action_type', title: 'What', part: 'heading', render: (row) => words[row.action_type] },
  { key: 'amount', title: 'Change', align: 'end', render: (row) => signed.format(row.amount) },
  {
    key: 'balance_after',
    title: 'Balance',
    align: 'end',
    render: (row) => row.balance_after.toLocaleString('en'),
  },
  { key: 'admin', title: 'By', render: (row) => row.admin?.email ?? '' },
];

export default function TransactionsView() {
  const list = useFilters(adminTransactionsQuery, [
    'action_type',
    'from_date',
    'to_date',
    'user_id',
    'admin_id',
  ]);
  const { filters, change, clear } = list;
  const query = trpc.admin.transactions.useQuery(filters, { placeholderData: keepPreviousData });
  const { page: _page, per_page: _perPage, ...asked } = filters;
  const download = useMutation({
    mutationFn: () =>
      restFile(operations.adminExportTransactions, { query: adminTransactionsFilter.parse(asked) }),
    onSuccess: (file) => saveAs(file, 'credit-transactions.csv'),
  });
  return (
    <>
      <MovementFilters {...list}>
        <Button look="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          Download all as CSV
        </Button>
      </MovementFilters>
      {download.isError && <Notice severity="error">{messageOf(download.error)}</Notice>}
      <ListTable<AdminTransaction>
        label="Credit movements"
        empty={{
          filtered: 'No movement matches these filters.',
          none: 'No balance has moved yet: a first entry is written when somebody confirms an e-mail address.',
          onClear: clear,
        }}
        rowKey="id"
        columns={columns}
        expandedRow={detailsOf}
        query={{ ...query, data: query.data && { ...query.data, rows: query.data.transactions } }}
        onPage={(page) => change({ page })}
      />
    </>
  );
}

type MovementFiltersProps = Filters<ReturnType<typeof adminTransactionsQuery.parse>> & {
  children: ReactNode;
};

function MovementFilters({ filters, change, clear, children }: MovementFiltersProps) {
  return (
    <FilterBar onClear={clear}>
      <ChoiceFilter
        label="What"
        value={filters.action_type}
        options={actionTypes.map((value) => ({ value, label: words[value] }))}
        onChoose={(value) => change({ action_type: value })}
      />
      <TextField
        label="From (UTC)"
        type="date"
        max={filters.to_date}
        value={filters.from_date ?? ''}
        onChange={(event) => change({ from_date: event.currentTarget.value })}
      />
      <TextField
        label="To (UTC)"
        type="date"
        min={filters.from_date}
        value={filters.to_date ?? ''}
        onChange={(event) => change({ to_date: event.currentTarget.value })}
      />
      <IdFilter
        label="User id"
        value={filters.user_id}
        onChoose={(value) => change({ user_id: value })}
      />
      <IdFilter
        label="Administrator id"
        value={filters.admin_id}
        onChoose={(value) => change({ admin_id: value })}
      />
      {children}
    </FilterBar>
  );
}

/** Ids come by links from other views; pasted ones count once they are whole. */
function IdFilter({
  label,
  value,
  onChoose,
}: {
  label: string;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}) {
  return (
    <TextField
      key={value ?? ''}
      label={label}
      defaultValue={value ?? ''}
      placeholder="any"
      spellCheck={false}
      onChange={(event) => {
        const text = event.currentTarget.value.trim();
        if (text === '') onChoose(undefined);
        else if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))
          onChoose(text.toLowerCase());
      }}
    />
  );
}

function detailsOf(row: AdminTransaction) {
  const facts: [string, string | null | undefined][] = [
    ['Notes', row.notes],
    ['User', `${row.user.full_name} (${row.user.id})`],
    ['Administrator', row.admin && `${row.admin.full_name} (${row.admin.id})`],
    ['Course', row.task_id],
    ['Purchase', row.order_id],
    ['Checkout', row.session_id],
    ['Entry', row.id],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
