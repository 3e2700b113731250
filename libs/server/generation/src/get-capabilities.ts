import type { Capabilities } from '@coursewright/contract';
import { Author } from '@coursewright/authoring';
import { Config, type PaymentsConfig } from '@coursewright/platform';
import { SourceLibrary, WebSearch } from '@coursewright/sources';
import { Injectable } from '@nestjs/common';

/** What this installation writes with and can search, for the interface to say. */
@Injectable()
export class GetCapabilities {
  constructor(
    private readonly config: Config,
    private readonly author: Author,
    private readonly webSearch: WebSearch,
    private readonly library: SourceLibrary,
  ) {}

  run(): Promise<Capabilities> {
    return Promise.resolve({
      author: { kind: this.author.kind, name: this.author.name },
      search: { kind: this.webSearch.kind },
      sample_topics: this.library
        .sampleTopics()
        .map(({ title, language, summary }) => ({ title, language, summary })),
      payments: paymentsOf(this.config.payments),
      insights: this.config.insights ?? null,
      development_mailbox: this.config.smtpUrl === undefined && !this.config.production,
    });
  }
}

const stripeScript = 'https://js.stripe.com/v3/';

function paymentsOf(payments: PaymentsConfig): Capabilities['payments'] {
  if (payments.kind === 'stripe')
    return { kind: 'stripe', publishable_key: payments.publishableKey, script_url: stripeScript };
  return payments.kind === 'test'
    ? { kind: 'test', publishable_key: 'pk_test_built_in', script_url: '/dev/checkout/stripe.js' }
    : { kind: 'none', publishable_key: null, script_url: null };
}
