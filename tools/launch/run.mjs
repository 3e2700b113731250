// The first thing every npm script runs, on whatever Node (20 or newer) is at hand and with nothing
// installed yet: installs what is missing, then hands over to the command on the Node 24 that came
// with the dependencies.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
// npm writes it at the end of an installation that succeeded, whoever started it.
const installedLock = path.join(root, 'node_modules/.package-lock.json');
const installLog = path.join(root, 'install.log');
const [command, ...args] = process.argv.slice(2);

const say = (sentence) => console.log(`coursewright: ${sentence}`);
const packagesIn = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/** Optional packages are those of other platforms; workspaces have no integrity. */
function isInstalled() {
  if (!existsSync(installedLock)) return false;
  const present = packagesIn(installedLock);
  return Object.entries(packagesIn(path.join(root, 'package-lock.json'))).every(
    ([place, { integrity, optional }]) =>
      optional || !integrity || present[place]?.integrity === integrity,
  );
}

function install() {
  say(
    'installing dependencies from the npm registry (about 400 MB on disk; one to three minutes) …',
  );
  const started = Date.now();
  const timer = setInterval(
    () => say(`still installing (${Math.round((Date.now() - started) / 1000)} s) …`),
    15_000,
  );
  // npm names its own script in npm_execpath, so the very npm that was called is used again.
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const child = spawn(npm[0], [...npm.slice(1), 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(chunk.toString()));
  return new Promise((resolve) => {
    const done = (code) => {
      clearInterval(timer);
      if (code === 0) {
        rmSync(installLog, { force: true });
        say(`dependencies installed in ${Math.round((Date.now() - started) / 1000)} s`);
        return resolve();
      }
      const lines = output
        .join('')
        .split('\n')
        .filter((line) => !/npm warn/i.test(line));
      appendFileSync(installLog, output.join(''));
      console.error(lines.filter(Boolean).slice(0, 15).join('\n'));
      say(`the installation failed; everything npm said is in ${installLog}`);
      process.exit(1);
    };
    child.once('error', (error) => {
      output.push(error.message);
      done(1);
    });
    child.once('exit', done);
  });
}

function node24() {
  const own = path.join(root, 'node_modules/.bin/node');
  if (existsSync(own)) return own;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major >= 24 || (major === 22 && minor >= 18)) return process.execPath;
  say(
    `Node 24 did not come with the dependencies (are npm's install scripts switched off?) and this is Node ${process.versions.node}. Run it with Node 24, or allow the install script of the package "node".`,
  );
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  say(`Node 20 or newer is needed to begin; this is Node ${process.versions.node}.`);
  process.exit(1);
}
if (!isInstalled()) await install();

const bin = path.join(root, 'node_modules/.bin');
const child = spawn(
  node24(),
  ['--disable-warning=ExperimentalWarning', path.join(root, 'tools', `${command}.ts`), ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
    },
  },
);
// The terminal sends Ctrl-C to the whole group; a service manager sends SIGTERM to this process
// only.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm hands a SIGTERM to its shell, which ends without handing it on: whoever stops npm means the
// product.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
