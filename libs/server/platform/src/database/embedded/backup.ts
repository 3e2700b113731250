import { existsSync } from 'node:fs';
import {
  chown,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { findPostgresBinaries, type RunAs } from './postgres-binaries.ts';
import { reachableHome } from './reachable-home.ts';

/**
 * What a server makes anew when it starts; of the folders only what is in them. Its log comes last,
 * as it holds what was written while the rest was copied.
 */
const madeAnew = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map']);
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);

/**
 * Copies the embedded server that answers at `url` into the folder `into` while it works. The copy
 * is that of one moment, at the end of the call: all that was committed before, nothing by halves.
 */
export async function backUpPostgres(url: string, into: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener a lost connection would end the process; the statements below fail by
  // themselves.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const ask = async (sql: string): Promise<string> => {
      const [row]: Record<string, unknown>[] = (await client.query(sql)).rows;
      return String(row?.['said']);
    };
    const folder = await ask("SELECT current_setting('data_directory') AS said");
    const data = path.join(into, 'data');
    // Until this session ends the server removes nothing of its log.
    await ask(
      "SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)",
    );
    await ask("SELECT pg_backup_start('coursewright', true)");
    await copyFolder(folder, data, {
      leavesOut: (name) => madeAnew.has(name) || emptied.has(path.dirname(name)),
    });
    const label = await ask('SELECT labelfile AS said FROM pg_backup_stop(false)');
    await writeWhole(path.join(data, 'backup_label'), label);
    await copyFolder(path.join(folder, 'pg_wal'), path.join(data, 'pg_wal'));
    await writeWhole(
      path.join(into, 'password'),
      await readFile(path.join(folder, '../password'), 'utf8'),
    );
  } finally {
    await client.end();
  }
}

/**
 * Puts what `backUpPostgres` made into `home`, where no database is, for the account that the
 * server runs as. The first start there brings it to the moment of the copy.
 */
export async function restorePostgres(from: string, home: string): Promise<void> {
  const { runAs } = findPostgresBinaries();
  const reached = reachableHome(path.resolve(home), runAs);
  if (existsSync(path.join(reached, 'data')))
    throw new Error(`There is a database in ${reached} already; nothing was changed.`);
  await mkdir(reached, { recursive: true, mode: 0o755 });
  const partial = path.join(reached, `data.part-${process.pid}`);
  await rm(partial, { recursive: true, force: true });
  await copyFolder(path.join(from, 'data'), partial, { owner: runAs });
  await writeWhole(
    path.join(reached, 'password'),
    await readFile(path.join(from, 'password'), 'utf8'),
  );
  await rename(partial, path.join(reached, 'data'));
}

/** Copies what a folder holds, onto the disk; what goes meanwhile is left out. */
export async function copyFolder(
  from: string,
  to: string,
  {
    leavesOut = () => false,
    owner = {},
  }: {
    /** By the path below `from`. */
    leavesOut?: (name: string) => boolean;
    owner?: RunAs;
  } = {},
): Promise<void> {
  const own = async (file: string) => {
    if (owner.uid !== undefined && owner.gid !== undefined) await chown(file, owner.uid, owner.gid);
  };
  const copyOne = async (name: string): Promise<void> => {
    await copyFile(path.join(from, name), path.join(to, name));
    await own(path.join(to, name));
    await settle(path.join(to, name));
  };
  const copy = async (below: string): Promise<void> => {
    const target = path.join(to, below);
    await mkdir(target, { recursive: true, mode: 0o700 });
    await own(target);
    const entries = (await readdir(path.join(from, below), { withFileTypes: true }))
      .map((entry) => ({ entry, name: path.join(below, entry.name) }))
      .filter(({ name }) => !leavesOut(name));
    for (const { entry, name } of entries)
      if (entry.isDirectory()) await copy(name).catch(unlessGone);
    const files = entries.filter(({ entry }) => entry.isFile());
    // The disk takes some together in the time of one.
    for (let start = 0; start < files.length; start += atOnce)
      await Promise.all(
        files.slice(start, start + atOnce).map(({ name }) => copyOne(name).catch(unlessGone)),
      );
  };
  await copy('');
}

const atOnce = 16;
const unlessGone = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/** Has a file that was written on the disk. */
async function settle(file: string): Promise<void> {
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  await settle(file);
}
