import { limits, Refusal, sayAs } from '@coursewright/contract';
import type { CallOptions } from '@coursewright/rpc';
import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const printable = /^[\x21-\x7e]+$/;

/**
 * The headers that use cases honour. Throws validation_error for an Idempotency-Key that is too
 * long or not plain ASCII.
 */
export function callOptionsOf(request: FastifyRequest): CallOptions {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return {};
  if (typeof key !== 'string' || key.length > limits.idempotencyKey.max || !printable.test(key)) {
    throw new Refusal(
      'validation_error',
      sayAs(
        'malformed_request',
        `Idempotency-Key must be 1 to ${limits.idempotencyKey.max} printable ASCII characters.`,
      ),
    );
  }
  return { idempotencyKey: key };
}

/** The request's CallOptions, for a REST handler of a use case that takes them. */
export const CalledWith = createParamDecorator((_data: unknown, context) =>
  callOptionsOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
