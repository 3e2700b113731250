// Accounts and sessions on the server.
import { mutant, type MutantTable } from './frame/mutant.ts';

const auth = (name: string) => `libs/server/auth/src/${name}.ts`;
const sessions = auth('sessions');
const limits = 'libs/server/platform/src/limits/rate-limits.ts';

const table: MutantTable = {
  'apps/api/test/sessions.e2e.spec.ts': [
    mutant(
      'A1',
      'a spent token that comes back ends nothing',
      [sessions, '      await this.revoke(id);\n      return null;', '      return null;'],
      'new token at each of 10 refreshes',
    ),
    mutant(
      'A1',
      'a refresh gives the same token again',
      [
        sessions,
        'const refreshToken = this.tokens.successorOf(token, id);',
        'const refreshToken = token;',
      ],
      'new token at each of 10 refreshes',
    ),
    mutant(
      'A1',
      'any token of the session is exchanged, spent or not',
      [
        sessions,
        'WHERE id = $1 AND token_hash = $2 AND revoked_at IS NULL AND expires_at > $4 RETURNING',
        'WHERE id = $1 AND revoked_at IS NULL AND expires_at > $4 RETURNING',
      ],
      'new token at each of 10 refreshes',
    ),
    mutant(
      'A2',
      'strict rotation: a token is worth nothing once it is spent',
      [sessions, ' ?? (await this.repeat(id, token, refreshToken))', ''],
      '20 refreshes with one cookie',
    ),
    {
      row: 'A2',
      what: 'each of two tabs gets a successor of its own',
      test: '20 refreshes with one cookie',
      patches: [
        {
          file: auth('refresh-tokens'),
          find: "createHmac('sha256', this.successorKey).update(token).digest('base64url')",
          replace: "randomBytes(32).toString('base64url')",
        },
        {
          file: sessions,
          find: 'SET last_used_at = $4\n       WHERE id = $1 AND previous_token_hash = $2 AND token_hash = $3 AND',
          replace:
            'SET token_hash = $3, last_used_at = $4\n       WHERE id = $1 AND previous_token_hash = $2 AND',
        },
      ],
    },
    mutant(
      'A2',
      'the grace never ends',
      [
        sessions,
        ' AND rotated_at > $5 AND revoked_at IS NULL',
        ' AND $5::timestamptz IS NOT NULL AND revoked_at IS NULL',
      ],
      'for ten seconds, and no longer',
    ),
    mutant(
      'A3',
      'the token before the last but one is only refused',
      [sessions, '      await this.revoke(id);\n      return null;', '      return null;'],
      'token before the token before',
    ),
    mutant(
      'A3',
      'an ended session still rotates',
      [
        sessions,
        'AND token_hash = $2 AND revoked_at IS NULL AND expires_at > $4 RETURNING',
        'AND token_hash = $2 AND expires_at > $4 RETURNING',
      ],
      'mints nothing after a revocation',
    ),
    mutant(
      'A4',
      'logging out forgets the cookie and leaves the session',
      [auth('log-out'), 'if (sessionId) await this.sessions.revoke(sessionId);', ''],
      'on the next request after logout',
    ),
    mutant(
      'A5',
      'the payload is believed without its signature',
      [
        auth('access-tokens'),
        'const { payload } = await jwtVerify(token, this.key, {',
        "const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());\n      void ({",
      ],
      'refuses every access token but its own',
    ),
    mutant(
      'A5',
      'any algorithm will do',
      [auth('access-tokens'), "algorithms: ['HS256'],", ''],
      'refuses every access token but its own',
    ),
    mutant(
      'A5',
      'a token need not expire',
      [auth('access-tokens'), "'iat', 'exp']", "'iat']"],
      'refuses every access token but its own',
    ),
    mutant(
      'A5',
      "another installation's issuer is taken",
      [auth('access-tokens'), '        issuer: this.issuer,\n', ''],
      'refuses every access token but its own',
    ),
    mutant(
      'A5',
      'a token for somebody else is taken',
      [auth('access-tokens'), '        audience,\n', ''],
      'refuses every access token but its own',
    ),
    mutant(
      'A5',
      'the key is the bare secret, which makes other tokens, too',
      [
        auth('access-tokens'),
        "new Uint8Array(hkdfSync('sha256', config.jwtSecret, '', 'coursewright access token', 32))",
        'new TextEncoder().encode(config.jwtSecret)',
      ],
      'refuses every access token but its own',
    ),
    mutant(
      'A11',
      'refresh takes requests from anywhere',
      [auth('auth.controller'), '@UseGuards(SameOriginGuard)\n  async refresh', 'async refresh'],
      'that another site makes the browser send',
    ),
    mutant(
      'A11',
      'logout takes requests from anywhere',
      [auth('auth.controller'), '@UseGuards(SameOriginGuard)\n  async logout', 'async logout'],
      'that another site makes the browser send',
    ),
    mutant(
      'A11',
      'an origin is ours when it ends like ours',
      [
        auth('same-origin.guard'),
        'new URL(origin).host === host',
        "host?.endsWith(new URL(origin).hostname.split('.').at(-1) ?? '') === true || origin.includes('localhost')",
      ],
      'that another site makes the browser send',
    ),
    mutant(
      'A11',
      'the origin null passes',
      [
        auth('same-origin.guard'),
        'origin === undefined ||',
        "origin === undefined || origin === 'null' ||",
      ],
      'that another site makes the browser send',
    ),
    mutant(
      'A11',
      'without Origin nobody asks where a request comes from',
      [
        auth('same-origin.guard'),
        "if (site === 'cross-site' || site === 'same-site') return false;",
        'void site;',
      ],
      'that another site makes the browser send',
    ),
    mutant(
      'A11',
      'scripts can read the cookie',
      [auth('refresh-cookie'), 'httpOnly: true', 'httpOnly: false'],
      'lasts 30 days',
    ),
    mutant(
      'A11',
      'the cookie goes with requests of other sites',
      [auth('refresh-cookie'), "'lax' as const", "'none' as const"],
      'lasts 30 days',
    ),
    mutant(
      'A13',
      'everybody who came back together comes together again',
      [
        auth('signed-in'),
        'randomInt(Math.ceil(lifetimes.accessToken / 2), lifetimes.accessToken + 1)',
        'lifetimes.accessToken + 0 * randomInt(2)',
      ],
      'spreads the next refreshes',
    ),
  ],
  'apps/api/test/accounts.e2e.spec.ts': [
    mutant(
      'A1',
      'refresh tokens are stored as they are',
      [
        auth('refresh-tokens'),
        "return createHash('sha256').update(token).digest('hex');",
        'void createHash;\n    return token;',
      ],
      'keeps no password, link or refresh token',
    ),
    mutant(
      'A6',
      'a mailed link is stored as it is',
      [
        auth('one-time-tokens'),
        "createHash('sha256').update(token).digest('hex')",
        'String(createHash && token)',
      ],
      'keeps no password, link or refresh token',
    ),
    {
      row: 'A6',
      what: 'a link confirms as often as it is opened',
      test: 'confirms once',
      patches: [
        {
          file: auth('one-time-tokens'),
          find: 'AND used_at IS NULL AND expires_at > $3 RETURNING user_id',
          replace: 'AND expires_at > $3 RETURNING user_id',
        },
        {
          file: auth('users'),
          find: 'WHERE id = $1 AND NOT is_email_verified RETURNING email',
          replace: 'WHERE id = $1 RETURNING email',
        },
      ],
    },
    mutant(
      'A6',
      'the confirmation link opens a disabled account',
      [
        auth('users'),
        'SET is_email_verified = true WHERE',
        'SET is_email_verified = true, is_active = true WHERE',
      ],
      'does not bring a disabled account back',
    ),
    mutant(
      'A6',
      'a link for one thing does another',
      [
        auth('one-time-tokens'),
        'WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 RETURNING',
        'WHERE token_hash = $1 AND $2::text IS NOT NULL AND used_at IS NULL AND expires_at > $3 RETURNING',
      ],
      'refuses a link that is unknown',
    ),
    mutant(
      'A7',
      'an unknown address costs no hash',
      [
        auth('log-in'),
        '    const matches = await',
        '    if (!user) throw wrong();\n    const matches = await',
      ],
      'answers the same for known',
    ),
    mutant(
      'A7',
      'a disabled account is told so before the password is checked',
      [
        auth('log-in'),
        '    const matches = await',
        "    if (user && !user.is_active) throw new AppError('forbidden', 'This account has been disabled.');\n    const matches = await",
      ],
      'answers the same for known',
    ),
    mutant(
      'A7',
      'an unconfirmed account is told so before the password is checked',
      [
        auth('log-in'),
        '    const matches = await',
        '    if (user && !user.is_email_verified) throw notConfirmed();\n    const matches = await',
      ],
      'answers the same for known',
    ),
    mutant(
      'A7',
      'a known address costs a second hash',
      [
        auth('log-in'),
        '    if (!user || !matches) throw wrong();',
        '    if (user) await this.passwords.matches(password, user.password_hash);\n    if (!user || !matches) throw wrong();',
      ],
      'answers the same for known',
    ),
    mutant(
      'A7',
      'registering a known address is refused',
      [
        auth('register'),
        'else await this.tellOwner(email, language);',
        'else throw new Error(`${email} ${language} ${String(this.tellOwner)} is taken`);',
      ],
      'answers the same for known',
    ),
    {
      row: 'A8',
      what: 'attempts are read, and written afterwards',
      test: 'at most 10 of 50 parallel',
      patches: [
        {
          file: limits,
          find: 'VALUES ($1, 1, $2',
          replace:
            'VALUES ($1, 1 + coalesce((SELECT hits + 0 * length(pg_sleep(0.05)::text) FROM rate_limits WHERE key = $1 AND expires_at > $2), 0), $2',
        },
        {
          file: limits,
          find: 'hits = CASE WHEN counter.expires_at <= $2 THEN 1 ELSE counter.hits + 1 END',
          replace: 'hits = excluded.hits',
        },
      ],
    },
    mutant(
      'A8',
      'attempts are counted after the password has been checked',
      [
        auth('log-in'),
        "    await this.limits.take('login', origin, email);\n    const user = await this.users.byEmail(email);\n    const matches = await this.passwords.matches(password, user?.password_hash ?? null);",
        "    const user = await this.users.byEmail(email);\n    const matches = await this.passwords.matches(password, user?.password_hash ?? null);\n    await this.limits.take('login', origin, email);",
      ],
      'at most 10 of 50 parallel',
    ),
    mutant(
      'A8',
      'whoever was turned away once is turned away for ever',
      [
        limits,
        'hits = CASE WHEN counter.expires_at <= $2 THEN 1 ELSE counter.hits + 1 END',
        'hits = counter.hits + 1',
      ],
      'a quarter of an hour and no longer',
    ),
    mutant(
      'A8',
      'a refusal does not say for how long',
      [
        limits,
        "throw new AppError('too_many_requests', message, { retryAfter });",
        "throw new AppError('too_many_requests', message, { retryAfter: retryAfter * 0 });",
      ],
      'at most 10 of 50 parallel',
    ),
    mutant(
      'A8',
      'only clients are counted, not addresses',
      [
        auth('auth-limits'),
        '    await this.limits.take(`${attempt} for ${digest(email)}`, most[attempt], window);\n',
        '',
      ],
      'limits registrations and new links',
    ),
    mutant(
      'A8',
      'only addresses are counted, not clients',
      [
        auth('auth-limits'),
        '    await this.limits.take(`${attempt} from ${client(origin.ip)}`, most[attempt], window);\n',
        '',
      ],
      'limits registrations and new links',
    ),
    mutant(
      'A8',
      'each address of an IPv6 line is a client of its own',
      [auth('auth-limits'), 'address.parts.slice(0, 4)', 'address.parts.slice(0, 8)'],
      'limits registrations and new links',
    ),
    mutant(
      'A8',
      'without its counters everybody is let in',
      [
        limits,
        '    );\n    if (row && row.hits <= limit) return;',
        '    ).catch(() => [undefined]);\n    if (!row || row.hits <= limit) return;',
      ],
      'without its counters',
    ),
    mutant(
      'A10',
      'passwords end at 72 bytes, as with bcrypt',
      [
        auth('passwords'),
        "password.normalize('NFKC')",
        "Buffer.from(password.normalize('NFKC')).subarray(0, 72).toString()",
      ],
      'takes long passwords whole',
    ),
    mutant(
      'A10',
      'a password typed on another keyboard is another one',
      [auth('passwords'), "password.normalize('NFKC')", 'password'],
      'takes long passwords whole',
    ),
    mutant(
      'A10',
      'a password may be as long as a body',
      [
        'libs/contract/src/limits.ts',
        'password: { min: 10, max: 256 }',
        'password: { min: 10, max: 2_000_000 }',
      ],
      'long passwords whole|refuses the password',
    ),
    mutant(
      'A10',
      'the list of well-known passwords is not asked',
      [auth('password-rules'), 'if (isWellKnown(lower))', 'if (false && isWellKnown(lower))'],
      'refuses the password|well-known',
    ),
    mutant(
      'A10',
      'the name of the product is a fine password',
      [
        auth('password-rules'),
        'if (restsOn(lower, [product]))',
        'if (false && restsOn(lower, [product]))',
      ],
      'refuses the password',
    ),
    mutant(
      'A10',
      'nine characters are enough',
      [
        'libs/contract/src/limits.ts',
        'password: { min: 10, max: 256 }',
        'password: { min: 9, max: 256 }',
      ],
      'bounds of its length',
    ),
    mutant(
      'A10',
      'a password of 200 characters is too long',
      [
        'libs/contract/src/limits.ts',
        'password: { min: 10, max: 256 }',
        'password: { min: 10, max: 199 }',
      ],
      'bounds of its length',
    ),
    mutant(
      'A14',
      'as many hashes at once as are asked for',
      [auth('passwords'), 'pLimit(atOnce)', 'pLimit(1_000)'],
      'hashes a bounded number',
    ),
    mutant(
      'A14',
      'the line has no end',
      [
        auth('passwords'),
        'this.queue.pendingCount >= mostWaiting',
        'this.queue.pendingCount >= 100 * mostWaiting',
      ],
      'hashes a bounded number',
    ),
    mutant(
      'Z3',
      'registration takes whatever is sent',
      [
        'libs/contract/src/auth.ts',
        'export const registerInput = z.strictObject({',
        'export const registerInput = z.looseObject({',
      ],
      'takes no field that is not asked for',
    ),
  ],
};
export default table;
