import type { AdminStats } from '@coursewright/contract';
import type { InterfaceLanguage } from '@coursewright/contract/words';
import { useLanguage } from '../../../shared/language.ts';
import styles from '../admin.module.css';
import { dollars } from '../dollars.ts';
import { durationText } from '../duration.ts';
import { DailyChart, type Series } from './daily-chart.tsx';
import type { Messages } from '../messages/en.tsx';
import { useAdminMessages } from '../messages/index.ts';

type Day = AdminStats['days'][number];

interface Chart {
  readonly title: string;
  readonly format?: (value: number) => string;
  /** Left out where the models have no price. */
  readonly isCost?: boolean;
  /** What is counted, and its value of a day; null where there is nothing to say. */
  readonly series: readonly (readonly [
    name: string,
    value: (day: Day) => number | null,
    tone?: Series['tone'],
  ])[];
}

function chartsOf(t: Messages, language: InterfaceLanguage): readonly Chart[] {
  const { chart } = t;
  return [
    { title: chart.new_users, series: [[chart.new_users, ({ new_users }) => new_users]] },
    {
      title: chart.credits,
      series: [
        [chart.bought, ({ credits_bought }) => credits_bought],
        [chart.spent, ({ credits_spent }) => credits_spent, 'other'],
      ],
    },
    {
      title: chart.generations,
      series: [
        [chart.completed, ({ completed }) => completed],
        [chart.failed, ({ failed }) => failed, 'error'],
        [chart.cancelled, ({ cancelled }) => cancelled, 'quiet'],
      ],
    },
    {
      title: chart.median_time,
      format: (seconds) => durationText(seconds, t.duration),
      series: [[chart.median, ({ median_seconds }) => median_seconds]],
    },
    { title: chart.model_tokens, series: [[chart.tokens, ({ tokens }) => tokens]] },
    {
      title: chart.model_cost,
      format: (value) => dollars(value, language),
      series: [[chart.cost, ({ cost }) => cost]],
      isCost: true,
    },
  ];
}

/** What happened day by day. */
export function StatsCharts({ stats: { days, models } }: { stats: AdminStats }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const charts = chartsOf(t, language).filter(
    ({ isCost = false }) => !isCost || models.cost_30_days !== null,
  );
  return (
    <div className={styles['charts']}>
      {charts.map(({ title, format, series }) => (
        <DailyChart
          key={title}
          title={title}
          {...(format ? { format } : {})}
          days={days.map(({ day }) => day)}
          series={series.map(([name, value, tone = 'main']) => ({
            name,
            tone,
            values: days.map(value),
          }))}
        />
      ))}
    </div>
  );
}
