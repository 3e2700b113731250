/** One line of a table of what was measured. */
export interface Measured {
  readonly what: string;
  readonly measured: string;
  readonly required: string;
  readonly holds: boolean;
}

export const tableHead = '| what | measured | required | |\n|---|---|---|---|';
export const tableLine = ({ what, measured, required, holds }: Measured): string =>
  `| ${what} | ${measured} | ${required} | ${holds ? 'ok' : '**missed**'} |`;
