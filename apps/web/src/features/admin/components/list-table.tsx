import { limits } from '@coursewright/contract';
import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { errorText } from '../../../shared/trpc.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import styles from '../admin.module.css';

interface Page {
  readonly total: number;
  readonly has_more: boolean;
  readonly page: number;
  readonly per_page: number;
}

interface ListTableProps<Row extends object> extends Pick<TableProps<Row>, 'columns' | 'rowKey' | 'onChange'> {
  label: string;
  empty: string;
  /** More of a row, behind a button. */
  expandedRow?: (row: Row) => ReactNode;
  query: { data: (Page & { rows: readonly Row[] }) | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  onPage: (page: number) => void;
}

/** A page of a long list: on its way, empty, refused, or there. On narrow screens it scrolls within itself. */
export function ListTable<Row extends object>({ label, empty, query: { data, error, isFetching, refetch }, onPage, expandedRow, ...table }: ListTableProps<Row>) {
  if (error && !data)
    return (
      <div className={styles['stack']}>
        <Notice severity="error">{errorText(error)}</Notice>
        <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  return (
    <div className={styles['stack']}>
      {error ? <Notice severity="warning">{errorText(error)} What you see may be out of date.</Notice> : null}
      {/* Focusable, so that it can be scrolled without a pointer. */}
      <div role="group" aria-label={label} aria-busy={isFetching} tabIndex={0} className={styles['table']}>
        <Table<Row>
          {...table}
          {...(expandedRow ? { expandable: { expandedRowRender: expandedRow, columnTitle: <span className="visually-hidden">Details</span> } } : {})}
          dataSource={data ? [...data.rows] : []}
          loading={{ spinning: isFetching, delay: 250 }}
          locale={{ emptyText: data ? empty : 'Loading…' }}
          size="middle"
          pagination={false}
        />
      </div>
      {data && <Pages {...data} label={label} onPage={onPage} />}
    </div>
  );
}

function Pages({ page, total, per_page: perPage, has_more: hasMore, label, onPage }: Page & { label: string; onPage: (page: number) => void }) {
  const last = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav aria-label={`Pages: ${label}`} className={styles['pages']}>
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, last))}>
        Previous
      </Button>
      <span aria-live="polite">
        Page {page} of {last} · {hasMore ? `more than ${limits.adminRows.toLocaleString('en')}` : total.toLocaleString('en')} found
      </span>
      <Button look="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
      {hasMore && <span className={styles['soft']}>Narrow the filters to reach the rest.</span>}
    </nav>
  );
}
