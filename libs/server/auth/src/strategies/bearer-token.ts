import type { FastifyRequest } from 'fastify';

/** The token of `Authorization: Bearer …`, or null. */
export const bearerTokenOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
