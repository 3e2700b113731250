import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { tableHead, tableLine } from '../../launch/measured.ts';
import { root, say } from '../../launch/run-step.ts';
import { mutatedProduct } from './product.ts';
import { Ground, pointsLeft, Rig } from './rig.ts';
import { exactly, type Measured, type Mutant, type Scenario } from './scenario.ts';

interface Order {
  readonly names: readonly string[];
  /** Whether these are all scenarios: then every registered point must have been struck. */
  readonly isWhole: boolean;
  readonly withMutants: boolean;
  readonly seed: number;
}

/** Runs scenarios one after the other and prints what they measured; returns the exit code. */
export async function runRig({ names, isWhole, withMutants, seed }: Order): Promise<number> {
  const began = Date.now();
  say(`the seed is ${seed}`);
  const ground = new Ground();
  const struck = new Set<string>();
  const lines: Measured[] = [];
  const close = async () => {
    await open?.close();
    await ground.close();
  };
  let open: Rig | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().finally(() => process.exit(1)));
  try {
    await ground.open();
    for (const name of names) {
      const { default: scenario } = (await import(path.join(root, 'tools/rig', `${name}.rig.ts`))) as { default: Scenario };
      console.log(`\n### ${name}: ${scenario.what}\n`);
      const measured = withMutants ? await meetMutants(name, scenario) : await measure(name, scenario.measure);
      print(measured);
      lines.push(...measured);
    }
  } finally {
    await close();
  }
  if (isWhole && !withMutants) {
    console.log('\n### Registered points\n');
    lines.push(print([exactly('points at which nothing was struck', pointsLeft(struck).join(', ') || 'none', 'none')])[0]!);
  }
  const failed = lines.filter(({ holds }) => !holds).length;
  console.log(`\nin ${Math.round((Date.now() - began) / 1000)} s, seed ${seed}`);
  console.log(`${lines.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;

  async function measure(name: string, work: Scenario['measure'], mutant?: Mutant): Promise<Measured[]> {
    const folder = path.join(ground.folder, `run-${struck.size}-${lines.length}-${name}${mutant ? `-mutant-${Date.now()}` : ''}`);
    mkdirSync(folder, { recursive: true });
    const rig = new Rig({ seed, folder, ...(mutant ? { patience: 60_000 } : {}), ...(mutant ? { product: mutatedProduct(path.join(folder, 'product'), mutant) } : {}) });
    open = rig;
    const started = Date.now();
    try {
      const measured = await work(rig);
      return [...measured, ...(await rig.closing())];
    } catch (error) {
      return [broke(error)];
    } finally {
      if (!mutant) console.log(`(${Math.round((Date.now() - started) / 1000)} s)\n`);
      open = undefined;
      await rig.close();
      for (const point of rig.struck) struck.add(point);
    }
  }

  /** A mutant that changes nothing a scenario sees is a line that fails; so is one that only keeps the scenario from running. */
  async function meetMutants(name: string, scenario: Scenario): Promise<Measured[]> {
    const met: Measured[] = [];
    for (const mutant of scenario.mutants) {
      const missed = (await measure(name, mutant.measure ?? scenario.measure, mutant).catch((error: unknown) => [broke(error)])).filter(({ holds }) => !holds);
      const seen = missed.find(({ what }) => what !== ranToItsEnd);
      const first = seen ?? missed[0];
      const told = first ? `: ${first.what}: ${first.measured.slice(0, 300)}` : '';
      met.push({ what: mutant.what, measured: `${seen ? 'noticed' : 'not noticed'}${told}`, required: 'noticed', holds: seen !== undefined });
    }
    return met;
  }
}

const ranToItsEnd = 'it ran to its end';
const broke = (error: unknown): Measured => ({ what: ranToItsEnd, measured: error instanceof Error ? (error.stack ?? error.message) : String(error), required: 'no fault', holds: false });

function print(lines: readonly Measured[]): readonly Measured[] {
  console.log([tableHead, ...lines.map(tableLine)].join('\n'));
  return lines;
}
