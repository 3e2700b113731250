import { localeOf, type InterfaceLanguage } from '@coursewright/contract/words';
import { useId } from 'react';
import { useLanguage, useWords } from '../../../shared/language.ts';
import styles from '../admin.module.css';
import { useAdminMessages } from '../messages/index.ts';

export interface Series {
  readonly name: string;
  /** What the colour says: `error` what failed, `quiet` what came to nothing by itself. */
  readonly tone: 'main' | 'other' | 'error' | 'quiet';
  /** One a day; null where there is nothing to say. */
  readonly values: readonly (number | null)[];
}

interface DailyChartProps {
  title: string;
  /** ISO dates, the oldest first. */
  days: readonly string[];
  series: readonly Series[];
  format?: (value: number) => string;
}

const height = 120;
const dayWidth = 12;

/**
 * Bars, stacked where there are several series, and the same as a table for whoever cannot see or
 * wants to read them.
 */
export function DailyChart({ title, days, series, format: given }: DailyChartProps) {
  const t = useAdminMessages();
  const id = useId();
  const language = useLanguage();
  const { number } = useWords();
  const format = given ?? number;
  const totals = days.map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const top = Math.max(...totals, 0);
  return (
    <figure className={styles['chart']} aria-labelledby={id}>
      <figcaption id={id}>
        {title}
        <span>{t.most_in_a_day({ value: format(top) })}</span>
      </figcaption>
      <Bars days={days} series={series} top={top} />
      <p className={styles['axis']} aria-hidden="true">
        <span>{dayLabel(days[0], language)}</span>
        <span>{dayLabel(days.at(-1), language)}</span>
      </p>
      {series.length > 1 && (
        <ul className={styles['legend']} aria-hidden="true">
          {series.map(({ name, tone }) => (
            <li key={name} data-tone={tone}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <ChartTable title={title} days={days} series={series} format={format} />
    </figure>
  );
}

function Bars({ days, series, top }: Pick<DailyChartProps, 'days' | 'series'> & { top: number }) {
  const width = days.length * dayWidth;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <line x1="0" y1={height - 0.5} x2={width} y2={height - 0.5} />
      {top > 0 &&
        days.map((day, index) => {
          let base = height;
          return series.map(({ name, tone, values }) => {
            const size = ((values[index] ?? 0) / top) * (height - 4);
            base -= size;
            return size > 0 ? (
              <rect
                key={`${day} ${name}`}
                data-tone={tone}
                x={index * dayWidth + 2}
                y={base}
                width={dayWidth - 4}
                height={size}
                rx="1.5"
              />
            ) : null;
          });
        })}
    </svg>
  );
}

function ChartTable({ title, days, series, format }: Required<DailyChartProps>) {
  const t = useAdminMessages();
  return (
    <details>
      <summary>{t.as_table({ chart: title })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {series.map(({ name, values }) => (
                <td key={name}>
                  {typeof values[index] === 'number' ? format(values[index]) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** "Nov 20", of an ISO date. */
const dayLabel = (day: string | undefined, language: InterfaceLanguage) =>
  day &&
  new Intl.DateTimeFormat(localeOf(language), {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
