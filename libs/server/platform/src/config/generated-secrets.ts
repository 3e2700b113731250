import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './environment.ts';

const secrets = z.strictObject({
  jwt_secret: z.string().min(43),
  encryption_key: z.string().min(43),
});

/**
 * The secrets of an installation that was given none: made at the first start, kept in
 * `dataDir`/secrets.json (0600).
 */
export function generatedSecrets(dataDir: string): z.infer<typeof secrets> {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const fresh = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const make = () => randomBytes(32).toString('base64url');
  writeFileSync(fresh, JSON.stringify({ jwt_secret: make(), encryption_key: make() }), {
    mode: 0o600,
    flag: 'wx',
  });
  try {
    // A link appears whole and only once, so processes that start together agree on one pair.
    linkSync(fresh, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(fresh);
  }
  try {
    return secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ConfigError(
      `DATA_DIR holds a ${file} that cannot be read; restore it, or delete it to start with new secrets (everybody must log in again).`,
    );
  }
}
