import { isIP } from 'node:net';
import { insightKinds, keyProviders } from '@coursewright/contract';
import { z } from 'zod';

/**
 * The error of a configuration that cannot work; its message is one sentence that names the
 * variable.
 */
export class ConfigError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ConfigError';
  }
}

// Messages complete the sentence "NAME …".
const whole = (fallback: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)
    .default(fallback);
const price = (unit = 'tokens') =>
  z
    .string()
    .regex(
      /^\d{1,6}(?:\.\d{1,6})?$/,
      `must be a price in USD per million ${unit}, for example 0.25`,
    )
    .transform(Number)
    .optional();
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
const http = () => url('http:', 'https:').transform((value) => value.replace(/\/+$/, ''));
const secret = () =>
  z.string().refine((value) => Buffer.byteLength(value) >= 32, 'must be at least 32 bytes long');

const hostPort = /^(?:\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i;
/** An address, or a CIDR range. */
const isNetwork = (entry: string) => {
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
};
const isAllowEntry = (entry: string) => isNetwork(entry) || hostPort.test(entry);

const speechVoice = /^(?:([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)=)?([^=\s]{1,60})$/;
const userKeyUrl = new RegExp(`^(?:${keyProviders.join('|')})=https?://[^/].*$`);

/** Every variable the server reads, by name. `.env.example` lists the same names. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: whole(3000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: http().optional(),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL: whole(10, 2, 200),
  JWT_SECRET: secret().optional(),
  ENCRYPTION_KEY: secret().optional(),
  WORKERS: oneOf(['inline', 'none']).default('inline'),
  COURSES_AT_ONCE: whole(8, 1, 100),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (entries) => entries.every(isNetwork),
      'must be a comma-separated list of addresses or CIDR ranges of proxies, for example 10.0.0.0/8',
    )
    .default([]),
  MODEL: z
    .string()
    .regex(
      /^(?:builtin|(?!builtin:)[a-z][\w-]*:\S+)$/,
      'must be builtin or provider:name, for example openai:gpt-5-mini, with openai, anthropic, google, ollama or a provider whose LangChain package is installed',
    )
    .default('builtin'),
  MODEL_BASE_URL: http().optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_INPUT_PRICE: price(),
  MODEL_OUTPUT_PRICE: price(),
  MODEL_TIMEOUT_MS: whole(120_000, 100, 3_600_000),
  MODEL_CONTEXT_TOKENS: z
    .string()
    .regex(/^\d{4,7}$/, 'must be a number of tokens from 1000 to 9999999')
    .transform(Number)
    .optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: http().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  GOOGLE_API_KEY: z.string().optional(),
  GEMINI_API_KEY: z.string().optional(),
  OLLAMA_BASE_URL: http().optional(),
  SEARCH: oneOf(['none', 'perplexity', 'brave', 'tavily', 'searxng', 'wikipedia']).default('none'),
  SEARCH_BASE_URL: http().optional(),
  SEARCH_API_KEY: z.string().optional(),
  PERPLEXITY_API_KEY: z.string().optional(),
  BRAVE_API_KEY: z.string().optional(),
  TAVILY_API_KEY: z.string().optional(),
  SPEECH: z
    .string()
    .regex(
      /^(?:builtin|kokoro|openai:\S+)$/,
      'must be builtin, kokoro, or openai:name with the name of a model, for example openai:gpt-4o-mini-tts',
    )
    .default('builtin'),
  KOKORO_MODEL: z.string().optional(),
  KOKORO_DTYPE: oneOf(['fp32', 'fp16', 'q8', 'q4', 'q4f16']).default('q8'),
  SPEECH_BASE_URL: http().optional(),
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_VOICES: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (entries) => entries.length > 0 && entries.every((entry) => speechVoice.test(entry)),
      'must be a comma-separated list of voices, each with or without the language it is for, for example nova,fr=ff_siwis',
    )
    .transform((entries) =>
      entries.map((entry) => {
        const [, language, name = ''] = speechVoice.exec(entry) ?? [];
        return language === undefined ? { name } : { name, language };
      }),
    )
    .optional(),
  SPEECH_PRICE: price('characters'),
  SPEECH_TIMEOUT_MS: whole(60_000, 100, 600_000),
  USER_KEY_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (entries) => entries.every((entry) => userKeyUrl.test(entry)),
      `must be a comma-separated list of provider=URL entries with the providers ${keyProviders.join(', ')}, for example openai=https://gateway.example.org/v1`,
    )
    .transform((entries) =>
      Object.fromEntries(
        entries.map((entry) => [
          entry.slice(0, entry.indexOf('=')),
          entry.slice(entry.indexOf('=') + 1).replace(/\/+$/, ''),
        ]),
      ),
    ),
  S3_ENDPOINT: http().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, for example eu-central-1')
    .optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'must be an e-mail address, for example Coursewright <no-reply@example.org>')
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_/, 'must be a secret or restricted key, which starts with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (entries) => entries.length > 0 && entries.every((entry) => entry.length >= 16),
      'must be the signing secret of the webhook endpoint, or several separated by commas while keys are rolled',
    )
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_/, 'must be the publishable key, which starts with pk_')
    .optional(),
  STRIPE_BASE_URL: http().optional(),
  ANALYTICS_URL: http().optional(),
  ANALYTICS: z
    .string()
    .default(insightKinds.join())
    .transform((list) => insightKinds.filter((kind) => list.split(/[\s,]+/).includes(kind)))
    .refine((kinds) => kinds.length > 0, `must be ${insightKinds.join(' or ')}, or both`),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  FETCH_ALLOW: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (entries) => entries.every(isAllowEntry),
      'must be a comma-separated list of host, host:port or CIDR entries, for example 192.168.1.10:11434, 10.0.0.0/8',
    ),
  FAULT_POINTS: z.string().optional(),
});
export type Environment = z.output<typeof environmentSchema>;

/**
 * Parses raw variables; an empty value counts as absent. Throws ConfigError for the first wrong
 * one.
 */
export function parseEnvironment(raw: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(
    Object.keys(environmentSchema.shape)
      .map((name) => [name, raw[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environmentSchema.safeParse(present);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
}
