import type { Insights } from '@coursewright/contract';
import { init } from '@plausible-analytics/tracker';
import { kindOfPage } from './kind-of-page.ts';

/**
 * Sends page views to the collector, if they are asked for. It learns which kind of page was opened
 * and from which site, never whose course, nor anything that stands in a query.
 */
export function openTracker({ endpoint, site, kinds }: Insights): void {
  let last = '';
  init({
    domain: site,
    endpoint,
    autoCapturePageviews: kinds.includes('usage'),
    captureOnLocalhost: true,
    logging: false,
    bindToWindow: false,
    transformRequest: (event) => {
      const u = `${window.location.origin}${kindOfPage(new URL(event.u).pathname)}`;
      // A step inside a course is no other page.
      if (event.n === 'pageview' && u === last) return null;
      if (event.n === 'pageview') last = u;
      return { ...event, u, r: siteOf(event.r) };
    },
  });
}

const siteOf = (referrer: string | null | undefined): string | null =>
  referrer && URL.canParse(referrer) ? new URL(referrer).origin : null;
