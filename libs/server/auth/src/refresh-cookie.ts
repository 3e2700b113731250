import { fastifyCookie as cookie } from '@fastify/cookie';
import type { Config } from '@coursewright/platform';
import type { LiveSession } from './sessions.ts';

// Not __Host-: that prefix demands Path=/, and this cookie goes to the API only.
const name = 'cw_refresh';

/**
 * Somebody who tries the product on his own machine has no certificate, and nobody else can listen
 * there.
 */
const isOwnMachine = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** What every cookie of this server has. */
export const cookieAttributes = ({ publicUrl }: Config) => ({
  httpOnly: true,
  secure: !isOwnMachine(new URL(publicUrl)),
  sameSite: 'lax' as const,
  path: '/api',
});

/** The Set-Cookie that keeps a session: for its lifetime, or until the browser closes. */
export const refreshCookie = (
  config: Config,
  { refreshToken, rememberMe, expiresAt }: LiveSession,
  now: Date,
): string =>
  cookie.serialize(name, refreshToken, {
    ...cookieAttributes(config),
    ...(rememberMe
      ? { maxAge: Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)) }
      : {}),
  });

/** The Set-Cookie that takes it back. */
export const noRefreshCookie = (config: Config): string =>
  cookie.serialize(name, '', { ...cookieAttributes(config), maxAge: 0 });

/** The refresh token in a Cookie header. */
export const refreshTokenIn = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : cookie.parse(header)[name];
