import type { Origin } from '@coursewright/rpc';
import type { FastifyRequest } from 'fastify';

const longestUserAgent = 400;
const longestLanguage = 100;

/** Where a request came from. The address is the socket's unless the operator trusts a proxy. */
export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent),
  language: request.headers['accept-language']?.slice(0, longestLanguage),
});
