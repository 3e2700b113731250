import { Table } from '../../../shared/antd/table.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import styles from '../admin.module.css';
import type { Column, RowsProps, Sort } from './list-columns.ts';
import { useAdminMessages } from '../messages/index.ts';

/** The rows as a table. */
export function ListGrid<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  expandedRow,
  sort,
  isFetching,
}: RowsProps<Row>) {
  const t = useAdminMessages();
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
          ...(sort && orders ? sorterOf(key, sort) : {}),
        }))}
        rowKey={rowKey}
        {...(expandedRow
          ? {
              expandable: {
                expandedRowRender: expandedRow,
                columnTitle: <span className="visually-hidden">{t.details}</span>,
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

const sorterOf = (key: string, { by, order }: Sort) => ({
  sorter: true,
  showSorterTooltip: false,
  sortOrder: by !== key ? null : order === 'asc' ? ('ascend' as const) : ('descend' as const),
});

/** The rows as cards, for narrow screens. */
export function ListCards<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  expandedRow,
  isFetching,
}: RowsProps<Row>) {
  const t = useAdminMessages();
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
              <summary>{t.details}</summary>
              {expandedRow(row)}
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the heads of a table do, where there are none. */
export function SortField<Row extends object>({
  columns,
  sort: { by, order, onSort },
}: {
  columns: readonly Column<Row>[];
  sort: Sort;
}) {
  const t = useAdminMessages();
  const options = columns.flatMap(({ key, title, orders }) =>
    orders
      ? [
          { value: `${key} asc`, label: t.sorted({ column: title, order: orders[0] }) },
          { value: `${key} desc`, label: t.sorted({ column: title, order: orders[1] }) },
        ]
      : [],
  );
  return (
    <SelectField
      label={t.sort_by}
      value={`${by} ${order}`}
      options={options}
      onChange={(event) => {
        const [key = '', direction] = event.currentTarget.value.split(' ');
        onSort(key, direction === 'asc' ? 'asc' : 'desc');
      }}
    />
  );
}
