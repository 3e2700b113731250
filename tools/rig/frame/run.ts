import { existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tableHead, tableLine } from '../../launch/measured.ts';
import { patchedFiles } from '../../launch/patch.ts';
import { root, say } from '../../launch/run-step.ts';
import { mutatedProduct } from './product.ts';
import { Ground, pointsLeft, Rig } from './rig.ts';
import { exactly, type Measured, type Mutant, type Scenario } from './scenario.ts';

interface RigOptions {
  readonly names: readonly string[];
  /**
   * Whether every scenario that is not long is among these: then every registered point must have
   * been struck.
   */
  readonly isWhole: boolean;
  readonly withMutants: boolean;
  readonly seed: number;
}

/** Watchdog (ms) for one scenario or mutant. */
const overWithin = 20 * 60_000;

/**
 * Runs scenarios one after the other and prints what they measured; returns the exit code. The
 * process must exit then: that ends PostgreSQL.
 */
export async function runRig({ names, isWhole, withMutants, seed }: RigOptions): Promise<number> {
  const began = Date.now();
  say(`the seed is ${seed}`);
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(1));
  const stale = await stalePatches();
  if (stale.length > 0) {
    console.error(stale.join('\n'));
    return 1;
  }
  const ground = new Ground();
  await ground.open();
  const runner = new ScenarioRunner(ground, seed);
  const lines: Measured[] = [];
  for (const name of names) lines.push(...(await runner.run(name, withMutants)));
  if (isWhole && !withMutants) {
    console.log('\n### Registered points\n');
    lines.push(
      ...print([
        exactly(
          'points at which nothing was struck',
          pointsLeft(runner.struck).join(', ') || 'none',
          'none',
        ),
      ]),
    );
  }
  const failed = lines.filter(({ holds }) => !holds).length;
  console.log(`\nin ${secondsSince(began)} s, seed ${seed}`);
  console.log(`${lines.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** Runs scenarios, each in a folder of its own, and remembers at which points they struck. */
class ScenarioRunner {
  readonly struck = new Set<string>();
  private readonly ground: Ground;
  private readonly seed: number;
  private runs = 0;

  constructor(ground: Ground, seed: number) {
    this.ground = ground;
    this.seed = seed;
  }

  async run(name: string, withMutants: boolean): Promise<readonly Measured[]> {
    const scenario = await scenarioOf(name);
    console.log(`\n### ${name}: ${scenario.what}\n`);
    const started = Date.now();
    const lines = print(
      withMutants
        ? await this.meetMutants(name, scenario)
        : await this.measure(name, scenario.measure),
    );
    console.log(`\n${secondsSince(started)} s`);
    return lines;
  }

  private async measure(
    name: string,
    work: Scenario['measure'],
    mutant?: Mutant,
  ): Promise<Measured[]> {
    this.runs += 1;
    const folder = path.join(this.ground.folder, `run-${this.runs}-${name}`);
    mkdirSync(folder, { recursive: true });
    const rig = new Rig({
      seed: this.seed,
      folder,
      ...(mutant
        ? { timeoutMs: 60_000, product: mutatedProduct(path.join(folder, 'product'), mutant) }
        : {}),
    });
    const watchdog = new AbortController();
    const measured: Measured[] = [];
    try {
      measured.push(
        ...(await Promise.race([
          work(rig),
          sleep(overWithin, undefined, { signal: watchdog.signal }).then(() => {
            throw new Error(`It was not over within ${overWithin / 60_000} minutes`);
          }),
        ])),
        ...(await rig.closing()),
      );
    } catch (error) {
      measured.push(broke(error));
    }
    watchdog.abort();
    if (!mutant && measured.some(({ holds }) => !holds))
      console.log(
        [...rig.complaints.slice(0, 20).map((line) => line.slice(0, 1_000)), ''].join('\n'),
      );
    await rig.close().catch((error: unknown) => measured.push(broke(error)));
    for (const point of rig.struck) this.struck.add(point);
    return measured;
  }

  /**
   * A mutant that changes nothing a scenario sees is a line that fails; so is one that only keeps
   * the scenario from running.
   */
  private async meetMutants(name: string, scenario: Scenario): Promise<Measured[]> {
    const met: Measured[] = [];
    for (const mutant of scenario.mutants) {
      const started = Date.now();
      const missed = (
        await this.measure(name, mutant.measure ?? scenario.measure, mutant).catch(
          (error: unknown) => [broke(error)],
        )
      ).filter(({ holds }) => !holds);
      const seen = missed.find(({ what }) => what !== ranToItsEnd);
      const first = seen ?? missed[0];
      const told = first
        ? `: ${first.what}: ${first.measured.slice(0, 300)} instead of ${first.required}`
        : '';
      met.push({
        what: mutant.what,
        measured: `${seen ? 'killed' : 'survived'} in ${secondsSince(started)} s${told}`,
        required: 'killed',
        holds: seen !== undefined,
      });
    }
    return met;
  }
}

/** Patches of any scenario whose place in the built product is gone: such a mutant kills nothing. */
async function stalePatches(): Promise<string[]> {
  const names = globSync('tools/rig/*.rig.ts', { cwd: root }).map((file) =>
    path.basename(file, '.rig.ts'),
  );
  const mutants = (await Promise.all(names.map(scenarioOf))).flatMap((each) => each.mutants);
  return mutants.flatMap(({ what, patches }) => {
    try {
      // A build leaves the files of sources that are gone.
      const gone = patches.find(({ file }) => !existsSync(path.join(root, sourceOf(file))));
      if (gone) throw new Error(`The mutant “${what}” patches ${gone.file}, whose source is gone`);
      patchedFiles(root, what, patches);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
const sourceOf = (file: string): string => file.replace('/dist/', '/src/').replace(/\.js$/, '.ts');

export const scenarioOf = async (name: string): Promise<Scenario> =>
  ((await import(path.join(root, 'tools/rig', `${name}.rig.ts`))) as { default: Scenario }).default;
const secondsSince = (started: number): number => Math.round((Date.now() - started) / 1000);
const ranToItsEnd = 'it ran to its end';
const broke = (error: unknown): Measured => ({
  what: ranToItsEnd,
  measured: error instanceof Error ? (error.stack ?? error.message) : String(error),
  required: 'no fault',
  holds: false,
});

function print(lines: readonly Measured[]): readonly Measured[] {
  console.log([tableHead, ...lines.map(tableLine)].join('\n'));
  return lines;
}
