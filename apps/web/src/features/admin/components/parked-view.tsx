import { parkedPaymentsQuery, type ParkedPaymentView } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../admin.module.css';
import { useRetryPayment } from '../api/use-retry-payment.ts';
import { useFilters } from '../api/use-filters.ts';
import { atMinute } from '../dates.ts';
import { DismissDialog } from './dismiss-dialog.tsx';
import { ChoiceFilter, FilterBar, yesNo } from './filter-bar.tsx';
import type { Column } from './list-columns.ts';
import { ListTable } from './list-table.tsx';

export default function ParkedView() {
  const { filters, change, clear } = useFilters(parkedPaymentsQuery, ['is_resolved']);
  const [dismissed, setDismissed] = useState<ParkedPaymentView | null>(null);
  const query = trpc.admin.parkedPayments.useQuery(filters, { placeholderData: keepPreviousData });
  return (
    <>
      <p className={styles['soft']}>
        Money that came and could not be turned into credits. Mend the reason and credit it, or
        return the payment at the provider and dismiss it here.
      </p>
      <FilterBar onClear={clear}>
        <ChoiceFilter
          label="Closed"
          value={filters.is_resolved}
          options={yesNo}
          onChoose={(value) => change({ is_resolved: value })}
        />
      </FilterBar>
      <ListTable<ParkedPaymentView>
        label="Parked payments"
        empty={{
          filtered: filters.is_resolved
            ? 'No payment was closed here yet.'
            : 'No payment waits for you.',
          none: 'No payment waits for you: all that came became credits.',
          onClear: clear,
        }}
        rowKey="id"
        columns={paymentColumns(setDismissed)}
        expandedRow={detailsOf}
        query={{
          ...query,
          data: query.data && { ...query.data, rows: query.data.parked_payments },
        }}
        onPage={(page) => change({ page })}
      />
      {dismissed && <DismissDialog payment={dismissed} onClose={() => setDismissed(null)} />}
    </>
  );
}

const paymentColumns = (
  onDismiss: (payment: ParkedPaymentView) => void,
): readonly Column<ParkedPaymentView>[] => [
  {
    key: 'created_at',
    title: 'Since',
    render: (row) => <time dateTime={row.created_at}>{atMinute(row.created_at)}</time>,
  },
  { key: 'message', title: 'Why', part: 'heading', render: (row) => row.message },
  { key: 'user', title: 'User', render: (row) => row.user?.email ?? 'unknown' },
  {
    key: 'state',
    title: 'State',
    render: (row) => (row.resolved_at ? `Closed: ${row.resolution}` : 'Waits for you'),
  },
  {
    key: 'actions',
    title: 'Actions',
    part: 'actions',
    render: (row) =>
      row.resolved_at ? null : <RowActions payment={row} onDismiss={() => onDismiss(row)} />,
  },
];

function RowActions({ payment, onDismiss }: { payment: ParkedPaymentView; onDismiss: () => void }) {
  const retry = useRetryPayment();
  const payer = payment.user?.email ?? payment.id;
  return (
    <span className={styles['actions']}>
      {payment.order_id && (
        <Button
          look="quiet"
          size="small"
          busy={retry.isPending}
          aria-label={`Credit the payment of ${payer}`}
          onClick={() => retry.mutate({ id: payment.id })}
        >
          Credit
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        aria-label={`Dismiss the payment of ${payer}`}
        onClick={onDismiss}
      >
        Dismiss
      </Button>
    </span>
  );
}

const detailsOf = ({ details }: ParkedPaymentView) => (
  <pre className={styles['json']}>{JSON.stringify(details, null, 2)}</pre>
);
