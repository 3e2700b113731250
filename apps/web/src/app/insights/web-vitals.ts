import { track } from '@plausible-analytics/tracker';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Sends how fast the page was there, how still it stood and how soon it answered, by grades. */
export function countWebVitals(): void {
  for (const observe of [onCLS, onINP, onLCP, onTTFB]) observe(send);
}

const send = ({ name, rating, value }: Metric): void =>
  track('web-vitals', {
    interactive: false,
    props: { metric: name, rating, value: name === 'CLS' ? value.toFixed(2) : rounded(value) },
  });

/** Milliseconds, no finer than tells a fast page from a slow one. */
const rounded = (value: number): string => String(Math.round(value / 50) * 50);
