import { type AppError, Failure, say } from '@coursewright/contract';
import type { ModelConfig } from '@coursewright/platform';
import { isObject } from './answer-schema.ts';

/** Why a call brought no answer, as far as it decides what to do next. */
export type ProviderFailure =
  | { readonly kind: 'key_refused' | 'model_unknown' | 'quota_spent' | 'too_long' | 'rejected' }
  /**
   * The server cannot be held to a schema; the chat has gone over to plain answers, so the next
   * call may do.
   */
  | { readonly kind: 'form_unsupported' }
  | { readonly kind: 'rate_limited'; readonly retryAfterMs?: number }
  /** Its fault or the network's: worth another try. */
  | { readonly kind: 'trouble' }
  | { readonly kind: 'timeout' };

/** Thrown by our own race when a call outlasts its limit. */
export class CallTimeout extends Error {
  override readonly name = 'CallTimeout';
}

/** Thrown by a chat that has just learned that its server does not take response schemas. */
export class FormUnsupported extends Error {
  override readonly name = 'FormUnsupported';
}

/**
 * Thrown at start: the provider that MODEL names is unknown, its package is not installed, or its
 * client refuses the settings. The message is a sentence for the operator.
 */
export class ProviderUnusable extends Error {
  override readonly name = 'ProviderUnusable';
}

/**
 * Reads the client libraries' errors: OpenAI and Anthropic carry status and headers, Gemini status
 * and details, Ollama status_code; others do it in one of these ways.
 */
export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof CallTimeout) return { kind: 'timeout' };
  if (error instanceof FormUnsupported) return { kind: 'form_unsupported' };
  const status = statusOf(error);
  const said = textOf(error);
  if (
    /context_length|context window|maximum context|prompt is too long|exceeds the maximum number of tokens|CONTEXT_OVERFLOW/i.test(
      said,
    )
  )
    return { kind: 'too_long' };
  if (status === 401 || status === 403 || /API_KEY_INVALID|api key not valid/i.test(said))
    return { kind: 'key_refused' };
  if (status === 402 || /insufficient_quota|credit balance is too low/i.test(said))
    return { kind: 'quota_spent' };
  if (status === 404) return { kind: 'model_unknown' };
  if (status === 413) return { kind: 'too_long' };
  if (status === 429) return { kind: 'rate_limited', retryAfterMs: retryAfterOf(error) };
  if (status === 408) return { kind: 'timeout' };
  if (status !== undefined && status >= 400 && status < 500 && status !== 409)
    return { kind: 'rejected' };
  return { kind: 'trouble' };
}

export function statusOf(error: unknown): number | undefined {
  if (!isObject(error)) return undefined;
  const status = error.status ?? error.status_code;
  return typeof status === 'number' ? status : undefined;
}

export const textOf = (error: unknown): string =>
  isObject(error)
    ? [error.message, error.code, error.name, error.lc_error_code]
        .filter((part) => typeof part === 'string')
        .join(' ')
    : String(error);

/** Milliseconds, from the Retry-After header (seconds or a date) or Gemini's RetryInfo ("17s"). */
function retryAfterOf(error: unknown): number | undefined {
  if (!isObject(error)) return undefined;
  const header =
    error.headers instanceof Headers
      ? error.headers.get('retry-after')
      : isObject(error.headers)
        ? error.headers['retry-after']
        : undefined;
  if (typeof header === 'string') {
    const ms = /^\d+(\.\d+)?$/.test(header)
      ? Number(header) * 1000
      : Date.parse(header) - Date.now();
    return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
  }
  const details: unknown[] = Array.isArray(error.errorDetails) ? error.errorDetails : [];
  const delay = details.find((detail) => isObject(detail) && typeof detail.retryDelay === 'string');
  const seconds = isObject(delay) ? Number.parseFloat(String(delay.retryDelay)) : Number.NaN;
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

const keyVariables: Readonly<Record<string, string>> = {
  builtin: 'MODEL',
  openai: 'OPENAI_API_KEY (or MODEL_API_KEY)',
  anthropic: 'ANTHROPIC_API_KEY (or MODEL_API_KEY)',
  google: 'GOOGLE_API_KEY (or MODEL_API_KEY)',
  ollama: 'MODEL_API_KEY',
};
const keyVariable = (provider: string) =>
  keyVariables[provider] ?? "MODEL_API_KEY (or the variable that the provider's package reads)";

/**
 * In words for people. Never the provider's own text, which may hold the key, the prompt or an
 * address.
 */
export function toModelError(
  failure: ProviderFailure,
  { provider, name }: Pick<ModelConfig, 'provider' | 'name'>,
  cause: unknown,
): AppError {
  const model = `${provider}:${name}`;
  switch (failure.kind) {
    case 'key_refused':
      return new Failure(
        'provider_error',
        say('model_key_refused', { variable: keyVariable(provider), model }),
        { cause },
      );
    case 'model_unknown':
      return new Failure('provider_error', say('model_unknown', { model }), { cause });
    case 'quota_spent':
      return new Failure('provider_error', say('model_quota_spent', { provider }), { cause });
    case 'too_long':
      return new Failure('provider_error', say('material_too_long', { model }), { cause });
    case 'rejected':
    case 'form_unsupported':
      return new Failure('provider_error', say('model_rejected', { model }), { cause });
    case 'rate_limited':
      return new Failure('too_many_requests', say('model_busy'), {
        retryAfter: Math.ceil((failure.retryAfterMs ?? 60_000) / 1000),
        cause,
      });
    case 'timeout':
      return new Failure('timeout', say('model_too_slow', { model }), { cause });
    case 'trouble':
      return new Failure('unavailable', say('model_away', { model }), { cause });
  }
}
