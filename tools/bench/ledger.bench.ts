// What the ledger costs beside the SQL it consists of, and whether the lists of administrators stay quick when there is much to list.
import 'reflect-metadata';
import { benchDebits } from './ledger/debits.ts';
import { benchLists } from './ledger/lists.ts';
import { Table } from './ledger/table.ts';

const table = new Table('ledger');
await benchDebits(table);
await benchLists(table);
process.exit(table.missed > 0 ? 1 : 0);
