/**
 * How long a new connection to this database may take, in milliseconds: `connect_timeout` of its
 * address (in seconds, as libpq reads it), else five seconds.
 */
export function connectionTimeoutOf(url: string): number {
  const seconds = Number(new URL(url).searchParams.get('connect_timeout'));
  return seconds > 0 ? seconds * 1_000 : 5_000;
}
