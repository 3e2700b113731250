import type { AdminStats, TaskStatus } from '@coursewright/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import styles from '../admin.module.css';
import { dollars, lasting, whole } from '../dates.ts';
import { StatsCharts } from './stats-charts.tsx';

const statuses: [TaskStatus, string][] = [
  ['pending', 'waiting'],
  ['running', 'being written'],
  ['completed', 'completed'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
];

export default function StatsView() {
  const { data, error, isFetching, refetch } = trpc.admin.stats.useQuery(undefined, {
    staleTime: 60_000,
  });
  if (data)
    return (
      <>
        {data.ledger.discrepancies > 0 && <Discrepancies {...data.ledger} />}
        <dl className={styles['figures']}>
          {figuresOf(data).map((figure) => (
            <Figure key={figure.name} {...figure} />
          ))}
        </dl>
        <StatsCharts stats={data} />
      </>
    );
  if (!error) return <Spinner label="Counting…" />;
  return (
    <div className={styles['stack']}>
      <Notice severity="error">{errorText(error)}</Notice>
      <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly more: string;
}

function figuresOf({ users, credits, courses, generations, models }: AdminStats): FigureProps[] {
  const median = generations.median_seconds_30_days;
  const byStatus = statuses
    .map(([status, word]) => `${whole(generations.by_status_30_days[status] ?? 0)} ${word}`)
    .join(', ');
  return [
    {
      name: 'Users',
      value: whole(users.total),
      more: `${whole(users.active)} active, ${whole(users.new_7_days)} new in 7 days`,
    },
    {
      name: 'Credits in balances',
      value: whole(credits.in_balances),
      more: `${whole(credits.bought_30_days)} bought, ${whole(credits.spent_30_days)} spent in 30 days`,
    },
    {
      name: 'Courses',
      value: whole(courses.total),
      more: `${whole(courses.written_30_days)} written in 30 days`,
    },
    {
      name: 'Median time of a course',
      value: median === null ? '–' : lasting(median),
      more: `30 days: ${byStatus}`,
    },
    {
      name: 'Model tokens, 30 days',
      value: whole(models.input_tokens_30_days + models.output_tokens_30_days),
      more: `${whole(models.calls_30_days)} calls, cost: ${dollars(models.cost_30_days)}`,
    },
  ];
}

function Figure({ name, value, more }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        <span>{more}</span>
      </dd>
    </div>
  );
}

function Discrepancies({ discrepancies, user_ids: userIds }: AdminStats['ledger']) {
  return (
    <div className={styles['discrepancies']}>
      <Notice
        severity="error"
        title={`The ledger does not add up in ${whole(discrepancies)} ${discrepancies === 1 ? 'place' : 'places'}`}
      >
        <p>
          The server’s log says where, in lines with the code ledger_discrepancy. Look at the
          credits of:
        </p>
        <ul>
          {userIds.map((id) => (
            <li key={id}>
              <Link to={`${paths.adminView('credits')}?user_id=${id}`}>{id}</Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
