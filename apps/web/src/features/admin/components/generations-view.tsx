import {
  adminGenerationsQuery,
  taskStatuses,
  type AdminGeneration,
  type TaskStatus,
} from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Popconfirm } from 'antd';
import { useNotify } from '../../../shared/notify.tsx';
import { messageOf } from '../../../shared/request-error.ts';
import { errorFromBody } from '../../../shared/rest.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../admin.module.css';
import { useFilters } from '../api/use-filters.ts';
import { atMinute, lasting } from '../dates.ts';
import { ChoiceFilter, FilterBar } from './filter-bar.tsx';
import type { Column } from './list-columns.ts';
import { ListTable } from './list-table.tsx';

const words: Record<TaskStatus, string> = {
  pending: 'Waiting',
  running: 'Being written',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
/** Milliseconds. */
const pollEvery = 10_000;

export default function GenerationsView() {
  const { filters, change, clear } = useFilters(adminGenerationsQuery, ['status', 'user_id']);
  const query = trpc.admin.generations.useQuery(filters, {
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery,
  });
  return (
    <>
      <FilterBar onClear={clear}>
        <ChoiceFilter
          label="Status"
          value={filters.status}
          options={taskStatuses.map((value) => ({ value, label: words[value] }))}
          onChoose={(value) => change({ status: value })}
        />
      </FilterBar>
      <ListTable<AdminGeneration>
        label="Generations"
        empty={{
          filtered: 'No generation matches these filters.',
          none: 'Nobody has ordered a course yet.',
          onClear: clear,
        }}
        rowKey="task_id"
        columns={columns}
        query={{ ...query, data: query.data && { ...query.data, rows: query.data.generations } }}
        onPage={(page) => change({ page })}
      />
    </>
  );
}

const columns: readonly Column<AdminGeneration>[] = [
  {
    key: 'created_at',
    title: 'Ordered',
    render: (row) => <time dateTime={row.created_at}>{atMinute(row.created_at)}</time>,
  },
  {
    key: 'topic',
    title: 'Topic',
    part: 'heading',
    render: (row) => <span className={styles['topic']}>{row.topic}</span>,
  },
  { key: 'user', title: 'User', render: (row) => row.user.email },
  { key: 'status', title: 'Status', render: (row) => <Status row={row} /> },
  {
    key: 'duration',
    title: 'Time',
    render: ({ started_at, finished_at, seconds_worked }) =>
      started_at && finished_at ? lasting(seconds_worked) : '',
  },
  { key: 'author', title: 'Author', render: (row) => row.author },
  { key: 'actions', title: 'Actions', part: 'actions', render: (row) => <Actions row={row} /> },
];

function Status({
  row: { status, waiting_for, overall_progress: progress, error },
}: {
  row: AdminGeneration;
}) {
  return (
    <>
      {waiting_for === 'outline' ? 'Waiting for its owner' : words[status]}
      {status === 'running' && `, ${Math.floor(progress * 100)} %`}
      {error && <span className={styles['reason']}>{messageOf(errorFromBody(error))}</span>}
    </>
  );
}

function Actions({ row: { task_id: id, topic, status } }: { row: AdminGeneration }) {
  const notify = useNotify();
  const utils = trpc.useUtils();
  const options = (said: string) => ({
    onSuccess: async () => {
      notify(said, { severity: 'success' });
      await utils.admin.generations.invalidate();
    },
    onError: (error: unknown) => notify(errorText(error), { severity: 'error' }),
  });
  const retry = trpc.admin.retryGeneration.useMutation(
    options('It is tried again, on its owner\u2019s account.'),
  );
  const cancel = trpc.admin.cancelGeneration.useMutation(options('It is being stopped.'));
  if (status === 'pending' || status === 'running')
    return (
      <Popconfirm
        title="Stop this generation? What is written stays."
        okText="Stop it"
        onConfirm={() => cancel.mutate({ id })}
      >
        <Button look="quiet" size="small" busy={cancel.isPending} aria-label={`Stop ${topic}`}>
          Stop
        </Button>
      </Popconfirm>
    );
  if (status === 'failed' || status === 'cancelled')
    return (
      <Popconfirm
        title="Try it again? A credit that was returned is taken once more."
        okText="Try again"
        onConfirm={() => retry.mutate({ id })}
      >
        <Button look="quiet" size="small" busy={retry.isPending} aria-label={`Try again: ${topic}`}>
          Try again
        </Button>
      </Popconfirm>
    );
  return null;
}
