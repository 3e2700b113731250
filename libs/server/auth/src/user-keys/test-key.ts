import { AppError, fieldRefusal, type KeyProvider, say } from '@coursewright/contract';
import { Config } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';

interface KeyTest {
  /** As messages call the provider. */
  readonly name: string;
  readonly baseUrl: string;
  readonly path: string;
  readonly headers: (key: string) => Record<string, string>;
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/**
 * The cheapest question of each provider that only a good key is answered; all but Brave's cost
 * nothing.
 */
const tests: Record<KeyProvider, KeyTest> = {
  openai: {
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    path: '/models',
    headers: bearer,
  },
  anthropic: {
    name: 'Anthropic',
    baseUrl: 'https://api.anthropic.com',
    path: '/v1/models?limit=1',
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  },
  google: {
    name: 'Google',
    baseUrl: 'https://generativelanguage.googleapis.com',
    path: '/v1beta/models?pageSize=1',
    headers: (key) => ({ 'x-goog-api-key': key }),
  },
  perplexity: {
    name: 'Perplexity',
    baseUrl: 'https://api.perplexity.ai',
    path: '/async/chat/completions?limit=1',
    headers: bearer,
  },
  brave: {
    name: 'Brave',
    baseUrl: 'https://api.search.brave.com',
    path: '/res/v1/web/search?q=course&count=1',
    headers: (key) => ({ 'x-subscription-token': key }),
  },
  tavily: { name: 'Tavily', baseUrl: 'https://api.tavily.com', path: '/usage', headers: bearer },
};

const timeoutMs = 10_000;
/** Google answers 400 to a malformed key, Brave 422. */
const refusals = new Set([400, 401, 403, 422]);
/** The key is known, only its quota or its balance is used up at the moment. */
const known = new Set([402, 429]);

/** Asks a provider whether it takes a key. */
@Injectable()
export class TestKey {
  constructor(private readonly config: Config) {}

  /**
   * Throws validation_error when the provider refuses the key, provider_error when it cannot be
   * asked.
   */
  async run(provider: KeyProvider, key: string): Promise<void> {
    const { name, baseUrl, path, headers } = tests[provider];
    const status = await statusOf(
      `${this.config.userKeyUrls[provider] ?? baseUrl}${path}`,
      headers(key),
    );
    if (status !== undefined && ((status >= 200 && status < 300) || known.has(status))) return;
    if (status !== undefined && refusals.has(status))
      throw fieldRefusal('key', say('key_refused', { provider: name }));
    throw new AppError(
      'provider_error',
      `${name} could not be asked about this key, so it was not saved. Please try again later.`,
    );
  }
}

/** Undefined when nobody answered. Redirects are not followed: the key is for this address only. */
async function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    // Not passed on as a cause: a client library's error might quote the request.
    return undefined;
  }
}
