// npm run admin -- user@example.org: makes an existing, verified user an admin. Uses DATABASE_URL,
// or the embedded database while or before the product runs.
import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { root, say } from './launch/run-step.ts';

const [email] = process.argv.slice(2);
if (!email) {
  say('name the user: npm run admin -- user@example.org');
  process.exit(1);
}
const envFile = path.join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const embedded = process.env['DATABASE_URL']
  ? undefined
  : await (
      await import('@coursewright/platform/embedded')
    ).startEmbeddedPostgres({
      home: path.resolve(root, process.env['DATA_DIR'] ?? '.data', 'postgres'),
    });
const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] ?? embedded?.url });
await client.connect();
const { rowCount } = await client.query(
  'UPDATE users SET is_admin = true WHERE lower(email) = lower($1) AND is_active AND is_email_verified',
  [email],
);
await client.end();
await embedded?.release();
say(
  rowCount
    ? `${email} is an admin now.`
    : `there is no active user with the verified address ${email}; register and verify it first.`,
);
process.exit(rowCount ? 0 : 1);
