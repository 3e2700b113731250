// What accounts and answers keep to themselves: links, mails, tokens of programs, own keys, logs, headers, configuration.
import { mutant, type MutantTable } from './frame/mutant.ts';

const auth = (name: string) => `libs/server/auth/src/${name}.ts`;
const platform = (name: string) => `libs/server/platform/src/${name}.ts`;
const http = (name: string) => `apps/api/src/http/${name}.ts`;
const config = platform('config/load-config');
const headers = http('security-headers');
const mailer = platform('mail/mailer');

const table: MutantTable = {
  'apps/api/test/password-reset.e2e.spec.ts': [
    mutant(
      'A6',
      'one link sets as many passwords as it is used for',
      [
        auth('one-time-tokens'),
        'AND used_at IS NULL AND expires_at > $3 RETURNING user_id',
        'AND expires_at > $3 RETURNING user_id',
      ],
      '20 uses of one link',
    ),
    mutant(
      'A6',
      'the older link stays good beside the newer one',
      [auth('link-mails'), 'await this.tokens.revokeAll(user.id, purpose);', ''],
      'made up, expired, replaced',
    ),
    {
      row: 'A6',
      what: 'a link for one thing does another',
      test: 'made up, expired, replaced',
      patches: [
        {
          file: auth('one-time-tokens'),
          find: 'WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 RETURNING',
          replace:
            'WHERE token_hash = $1 AND $2::text IS NOT NULL AND used_at IS NULL AND expires_at > $3 RETURNING',
        },
        {
          file: auth('one-time-tokens'),
          find: "WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3', [",
          replace:
            "WHERE token_hash = $1 AND $2::text IS NOT NULL AND used_at IS NULL AND expires_at > $3', [",
        },
      ],
    },
    {
      row: 'A6',
      what: 'a link lasts for ever',
      test: 'made up, expired, replaced',
      patches: [
        {
          file: auth('one-time-tokens'),
          find: 'AND used_at IS NULL AND expires_at > $3 RETURNING user_id',
          replace: 'AND used_at IS NULL AND $3::timestamptz IS NOT NULL RETURNING user_id',
        },
        {
          file: auth('one-time-tokens'),
          find: "AND used_at IS NULL AND expires_at > $3', [",
          replace: "AND used_at IS NULL AND $3::timestamptz IS NOT NULL', [",
        },
      ],
    },
    {
      row: 'A6',
      what: 'a disabled account gets a new password',
      test: 'made up, expired, replaced',
      patches: [
        {
          file: auth('password-reset/reset-password'),
          find: 'if (!user?.is_active) throw notValid();',
          replace: 'if (!user) throw notValid();',
        },
        {
          file: auth('password-reset/reset-password'),
          find: 'if (!owner?.is_active || (',
          replace: 'if (!owner || (',
        },
      ],
    },
    mutant(
      'A6',
      'sessions outlive the password they were opened by',
      [auth('password-reset/set-password'), 'await this.endAccess.run(user.id, keepSession);', ''],
      'ends every session',
    ),
    mutant(
      'A6',
      'a login that met the reset stays',
      [
        auth('users'),
        'WHERE id = $1 AND password_hash = $3 AND is_active RETURNING id',
        'WHERE id = $1 AND $3::text IS NOT NULL AND is_active RETURNING id',
      ],
      'that met the reset',
    ),
    mutant(
      'A7',
      'whoever is unknown causes no mail job',
      [
        auth('link-mails'),
        '    const request: LinkRequest',
        '    if (!(await this.users.byEmail(email))) return;\n    const request: LinkRequest',
      ],
      'by the same statements',
    ),
    mutant(
      'A7',
      'a mail is waited for',
      [
        auth('password-reset/forgot-password'),
        "    await this.linkMails.ask('reset_password', email, origin);",
        "    await this.linkMails['answer']({ data: { sealed: this.linkMails['seal'].close(JSON.stringify({ purpose: 'reset_password', email })).toString('base64') }, retryCount: 0 } as never);",
      ],
      'by the same statements',
    ),
    mutant(
      'A9',
      'one address gets a mail from each who asks',
      [
        auth('link-mails'),
        '    if (retryCount === 0 && !(await this.limits.allowsLinkMail(known.email))) return;\n',
        '    void retryCount;\n',
      ],
      "fills nobody's mailbox",
    ),
    mutant(
      'A9',
      'one client has as many mails sent as there are addresses',
      [
        auth('auth-limits'),
        '    await this.limits.take(`${attempt} from ${client(origin.ip)}`, most[attempt], window);\n',
        '',
      ],
      "fills nobody's mailbox",
    ),
    mutant(
      'A9',
      'each purpose has mails of its own',
      [
        auth('auth-limits'),
        '`link mail to ${digest(email)}`',
        '`link mail to ${digest(email)} ${Math.floor(Math.random() * 2)}`',
      ],
      "fills nobody's mailbox",
    ),
    mutant(
      'A9',
      'disabled accounts get links',
      [auth('link-mails'), 'user.is_active && (purpose', '(purpose'],
      'to nobody else',
    ),
    mutant(
      'V1',
      'addresses that were only tried stand in the queue',
      [
        auth('link-mails'),
        "{ sealed: this.seal.close(JSON.stringify(request)).toString('base64') }",
        "{ email, sealed: this.seal.close(JSON.stringify(request)).toString('base64') }",
      ],
      'readable anywhere',
    ),
    mutant(
      'V1',
      'a mail waits as it will be read',
      [platform('mail/sealed-mail'), 'return { sealed: sealOf', 'return { ...mail, sealed: sealOf'],
      'readable anywhere',
    ),
  ],
  'apps/api/test/own-account.e2e.spec.ts': [
    mutant(
      'A3',
      'a refresh that met the end of its session mints a token',
      [
        auth('sessions'),
        'AND token_hash = $2 AND revoked_at IS NULL AND expires_at > $4 RETURNING',
        'AND token_hash = $2 AND expires_at > $4 RETURNING',
      ],
      'in 100 meetings',
    ),
    mutant(
      'A3',
      'within the grace an ended session goes on',
      [
        auth('sessions'),
        'AND rotated_at > $5 AND revoked_at IS NULL AND expires_at > $4',
        'AND rotated_at > $5 AND expires_at > $4',
      ],
      'in 100 meetings',
    ),
    mutant(
      'A4',
      'other devices stay logged in when the password is changed',
      [auth('password-reset/set-password'), 'await this.endAccess.run(user.id, keepSession);', ''],
      'changed by whoever knows it',
    ),
    mutant(
      'A4',
      'whoever changes the password is logged out',
      [
        auth('sessions'),
        'AND id IS DISTINCT FROM $2 AND',
        'AND $2::uuid IS DISTINCT FROM user_id AND',
      ],
      'changed by whoever knows it',
    ),
    mutant(
      'A4',
      'an older reset link outlives a change of the password',
      [
        auth('password-reset/set-password'),
        "await this.tokens.revokeAll(user.id, 'reset_password');",
        '',
      ],
      'changed by whoever knows it',
    ),
    mutant(
      'A8',
      'the own password can be tried without end',
      [auth('account/confirm-password'), "await this.limits.takeOf('password check', userId);", ''],
      'cannot be found out by trying',
    ),
    mutant(
      'A8',
      'two changes at once both know the password',
      [
        auth('account/change-password'),
        "if (owner?.password_hash !== user.password_hash) throw wrongPassword('current_password');",
        'if (!owner) throw new Error();',
      ],
      'one of five changes',
    ),
    mutant(
      'Z2',
      "anybody's session can be ended by its id",
      [
        auth('sessions'),
        'WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL AND expires_at > $3 RETURNING id',
        'WHERE id = $1 AND $2::uuid IS NOT NULL AND revoked_at IS NULL AND expires_at > $3 RETURNING id',
      ],
      'only by their owner',
    ),
    mutant(
      'Z3',
      'the profile takes whatever is sent',
      [
        'libs/contract/src/account.ts',
        'export const updateProfileInput = z.strictObject({',
        'export const updateProfileInput = z.object({',
      ],
      'nothing else of the row',
    ),
  ],
  'apps/api/test/api-tokens.e2e.spec.ts': [
    mutant(
      'A4',
      'an access token is believed until it expires',
      [
        auth('session-authenticator'),
        'const holder = claims && (await this.sessions.holder(claims.sessionId, claims.userId));',
        'const holder = claims && { userId: claims.userId, isAdmin: true };',
      ],
      'on the next request',
    ),
    mutant(
      'A4',
      'an ended session still speaks',
      [
        auth('sessions'),
        'WHERE s.id = $1 AND s.user_id = $2 AND s.revoked_at IS NULL AND',
        'WHERE s.id = $1 AND s.user_id = $2 AND',
      ],
      'on the next request',
    ),
    mutant(
      'A4',
      'a disabled account still speaks',
      [
        auth('sessions'),
        'AND s.expires_at > $3 AND u.is_active AND u.is_email_verified`,\n      [id, userId',
        'AND s.expires_at > $3 AND u.is_email_verified`,\n      [id, userId',
      ],
      'disabling by any other hand',
    ),
    mutant(
      'A4',
      'demotion leaves what was open',
      [
        auth('account/change-standing'),
        'if ((user.is_active && !isActive) || (user.is_admin && !isAdmin)) await',
        'if (user.is_active && !isActive) await',
      ],
      'after demotion',
    ),
    mutant(
      'A4',
      'API tokens outlive a change of the password',
      [auth('account/end-access'), 'await this.apiTokens.removeAll(userId);', ''],
      'after (change|reset|demotion)',
    ),
    mutant(
      'A4',
      'ending a session leaves its access token',
      [
        auth('account/revoke-session'),
        'await this.sessions.revokeOwn(caller.userId, id)',
        'await this.sessions.holder(id, caller.userId)',
      ],
      'after ending the session',
    ),
    mutant(
      'A4',
      'tRPC knows callers by their tokens alone',
      [
        'apps/api/src/trpc.ts',
        'const caller = await authenticator.byAccessToken(credentialsOf(request));',
        "const [, , claims] = /^Bearer ([\\w-]+)\\.([\\w-]+)/.exec(request.headers.authorization ?? '') ?? [];\n      const { sub, sid } = JSON.parse(Buffer.from(claims ?? 'e30', 'base64url').toString());\n      const caller = sub ? { userId: sub, sessionId: sid, isAdmin: false, ...originOf(request) } : await authenticator.byAccessToken(credentialsOf(request));",
      ],
      'on the next request',
    ),
    mutant(
      'Z1',
      'a token does what its scope does not name',
      [
        platform('http/signed-in.guard'),
        'this.scope && scopes.includes(this.scope)',
        'this.scope && scopes.length > 0',
      ],
      'what their scopes say',
    ),
    mutant(
      'Z1',
      'a token does what no scope names',
      [
        platform('http/signed-in.guard'),
        'if (!scopes || (this.scope &&',
        'if (!scopes || !this.scope || (this.scope &&',
      ],
      'what their scopes say',
    ),
    mutant(
      'Z2',
      "anybody's token can be revoked by its id",
      [
        auth('api-tokens/api-tokens'),
        'WHERE id = $1 AND user_id = $2 RETURNING id',
        'WHERE id = $1 AND $2::uuid IS NOT NULL RETURNING id',
      ],
      'by their owner only',
    ),
    mutant(
      'V1',
      'tokens are stored as they are',
      [
        auth('api-tokens/api-tokens'),
        "const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');",
        'const hashOf = (token: string) => String(createHash && token);',
      ],
      'cannot be guessed or bent',
    ),
    mutant(
      'V5',
      'a token of a program never expires',
      [
        auth('api-tokens/api-tokens'),
        '(t.expires_at IS NULL OR t.expires_at > ${now})',
        '(t.expires_at IS NULL OR ${now}::timestamptz IS NOT NULL)',
      ],
      'expire, and tell',
    ),
  ],
  'apps/api/test/user-keys.e2e.spec.ts': [
    {
      // Each alone is held up by the other.
      row: 'V5',
      what: "a key's token is worth something to everybody",
      test: 'belong to one user',
      patches: [
        {
          file: auth('user-keys/stored-user-keys'),
          find: 'WHERE user_id = $1 AND token = $2 AND expires_at > $3 RETURNING',
          replace: 'WHERE $1::uuid IS NOT NULL AND token = $2 AND expires_at > $3 RETURNING',
        },
        {
          file: auth('user-keys/stored-user-keys'),
          find: 'const boundTo = (userId: string, provider: KeyProvider) => `${userId} ${provider}`;',
          replace:
            "const boundTo = (userId: string, provider: KeyProvider) => (userId && provider ? '' : '');",
        },
      ],
    },
    mutant(
      'V5',
      "somebody else's token prolongs a key",
      [
        auth('user-keys/stored-user-keys'),
        'WHERE user_id = $1 AND token = $2 AND expires_at > $3 RETURNING',
        'WHERE $1::uuid IS NOT NULL AND token = $2 AND expires_at > $3 RETURNING',
      ],
      'belong to one user',
    ),
    mutant(
      'V5',
      'a sealed key opens in any row',
      [
        auth('user-keys/stored-user-keys'),
        'const boundTo = (userId: string, provider: KeyProvider) => `${userId} ${provider}`;',
        "const boundTo = (userId: string, provider: KeyProvider) => (userId && provider ? '' : '');",
      ],
      'belong to one user',
    ),
    mutant(
      'V5',
      'a key is sealed for its owner, whatever provider',
      [
        auth('user-keys/stored-user-keys'),
        '`${userId} ${provider}`',
        '`${userId} ${provider.length * 0}`',
      ],
      'belong to one user',
    ),
    mutant(
      'V5',
      'an unused key is kept for ever',
      [
        auth('user-keys/stored-user-keys'),
        'WHERE user_id = $1 AND token = $2 AND expires_at > $3 RETURNING',
        'WHERE user_id = $1 AND token = $2 AND $3::timestamptz IS NOT NULL RETURNING',
      ],
      'half a year',
    ),
    mutant(
      'V5',
      'use does not prolong a key',
      [
        auth('user-keys/stored-user-keys'),
        'SET last_used_at = $3, expires_at = $4 WHERE',
        'SET last_used_at = $3, expires_at = coalesce(expires_at, $4) WHERE',
      ],
      'half a year',
    ),
    {
      row: 'V5',
      what: 'keys are stored as they are',
      test: 'readable nowhere',
      patches: [
        {
          file: auth('user-keys/stored-user-keys'),
          find: 'this.seal.close(key, boundTo(userId, provider))',
          replace: 'Buffer.from(key)',
        },
        {
          file: auth('user-keys/stored-user-keys'),
          find: 'return this.seal.open(sealed, boundTo(userId, provider));',
          replace: 'return sealed.toString();',
        },
      ],
    },
    mutant(
      'V5',
      'a replaced key keeps its token',
      [
        auth('user-keys/stored-user-keys'),
        'DO UPDATE SET token = excluded.token, sealed',
        'DO UPDATE SET sealed',
      ],
      'replaced under a new token',
    ),
    mutant(
      'V5',
      'a key that the provider refuses is kept',
      [
        auth('user-keys/save-user-key'),
        'await this.testKey.run(provider, key);',
        'await this.testKey.run(provider, key).catch(() => undefined);',
      ],
      'not kept when the provider refuses',
    ),
    mutant(
      'A8',
      'keys can be tried without end',
      [auth('user-keys/save-user-key'), "await this.limits.takeOf('key test', caller.userId);", ''],
      'tried ten times',
    ),
  ],
  'apps/api/test/mail.e2e.spec.ts': [
    mutant(
      'A8',
      'X-Forwarded-For is believed from anybody',
      [
        http('fastify-adapter'),
        'trustProxy: config.trustProxy.length > 0 && [...config.trustProxy]',
        'trustProxy: true',
      ],
      'whatever X-Forwarded-For says',
    ),
    mutant(
      'A11',
      'the cookie travels without https',
      [auth('refresh-cookie'), 'secure: !isOwnMachine(new URL(publicUrl))', 'secure: false'],
      'its cookie to https',
    ),
    mutant(
      'U4',
      'https is not insisted on',
      [
        headers,
        'strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false',
        'strictTransportSecurity: false',
      ],
      'its cookie to https',
    ),
    mutant(
      'V1',
      'the development mailbox is there in production',
      [platform('mail/mailbox.controller'), 'if (this.config.production) throw noSuchPage();', ''],
      'keeps its mailbox to itself',
    ),
    {
      row: 'A7',
      what: 'a registration waits for its mail',
      test: 'without delaying the answer',
      patches: [
        {
          file: mailer,
          find: "import { sealMail, type SealedMail } from './sealed-mail.ts';",
          replace:
            "import { MailTransport } from './mail-transport.ts';\nimport { writeLetter } from './templates/templates.ts';",
        },
        {
          file: mailer,
          find: 'private readonly jobs: Jobs,',
          replace: 'private readonly jobs: Jobs,\n    private readonly transport: MailTransport,',
        },
        {
          file: mailer,
          find: 'await this.jobs.send<SealedMail>(mailQueue, sealMail(mail, this.config.encryptionKey));',
          replace:
            "await this.transport.deliver({ messageId: '<1@localhost>', from: this.config.mailFrom, to: mail.to, ...writeLetter(mail) });",
        },
      ],
    },
  ],
  'apps/api/test/house.e2e.spec.ts': [
    mutant(
      'C8',
      'an unforeseen fault is told in its own words',
      [
        platform('http/to-app-error'),
        "  return ofType('server_error', error);\n}\n\nconst refusedStatements",
        "  return new AppError('server_error', String(error));\n}\n\nconst refusedStatements",
      ],
      'show nothing of the inside',
    ),
    mutant(
      'C8',
      'an answer carries its cause',
      [
        'libs/contract/src/errors.ts',
        'message: this.message,',
        'message: this.cause ? `${this.message} ${String(this.cause)}` : this.message,',
      ],
      'show nothing of the inside',
    ),
    mutant(
      'C8',
      'a fault is not in the log',
      [
        http('answer-error'),
        '  if (error.status < 500) return;\n',
        '  if (error.status < 600) return;\n',
      ],
      'show nothing of the inside',
    ),
    mutant(
      'Z2',
      'what is somebody else’s is forbidden',
      [
        'libs/server/generation/src/get-generation.ts',
        "    if (!task) throw new AppError('not_found', 'There is no such course.');",
        "    if (!task && (await this.tasks['database'].query('SELECT 1 FROM generation_tasks WHERE id = $1', [id])).length > 0) throw new AppError('forbidden', 'This is not yours.');\n    if (!task) throw new AppError('not_found', 'There is no such course.');",
      ],
      "somebody else's as for what never was",
    ),
    mutant(
      'Z2',
      'a purchase of somebody else is forbidden',
      [
        'libs/server/payments/src/get-payment-session.ts',
        "    if (!order) throw new AppError('not_found', 'There is no such purchase.');",
        "    if (!order && (await this.orders['database'].query('SELECT 1 FROM purchase_orders WHERE session_id = $1', [id])).length > 0) throw new AppError('forbidden', 'This is not yours.');\n    if (!order) throw new AppError('not_found', 'There is no such purchase.');",
      ],
      "somebody else's as for what never was",
    ),
    mutant(
      'Z2',
      'a course of somebody else can be asked to mail its end',
      [
        'libs/server/generation/src/generation-tasks.ts',
        'SET notify_by_email = $3 WHERE id = $1 AND user_id = $2 AND',
        'SET notify_by_email = $3 WHERE id = $1 AND $2::uuid IS NOT NULL AND',
      ],
      "somebody else's as for what never was",
    ),
    mutant(
      'Z2',
      'a document of somebody else is told from one that never was',
      [
        'libs/server/sources/src/documents.ts',
        'if (removed.length === 0) throw absent();',
        "if (removed.length === 0) throw Object.assign(absent(), (await this.database.query('SELECT 1 FROM documents WHERE id = $1', [id])).length > 0 ? { message: 'This is not yours.' } : {});",
      ],
      "somebody else's as for what never was",
    ),
    mutant(
      'Z3',
      'a grant takes whatever is sent',
      [
        'libs/contract/src/admin.ts',
        'export const addCreditsInput = z.strictObject({',
        'export const addCreditsInput = z.object({',
      ],
      'belongs to the server',
    ),
    mutant(
      'Z3',
      'a new structure takes whatever is sent',
      [
        'libs/contract/src/course-editing.ts',
        'export const saveStructureBody = z\n  .strictObject({',
        'export const saveStructureBody = z\n  .object({',
      ],
      'belongs to the server',
    ),
    mutant(
      'Z3',
      'an order takes whatever is sent',
      [
        'libs/contract/src/generation.ts',
        'export const generateCourseInput = z\n  .strictObject({',
        'export const generateCourseInput = z\n  .object({',
      ],
      'belongs to the server',
    ),
    mutant(
      'V6',
      'answers may be kept',
      [http('api-hooks'), "void reply.header('cache-control', 'no-store');", ''],
      'has nothing of a member kept|asks who calls',
    ),
    ...[
      ["'object-src': [\"'none'\"],", 'objects may be embedded'],
      ["'base-uri': [\"'none'\"],", 'the base of links can be moved'],
      ["'frame-ancestors': [\"'none'\"],", 'anybody may frame the product'],
      ["'require-trusted-types-for': [\"'script'\"],", 'strings become scripts'],
    ].map(([find, what]) =>
      mutant('U4', what!, [headers, find!, ''], 'security headers with every answer|on every row'),
    ),
    // Left out, it would be stricter: none at all.
    mutant(
      'U4',
      'addresses are told to others',
      [headers, "policy: 'strict-origin-when-cross-origin'", "policy: 'unsafe-url'"],
      'security headers with every answer',
    ),
    mutant(
      'U4',
      'openers keep their window',
      [
        headers,
        "crossOriginOpenerPolicy: { policy: 'same-origin' },",
        'crossOriginOpenerPolicy: false,',
      ],
      'security headers with every answer',
    ),
    mutant(
      'U4',
      'scripts come from anywhere',
      [
        headers,
        "'script-src': [\"'self'\", stripe.script],",
        "'script-src': [\"'self'\", stripe.script, 'https:'],",
      ],
      'security headers with every answer',
    ),
    mutant(
      'U4',
      'scripts in the page run',
      [
        headers,
        "'script-src': [\"'self'\", stripe.script],",
        "'script-src': [\"'self'\", \"'unsafe-inline'\", stripe.script],",
      ],
      'security headers with every answer',
    ),
    mutant(
      'U4',
      'types are guessed',
      [headers, '    global: true,', '    global: true,\n    noSniff: false,'],
      'security headers with every answer',
    ),
    mutant(
      'A13',
      'without its database everybody is a stranger',
      [
        auth('session-authenticator'),
        'const holder = claims && (await this.sessions.holder(claims.sessionId, claims.userId));',
        'const holder = claims && (await this.sessions.holder(claims.sessionId, claims.userId).catch(() => null));',
      ],
      'logs nobody out',
    ),
    mutant(
      'A13',
      'a refresh that the database did not hear ends the session',
      [
        auth('refresh-session'),
        'await this.sessions.refresh(token);',
        'await this.sessions.refresh(token).catch(() => null);',
      ],
      'logs nobody out',
    ),
    {
      // Whoever waits for a database that restarts must not be told late.
      row: 'M4',
      what: 'it is ready without its database',
      test: 'logs nobody out',
      patches: [
        {
          file: 'apps/api/src/health.controller.ts',
          find: '      () => false,',
          replace: '      () => true,',
        },
        {
          file: 'apps/api/src/health.controller.ts',
          find: 'sleep(patience, false)',
          replace: 'sleep(patience, true)',
        },
      ],
    },
  ],
  'libs/server/platform/src/config/load-config.spec.ts': [
    mutant(
      'U3',
      'a secret may be short',
      [
        platform('config/environment'),
        'Buffer.byteLength(value) >= 32',
        'Buffer.byteLength(value) >= 5',
      ],
      'stops the start',
    ),
    mutant(
      'U3',
      'a secret of 31 bytes is long enough',
      [
        platform('config/environment'),
        'Buffer.byteLength(value) >= 32',
        'Buffer.byteLength(value) >= 31',
      ],
      'stops the start',
    ),
    {
      // A secret that is missing would pass for a placeholder, too.
      row: 'U3',
      what: 'production makes its own secrets',
      test: 'stops the start',
      patches: [
        {
          file: config,
          find: 'if (production && env[name] === undefined) throw',
          replace: "if (production && name === 'x') throw",
        },
        {
          file: config,
          find: "if (production && isPlaceholder(env[name] ?? '')) throw",
          replace: 'if (production && env[name] !== undefined && isPlaceholder(env[name])) throw',
        },
      ],
    },
    mutant(
      'U3',
      'a placeholder is a secret',
      [
        config,
        "if (production && isPlaceholder(env[name] ?? '')) throw",
        "if (production && !isPlaceholder('change-me')) throw",
      ],
      'stops the start',
    ),
    mutant(
      'U3',
      'one secret does for both',
      [
        config,
        'if (env.JWT_SECRET !== undefined && env.JWT_SECRET === env.ENCRYPTION_KEY) throw',
        "if (env.JWT_SECRET === '') throw",
      ],
      'stops the start',
    ),
    mutant(
      'U3',
      'a refusal repeats the value',
      [
        platform('config/environment'),
        'throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);',
        'throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}: ${raw[String(issue?.path[0])]}.`);',
      ],
      'never repeats a value',
    ),
    mutant(
      'U3',
      'generated secrets are everybody’s to read',
      [
        platform('config/generated-secrets'),
        "{ mode: 0o600, flag: 'wx' }",
        "{ mode: 0o644, flag: 'wx' }",
      ],
      'readable by nobody else',
    ),
    mutant(
      'U3',
      'production ends processes on purpose',
      [
        config,
        'if (production && FAULT_POINTS !== undefined) throw',
        "if (production && FAULT_POINTS === 'x') throw",
      ],
      'stops the start',
    ),
  ],
  'apps/api/test/canaries.e2e.spec.ts': [
    mutant(
      'M1',
      'whoever gives up in the middle of a request is taken for a fault',
      [
        platform('http/to-app-error'),
        "if ('statusCode' in error && typeof error.statusCode === 'number') return",
        "if ('statusCode' in error && typeof error.statusCode === 'number' && !isDatabaseAway(error)) return",
      ],
      'gives up',
    ),
    mutant('V1', 'the log repeats what a provider says', [
      platform('log'),
      "return (line) => line.replace(pattern, '[secret]');",
      'return (line) => (pattern ? line : line);',
    ]),
    mutant('V1', 'the log has whole addresses', [
      http('request-log'),
      '        method: request.method,\n        route,',
      '        method: request.method,\n        url: request.url,\n        route,',
    ]),
    mutant('V1', 'the log has headers and bodies', [
      http('request-log'),
      '        method: request.method,\n        route,',
      '        method: request.method,\n        headers: JSON.stringify(request.headers.cookie ?? request.headers),\n        body: request.body,\n        route,',
    ]),
    mutant('V1', 'answers to repeated requests are kept as they are', [
      platform('idempotency/idempotency'),
      'this.seal.close(JSON.stringify(answer), userId)',
      'Buffer.from(JSON.stringify(answer))',
    ]),
    mutant('V1', 'a refused request is told what it sent', [
      http('json-body'),
      "throw new AppError('bad_request', 'The body is not valid JSON.');",
      "throw new AppError('bad_request', `The body is not valid JSON: ${text}`);",
    ]),
    mutant('C8', 'a fault shows where it happened', [
      http('answer-error'),
      'send({ error: error.toBody() })',
      'send({ error: { ...error.toBody(), message: `${error.message} ${(error.cause as Error | undefined)?.stack ?? error.stack}` } })',
    ]),
    {
      // What the contract does not name is dropped at the door; whoever answers is held to it as well.
      row: 'Z4',
      what: 'a user is answered with the whole row',
      patches: [
        {
          file: auth('user.entity'),
          find: 'export const shownUser = (row: UserRow): User => ({\n',
          replace: 'export const shownUser = (row: UserRow): User => ({\n  ...row,\n',
        },
        {
          file: platform('http/answer.interceptor'),
          find: "if (!result.success) throw new Error('An answer does not fit the contract.', { cause: result.error });\n        return result.data;",
          replace: 'void result;\n        return answer;',
        },
      ],
    },
  ],
};
export default table;
