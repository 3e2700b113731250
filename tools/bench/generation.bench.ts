// How a course is written: no slot idles, few calls, an early first lesson, little CPU without a
// model, and nothing paid twice after kill -9.
import { builtinRows } from './generation/builtin.ts';
import { killRows } from './generation/kill.ts';
import { callRows, scheduleRows } from './generation/schedule.ts';

export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly bound: string;
  readonly holds: boolean;
}

const parts = { schedule: scheduleRows, calls: callRows, builtin: builtinRows, kill: killRows };
const wanted = process.argv.slice(2);
let missed = 0;
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const rows = await measure();
  missed += rows.filter(({ holds }) => !holds).length;
  console.log(`\n### ${name}\n\n| what | measured | bound | |\n|---|---|---|---|`);
  for (const { what, measured, bound, holds } of rows)
    console.log(`| ${what} | ${measured} | ${bound} | ${holds ? 'ok' : '**missed**'} |`);
}
process.exit(missed > 0 ? 1 : 0);
