import { useId } from 'react';
import styles from '../admin.module.css';

export interface Series {
  readonly name: string;
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
const shortDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const plain = (value: number) => value.toLocaleString('en');

/** Bars, stacked where there are several series, and the same as a table for whoever cannot see or wants to read them. */
export function DailyChart({ title, days, series, format = plain }: DailyChartProps) {
  const id = useId();
  const totals = days.map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const top = Math.max(...totals, 0);
  return (
    <figure className={styles['chart']} aria-labelledby={id}>
      <figcaption id={id}>
        {title}
        <span>most in a day: {format(top)}</span>
      </figcaption>
      <Bars days={days} series={series} top={top} />
      <p className={styles['axis']} aria-hidden="true">
        <span>{labelOf(days[0])}</span>
        <span>{labelOf(days.at(-1))}</span>
      </p>
      {series.length > 1 && (
        <ul className={styles['legend']} aria-hidden="true">
          {series.map(({ name }, which) => (
            <li key={name} data-series={which}>
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
          return series.map(({ name, values }, which) => {
            const size = ((values[index] ?? 0) / top) * (height - 4);
            base -= size;
            return size > 0 ? (
              <rect
                key={`${day} ${name}`}
                data-series={which}
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
  return (
    <details>
      <summary>{title} as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
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

const labelOf = (day: string | undefined) => (day ? shortDay.format(new Date(day)) : '');
