import {
  actionTypes,
  adminOperations,
  adminTransactionsFilter,
  adminTransactionsQuery,
  returnableCharges,
  type AdminTransaction,
} from '@coursewright/contract';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Words } from '@coursewright/contract/words';
import { useWords } from '../../../shared/language.ts';
import { saveAs } from '../../../shared/save-as.ts';
import { messageOf } from '../../../shared/request-error.ts';
import { restFile } from '../../../shared/rest.ts';
import { trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import styles from '../admin.module.css';
import { useFilters, type Filters } from '../../../shared/use-filters.ts';
import { ChoiceFilter, FilterBar } from './filter-bar.tsx';
import type { Column } from './list-columns.ts';
import { ListTable } from './list-table.tsx';
import type { Messages } from '../messages/en.tsx';
import { useAdminMessages } from '../messages/index.ts';
import { Moment } from './moment.tsx';
import { ReturnDialog } from './return-dialog.tsx';

type OnReturn = (charge: AdminTransaction) => void;

const columnsOf = (
  t: Messages,
  { number, signed }: Words,
  onReturn: OnReturn,
): readonly Column<AdminTransaction>[] => [
  {
    key: 'created_at',
    title: t.when,
    render: (row) => <Moment time={row.created_at} />,
  },
  { key: 'user', title: t.user, render: (row) => row.user.email },
  {
    key: 'action_type',
    title: t.what,
    part: 'heading',
    render: (row) => t.transaction[row.action_type],
  },
  { key: 'amount', title: t.change, align: 'end', render: (row) => signed(row.amount) },
  {
    key: 'balance_after',
    title: t.balance,
    align: 'end',
    render: (row) => number(row.balance_after),
  },
  { key: 'admin', title: t.by, render: (row) => row.admin?.email ?? '' },
  {
    key: 'actions',
    title: t.actions,
    part: 'actions',
    render: (row) => <RowAction row={row} onReturn={onReturn} />,
  },
];

/** Whether a charge was given back, or how it can be. */
function RowAction({ row, onReturn }: { row: AdminTransaction; onReturn: OnReturn }) {
  const t = useAdminMessages();
  if (row.is_returned) return <span className={styles['soft']}>{t.returned}</span>;
  if (!returnableCharges.some((action) => action === row.action_type)) return null;
  const what = row.notes ?? t.transaction[row.action_type];
  return (
    <span className={styles['actions']}>
      <Button
        look="quiet"
        size="small"
        aria-label={t.return_charge_of({ what, email: row.user.email })}
        onClick={() => onReturn(row)}
      >
        {t.return_charge}
      </Button>
    </span>
  );
}

export default function TransactionsView() {
  const t = useAdminMessages();
  const words = useWords();
  const list = useFilters(adminTransactionsQuery, [
    'action_type',
    'from_date',
    'to_date',
    'user_id',
    'admin_id',
  ]);
  const { filters, change, clear } = list;
  const query = trpc.admin.transactions.useQuery(filters, { placeholderData: keepPreviousData });
  const [charge, setCharge] = useState<AdminTransaction | null>(null);
  const { page: _page, per_page: _perPage, ...asked } = filters;
  const download = useMutation({
    mutationFn: () =>
      restFile(adminOperations.adminExportTransactions, {
        query: adminTransactionsFilter.parse(asked),
      }),
    onSuccess: (file) => saveAs(file, 'credit-transactions.csv'),
  });
  return (
    <>
      <MovementFilters {...list}>
        <Button look="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          {t.download_csv}
        </Button>
      </MovementFilters>
      {download.isError && <Notice severity="error">{messageOf(download.error)}</Notice>}
      <ListTable<AdminTransaction>
        label={t.transactions}
        empty={{
          filtered: t.transactions_filtered,
          none: t.transactions_none,
          onClear: clear,
        }}
        rowKey="id"
        columns={columnsOf(t, words, setCharge)}
        expandedRow={detailsOf}
        query={{ ...query, data: query.data && { ...query.data, rows: query.data.transactions } }}
        onPage={(page) => change({ page })}
      />
      {charge && <ReturnDialog charge={charge} onClose={() => setCharge(null)} />}
    </>
  );
}

type MovementFiltersProps = Filters<ReturnType<typeof adminTransactionsQuery.parse>> & {
  children: ReactNode;
};

function MovementFilters({ filters, change, clear, children }: MovementFiltersProps) {
  const t = useAdminMessages();
  return (
    <FilterBar onClear={clear}>
      <ChoiceFilter
        label={t.what}
        value={filters.action_type}
        options={actionTypes.map((value) => ({ value, label: t.transaction[value] }))}
        onChoose={(value) => change({ action_type: value })}
      />
      <TextField
        label={t.from}
        type="date"
        max={filters.to_date}
        value={filters.from_date ?? ''}
        onChange={(event) => change({ from_date: event.currentTarget.value })}
      />
      <TextField
        label={t.to}
        type="date"
        min={filters.from_date}
        value={filters.to_date ?? ''}
        onChange={(event) => change({ to_date: event.currentTarget.value })}
      />
      <IdFilter
        label={t.user_id}
        value={filters.user_id}
        onChoose={(value) => change({ user_id: value })}
      />
      <IdFilter
        label={t.administrator_id}
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
  const t = useAdminMessages();
  return (
    <TextField
      key={value ?? ''}
      label={label}
      defaultValue={value ?? ''}
      placeholder={t.any_id}
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

function Details({ row }: { row: AdminTransaction }) {
  const t = useAdminMessages();
  const facts: [string, string | null | undefined][] = [
    [t.notes, row.notes],
    [t.user, `${row.user.full_name} (${row.user.id})`],
    [t.administrator, row.admin && `${row.admin.full_name} (${row.admin.id})`],
    [t.course, row.task_id],
    [t.purchase, row.order_id],
    [t.checkout, row.session_id],
    [t.returns_entry, row.refund_of],
    [t.entry, row.id],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const detailsOf = (row: AdminTransaction) => <Details row={row} />;
