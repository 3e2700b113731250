import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type {
  Config,
  FilesConfig,
  ModelConfig,
  PaymentsConfig,
  SearchConfig,
  SpeechConfig,
  TokenPrices,
} from './config.ts';
import { ConfigError, type Environment, parseEnvironment } from './environment.ts';
import { generatedSecrets } from './generated-secrets.ts';

/**
 * The process's variables over those of `.env` in the working directory. The only reader of
 * `process.env`.
 */
export function readEnvironment(): Record<string, string | undefined> {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return { ...file, ...process.env };
}

/**
 * Checks every variable and completes what may be absent. Throws ConfigError with one sentence that
 * names the variable.
 */
export function loadConfig(raw: Record<string, string | undefined> = readEnvironment()): Config {
  const env = parseEnvironment(raw);
  const dataDir = resolve(env.DATA_DIR);
  const production = env.NODE_ENV === 'production';
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    ...secretsOf(env, dataDir, production),
    workers: env.WORKERS,
    coursesAtOnce: env.COURSES_AT_ONCE,
    production,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    model: {
      ...modelOf(env),
      ...(env.MODEL_CONTEXT_TOKENS ? { contextTokens: env.MODEL_CONTEXT_TOKENS } : {}),
    },
    modelPrices: modelPricesOf(env),
    search: searchOf(env),
    speech: speechOf(env),
    files: filesOf(env),
    userKeyUrls: env.USER_KEY_URLS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Coursewright <no-reply@${new URL(publicUrl).hostname}>`,
    payments: paymentsOf(env, production),
    insights: insightsOf(env, publicUrl),
    admin: adminOf(env),
    fetchAllow: env.FETCH_ALLOW,
    faultPoints: faultPointsOf(env, production),
  };
}

function secretsOf(env: Environment, dataDir: string, production: boolean) {
  for (const name of ['JWT_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (production && env[name] === undefined)
      throw new ConfigError(
        `${name} is required in production; "openssl rand -base64 32" makes one.`,
      );
  }
  for (const name of ['JWT_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (production && isPlaceholder(env[name] ?? ''))
      throw new ConfigError(
        `${name} looks like a placeholder; "openssl rand -base64 32" makes a secret.`,
      );
  }
  if (env.JWT_SECRET !== undefined && env.JWT_SECRET === env.ENCRYPTION_KEY)
    throw new ConfigError('ENCRYPTION_KEY must differ from JWT_SECRET.');
  if (env.JWT_SECRET !== undefined && env.ENCRYPTION_KEY !== undefined)
    return { jwtSecret: env.JWT_SECRET, encryptionKey: env.ENCRYPTION_KEY };
  const generated = generatedSecrets(dataDir);
  return {
    jwtSecret: env.JWT_SECRET ?? generated.jwt_secret,
    encryptionKey: env.ENCRYPTION_KEY ?? generated.encryption_key,
  };
}

// What stands in examples and tutorials, and what somebody types to get past the length check.
const isPlaceholder = (secret: string) =>
  /change.?(?:me|this|it)|replace.?(?:me|this|with)|placeholder|your.{0,3}(?:secret|key)|example|dummy/i.test(
    secret,
  ) || new Set(secret).size < 8;

function modelOf(env: Environment): ModelConfig {
  const [provider = 'builtin', ...rest] = env.MODEL.split(':');
  const name = rest.join(':');
  const timeoutMs = env.MODEL_TIMEOUT_MS;
  switch (provider) {
    case 'openai': {
      const baseUrl = env.MODEL_BASE_URL ?? env.OPENAI_BASE_URL;
      const apiKey = env.MODEL_API_KEY ?? env.OPENAI_API_KEY;
      // A compatible server on the LAN often wants no key.
      if (!apiKey && !baseUrl)
        throw new ConfigError(
          `OPENAI_API_KEY (or MODEL_API_KEY) is required for MODEL=${env.MODEL}.`,
        );
      return { provider, name, baseUrl, apiKey, timeoutMs };
    }
    case 'anthropic':
      return {
        provider,
        name,
        baseUrl: env.MODEL_BASE_URL,
        apiKey: required(
          env.MODEL_API_KEY ?? env.ANTHROPIC_API_KEY,
          'ANTHROPIC_API_KEY (or MODEL_API_KEY)',
          `MODEL=${env.MODEL}`,
        ),
        timeoutMs,
      };
    case 'google':
      return {
        provider,
        name,
        baseUrl: env.MODEL_BASE_URL,
        apiKey: required(
          env.MODEL_API_KEY ?? env.GOOGLE_API_KEY ?? env.GEMINI_API_KEY,
          'GOOGLE_API_KEY (or MODEL_API_KEY)',
          `MODEL=${env.MODEL}`,
        ),
        timeoutMs,
      };
    case 'ollama':
      return {
        provider,
        name,
        baseUrl: env.MODEL_BASE_URL ?? env.OLLAMA_BASE_URL,
        apiKey: env.MODEL_API_KEY,
        timeoutMs,
      };
    case 'builtin':
      return { provider, name: '', timeoutMs };
    default:
      // Its package may read a key variable of its own, and says at the start what it lacks.
      return {
        provider,
        name,
        baseUrl: env.MODEL_BASE_URL,
        apiKey: env.MODEL_API_KEY,
        timeoutMs,
      };
  }
}

function modelPricesOf({
  MODEL_INPUT_PRICE: input,
  MODEL_OUTPUT_PRICE: output,
}: Environment): TokenPrices | undefined {
  if (input === undefined && output === undefined) return undefined;
  if (input === undefined)
    throw new ConfigError('MODEL_INPUT_PRICE is required when MODEL_OUTPUT_PRICE is set.');
  if (output === undefined)
    throw new ConfigError('MODEL_OUTPUT_PRICE is required when MODEL_INPUT_PRICE is set.');
  return { input, output };
}

function searchOf(env: Environment): SearchConfig {
  const kind = env.SEARCH;
  const baseUrl = env.SEARCH_BASE_URL;
  const wanted = `SEARCH=${kind}`;
  switch (kind) {
    case 'perplexity':
      return {
        kind,
        baseUrl,
        apiKey: required(
          env.SEARCH_API_KEY ?? env.PERPLEXITY_API_KEY,
          'PERPLEXITY_API_KEY (or SEARCH_API_KEY)',
          wanted,
        ),
      };
    case 'brave':
      return {
        kind,
        baseUrl,
        apiKey: required(
          env.SEARCH_API_KEY ?? env.BRAVE_API_KEY,
          'BRAVE_API_KEY (or SEARCH_API_KEY)',
          wanted,
        ),
      };
    case 'tavily':
      return {
        kind,
        baseUrl,
        apiKey: required(
          env.SEARCH_API_KEY ?? env.TAVILY_API_KEY,
          'TAVILY_API_KEY (or SEARCH_API_KEY)',
          wanted,
        ),
      };
    case 'searxng':
      return {
        kind,
        baseUrl: required(baseUrl, 'SEARCH_BASE_URL', wanted),
        apiKey: env.SEARCH_API_KEY,
      };
    default:
      return { kind, baseUrl, apiKey: env.SEARCH_API_KEY };
  }
}

/** Voices that OpenAI's models have, and that compatible servers give to voices of theirs. */
const usualVoices = ['alloy', 'nova', 'onyx', 'echo', 'fable', 'shimmer'].map((name) => ({ name }));

function speechOf(env: Environment): SpeechConfig {
  const [kind, ...model] = env.SPEECH.split(':');
  if (kind !== 'openai') {
    if (env.SPEECH_BASE_URL ?? env.SPEECH_API_KEY ?? env.SPEECH_VOICES ?? env.SPEECH_PRICE)
      throw new ConfigError(
        'SPEECH must be openai:name when another SPEECH_ variable is set, for example openai:gpt-4o-mini-tts.',
      );
    return kind === 'kokoro' ? kokoroOf(env) : { kind: 'builtin' };
  }
  return {
    kind: 'server',
    model: model.join(':'),
    baseUrl: env.SPEECH_BASE_URL ?? 'https://api.openai.com/v1',
    // The key for OpenAI goes to nobody else.
    apiKey: env.SPEECH_BASE_URL
      ? env.SPEECH_API_KEY
      : required(
          env.SPEECH_API_KEY ?? env.OPENAI_API_KEY,
          'SPEECH_API_KEY (or OPENAI_API_KEY)',
          `SPEECH=${env.SPEECH}`,
        ),
    voices: env.SPEECH_VOICES ?? usualVoices,
    price: env.SPEECH_PRICE,
    timeoutMs: env.SPEECH_TIMEOUT_MS,
  };
}

function kokoroOf({ KOKORO_MODEL, KOKORO_DTYPE: dtype }: Environment): SpeechConfig {
  const model = resolve(required(KOKORO_MODEL, 'KOKORO_MODEL', 'SPEECH=kokoro'));
  if (!existsSync(join(model, 'config.json')))
    throw new ConfigError(
      `KOKORO_MODEL must be the folder of a Kokoro model, and ${model} has no config.json.`,
    );
  return { kind: 'kokoro', model, dtype };
}

function filesOf(env: Environment): FilesConfig {
  const { S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1' } = env;
  if (endpoint === undefined) {
    if (env.S3_BUCKET ?? env.S3_ACCESS_KEY ?? env.S3_SECRET_KEY ?? env.S3_REGION)
      throw new ConfigError('S3_ENDPOINT is required when another S3_ variable is set.');
    return { kind: 'disk' };
  }
  const because = 'S3_ENDPOINT';
  return {
    kind: 's3',
    endpoint,
    bucket: required(env.S3_BUCKET, 'S3_BUCKET', because),
    accessKey: required(env.S3_ACCESS_KEY, 'S3_ACCESS_KEY', because),
    secretKey: required(env.S3_SECRET_KEY, 'S3_SECRET_KEY', because),
    region,
  };
}

function paymentsOf(env: Environment, production: boolean): PaymentsConfig {
  const secretKey = env.STRIPE_SECRET_KEY;
  if (secretKey === undefined) {
    if (env.STRIPE_WEBHOOK_SECRET ?? env.STRIPE_PUBLISHABLE_KEY ?? env.STRIPE_BASE_URL)
      throw new ConfigError('STRIPE_SECRET_KEY is required when another STRIPE_ variable is set.');
    return { kind: production ? 'none' : 'test' };
  }
  const because = 'STRIPE_SECRET_KEY';
  return {
    kind: 'stripe',
    secretKey,
    webhookSecrets: required(env.STRIPE_WEBHOOK_SECRET, 'STRIPE_WEBHOOK_SECRET', because),
    publishableKey: required(env.STRIPE_PUBLISHABLE_KEY, 'STRIPE_PUBLISHABLE_KEY', because),
    baseUrl: env.STRIPE_BASE_URL,
  };
}

function insightsOf(env: Environment, publicUrl: string): Config['insights'] {
  const { ANALYTICS_URL: endpoint, ANALYTICS: kinds } = env;
  return endpoint ? { endpoint, site: new URL(publicUrl).hostname, kinds } : undefined;
}

function faultPointsOf({ FAULT_POINTS }: Environment, production: boolean): string | undefined {
  if (production && FAULT_POINTS !== undefined)
    throw new ConfigError(
      'FAULT_POINTS ends processes on purpose, for tests; take it away in production.',
    );
  return FAULT_POINTS;
}

function adminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment): Config['admin'] {
  if (email === undefined && password === undefined) return undefined;
  return {
    email: required(email, 'ADMIN_EMAIL', 'ADMIN_PASSWORD'),
    password: required(password, 'ADMIN_PASSWORD', 'ADMIN_EMAIL'),
  };
}

function required<Value>(value: Value | undefined, name: string, because: string): Value {
  if (value === undefined) throw new ConfigError(`${name} is required for ${because}.`);
  return value;
}
