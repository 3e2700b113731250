import type { AdminStats, TaskStatus } from '@coursewright/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import styles from '../admin.module.css';
import { lasting } from '../dates.ts';
import { DailyChart, type Series } from './daily-chart.tsx';

const whole = (value: number) => value.toLocaleString('en');
const dollars = (value: number | null) =>
  value === null
    ? 'no price set'
    : value.toLocaleString('en', { style: 'currency', currency: 'USD' });
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
  if (data) return <Stats stats={data} />;
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

function Stats({
  stats: { users, credits, ledger, courses, generations, models, days },
}: {
  stats: AdminStats;
}) {
  const series = (
    name: string,
    value: (day: AdminStats['days'][number]) => number | null,
  ): Series => ({ name, values: days.map(value) });
  const labels = days.map(({ day }) => day);
  const { cost_30_days: cost } = models;
  return (
    <>
      {ledger.discrepancies > 0 && <Discrepancies {...ledger} />}
      <dl className={styles['figures']}>
        <Figure
          name="Users"
          value={whole(users.total)}
          more={`${whole(users.active)} active, ${whole(users.new_7_days)} new in 7 days`}
        />
        <Figure
          name="Credits in balances"
          value={whole(credits.in_balances)}
          more={`${whole(credits.bought_30_days)} bought, ${whole(credits.spent_30_days)} spent in 30 days`}
        />
        <Figure
          name="Courses"
          value={whole(courses.total)}
          more={`${whole(courses.written_30_days)} written in 30 days`}
        />
        <Figure
          name="Median time of a course"
          value={
            generations.median_seconds_30_days === null
              ? '–'
              : lasting(generations.median_seconds_30_days)
          }
          more={`30 days: ${statuses.map(([status, word]) => `${whole(generations.by_status_30_days[status] ?? 0)} ${word}`).join(', ')}`}
        />
        <Figure
          name="Model tokens, 30 days"
          value={whole(models.input_tokens_30_days + models.output_tokens_30_days)}
          more={`${whole(models.calls_30_days)} calls, cost: ${dollars(cost)}`}
        />
      </dl>
      <div className={styles['charts']}>
        <DailyChart
          title="New users"
          days={labels}
          series={[series('New users', ({ new_users }) => new_users)]}
        />
        <DailyChart
          title="Credits"
          days={labels}
          series={[
            series('Bought', ({ credits_bought }) => credits_bought),
            series('Spent', ({ credits_spent }) => credits_spent),
          ]}
        />
        <DailyChart
          title="Generations"
          days={labels}
          series={[
            series('Completed', ({ completed }) => completed),
            series('Failed', ({ failed }) => failed),
            series('Cancelled', ({ cancelled }) => cancelled),
          ]}
        />
        <DailyChart
          title="Median time of a course"
          days={labels}
          format={lasting}
          series={[series('Median', ({ median_seconds }) => median_seconds)]}
        />
        <DailyChart
          title="Model tokens"
          days={labels}
          series={[series('Tokens', ({ tokens }) => tokens)]}
        />
        {cost !== null && (
          <DailyChart
            title="Model cost"
            days={labels}
            format={dollars}
            series={[series('Cost', (day) => day.cost)]}
          />
        )}
      </div>
    </>
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

function Figure({ name, value, more }: { name: string; value: string; more: string }) {
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
