import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Logger, type Params } from 'nestjs-pino';
import type { Config } from './config/config.ts';

/** A query may carry a mailed token, so only the path of a request is written down. */
const pathOf = (url: string | undefined) => url?.split('?', 1)[0];

/**
 * The log: pino, one JSON line per event on stdout. Code logs through Nest's `Logger`
 * (`private readonly log = new Logger(StartGeneration.name)`), objects first: `log.error({ err, task_id }, 'Refund failed')`.
 * Never log a body, a header, a token, an address or a prompt.
 */
export const logOptions = (config: Config): Params => ({
  pinoHttp: {
    level: config.logLevel,
    serializers: {
      req: (request: IncomingMessage) => ({ id: request.id, method: request.method, path: pathOf(request.url) }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    wrapSerializers: false,
    // The error filter writes the one line with the cause and the error_id; this line only says that a request ended.
    customLogLevel: () => 'debug',
    customErrorObject: (_request, _response, _error, line: Record<string, unknown>) => ({ ...line, err: undefined }),
  },
});

// What Nest tells of its own wiring at every start.
const framework = new Set<unknown>(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** The log that Nest's `Logger` ends in: pino, with the framework's own chatter one level lower. */
@Injectable()
export class ApplicationLog extends Logger {
  override log(message: unknown, ...context: unknown[]): void {
    if (framework.has(context.at(-1))) this.debug(message, ...context);
    else super.log(message, ...context);
  }
}
