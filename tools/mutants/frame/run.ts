import { stripVTControlCharacters } from 'node:util';
import { type Measured, tableHead, tableLine } from '../../launch/measured.ts';
import type { Mutant, MutantTable } from './mutant.ts';
import { endRuns, type Failure, type Outcome, runSpec } from './run-spec.ts';
import { Workshop } from './workshop.ts';

/** Runs each specification as it is and then once for each of its mutants, and prints what was killed; returns the exit code. */
export async function runMutants(table: MutantTable): Promise<number> {
  const began = Date.now();
  const workshop = new Workshop();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(
      signal,
      () =>
        void endRuns()
          .then(() => workshop.close())
          .finally(() => process.exit(1)),
    );
  }
  const lines: Measured[] = [];
  const add = (line: Measured) => {
    lines.push(line);
    console.log(tableLine(line));
  };
  try {
    await workshop.open();
    for (const [spec, mutants] of Object.entries(table)) {
      console.log(`\n### ${spec}\n\n${tableHead}`);
      const whole = await runSpec(
        workshop,
        spec,
        mutants.every(({ test }) => test)
          ? mutants.map(({ test }) => `(?:${test})`).join('|')
          : undefined,
      );
      add(asItIs(whole, mutants));
      if (whole.missed.length + whole.broken.length > 0) continue;
      for (const mutant of mutants)
        add(
          met(
            mutant,
            await workshop.with(mutant, () => runSpec(workshop, spec, mutant.test)).catch(broke),
          ),
        );
    }
  } finally {
    await workshop.close();
  }
  const failed = lines.filter(({ holds }) => !holds).length;
  console.log(`\nin ${Math.round((Date.now() - began) / 1000)} s`);
  console.log(`${lines.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** Without a fault all pass, and no mutant waits for a test that is not there. */
function asItIs({ passed, missed, broken }: Outcome, mutants: readonly Mutant[]): Measured {
  const unnamed = mutants.filter(
    ({ test }) => !passed.some((name) => new RegExp(test ?? '').test(name)),
  );
  const wrong = [
    ...[...missed, ...broken].map(told),
    ...unnamed.map(
      ({ promise, test }) => `no test passes for ${promise} by the name of “${test ?? ''}”`,
    ),
  ];
  return {
    what: 'without a fault',
    measured: wrong.join('; ') || `${passed.length} tests pass`,
    required: 'all pass',
    holds: wrong.length === 0 && passed.length > 0,
  };
}

function met(
  { promise, what }: Mutant,
  { passed, missed: [first], broken: [other] }: Outcome,
): Measured {
  const measured = first
    ? `killed: ${told(first)}`
    : `survived: ${other ? told(other) : `${passed.length} tests pass`}`;
  return { what: `${promise}: ${what}`, measured, required: 'killed', holds: first !== undefined };
}

const broke = (error: unknown): Outcome => ({
  passed: [],
  missed: [],
  broken: [{ test: 'the mutant', message: error instanceof Error ? error.message : String(error) }],
});

/** The test, the line at which it failed, and why, without the stack. */
const told = ({ test, line, message }: Failure): string =>
  [
    `“${test}”`,
    ...(line ? [`line ${cell(line, 240)}`] : []),
    cell(stripVTControlCharacters(message).split(/\n\s+at /)[0]!, 300),
  ].join(' — ');

const cell = (text: string, most: number): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').trim().slice(0, most);
