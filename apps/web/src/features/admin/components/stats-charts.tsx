import type { AdminStats } from '@coursewright/contract';
import styles from '../admin.module.css';
import { dollars, lasting } from '../dates.ts';
import { DailyChart } from './daily-chart.tsx';

type Day = AdminStats['days'][number];

interface Chart {
  readonly title: string;
  readonly format?: (value: number) => string;
  /** What is counted, and its value of a day; null where there is nothing to say. */
  readonly series: readonly (readonly [name: string, value: (day: Day) => number | null])[];
}

const charts: readonly Chart[] = [
  { title: 'New users', series: [['New users', ({ new_users }) => new_users]] },
  {
    title: 'Credits',
    series: [
      ['Bought', ({ credits_bought }) => credits_bought],
      ['Spent', ({ credits_spent }) => credits_spent],
    ],
  },
  {
    title: 'Generations',
    series: [
      ['Completed', ({ completed }) => completed],
      ['Failed', ({ failed }) => failed],
      ['Cancelled', ({ cancelled }) => cancelled],
    ],
  },
  {
    title: 'Median time of a course',
    format: lasting,
    series: [['Median', ({ median_seconds }) => median_seconds]],
  },
  { title: 'Model tokens', series: [['Tokens', ({ tokens }) => tokens]] },
];
const costChart: Chart = {
  title: 'Model cost',
  format: dollars,
  series: [['Cost', ({ cost }) => cost]],
};

/** What happened day by day. */
export function StatsCharts({ stats: { days, models } }: { stats: AdminStats }) {
  return (
    <div className={styles['charts']}>
      {[...charts, ...(models.cost_30_days === null ? [] : [costChart])].map(
        ({ series, ...chart }) => (
          <DailyChart
            key={chart.title}
            {...chart}
            days={days.map(({ day }) => day)}
            series={series.map(([name, value]) => ({ name, values: days.map(value) }))}
          />
        ),
      )}
    </div>
  );
}
