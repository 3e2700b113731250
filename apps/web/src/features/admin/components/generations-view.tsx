import { adminGenerationsQuery, taskStatuses, type AdminGeneration } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Popconfirm } from '../../../shared/antd/popconfirm.tsx';
import { useNotify } from '../../../shared/notify.tsx';
import { Reason } from '../../../shared/refusals/use-reason.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import styles from '../admin.module.css';
import { useFilters } from '../../../shared/use-filters.ts';
import { durationText } from '../duration.ts';
import { ChoiceFilter, FilterBar } from './filter-bar.tsx';
import type { Column } from './list-columns.ts';
import { ListTable } from './list-table.tsx';
import type { Messages } from '../messages/en.tsx';
import { useAdminMessages } from '../messages/index.ts';
import { Moment } from './moment.tsx';

/** Milliseconds. */
const pollEvery = 10_000;

export default function GenerationsView() {
  const t = useAdminMessages();
  const { filters, change, clear } = useFilters(adminGenerationsQuery, ['status', 'user_id']);
  const query = trpc.admin.generations.useQuery(filters, {
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery,
  });
  return (
    <>
      <FilterBar onClear={clear}>
        <ChoiceFilter
          label={t.status}
          value={filters.status}
          options={taskStatuses.map((value) => ({ value, label: t.run_status[value] }))}
          onChoose={(value) => change({ status: value })}
        />
      </FilterBar>
      <ListTable<AdminGeneration>
        label={t.views.generations}
        empty={{
          filtered: t.generations_filtered,
          none: t.generations_none,
          onClear: clear,
        }}
        rowKey="task_id"
        columns={columnsOf(t)}
        query={{ ...query, data: query.data && { ...query.data, rows: query.data.generations } }}
        onPage={(page) => change({ page })}
      />
    </>
  );
}

const columnsOf = (t: Messages): readonly Column<AdminGeneration>[] => [
  {
    key: 'created_at',
    title: t.started,
    render: (row) => <Moment time={row.created_at} />,
  },
  {
    key: 'topic',
    title: t.topic,
    part: 'heading',
    render: (row) => (
      <span className={styles['topic']} dir="auto">
        {row.topic}
      </span>
    ),
  },
  { key: 'user', title: t.user, render: (row) => row.user.email },
  { key: 'status', title: t.status, render: (row) => <Status row={row} /> },
  {
    key: 'duration',
    title: t.time,
    render: ({ started_at, finished_at, seconds_worked }) =>
      started_at && finished_at ? durationText(seconds_worked, t.duration) : '',
  },
  {
    key: 'calls',
    title: t.calls,
    align: 'end',
    render: ({ calls, call_budget: budget, is_paid: isPaid }) =>
      calls > 0 ? t.calls_of({ calls, budget, isPaid }) : '',
  },
  {
    key: 'author',
    title: t.author,
    // A model is called by its provider and its name, "openai:gpt-5.1".
    render: ({ author }) =>
      author && (author.includes(':') ? <bdi>{author}</bdi> : t.builtin_author),
  },
  { key: 'actions', title: t.actions, part: 'actions', render: (row) => <Actions row={row} /> },
];

function Status({
  row: { status, waiting_for, overall_progress: progress, error },
}: {
  row: AdminGeneration;
}) {
  const t = useAdminMessages();
  return (
    <>
      {waiting_for
        ? t.waiting_for_owner
        : status === 'running'
          ? t.running_at({ percent: Math.floor(progress * 100) })
          : t.run_status[status]}
      {error && (
        <span className={styles['reason']}>
          <Reason of={error} />
        </span>
      )}
    </>
  );
}

function Actions({ row: { task_id: id, topic, status } }: { row: AdminGeneration }) {
  const t = useAdminMessages();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const options = (said: string) => ({
    onSuccess: async () => {
      notify(said, { severity: 'success' });
      await utils.admin.generations.invalidate();
    },
    onError: (error: unknown) => notify(errorText(error), { severity: 'error' }),
  });
  const retry = trpc.admin.retryGeneration.useMutation(options(t.retried));
  const cancel = trpc.admin.cancelGeneration.useMutation(options(t.stopping));
  if (status === 'pending' || status === 'running')
    return (
      <Popconfirm
        title={t.stop_question}
        okText={t.stop_it}
        onConfirm={() => cancel.mutate({ id })}
      >
        <Button
          look="quiet"
          size="small"
          busy={cancel.isPending}
          aria-label={t.stop_this({ topic })}
        >
          {t.stop}
        </Button>
      </Popconfirm>
    );
  if (status === 'failed' || status === 'cancelled')
    return (
      <Popconfirm
        title={t.retry_question}
        okText={t.try_again}
        onConfirm={() => retry.mutate({ id })}
      >
        <Button
          look="quiet"
          size="small"
          busy={retry.isPending}
          aria-label={t.retry_this({ topic })}
        >
          {t.try_again}
        </Button>
      </Popconfirm>
    );
  return null;
}
