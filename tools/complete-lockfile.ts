// node tools/complete-lockfile.ts, after every change of package.json: npm leaves optional packages
// for other platforms out of the lockfile when the registry at hand does not have them, and `npm
// ci` then refuses the lockfile. Adds what is missing, by the names and versions the parents
// declare.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './launch/run-step.ts';

interface LockEntry {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [key: string]: unknown;
}

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> };

const systems = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'openbsd',
  'netbsd',
  'android',
  'openharmony',
  'aix',
  'sunos',
];
const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'riscv64',
  'ppc64',
  's390x',
  'loong64',
  'mips64el',
];

/** Whether `name` is found from the folder of `parent`, looking upwards as Node does. */
function isLocked(parent: string, name: string): boolean {
  const folders = parent.split(/\/?node_modules\//).slice(1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const above = folders
      .slice(0, depth)
      .map((folder) => `node_modules/${folder}/`)
      .join('');
    if (lock.packages[`${above}node_modules/${name}`]) return true;
  }
  return false;
}

/** The platform that a package's name ends in, as npm writes it; undefined if the name has none. */
function platformOf(name: string): { os: string[]; cpu: string[]; libc?: string[] } | undefined {
  const words = name.split('/').at(-1)!.split('-');
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!os || !cpu) return undefined;
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.includes('gnu')
      ? 'glibc'
      : undefined;
  return { os: [os], cpu: [cpu], ...(libc ? { libc: [libc] } : {}) };
}

let added = 0;
for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const platform = platformOf(name);
    if (!platform || !/^\d/.test(version) || isLocked(parent, name)) continue;
    const dev = entry['dev'] ? { dev: true } : {};
    lock.packages[`node_modules/${name}`] = { version, ...platform, ...dev, optional: true };
    added += 1;
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages added to package-lock.json`);
