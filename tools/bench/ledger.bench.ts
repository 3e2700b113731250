// What the ledger costs beside the SQL it consists of, and whether lists of administrators and the
// check of all ledgers stay bearable when there is much.
import 'reflect-metadata';
import { benchCheck } from './ledger/check.ts';
import { benchDebits } from './ledger/debits.ts';
import { Ground } from './ledger/ground.ts';
import { benchLists } from './ledger/lists.ts';
import { Table } from './shared/table.ts';

const table = new Table('ledger');
await benchDebits(table);
const few = await Ground.with(1_000, 1_000);
const many = await Ground.with(100_000, 1_000_000);
await benchLists(table, few, many);
await benchCheck(table, many);
await Promise.all([few.close(), many.close()]);
process.exit(table.missed > 0 ? 1 : 0);
