// What the history and the reader cost: pages of the list where there is much, answers a second
// beside a bare server, and the bytes of a course. `-- --plans` writes library/plans.md anew.
import path from 'node:path';
import 'reflect-metadata';
import { Ground } from './library/ground.ts';
import { benchLists, writePlans } from './library/lists.ts';
import { benchThroughput } from './library/throughput.ts';
import { Table } from './shared/table.ts';

const few = await Ground.with(1_000);
const many = await Ground.with(1_000_000);
if (process.argv.includes('--plans')) {
  const file = path.join(import.meta.dirname, 'library/plans.md');
  await writePlans(many, file);
  console.log(`The plans are in ${file}`);
  await Promise.all([few.close(), many.close()]);
  process.exit(0);
}
const table = new Table('library');
await benchLists(table, few, many);
await benchThroughput(table, few);
await Promise.all([few.close(), many.close()]);
process.exit(table.missed > 0 ? 1 : 0);
