import type { FastifyInstance } from 'fastify';

/**
 * Remembers every route that is registered from now on, to tell a wrong method (405) from a wrong
 * path (404).
 */
export class KnownPaths {
  private readonly methods = new Map<string, Set<string>>();

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRoute', ({ url, method }) => {
      if (!url.startsWith('/api')) return;
      const known = this.methods.get(url) ?? new Set();
      this.methods.set(url, known);
      for (const one of [method].flat()) known.add(one);
    });
  }

  /** The methods that the path takes; empty when no route has it. */
  allowedOn(path: string): string[] {
    const allowed = [...this.methods]
      .filter(([pattern]) => matches(pattern, path))
      .flatMap(([, methods]) => [...methods]);
    return [...new Set(allowed)].toSorted();
  }
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    !pattern.includes('*') &&
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}
