import { Table } from 'antd';
import type { ReactNode } from 'react';
import { errorText } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { useNarrowScreen } from '../../../shared/ui/use-narrow-screen.ts';
import styles from '../admin.module.css';

interface Page {
  readonly total: number;
  readonly has_more: boolean;
  readonly page: number;
  readonly per_page: number;
}

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

interface ListTableProps<Row extends object> {
  label: string;
  columns: readonly Column<Row>[];
  rowKey: keyof Row & string;
  /** More of a row, behind a button. */
  expandedRow?: (row: Row) => ReactNode;
  sort?: {
    by: string;
    order: 'asc' | 'desc';
    onSort: (by: string | undefined, order: 'asc' | 'desc' | undefined) => void;
  };
  query: {
    data: (Page & { rows: readonly Row[] }) | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  onPage: (page: number) => void;
  /** What to say where there is nothing: for these filters, which can be cleared, or at all. */
  empty: { filtered: string; none: string; onClear: (() => void) | undefined };
}

/** A page of a long list: on its way, refused, empty, or there as a table; on narrow screens as cards. */
export function ListTable<Row extends object>({
  label,
  query: { data, error, isFetching, refetch },
  onPage,
  empty,
  ...list
}: ListTableProps<Row>) {
  const isNarrow = useNarrowScreen();
  const again = (
    <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  if (!data)
    return error ? (
      <div className={styles['stack']}>
        <Notice severity="error">{errorText(error)}</Notice>
        {again}
      </div>
    ) : (
      <Spinner label={`${label}: loading…`} />
    );
  const Rows = isNarrow ? Cards : Grid;
  return (
    <div className={styles['stack']}>
      {error ? (
        <>
          <Notice severity="warning">{errorText(error)} What you see may be out of date.</Notice>
          {again}
        </>
      ) : null}
      {isNarrow && list.sort && <SortField {...list} sort={list.sort} />}
      {data.rows.length > 0 ? (
        <Rows<Row> {...list} label={label} rows={data.rows} isFetching={isFetching} />
      ) : (
        <Nothing {...empty} page={data} onPage={onPage} />
      )}
      <Pages {...data} label={label} onPage={onPage} />
    </div>
  );
}

interface RowsProps<Row extends object> extends Pick<
  ListTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'expandedRow' | 'sort'
> {
  rows: readonly Row[];
  isFetching: boolean;
}

function Grid<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  expandedRow,
  sort,
  isFetching,
}: RowsProps<Row>) {
  return (
    // Focusable, so that it can be scrolled without a pointer.
    <div
      role="group"
      aria-label={label}
      aria-busy={isFetching}
      tabIndex={0}
      className={styles['table']}
    >
      <Table<Row>
        columns={columns.map(({ key, title, render, align, orders }) => ({
          key,
          title,
          render: (_, row) => render(row),
          ...(align ? { align } : {}),
          ...(sort && orders
            ? {
                sorter: true,
                showSorterTooltip: false,
                sortOrder:
                  sort.by !== key
                    ? null
                    : sort.order === 'asc'
                      ? ('ascend' as const)
                      : ('descend' as const),
              }
            : {}),
        }))}
        rowKey={rowKey}
        {...(expandedRow
          ? {
              expandable: {
                expandedRowRender: expandedRow,
                columnTitle: <span className="visually-hidden">Details</span>,
              },
            }
          : {})}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          if (order) sort?.onSort(String(columnKey), order === 'ascend' ? 'asc' : 'desc');
          else sort?.onSort(undefined, undefined);
        }}
        dataSource={[...rows]}
        loading={{ spinning: isFetching, delay: 250 }}
        size="middle"
        pagination={false}
      />
    </div>
  );
}

function Cards<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  expandedRow,
  isFetching,
}: RowsProps<Row>) {
  const heading = columns.find(({ part }) => part === 'heading');
  const actions = columns.find(({ part }) => part === 'actions');
  const facts = columns.filter(({ part }) => part === undefined);
  return (
    <ul aria-label={label} aria-busy={isFetching} className={styles['cards']}>
      {rows.map((row) => (
        <li key={String(row[rowKey])}>
          <h3>{heading?.render(row)}</h3>
          <dl>
            {facts.map(({ key, title, render }) => {
              const said = render(row);
              return said === '' || said === null ? null : (
                <div key={key}>
                  <dt>{title}</dt>
                  <dd>{said}</dd>
                </div>
              );
            })}
          </dl>
          {actions?.render(row)}
          {expandedRow && (
            <details>
              <summary>Details</summary>
              {expandedRow(row)}
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the heads of a table do, where there are none. */
function SortField<Row extends object>({
  columns,
  sort: { by, order, onSort },
}: {
  columns: readonly Column<Row>[];
  sort: NonNullable<ListTableProps<Row>['sort']>;
}) {
  const options = columns.flatMap(({ key, title, orders }) =>
    orders
      ? [
          { value: `${key} asc`, label: `${title}: ${orders[0]}` },
          { value: `${key} desc`, label: `${title}: ${orders[1]}` },
        ]
      : [],
  );
  return (
    <SelectField
      label="Sorted by"
      value={`${by} ${order}`}
      options={options}
      onChange={(event) => {
        const [key = '', direction] = event.currentTarget.value.split(' ');
        onSort(key, direction === 'asc' ? 'asc' : 'desc');
      }}
    />
  );
}

function Nothing({
  filtered,
  none,
  onClear,
  page: { page, total, has_more: hasMore },
  onPage,
}: ListTableProps<object>['empty'] & { page: Page; onPage: (page: number) => void }) {
  const said =
    page > 1 && total > 0
      ? 'The list is not as long as that.'
      : hasMore
        ? 'None of those that were looked at first matches. Narrow the filters, so that there are fewer to look at.'
        : onClear
          ? filtered
          : none;
  return (
    <div className={styles['nothing']} role="status">
      <p>{said}</p>
      {page > 1 ? (
        <Button look="secondary" onClick={() => onPage(1)}>
          To the first page
        </Button>
      ) : (
        onClear && (
          <Button look="secondary" onClick={onClear}>
            Show all
          </Button>
        )
      )}
    </div>
  );
}

function Pages({
  page,
  total,
  per_page: perPage,
  has_more: hasMore,
  label,
  onPage,
}: Page & { label: string; onPage: (page: number) => void }) {
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav aria-label={`Pages: ${label}`} className={styles['pages']}>
      <Button
        look="secondary"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, last))}
      >
        Previous
      </Button>
      <span aria-live="polite">
        {hasMore
          ? `Page ${page} · at least ${total.toLocaleString('en')} found`
          : `Page ${page} of ${last} · ${total.toLocaleString('en')} found`}
      </span>
      <Button look="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
      {hasMore && page >= last && (
        <span className={styles['soft']}>Narrow the filters to reach the rest.</span>
      )}
    </nav>
  );
}
