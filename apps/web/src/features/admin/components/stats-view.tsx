import type { AdminStats } from '@coursewright/contract';
import { wordsOf, type InterfaceLanguage } from '@coursewright/contract/words';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useLanguage } from '../../../shared/language.ts';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import styles from '../admin.module.css';
import { dollars } from '../dollars.ts';
import { durationText } from '../duration.ts';
import { StatsCharts } from './stats-charts.tsx';
import type { Messages } from '../messages/en.tsx';
import { useAdminMessages } from '../messages/index.ts';

export default function StatsView() {
  const t = useAdminMessages();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.admin.stats.useQuery(undefined, {
    staleTime: 60_000,
  });
  if (data)
    return (
      <>
        {data.ledger.discrepancies > 0 && <Discrepancies {...data.ledger} />}
        <dl className={styles['figures']}>
          {figuresOf(data, t, language).map((figure) => (
            <Figure key={figure.name} {...figure} />
          ))}
        </dl>
        <StatsCharts stats={data} />
      </>
    );
  if (!error) return <Skeleton shape="page" label={t.counting} />;
  return (
    <div className={styles['stack']}>
      <Notice severity="error">{errorText(error)}</Notice>
      <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
        {t.try_again}
      </Button>
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly more: string;
}

function figuresOf(
  { users, credits, courses, generations, models }: AdminStats,
  t: Messages,
  language: InterfaceLanguage,
): FigureProps[] {
  const { number } = wordsOf(language);

  const median = generations.median_seconds_30_days;
  const by = generations.by_status_30_days;
  return [
    {
      name: t.users,
      value: number(users.total),
      more: t.users_more({ active: users.active, fresh: users.new_7_days }),
    },
    {
      name: t.credits_in_balances,
      value: number(credits.in_balances),
      more: t.credits_more({ bought: credits.bought_30_days, spent: credits.spent_30_days }),
    },
    {
      name: t.courses,
      value: number(courses.total),
      more: t.courses_more({ written: courses.written_30_days }),
    },
    {
      name: t.median_time,
      value: median === null ? '–' : durationText(median, t.duration),
      more: t.runs_by_status({
        pending: by.pending ?? 0,
        running: by.running ?? 0,
        completed: by.completed ?? 0,
        failed: by.failed ?? 0,
        cancelled: by.cancelled ?? 0,
      }),
    },
    {
      name: t.model_tokens_30_days,
      value: number(models.input_tokens_30_days + models.output_tokens_30_days),
      more: t.model_more({
        calls: models.calls_30_days,
        cost: models.cost_30_days === null ? t.no_price : dollars(models.cost_30_days, language),
      }),
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
  const t = useAdminMessages();
  return (
    <div className={styles['discrepancies']}>
      <Notice severity="error" title={t.ledger_wrong({ count: discrepancies })}>
        <p>{t.ledger_wrong_where}</p>
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
