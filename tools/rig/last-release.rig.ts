// While a release is rolled out, processes of the one before it serve on the schema that it brings.
// Here the last release's own specs of its API run on a database with the migrations of this one.
import { FormerCheckout, lastRelease } from './last-release/checkout.ts';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

/** It compares the schema with the entities of its own release, and must find that it differs. */
const except = ['apps/api/test/schema.e2e.spec.ts'];

async function measureSpecs(
  rig: Rig,
  words: readonly string[],
  { least, spoiledBy }: { least: number; spoiledBy?: string },
): Promise<Measured[]> {
  const commit = lastRelease();
  const former = new FormerCheckout(rig.workspace('former'), commit);
  if (spoiledBy) former.addToNewestMigration(spoiledBy);
  const { passed, failed } = await former.specs(words, except);
  return [
    atLeast(`migrations that ${commit.slice(0, 8)} does not know`, former.unknownMigrations, 1),
    exactly(
      `specs of its API that fail on the schema of this release, of ${passed + failed.length}`,
      failed.join('; ').slice(0, 2_000) || 'none',
      'none',
    ),
    atLeast('of them passed', passed, least),
  ];
}

const scenario: Scenario = {
  what: 'the release before this one serves on the schema of this one',
  isLong: true,
  measure: (rig) => measureSpecs(rig, ['apps/api/test/'], { least: 500 }),
  mutants: [
    {
      what: 'a migration renames a column that the release before it reads',
      patches: [],
      measure: (rig) =>
        measureSpecs(rig, ['own-account.e2e'], {
          least: 5,
          spoiledBy: 'ALTER TABLE users RENAME COLUMN full_name TO name',
        }),
    },
    {
      what: 'a migration demands a value that the release before it does not write',
      patches: [],
      measure: (rig) =>
        measureSpecs(rig, ['own-account.e2e'], {
          least: 5,
          spoiledBy: 'ALTER TABLE sessions ADD COLUMN place text NOT NULL',
        }),
    },
  ],
};
export default scenario;
