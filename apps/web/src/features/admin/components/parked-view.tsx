import { parkedPaymentsQuery, type ParkedPaymentView } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../admin.module.css';
import { useRetryPayment } from '../api/use-retry-payment.ts';
import { useFilters } from '../../../shared/use-filters.ts';

import { DismissDialog } from './dismiss-dialog.tsx';
import { FilterBar, YesNoFilter } from './filter-bar.tsx';
import type { Column } from './list-columns.ts';
import { ListTable } from './list-table.tsx';
import type { Messages } from '../messages/en.tsx';
import { useAdminMessages } from '../messages/index.ts';
import { Moment } from './moment.tsx';

export default function ParkedView() {
  const t = useAdminMessages();
  const { filters, change, clear } = useFilters(parkedPaymentsQuery, ['is_resolved']);
  const [dismissed, setDismissed] = useState<ParkedPaymentView | null>(null);
  const query = trpc.admin.parkedPayments.useQuery(filters, { placeholderData: keepPreviousData });
  return (
    <>
      <p className={styles['soft']}>{t.parked_lead}</p>
      <FilterBar onClear={clear}>
        <YesNoFilter
          label={t.closed}
          value={filters.is_resolved}
          onChoose={(value) => change({ is_resolved: value })}
        />
      </FilterBar>
      <ListTable<ParkedPaymentView>
        label={t.views.payments}
        empty={{
          filtered: filters.is_resolved ? t.parked_filtered_closed : t.parked_filtered_open,
          none: t.parked_none,
          onClear: clear,
        }}
        rowKey="id"
        columns={paymentColumns(t, setDismissed)}
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
  t: Messages,
  onDismiss: (payment: ParkedPaymentView) => void,
): readonly Column<ParkedPaymentView>[] => [
  {
    key: 'created_at',
    title: t.since,
    render: (row) => <Moment time={row.created_at} />,
  },
  {
    key: 'message',
    title: t.why,
    part: 'heading',
    // The server says it in English.
    render: (row) => (
      <span lang="en" dir="ltr">
        {row.message}
      </span>
    ),
  },
  { key: 'user', title: t.user, render: (row) => row.user?.email ?? t.unknown },
  {
    key: 'state',
    title: t.state,
    render: (row) =>
      row.resolved_at ? t.closed_as({ resolution: row.resolution ?? '' }) : t.waits_for_you,
  },
  {
    key: 'actions',
    title: t.actions,
    part: 'actions',
    render: (row) =>
      row.resolved_at ? null : <RowActions payment={row} onDismiss={() => onDismiss(row)} />,
  },
];

function RowActions({ payment, onDismiss }: { payment: ParkedPaymentView; onDismiss: () => void }) {
  const t = useAdminMessages();
  const retry = useRetryPayment();
  const payer = payment.user?.email ?? payment.id;
  return (
    <span className={styles['actions']}>
      {payment.order_id && (
        <Button
          look="quiet"
          size="small"
          busy={retry.isPending}
          aria-label={t.credit_payment({ payer })}
          onClick={() => retry.mutate({ id: payment.id })}
        >
          {t.credit}
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        aria-label={t.dismiss_payment({ payer })}
        onClick={onDismiss}
      >
        {t.dismiss}
      </Button>
    </span>
  );
}

const detailsOf = ({ details }: ParkedPaymentView) => (
  <pre className={styles['json']}>{JSON.stringify(details, null, 2)}</pre>
);
