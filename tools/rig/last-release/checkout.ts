import { execFileSync, spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { linkPackages } from '../../launch/copied-checkout.ts';
import { root } from '../../launch/run-step.ts';

const database = 'libs/server/platform/src/database';
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 }).trim();

/**
 * The last commit of the main line whose migrations are others than those of the working tree: what
 * may be serving while this release is rolled out. Throws where the history does not go back so
 * far.
 */
export function lastRelease(): string {
  if (git('status', '--porcelain', '--', database)) return git('rev-parse', 'HEAD');
  const changed = git('log', '--first-parent', '-1', '--format=%H', '--', `${database}/migrations`);
  return git('rev-parse', `${changed}^`);
}

export const migrationsIn = (folder: string): readonly string[] =>
  globSync('*.ts', { cwd: path.join(folder, database, 'migrations') }).toSorted();

/** The sources of a commit, with the migrations of the working tree in place of its own. */
export class FormerCheckout {
  /** How many migrations that release knows nothing of. */
  readonly unknownMigrations: number;
  private readonly folder: string;

  constructor(folder: string, commit: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    const archive = path.join(folder, 'sources.tar');
    git('archive', '--format=tar', `--output=${archive}`, commit);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    rmSync(archive);
    linkPackages(folder);
    const own = new Set(migrationsIn(folder));
    this.unknownMigrations = migrationsIn(root).filter((file) => !own.has(file)).length;
    rmSync(path.join(folder, database, 'migrations'), { recursive: true });
    for (const part of ['migrations', 'migrations.ts'])
      cpSync(path.join(root, database, part), path.join(folder, database, part), {
        recursive: true,
      });
  }

  /** Has the newest migration do this as well. */
  addToNewestMigration(sql: string): void {
    const file = path.join(this.folder, database, 'migrations', migrationsIn(this.folder).at(-1)!);
    const source = readFileSync(file, 'utf8');
    const begins = /async up\((\w+): QueryRunner\): Promise<void> \{\n/;
    const changed = source.replace(
      begins,
      (head, runner: string) => `${head}    await ${runner}.query(${JSON.stringify(sql)});\n`,
    );
    if (changed === source) throw new Error(`${file} has no beginning that is known here`);
    writeFileSync(file, changed);
  }

  /** Vitest refuses a tag that the configuration of that release does not know. */
  private withoutProofs(): string[] {
    const config = readFileSync(path.join(this.folder, 'vitest.config.ts'), 'utf8');
    return config.includes("name: 'proof'") ? ['--tags-filter=!proof'] : [];
  }

  /** What became of its specs whose path matches one of `words`. */
  async specs(words: readonly string[], except: readonly string[]): Promise<Outcome> {
    const report = path.join(this.folder, 'report.json');
    const child = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=server',
        ...this.withoutProofs(),
        '--reporter=json',
        `--outputFile=${report}`,
        ...except.map((file) => `--exclude=${file}`),
        ...words,
      ],
      { cwd: this.folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const said = await text(child.stderr);
    return outcomeOf(report, said);
  }
}

export interface Outcome {
  readonly passed: number;
  readonly failed: readonly string[];
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

function outcomeOf(report: string, said: string): Outcome {
  let files: Report['testResults'];
  try {
    ({ testResults: files } = JSON.parse(readFileSync(report, 'utf8')) as Report);
  } catch (cause) {
    throw new Error(`The specs did not run: ${said.slice(-2_000)}`, { cause });
  }
  const failed = files.flatMap(({ name, status, assertionResults }) => {
    const titles = assertionResults.filter((test) => test.status === 'failed');
    const file = path.basename(name);
    // A file that does not even load has no test that failed.
    if (titles.length === 0) return status === 'failed' ? [file] : [];
    return titles.map(({ title }) => `${file}: ${title}`);
  });
  const passed = files.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed'),
  );
  return { passed: passed.length, failed };
}
