import { createRequire } from 'node:module';
import type { Robot } from 'robots-parser';

// The package's types promise a default export that its code does not have.
const robotsParser: (url: string, text: string) => Robot = createRequire(import.meta.url)(
  'robots-parser',
);

type FetchRobots = (url: URL, signal: AbortSignal) => Promise<{ status: number; text: string }>;

const botName = 'CoursewrightBot';
const kept = { rules: 60 * 60_000, failure: 60_000, origins: 500 } as const;

/**
 * Which pages a site lets automated readers see. A site without rules (4xx) allows all; one that
 * fails to answer (5xx) none.
 */
export class RobotsRules {
  private readonly byOrigin = new Map<string, { rules: Robot | 'all' | 'none'; until: number }>();

  constructor(private readonly fetch: FetchRobots) {}

  async allow(page: URL, signal: AbortSignal): Promise<boolean> {
    const known = this.byOrigin.get(page.origin);
    const rules =
      known && known.until > Date.now() ? known.rules : await this.learn(page.origin, signal);
    if (typeof rules === 'string') return rules === 'all';
    return rules.isAllowed(page.href, botName) !== false;
  }

  private async learn(origin: string, signal: AbortSignal): Promise<Robot | 'all' | 'none'> {
    const url = new URL('/robots.txt', origin);
    const { status, text } = await this.fetch(url, signal);
    const rules =
      status === 200
        ? robotsParser(url.href, text)
        : status >= 500 || status === 429
          ? 'none'
          : 'all';
    this.byOrigin.delete(origin);
    this.byOrigin.set(origin, {
      rules,
      until: Date.now() + (rules === 'none' ? kept.failure : kept.rules),
    });
    const [oldest] = this.byOrigin.keys();
    if (this.byOrigin.size > kept.origins && oldest !== undefined) this.byOrigin.delete(oldest);
    return rules;
  }
}
