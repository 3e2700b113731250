import type { AppError } from '@coursewright/contract';
import { toAppError } from '@coursewright/platform';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

const log = new Logger('Failure');

/**
 * Every 5xx is written down once, here, with the id that its answer carries and the cause that it
 * does not.
 */
export function reportFailure(error: AppError, where: string, request: FastifyRequest): void {
  if (error.status < 500) return;
  const line = { error_id: error.errorId, request_id: request.id, type: error.type, where };
  if (isTurnedAway(error)) log.warn(line, error.message);
  else log.error({ ...line, err: error.cause ?? error }, error.message);
}

/**
 * Refused by a bound of ours that is reached, and asked to come again: nothing failed, and under a
 * flood there are many of them.
 */
const isTurnedAway = ({ type, retryAfter, cause }: AppError): boolean =>
  type === 'unavailable' && retryAfter !== undefined && cause === undefined;

const envelope = (error: AppError): object => ({ error: error.toBody() });

/**
 * Answers a request that failed, whoever threw: a use case, Nest, or Fastify before Nest was asked;
 * as REST does, or with another `body`.
 */
export function answerError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  body = envelope,
): void {
  const error = toAppError(thrown);
  reportFailure(error, `${request.method} ${request.routeOptions.url ?? 'unknown route'}`, request);
  // A stream that has begun cannot turn into an error any more.
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  // What is still to come of such a request is not waited for.
  if (error.type === 'request_timeout') void reply.header('connection', 'close');
  if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
  void reply.status(error.status).type('application/json; charset=utf-8').send(body(error));
}

@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerError(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
