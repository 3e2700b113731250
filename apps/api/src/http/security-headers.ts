import type { Config } from '@coursewright/platform';
import type { FastifyHelmetOptions } from '@fastify/helmet';

const stripe = { script: 'https://js.stripe.com', api: 'https://api.stripe.com' } as const;

/**
 * Everything from this origin only, what buying credits needs of Stripe, and the collector of what
 * the operator has counted. Ant Design writes its
 * styles into the page as it renders, hence `unsafe-inline` for styles and nothing else. Strings
 * become markup or code through the web's own policies only (`shared/trusted-types.ts`).
 */
export const securityHeaders = ({
  publicUrl,
  insights,
}: Pick<Config, 'publicUrl' | 'insights'>): FastifyHelmetOptions => {
  const https = publicUrl.startsWith('https:');
  const collector = insights ? [new URL(insights.endpoint).origin] : [];
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", stripe.script],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'media-src': ["'self'", 'blob:'],
        'connect-src': ["'self'", stripe.api, ...collector],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'frame-src': ["'self'", stripe.script],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default', 'escaped', 'dompurify'],
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  };
};
