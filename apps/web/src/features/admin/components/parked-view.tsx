import { limits, parkedPaymentsQuery, type ParkedPaymentView } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import styles from '../admin.module.css';
import { useFilters } from '../api/use-filters.ts';
import { atMinute } from '../dates.ts';
import { ChoiceFilter, FilterBar, yesNo } from './filter-bar.tsx';
import { type Column, ListTable } from './list-table.tsx';

export default function ParkedView() {
  const [filters, change] = useFilters(parkedPaymentsQuery);
  const [dismissed, setDismissed] = useState<ParkedPaymentView | null>(null);
  const notify = useNotify();
  const utils = trpc.useUtils();
  const query = trpc.admin.parkedPayments.useQuery(filters, { placeholderData: keepPreviousData });
  const retry = trpc.admin.retryParkedPayment.useMutation({
    onSuccess: () => notify('The credits are in the balance now.', { severity: 'success' }),
    onError: (error) => notify(errorText(error), { severity: 'error' }),
    onSettled: () => utils.admin.parkedPayments.invalidate(),
  });
  const columns: readonly Column<ParkedPaymentView>[] = [
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
        row.resolved_at ? null : (
          <span className={styles['actions']}>
            {row.order_id && (
              <Button
                look="quiet"
                size="small"
                busy={retry.isPending && retry.variables.id === row.id}
                aria-label={`Credit the payment of ${row.user?.email ?? row.id}`}
                onClick={() => retry.mutate({ id: row.id })}
              >
                Credit
              </Button>
            )}
            <Button
              look="quiet"
              size="small"
              aria-label={`Dismiss the payment of ${row.user?.email ?? row.id}`}
              onClick={() => setDismissed(row)}
            >
              Dismiss
            </Button>
          </span>
        ),
    },
  ];
  const isSet = filters.is_resolved !== undefined;
  const clear = () => change({ is_resolved: undefined });
  return (
    <>
      <p className={styles['soft']}>
        Money that came and could not be turned into credits. Mend the reason and credit it, or
        return the payment at the provider and dismiss it here.
      </p>
      <FilterBar isSet={isSet} onClear={clear}>
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
          onClear: isSet ? clear : undefined,
        }}
        rowKey="id"
        columns={columns}
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

const detailsOf = ({ details }: ParkedPaymentView) => (
  <pre className={styles['json']}>{JSON.stringify(details, null, 2)}</pre>
);

function DismissDialog({ payment, onClose }: { payment: ParkedPaymentView; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [notes, setNotes] = useState('');
  const dismiss = trpc.admin.dismissParkedPayment.useMutation({
    onSuccess: async () => {
      await utils.admin.parkedPayments.invalidate();
      onClose();
    },
  });
  return (
    <Modal
      open
      title="Dismiss this payment?"
      okText="Dismiss"
      okButtonProps={{ danger: true, loading: dismiss.isPending, disabled: notes.trim() === '' }}
      onOk={() => dismiss.mutate({ id: payment.id, notes })}
      onCancel={onClose}
    >
      <div className={styles['stack']}>
        {dismiss.error && <Notice severity="error">{errorText(dismiss.error)}</Notice>}
        <p>{payment.message} It will not be credited.</p>
        <TextField
          label="How it was settled"
          maxLength={limits.grant.notesMax}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
      </div>
    </Modal>
  );
}
