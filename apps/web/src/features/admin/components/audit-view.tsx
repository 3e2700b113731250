import {
  adminActions,
  auditQuery,
  type AdminAction,
  type AuditEntry,
} from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../shared/trpc.ts';
import styles from '../admin.module.css';
import { useFilters } from '../api/use-filters.ts';
import { atMinute } from '../dates.ts';
import { ChoiceFilter, FilterBar, SearchFilter } from './filter-bar.tsx';
import type { Column } from './list-columns.ts';
import { ListTable } from './list-table.tsx';

const words: Record<AdminAction, string> = {
  update_user: 'Changed a user',
  revoke_sessions: 'Ended sessions',
  add_credits: 'Granted credits',
  export_transactions: 'Downloaded credit movements',
  retry_generation: 'Tried a generation again',
  cancel_generation: 'Stopped a generation',
  retry_parked_payment: 'Credited a parked payment',
  dismiss_parked_payment: 'Dismissed a parked payment',
};

const columns: readonly Column<AuditEntry>[] = [
  {
    key: 'created_at',
    title: 'When',
    render: (row) => <time dateTime={row.created_at}>{atMinute(row.created_at)}</time>,
  },
  { key: 'actor', title: 'Who', render: (row) => row.actor.email },
  {
    key: 'action',
    title: 'What',
    part: 'heading',
    render: (row) => (
      <>
        {words[row.action]}
        {row.error && <span className={styles['reason']}>Refused: {row.error}</span>}
      </>
    ),
  },
  { key: 'target', title: 'Of', render: (row) => row.target_id && <code>{row.target_id}</code> },
];

export default function AuditView() {
  const { filters, change, clear } = useFilters(auditQuery, ['action', 'actor_id', 'target_id']);
  const query = trpc.admin.audit.useQuery(filters, { placeholderData: keepPreviousData });
  return (
    <>
      <FilterBar onClear={clear}>
        <ChoiceFilter
          label="What"
          value={filters.action}
          options={adminActions.map((value) => ({ value, label: words[value] }))}
          onChoose={(value) => change({ action: value })}
        />
        <SearchFilter
          label="Id of what it was done to"
          value={filters.target_id}
          onSearch={(target) => change({ target_id: target })}
        />
      </FilterBar>
      <ListTable<AuditEntry>
        label="What administrators did"
        empty={{
          filtered: 'Nothing that was done matches these filters.',
          none: 'No administrator has changed anything yet.',
          onClear: clear,
        }}
        rowKey="id"
        columns={columns}
        expandedRow={beforeAndAfter}
        query={{ ...query, data: query.data && { ...query.data, rows: query.data.entries } }}
        onPage={(page) => change({ page })}
      />
    </>
  );
}

const beforeAndAfter = ({ before, after }: AuditEntry) => (
  <dl className={styles['facts']}>
    <div>
      <dt>Before</dt>
      <dd>
        <pre className={styles['json']}>{JSON.stringify(before, null, 2)}</pre>
      </dd>
    </div>
    <div>
      <dt>After</dt>
      <dd>
        <pre className={styles['json']}>{JSON.stringify(after, null, 2)}</pre>
      </dd>
    </div>
  </dl>
);
