import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Nothing (null or '') where there is nothing to say. */
  readonly render: (row: Row) => ReactNode;
  /** What a row is called on a card, and its buttons; all others are facts. */
  readonly part?: 'heading' | 'actions';
  readonly align?: 'end';
  /** What it is to be sorted upwards and downwards, in words. */
  readonly orders?: readonly [asc: string, desc: string];
}

/** The order a list is in, and how to change it. */
export interface Sort {
  readonly by: string;
  readonly order: 'asc' | 'desc';
  readonly onSort: (by: string | undefined, order: 'asc' | 'desc' | undefined) => void;
}

export interface RowsProps<Row extends object> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: keyof Row & string;
  /** More of a row, behind a button. */
  readonly expandedRow?: (row: Row) => ReactNode;
  readonly sort?: Sort;
  readonly rows: readonly Row[];
  readonly isFetching: boolean;
}
