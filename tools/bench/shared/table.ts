/** Rows of a bench's table, printed as they are measured. */
export class Table {
  missed = 0;

  constructor(name: string) {
    console.log(`\n### ${name}\n\n| what | measured | bound | |\n|---|---|---|---|`);
  }

  row(what: string, measured: string, bound: string, holds: boolean): void {
    if (!holds) this.missed += 1;
    console.log(`| ${what} | ${measured} | ${bound} | ${holds ? 'ok' : '**missed**'} |`);
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
