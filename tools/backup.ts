// npm run backup -- FOLDER: copies the installation in DATA_DIR (the embedded database, files,
// secrets) into a folder that is not there yet, while the product runs or not.
// npm run backup -- --restore FOLDER: puts such a copy where DATA_DIR is empty.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { root, say } from './launch/run-step.ts';

const words = process.argv.slice(2);
const isRestoring = words[0] === '--restore';
const [folder, ...more] = isRestoring ? words.slice(1) : words;
const envFile = path.join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.data');

const refusal = await whyNot();
if (refusal !== undefined || !folder) {
  say(refusal ?? '');
  process.exit(1);
}
const copy = path.resolve(folder);
await (isRestoring ? restore() : backUp());
process.exit(0);

async function whyNot(): Promise<string | undefined> {
  if (!folder || more.length > 0)
    return 'name one folder: npm run backup -- FOLDER, or npm run backup -- --restore FOLDER';
  if (process.env['DATABASE_URL'])
    return 'DATABASE_URL names a PostgreSQL of your own: back it up with its pg_dump first, and copy DATA_DIR then.';
  if (!isRestoring && existsSync(path.resolve(folder))) return `${folder} is there already.`;
  if (!isRestoring && !existsSync(path.join(dataDir, 'postgres')))
    return `there is no installation in ${dataDir}.`;
  if (isRestoring && !existsSync(path.join(folder, 'postgres', 'password')))
    return `${folder} is no backup.`;
  if (isRestoring && existsSync(dataDir) && (await readdir(dataDir)).length > 0)
    return `${dataDir} is not empty: move it away, or name another folder in DATA_DIR.`;
  return undefined;
}

/** What is half made keeps another name. */
async function backUp(): Promise<void> {
  const { backUpPostgres, copyFolder, startEmbeddedPostgres } =
    await import('@coursewright/platform/embedded');
  const partial = `${copy}.part-${process.pid}`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const server = await startEmbeddedPostgres({ home: path.join(dataDir, 'postgres') });
  await backUpPostgres(server.url, path.join(partial, 'postgres'));
  await server.release();
  // After the database: what its rows name is there.
  await copyFolder(dataDir, partial, {
    leavesOut: (name) => name === 'postgres' || path.resolve(dataDir, name) === partial,
  });
  await rename(partial, copy);
  say(
    `${dataDir} is copied into ${copy}. It holds secrets: keep it where nobody else can read it.`,
  );
}

async function restore(): Promise<void> {
  const { copyFolder, restorePostgres } = await import('@coursewright/platform/embedded');
  // Not as closed as the copy: the account that PostgreSQL runs as must be able to enter.
  await mkdir(dataDir, { recursive: true });
  await copyFolder(copy, dataDir, { leavesOut: (name) => name === 'postgres' });
  await restorePostgres(path.join(copy, 'postgres'), path.join(dataDir, 'postgres'));
  say(`${dataDir} is what it was when ${copy} was made; npm start goes on from there.`);
}
