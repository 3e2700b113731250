import type { Operation } from '@coursewright/contract';
import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  Sse,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AnswerInterceptor } from './answer.interceptor.ts';
import { CacheableInterceptor } from './cacheable.interceptor.ts';
import { originOf } from './origin.ts';
import {
  AdminGuard,
  BearerGuard,
  callerOf,
  ScopeGuard,
  SignInFor,
  StreamGuard,
} from './signed-in.guard.ts';

/**
 * The path Nest registers for a row of `operations`: below /api, `{id}` as `:id`. Controllers
 * therefore have no prefix of their own.
 */
export const restPath = (route: Operation): string =>
  `/api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/**
 * Characters (up to two bytes each) that may wait for a reader who does not read; then the
 * connection is dropped, and an EventSource resumes where it was.
 */
const maxPendingDataLength = 256 * 1024;

const isStream = (route: Operation) => route.produces === 'text/event-stream';
/** A native EventSource sends a cookie and no header, and can only GET. */
const readsStream = (route: Operation) => isStream(route) && route.method === 'GET';

/**
 * Makes a controller method the REST endpoint of a row of `operations`: method, path, status,
 * access, and an answer held to its schema. A `text/event-stream` row is a Nest SSE handler (it
 * returns an Observable). The OpenAPI document is made from the same rows, and every answer below
 * /api is `no-store` unless the handler says otherwise.
 */
export function Rest(route: Operation): MethodDecorator {
  return applyDecorators(
    isStream(route)
      ? Sse(restPath(route), { maxPendingDataLength, method: RequestMethod[route.method] })
      : RequestMapping({ path: restPath(route), method: RequestMethod[route.method] }),
    HttpCode(route.status),
    ...(route.signInFor === undefined ? [] : [SignInFor(route.signInFor)]),
    ...(route.access === 'signed_in'
      ? [UseGuards(readsStream(route) ? StreamGuard : BearerGuard, new ScopeGuard(route.scope))]
      : []),
    ...(route.access === 'admin'
      ? [UseGuards(BearerGuard, new ScopeGuard(undefined), new AdminGuard())]
      : []),
    ...(route.cacheable ? [UseInterceptors(new CacheableInterceptor(route.cacheable))] : []),
    ...(route.output
      ? [UseInterceptors(new AnswerInterceptor(route.output, route.cacheable !== undefined))]
      : []),
  );
}

/** The signed-in user on this request; only on routes whose access is `signed_in` or `admin`. */
export const SignedInCaller = createParamDecorator((_data: unknown, context) =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** Address and user agent of the request, for limits and session lists. */
export const CameFrom = createParamDecorator((_data: unknown, context) =>
  originOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
