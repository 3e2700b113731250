import { adminActions, auditQuery, type AuditEntry } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../shared/trpc.ts';
import styles from '../admin.module.css';
import { useFilters } from '../../../shared/use-filters.ts';

import { ChoiceFilter, FilterBar, SearchFilter } from './filter-bar.tsx';
import type { Column } from './list-columns.ts';
import { ListTable } from './list-table.tsx';
import type { Messages } from '../messages/en.tsx';
import { useAdminMessages } from '../messages/index.ts';
import { Moment } from './moment.tsx';

const columnsOf = (t: Messages): readonly Column<AuditEntry>[] => [
  {
    key: 'created_at',
    title: t.when,
    render: (row) => <Moment time={row.created_at} />,
  },
  { key: 'actor', title: t.who, render: (row) => row.actor.email },
  {
    key: 'action',
    title: t.what,
    part: 'heading',
    render: (row) => (
      <>
        {t.action[row.action]}
        {row.error && <span className={styles['reason']}>{t.refused({ reason: row.error })}</span>}
      </>
    ),
  },
  {
    key: 'target',
    title: t.target,
    render: (row) => row.target_id && <code>{row.target_id}</code>,
  },
];

export default function AuditView() {
  const t = useAdminMessages();
  const { filters, change, clear } = useFilters(auditQuery, ['action', 'actor_id', 'target_id']);
  const query = trpc.admin.audit.useQuery(filters, { placeholderData: keepPreviousData });
  return (
    <>
      <FilterBar onClear={clear}>
        <ChoiceFilter
          label={t.what}
          value={filters.action}
          options={adminActions.map((value) => ({ value, label: t.action[value] }))}
          onChoose={(value) => change({ action: value })}
        />
        <SearchFilter
          label={t.target_id}
          value={filters.target_id}
          onSearch={(target) => change({ target_id: target })}
        />
      </FilterBar>
      <ListTable<AuditEntry>
        label={t.audit_list}
        empty={{
          filtered: t.audit_filtered,
          none: t.audit_none,
          onClear: clear,
        }}
        rowKey="id"
        columns={columnsOf(t)}
        expandedRow={beforeAndAfter}
        query={{ ...query, data: query.data && { ...query.data, rows: query.data.entries } }}
        onPage={(page) => change({ page })}
      />
    </>
  );
}

function BeforeAndAfter({ before, after }: AuditEntry) {
  const t = useAdminMessages();
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t.before}</dt>
        <dd>
          <pre className={styles['json']}>{JSON.stringify(before, null, 2)}</pre>
        </dd>
      </div>
      <div>
        <dt>{t.after}</dt>
        <dd>
          <pre className={styles['json']}>{JSON.stringify(after, null, 2)}</pre>
        </dd>
      </div>
    </dl>
  );
}

const beforeAndAfter = (row: AuditEntry) => <BeforeAndAfter {...row} />;
