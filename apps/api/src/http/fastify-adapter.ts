import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { AppError, limits, operations, Refusal, say, sayAs } from '@coursewright/contract';
import { type Config, restPath } from '@coursewright/platform';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './answer-error.ts';
import { parseJson } from './json-body.ts';
import { endWithheldBodies } from './withheld-bodies.ts';

const mebibyte = 1024 * 1024;
/** For the start of a request; a slow sender holds a socket no longer. */
const headersWithin = 20_000;
/** For a whole request: 20 MiB over a slow line. */
const requestWithin = 300_000;
/** For silence on a socket. Streams send a comment every 15 s. */
const silence = 120_000;

/**
 * Fastify under Nest: bounded in size and time, one JSON parser, and errors in our envelope even
 * before a route is found.
 */
export function createAdapter(config: Config): FastifyAdapter {
  const adapter = new FastifyAdapter({
    routerOptions: { maxParamLength: 5_000 },
    genReqId: () => randomUUID(),
    bodyLimit: mebibyte,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    connectionTimeout: silence,
    requestTimeout: requestWithin,
    http: { headersTimeout: headersWithin },
    // Streams that are open at shutdown would hold it up.
    forceCloseConnections: true,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      answerError(error, request, reply),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket),
    // Nest's adapter would offer multipart wherever it is sent; the upload route registers it
    // itself.
    multipart: {
      limits: {
        files: 1,
        fields: 10,
        fieldSize: 1_000,
        parts: 11,
        fileSize: limits.document.maxBytes,
      },
    },
  });
  allowWholeCourses(adapter.getInstance());
  takeJsonOnly(adapter.getInstance());
  endWithheldBodies(adapter.getInstance(), limits.document.slowest);
  return adapter;
}

const takesCourses = new Set<string>(
  [
    operations.saveLearningPath,
    operations.importLearningPaths,
    operations.importCourseFile,
    operations.readQuestionFile,
    operations.addQuestions,
  ].map((row) => restPath(row)),
);

/** What takes courses as they are kept needs more room than any other request. */
function allowWholeCourses(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (takesCourses.has(route.url)) route.bodyLimit = limits.library.requestBytes;
  });
}

/**
 * Fastify would also take text/plain, and Nest form bodies; what is not JSON is refused with 415.
 */
function takeJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // What was signed is checked byte for byte before anybody parses it.
    if (request.routeOptions.url === restPath(operations.stripeWebhook)) {
      done(null, body);
      return;
    }
    try {
      // A DELETE or a POST without input may still announce JSON.
      done(null, body === '' ? undefined : parseJson(String(body)));
    } catch (error) {
      done(
        error instanceof Error
          ? error
          : new Refusal('bad_request', sayAs('malformed_request', 'The body is not valid JSON.')),
      );
    }
  });
}

/**
 * Bytes that are no HTTP request, or one whose head is too large or too slow: there is no request
 * object to answer through.
 */
function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refused =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? new AppError('request_timeout', 'The request came too slowly. Please try again.')
      : new Refusal('bad_request', say('malformed_request'));
  const status = refused.type === 'request_timeout' ? '408 Request Timeout' : '400 Bad Request';
  const body = JSON.stringify({ error: refused.toBody() });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
