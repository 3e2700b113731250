import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from './load-config.ts';

describe('the configuration', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'coursewright-config-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const load = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: dataDir, ...env });
  const [one, other] = ['Qm2ZkL9vT4xW7bN1cR6yD3hJ8fS5gP0a', 'uE7oK2wX9iB4nV1zM6tC3qA8lH5jY0rG'];
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_one',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_one',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  };

  it('loads without any variable set', () => {
    expect(load()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      workers: 'inline',
      production: false,
      model: { provider: 'builtin' },
      search: { kind: 'none' },
    });
    expect(load({ PORT: '', MODEL: ' ' })).toMatchObject({
      port: 3000,
      model: { provider: 'builtin', timeoutMs: 120_000 },
    });
  });

  it('keeps generated secrets in files that only their owner can read', () => {
    const first = load();
    expect(Buffer.byteLength(first.jwtSecret)).toBeGreaterThanOrEqual(32);
    expect(first.jwtSecret).not.toBe(first.encryptionKey);
    expect(load()).toMatchObject({
      jwtSecret: first.jwtSecret,
      encryptionKey: first.encryptionKey,
    });
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toContain(first.jwtSecret);
  });

  it.each([
    [
      'openai:gpt-5-mini',
      { OPENAI_API_KEY: 'k' },
      { provider: 'openai', name: 'gpt-5-mini', apiKey: 'k' },
    ],
    [
      'openai:org/model:free',
      { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1/' },
      { provider: 'openai', name: 'org/model:free', baseUrl: 'http://127.0.0.1:9/v1' },
    ],
    [
      'anthropic:claude',
      { ANTHROPIC_API_KEY: 'k', MODEL_API_KEY: 'mine' },
      { provider: 'anthropic', name: 'claude', apiKey: 'mine' },
    ],
    ['google:gemini', { GEMINI_API_KEY: 'k' }, { provider: 'google', name: 'gemini', apiKey: 'k' }],
    ['ollama:qwen3:8b', {}, { provider: 'ollama', name: 'qwen3:8b' }],
    ['groq:llama', { MODEL_API_KEY: 'k' }, { provider: 'groq', name: 'llama', apiKey: 'k' }],
  ])('reads MODEL=%s', (model, env, expected) => {
    expect(load({ MODEL: model, ...env }).model).toMatchObject(expected);
  });

  it.each([
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: 'http' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'coursewright.org' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['WORKERS', { WORKERS: 'many' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['MODEL', { MODEL: 'gpt-5' }],
    ['MODEL', { MODEL: 'builtin:gpt-5' }],
    ['OPENAI_API_KEY', { MODEL: 'openai:gpt-5' }],
    ['ANTHROPIC_API_KEY', { MODEL: 'anthropic:claude' }],
    ['GOOGLE_API_KEY', { MODEL: 'google:gemini' }],
    ['MODEL_INPUT_PRICE', { MODEL_INPUT_PRICE: '-1', MODEL_OUTPUT_PRICE: '1' }],
    ['MODEL_OUTPUT_PRICE', { MODEL_INPUT_PRICE: '0.25' }],
    ['MODEL_TIMEOUT_MS', { MODEL_TIMEOUT_MS: '-1' }],
    ['SEARCH', { SEARCH: 'google' }],
    ['BRAVE_API_KEY', { SEARCH: 'brave' }],
    ['SEARCH_BASE_URL', { SEARCH: 'searxng' }],
    ['SPEECH', { SPEECH: 'loud' }],
    ['KOKORO_MODEL', { SPEECH: 'kokoro' }],
    ['KOKORO_MODEL', { SPEECH: 'kokoro', KOKORO_MODEL: '/nowhere' }],
    ['SPEECH', { SPEECH_BASE_URL: 'http://127.0.0.1:9' }],
    ['SPEECH_API_KEY', { SPEECH: 'openai:tts-1' }],
    ['SPEECH_VOICES', { SPEECH: 'openai:tts-1', SPEECH_VOICES: 'en=' }],
    ['S3_ENDPOINT', { S3_BUCKET: 'audio' }],
    ['S3_SECRET_KEY', { S3_ENDPOINT: 'http://a', S3_BUCKET: 'audio', S3_ACCESS_KEY: 'k' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'http://a', S3_BUCKET: '../etc' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.org' }],
    ['FETCH_ALLOW', { FETCH_ALLOW: '10.0.0.0/64' }],
    ['FETCH_ALLOW', { FETCH_ALLOW: 'http://10.0.0.1' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@example.org' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'short' }],
    ['JWT_SECRET', { JWT_SECRET: 'short' }],
    ['ENCRYPTION_KEY', { ENCRYPTION_KEY: 'short' }],
    ['JWT_SECRET', { NODE_ENV: 'production', JWT_SECRET: one.slice(1), ENCRYPTION_KEY: other }],
    ['JWT_SECRET', { NODE_ENV: 'production', JWT_SECRET: ' ', ENCRYPTION_KEY: other }],
    ['ENCRYPTION_KEY', { JWT_SECRET: one, ENCRYPTION_KEY: one }],
    ['JWT_SECRET', { NODE_ENV: 'production', ENCRYPTION_KEY: other }],
    ['ENCRYPTION_KEY', { NODE_ENV: 'production', JWT_SECRET: one }],
    ['ENCRYPTION_KEY', { NODE_ENV: 'production', JWT_SECRET: one, ENCRYPTION_KEY: one }],
    ['ENCRYPTION_KEY', { NODE_ENV: 'production', JWT_SECRET: one, ENCRYPTION_KEY: other.slice(1) }],
    [
      'JWT_SECRET',
      {
        NODE_ENV: 'production',
        JWT_SECRET: 'change-me-change-me-change-me-change-me',
        ENCRYPTION_KEY: other,
      },
    ],
    [
      'JWT_SECRET',
      {
        NODE_ENV: 'production',
        JWT_SECRET: '<your secret of at least 32 bytes>',
        ENCRYPTION_KEY: other,
      },
    ],
    [
      'ENCRYPTION_KEY',
      {
        NODE_ENV: 'production',
        JWT_SECRET: one,
        ENCRYPTION_KEY: '12341234123412341234123412341234',
      },
    ],
    [
      'FAULT_POINTS',
      { NODE_ENV: 'production', JWT_SECRET: one, ENCRYPTION_KEY: other, FAULT_POINTS: '/tmp' },
    ],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: stripe.STRIPE_PUBLISHABLE_KEY }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef,short' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: ' ' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: stripe.STRIPE_SECRET_KEY }],
    ['ANALYTICS_URL', { ANALYTICS_URL: 'plausible.example.org' }],
    ['ANALYTICS', { ANALYTICS_URL: 'https://plausible.example.org/api/event', ANALYTICS: 'all' }],
    ['USER_KEY_URLS', { USER_KEY_URLS: 'openai' }],
    ['USER_KEY_URLS', { USER_KEY_URLS: 'ollama=http://127.0.0.1:9' }],
  ])('stops the start with one sentence about %s (%j)', (name, env) => {
    expect(() => load(env)).toThrow(new RegExp(`^${name}\\b[^\\n]*\\.$`));
  });

  it('never repeats a value, which may be a secret', () => {
    expect(() => load({ JWT_SECRET: 'hunter2' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });

  it('accepts a production configuration', () => {
    expect(
      load({
        NODE_ENV: 'production',
        JWT_SECRET: one,
        ENCRYPTION_KEY: other,
        FETCH_ALLOW: '192.168.1.10:11434, 10.0.0.0/8 ollama.lan',
        TRUST_PROXY: '10.0.0.1,fd00::/8',
      }),
    ).toMatchObject({
      production: true,
      jwtSecret: one,
      encryptionKey: other,
      fetchAllow: ['192.168.1.10:11434', '10.0.0.0/8', 'ollama.lan'],
      trustProxy: ['10.0.0.1', 'fd00::/8'],
    });
  });
});
