import type { Insights } from '@coursewright/contract';
import { nameCollector } from '../../shared/collector.ts';

/**
 * Loads what counts page views and loading times, where the operator has a collector for them and
 * the browser does not ask to be left alone. Resolves when that is done or has failed.
 */
export async function startInsights(): Promise<void> {
  // Read by hand: the contract's schemas would weigh more than everything else that comes with it.
  const answer = await fetch('/api/capabilities');
  const { insights } = (await answer.json()) as { insights?: Insights | null };
  if (!insights) return;
  nameCollector(insights.endpoint);
  if (isLeftAlone()) return;
  const { openTracker } = await import('./tracker.ts');
  openTracker(insights);
  if (insights.kinds.includes('performance'))
    await import('./web-vitals.ts').then(({ countWebVitals }) => countWebVitals());
}

/** Global Privacy Control, or the older Do Not Track. */
const isLeftAlone = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1';
