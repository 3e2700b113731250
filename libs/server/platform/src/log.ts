import { Injectable } from '@nestjs/common';
import { Logger, type Params } from 'nestjs-pino';
import type { Config } from './config/config.ts';
import { loggedError } from './logged-error.ts';

/** Takes the log's lines instead of stdout. */
export interface LogSink {
  write(line: string): void;
}

/**
 * The log: pino, one JSON line per event on stdout. Code logs through Nest's `Logger` (`private
 * readonly log = new Logger(StartGeneration.name)`), objects first: `log.error({ err, task_id },
 * 'Refund failed')`. Never log a body, a header, a token, an address or a prompt.
 */
export const logOptions = (config: Config, sink?: LogSink): Params => ({
  // The API writes the lines about requests (request-log.ts): it knows the route and the caller.
  forRoutes: [],
  pinoHttp: {
    ...(sink ? { stream: sink } : {}),
    level: config.logLevel,
    serializers: { err: loggedError },
    // An error's text may be a provider's, who may say back what he was sent.
    hooks: { streamWrite: withoutSecrets(config) },
  },
});

/**
 * Replaces the configured secrets, and what is sent as a Bearer token or a cookie, in a line of the
 * log.
 */
function withoutSecrets(config: Config): (line: string) => string {
  const { jwtSecret, encryptionKey, model, search, admin, payments } = config;
  const stripe = payments.kind === 'stripe' ? [payments.secretKey, ...payments.webhookSecrets] : [];
  const values = [
    jwtSecret,
    encryptionKey,
    model.apiKey,
    search.apiKey,
    admin?.password,
    passwordIn(config.smtpUrl),
    passwordIn(config.databaseUrl),
    ...stripe,
  ];
  // Longest first, so that none is left over when it contains another; shorter ones are words that
  // any line may have.
  const known = values
    .filter((value) => value !== undefined && value.length >= 8)
    .toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0))
    .map((value) => JSON.stringify(value).slice(1, -1));
  const pattern = new RegExp(
    [
      ...known.map((value) => RegExp.escape(value)),
      String.raw`(?<=\bBearer )[\w.~+/-]{8,}`,
      String.raw`(?<=\bcw_(?:refresh|device)=)[\w.-]{8,}`,
    ].join('|'),
    'g',
  );
  return (line) => line.replace(pattern, '[secret]');
}

const passwordIn = (url: string | undefined) =>
  url === undefined ? undefined : decodeURIComponent(new URL(url).password);

// What Nest tells of its own wiring at every start.
const framework = new Set<unknown>([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** The log that Nest's `Logger` ends in: pino, with the framework's own chatter one level lower. */
@Injectable()
export class ApplicationLog extends Logger {
  override log(message: unknown, ...context: unknown[]): void {
    if (framework.has(context.at(-1))) this.debug(message, ...context);
    else super.log(message, ...context);
  }
}
